/** The page without its engine: it draws the moments of battles that were recorded, by the page's own modules. */

import { takesSeveral } from "../../web/app/battle/choice-answer.js";
import { draft, editDraft } from "../../web/app/battle/draft.js";
import { holdLog } from "../../web/app/battle/open-log.js";
import { lookAs } from "../../web/app/battle/private-view.js";
import { change, isBusy, openedBattle, openView, viewInSight } from "../../web/app/battle/state.js";
import { takesTaps } from "../../web/app/battle/tap-guard.js";
import { battleTitle } from "../../web/app/battle/title.js";
import {
  answerGiven,
  closed,
  created,
  oddsCounted,
  privateViewRequested,
  refusedWith,
  replyKept,
  requestBegun,
  requestEnded,
} from "../../web/app/battle/transitions.js";
import { withOldOdds } from "../../web/app/battle/waiting-odds.js";
import { showsList, toggleList } from "../../web/app/board/field-list.js";
import { toggleLookOnly } from "../../web/app/board/taps.js";
import { start } from "../../web/app/engine/engine.js";
import { lessonNow } from "../../web/app/features/lessons/lesson.js";
import { printOverview } from "../../web/app/features/print/overview.js";
import { printCards } from "../../web/app/features/print/sheet.js";
import { draw, paint, whenSeen } from "../../web/app/page/draw.js";
import { html, render } from "../../web/app/page/lit-html.js";
import { keepLesson } from "../../web/app/page/preferences.js";
import { readSystems, systemTitle } from "../../web/app/page/systems.js";
import { language, speak } from "../../web/app/page/words.js";
import { unitCards, zoneCards } from "../../web/app/paper/cards.js";
import { screen } from "../../web/app/screens/screen.js";
import "../../web/app/screens/steps.js";
import { BattleLog } from "../../web/app/storage/battle-log.js";
import { readTitles } from "../../web/app/ui/rules.js";
import { closeSheet, sheet } from "../../web/app/ui/sheet.js";
import { shareUnchanged } from "../../web/shared/share-unchanged.js";
import { differences } from "./compare-drawings.js";
import { answerWith, lastRequest, RecordedEngine } from "./recorded-engine.js";
import { variations } from "./variations.js";

/** @import { Reply, Trouble, View } from "../../web/shared/view.d.ts" */
/** @import { OpenBattle } from "../../web/app/battle/transitions.js" */

/**
 * @typedef {object} Moment as `tests/gallery/recording.py` writes it
 * @property {Record<string, Reply>} replies
 * @property {string[]} takers who may take the phone to answer
 * @property {Trouble | null} refused
 * @property {string} lesson the system of which it is a moment of the lesson
 */

/** So long a view may take to be drawn, in milliseconds. */
const LIMIT = 60_000;

let shown = 0;

/** Done when the page is drawn and its steps after a drawing were taken, with those that they asked for.
 * @returns {Promise<void>}
 */
async function drawn() {
  const late = new Promise((_, fail) => setTimeout(fail, LIMIT, new Error("it was not drawn")));
  const seen = () => new Promise((done) => whenSeen(() => done(null)));
  await Promise.race([
    late,
    seen()
      .then(seen)
      .then(() => document.fonts.ready),
  ]);
}

/** @param {string} path of a moment as it was recorded
 * @returns {Promise<Moment>}
 */
async function momentAt(path) {
  const answer = await fetch(path);
  return answer.json();
}

/** Show a moment, as everybody may see it.
 * @param {string} path of the moment as it was recorded
 */
async function show(path) {
  const { replies, takers, refused, lesson } = await momentAt(path);
  const { view } = replies["look table"];
  if (!view) throw new Error(`no view in ${path}`);
  shown += 1;
  const id = `moment-${shown}`;
  answerWith(replies);
  closeSheet();
  change(closed);
  await drawn();
  if (lesson) keepLesson(lesson, id);
  change(created, id, "");
  holdLog(
    id,
    new BattleLog({ gonfalon: 2, system: view.system, version: 0, switches: {} }, [], {}),
  );
  change(replyKept, id, view, true);
  if (refused) change(refusedWith, refused);
  await drawn();
  for (const end = performance.now() + LIMIT; lesson && !lessonNow(); await drawn())
    if (performance.now() > end) throw new Error(`no lesson of ${lesson}`);
  return takers;
}

/** Show what one side alone may see of the same moment.
 * @param {string} side
 */
async function takeOver(side) {
  await lookAs(side);
  await drawn();
}

/** Tell what moves when the odds come, which an answer does not wait for, and when somebody taps on nothing. As many odds stood
 * there before.
 * @returns {Promise<string[]>}
 */
async function moved() {
  const opened = openedBattle();
  if (!opened) throw new Error("no battle is open");
  const { id, view } = opened;
  change((battle) =>
    battle.kind === "open"
      ? { ...battle, view: withOldOdds(view, { ...view, ask: null }) }
      : battle,
  );
  await drawn();
  movedBoxes();
  change(oddsCounted, id, view.turn, { odds: view.odds, chances: view.chances });
  await drawn();
  const byOdds = movedBoxes();
  document.querySelector(".bar h1")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await drawn();
  const byTap = movedBoxes();
  return [...byOdds.map((one) => `odds: ${one}`), ...byTap.map((one) => `tap: ${one}`)];
}

/** The page as it is drawn. */
const page = () => html`${screen()} ${sheet()}`;

/** The places where the screen differs from a drawing of the same state from nothing, after a step.
 * @param {string} step
 */
async function stale(step) {
  draw();
  await null; // the page is drawn as soon as whoever asked for it is done
  await null;
  const fresh = document.createElement("div");
  fresh.id = "page";
  render(page(), fresh);
  const shown = /** @type {HTMLElement} */ (document.getElementById("page"));
  return differences(shown, fresh).map((one) => `${step}: ${one}`);
}

/** Go on from the moment on the screen to another one of the same battle, as after an answer, and change all that a drawing is made
 * of beside it. Tells after each step what is drawn otherwise than from nothing.
 * @param {string} path
 */
async function goOn(path) {
  const [moment, opened] = [await momentAt(path), openedBattle()];
  const told = moment.replies["look table"].view;
  if (!opened || !told) throw new Error(`nothing to go on from to ${path}`);
  const { id } = opened;
  closeSheet();
  answerWith(moment.replies);
  const view = shareUnchanged(opened.view, told);
  const { ask, offers, names, odds, chances } = view;
  /** @type {string[]} */
  const found = [];
  /** @param {string} step
   * @param {() => unknown} act
   */
  const after = async (step, act) => {
    await act();
    found.push(...(await stale(step)));
  };
  await after("the answer is sent", () => change(requestBegun));
  await after("the reply", () => {
    change(replyKept, id, withOldOdds(view, openView()), true);
    change(requestEnded, id);
  });
  if (ask && opened.view.ask)
    await after("it can be taken back", () =>
      change(answerGiven, id, { ask, offers, names, answer: { roll: "app" } }),
    );
  await after("the odds", () => change(oddsCounted, id, view.turn, { odds, chances }));
  const counted = openView() ?? view;
  for (const [step, one] of [...variations(counted, opened.view), ["all of it", counted]])
    await after(String(step), () => change(showing, /** @type {View} */ (one)));
  await after("a refusal", () => change(refusedWith, moment.refused ?? REFUSED));
  await after("no refusal", () => change(refusedWith, null));
  if (ask) for (const [step, part] of draftsOf(ask)) await after(step, () => editDraft(part));
  for (const step of ["taps look", "taps answer"]) await after(step, toggleLookOnly);
  for (const step of ["a list", "a picture"]) await after(step, toggleList);
  if (showsList()) toggleList();
  for (const wanted of ["fr", "de"]) await after(wanted, () => speak(wanted).then(readTitles));
  for (const side of moment.takers) {
    await after(`${side} asks`, () => change(privateViewRequested, side));
    await after(`${side} alone`, () => lookAs(side));
    await after("everybody", () => lookAs(null));
  }
  await drawn();
  return [...found, ...(await stale("at rest"))];
}

/** Another view of the same turn.
 * @param {OpenBattle} battle
 * @param {View} view
 * @returns {OpenBattle}
 */
const showing = (battle, view) => (battle.kind === "open" ? { ...battle, view } : battle);

/** Press one control after the other that answers the open question at once, and tell which of them sends another answer than its
 * own: one that was drawn for an earlier question would do so.
 * @returns {Promise<string[]>}
 */
async function misdirected() {
  const view = openView();
  if (!view?.ask || view.ask.secret || takesSeveral(view.ask) || lessonNow()) return [];
  /** @type {string[]} */
  const found = [];
  for (const option of view.ask.options.filter(({ barred }) => !barred).slice(0, PRESSED)) {
    const control = /** @type {HTMLElement | null} */ (
      document.querySelector(`.ask [data-option="${CSS.escape(option.key)}"]`)
    );
    control?.click();
    await ready();
    const sent = JSON.stringify(sentAnswers());
    if (control && sent !== JSON.stringify([{ keys: [option.key] }]))
      found.push(`${option.key}: ${sent}`);
  }
  return found;
}

/** The answers in what was asked of the engine last. */
const sentAnswers = () =>
  lastRequest?.do === "append"
    ? lastRequest.entries.map((entry) => ("answer" in entry ? entry.answer : entry))
    : [lastRequest];

/** Until a tap counts again, and the page shows that. */
async function ready() {
  do await drawn();
  while (isBusy() || !takesTaps());
  draw();
  await drawn();
}

/** So many controls of a question are pressed. */
const PRESSED = 2;

/** @type {Trouble} */
const REFUSED = { code: "stopped", label: { id: "page-stopped", with: { what: "battle" } } };

/** Drafts of the answer to a question, one after the other.
 * @param {NonNullable<ReturnType<typeof openView>>["ask"] & {}} ask
 * @returns {[string, Parameters<typeof editDraft>[0]][]}
 */
function draftsOf(ask) {
  const before = draft;
  const keys = ask.options.map(({ key }) => key);
  return [
    ["the first verb", { group: 0, lowered: false }],
    ["the second verb", { group: 1 }],
    ["no verb", { group: null }],
    ["an option", { keys: keys.slice(0, 1) }],
    ["another option", { keys: keys.slice(1, 2) }],
    ["unfolded", { offers: true, barred: true, folded: false, typing: true }],
    ["folded", { folded: true }],
    ["dense", { dense: true, folded: false }],
    ["faces", { faces: before.faces.map(() => 1), byFace: true }],
    ["as before", before],
  ];
}

/** Draw the same in another language.
 * @param {string} wanted
 */
async function say(wanted) {
  await speak(wanted);
  await readTitles();
  draw();
  await drawn();
}

/** Lay out on paper all that can be printed of the view, by what it is.
 * @param {string} what
 */
async function print(what) {
  const view = viewInSight();
  if (!view) return;
  if (what === "overview") {
    printOverview(view, "a4");
    return;
  }
  const cards = what === "units" ? unitCards(view) : zoneCards(view);
  await printCards(battleTitle(view.name, view), cards, systemTitle(view.system, language()));
}

/** The kinds of paper that can be printed of the view. */
function printed() {
  const view = viewInSight();
  if (!view) return [];
  const units = view.table.pieces.length > 0 ? ["units"] : [];
  return [...units, ...(zoneCards(view).length > 0 ? ["zones"] : []), "overview"];
}

globalThis.gallery = { show, takeOver, moved, goOn, misdirected, say, drawn, print, printed };

Object.assign(globalThis, { Worker: RecordedEngine, print: () => {} });
start();
await Promise.all([speak(document.documentElement.lang), readSystems()]);
await readTitles();
paint(page);
draw();
await drawn();
document.documentElement.dataset.gallery = "ready";
