/** Lessons: guided battles, each a battle of this device that is noted as the lesson of its system. Where it stands in the lesson
 * follows from its view alone.
 *
 * Link: `lesson=` and the system: `lesson=SYSTEM`.
 */

import { shortName } from "../../../shared/text-safety.js";
import { guardAnswers } from "../../battle/answer-guard.js";
import { answer } from "../../battle/answering.js";
import { openUnstored, resume } from "../../battle/open-battle.js";
import { battleId, isElsewhere, onChange, openView } from "../../battle/state.js";
import { givenUpCheck } from "../../engine/engine.js";
import { linkNote } from "../../links/open-link.js";
import { onBattleLink, openLink } from "../../navigation/route.js";
import { draw } from "../../page/draw.js";
import { keepLesson, lessonOf, setLessonSeen } from "../../page/preferences.js";
import { fileTrouble, siteFile } from "../../page/site-files.js";
import { systemOf } from "../../page/systems.js";
import { label, language, say } from "../../page/words.js";
import { newId, readBattle } from "../../storage/battles.js";
import { notedWhileOpening } from "../../storage/unfinished-openings.js";
import { toast } from "../../ui/toast.js";
import { answerOf, isLessons, isOver, placeIn } from "./plan.js";

/** @import { Request, Trouble } from "../../../shared/view.d.ts" */
/** @import { Place, Plan, PlanStep } from "./plan.js" */

const MARK = "lesson=";

/** @type {Trouble} */
const UNKNOWN = { code: "no-lesson", label: { id: "page-lesson-unknown" } };

/** Why a lesson cannot be read now.
 * @param {string} link
 * @param {unknown} error
 */
const missing = (link, error) =>
  fileTrouble(
    error,
    { code: "lesson-missing", label: { id: "page-lesson-missing" }, link },
    { code: "lesson-damaged", label: { id: "page-lesson-damaged" }, link },
  );

/** The lessons that were read, by their systems; null while one is being read.
 * @type {Map<string, Plan | null>} */
const plans = new Map();

/** The last answer was none of the lesson's: at this turn of this battle. */
let refusedAt = "";
/** The battles whose first word has been read. */
const begun = new Set();

/** Begin the lesson of a system, or go on with it.
 * @param {string} system
 */
export const openLesson = (system) => openLink(MARK + system);

/** @param {string} link */
const isLessonLink = (link) => link.startsWith(MARK);

/** @param {string} link
 * @returns {Promise<Trouble | null>}
 */
const openLinked = (link) => notedWhileOpening(linkNote(link), () => openNoted(link));

/** @param {string} link
 * @returns {Promise<Trouble | null>}
 */
async function openNoted(link) {
  const system = link.slice(MARK.length);
  if (!systemOf(system)?.lesson) return UNKNOWN;
  const goOn = givenUpCheck();
  const plan = await readPlan(system).catch((error) => {
    const trouble = missing(link, error);
    if (trouble) return trouble;
    throw error;
  });
  if ("code" in plan) return plan;
  const known = lessonOf(system);
  const kept = known ? await readBattle(known).catch(() => null) : null;
  goOn();
  if (kept && !isOver(plan, kept)) return resume(known);
  const id = newId();
  keepLesson(system, id);
  const told = await openUnstored(
    {
      do: "open",
      file: {
        ...plan.save,
        name: shortName(say("page-lesson-name", { title: plan.title[language()] })),
      },
    },
    "",
    id,
  );
  if (told) keepLesson(system, "");
  return told;
}

/** Read the lesson of a system, once.
 * @param {string} system
 * @returns {Promise<Plan>}
 */
async function readPlan(system) {
  const known = plans.get(system);
  if (known) return known;
  plans.set(system, null);
  try {
    const plan = await (await siteFile(`rules/lessons/${system}.json`)).json();
    plans.set(system, plan);
    return plan;
  } catch (error) {
    plans.delete(system);
    throw error;
  }
}

/**
 * @typedef {object} Lesson the lesson in which the open battle stands
 * @property {string} system
 * @property {Plan} plan
 * @property {Place} place
 * @property {PlanStep | undefined} step
 */

/** The lesson of the open battle, if it is one.
 * @returns {Lesson | null}
 */
export function lessonNow() {
  const view = openView();
  if (!view || isElsewhere() || lessonOf(view.system) !== battleId()) return null;
  const plan = plans.get(view.system);
  if (!plan) return null;
  const place = placeIn(plan, view);
  return { system: view.system, plan, place, step: plan.steps[place.index] };
}

/** True while the open battle is a lesson, even if its words are still being read. */
export function isLesson() {
  const view = openView();
  return view !== null && lessonOf(view.system) === battleId() && plans.has(view.system);
}

const now = () => `${battleId()} ${openView()?.turn}`;

/** True if the person has just tried another answer than the lesson's. */
export const isRefused = () => refusedAt === now();

/** True while the lesson's first word stands there.
 * @param {Lesson} lesson
 */
export const isFirst = ({ place }) => place.index === 0 && !begun.has(battleId());

/** The first word has been read. */
export function begin() {
  begun.add(battleId());
  draw();
}

/** Give the lesson's answer in the person's place. */
export function giveAnswer() {
  const step = lessonNow()?.step;
  if (step) answer(answerOf(step, language()));
}

/** The battle is one like any other from here on. */
export function leaveLesson() {
  const lesson = lessonNow();
  if (!lesson) return;
  const id = battleId();
  keepLesson(lesson.system, "");
  setLessonSeen(lesson.system);
  toast(say("page-lesson-left"), () => {
    keepLesson(lesson.system, id);
    draw();
  });
}

/** The request that is made in place of one to a battle that is a lesson; null if none is.
 * @param {Request} request
 * @returns {Request | null}
 */
function lessonsOwn(request) {
  const lesson = lessonNow();
  if (!lesson) return null; // its words are still being read
  const { place, step } = lesson;
  if (request.do === "undo" && place.index <= 0) {
    toast(say("page-lesson-start"));
    return null;
  }
  if (["undo", "redo", "name"].includes(request.do)) return request;
  if (place.kind !== "step" || !step) {
    leaveLesson(); // whoever plays on has done with it
    return request;
  }
  const wanted = answerOf(step, language());
  if ("answer" in request && isLessons(request.answer, wanted))
    return { ...request, answer: wanted };
  refusedAt = now();
  draw();
  return null;
}

/** The battle whose lesson was said to be missing. */
let told = "";

/** The battle goes on without its lesson: said once where the file cannot be had.
 * @param {unknown} error
 */
function tellMissing(error) {
  const trouble = missing("", error);
  if (!trouble || told === battleId()) return;
  told = battleId();
  toast(label(trouble.label, {}));
}

/** A battle that is a lesson came to sight: its words are read; at its end it has been learnt. */
onChange(() => {
  const view = openView();
  if (!view || lessonOf(view.system) !== battleId()) return;
  if (!plans.has(view.system)) readPlan(view.system).then(draw, tellMissing);
  const lesson = lessonNow();
  if (lesson?.place.kind === "end") setLessonSeen(lesson.system);
  if (lesson && lesson.place.index > 0) begun.add(battleId());
});

guardAnswers(lessonsOwn, isLesson);
onBattleLink(isLessonLink, openLinked);
