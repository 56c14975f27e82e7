/** The page without its engine: it draws the moments of battles that were recorded, by the page's own modules. */

import { lookAs } from "../../web/app/battle/private-view.js";
import { change, openedBattle, viewInSight } from "../../web/app/battle/state.js";
import { battleTitle } from "../../web/app/battle/title.js";
import {
  closed,
  created,
  oddsCounted,
  refusedWith,
  replyKept,
} from "../../web/app/battle/transitions.js";
import { withOldOdds } from "../../web/app/battle/waiting-odds.js";
import { start } from "../../web/app/engine/engine.js";
import { lessonNow } from "../../web/app/features/lessons/lesson.js";
import { printOverview } from "../../web/app/features/print/overview.js";
import { printCards } from "../../web/app/features/print/sheet.js";
import { draw, paint, whenSeen } from "../../web/app/page/draw.js";
import { html } from "../../web/app/page/lit-html.js";
import { keepLesson } from "../../web/app/page/preferences.js";
import { readSystems, systemTitle } from "../../web/app/page/systems.js";
import { language, speak } from "../../web/app/page/words.js";
import { unitCards, zoneCards } from "../../web/app/paper/cards.js";
import { screen } from "../../web/app/screens/screen.js";
import "../../web/app/screens/steps.js";
import { readTitles } from "../../web/app/ui/rules.js";
import { closeSheet, sheet } from "../../web/app/ui/sheet.js";
import { answerWith, RecordedEngine } from "./recorded-engine.js";

/** @import { Reply, Trouble } from "../../web/shared/view.d.ts" */

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

/** Show a moment, as everybody may see it.
 * @param {string} path of the moment as it was recorded
 */
async function show(path) {
  const answer = await fetch(path);
  /** @type {Moment} */
  const { replies, takers, refused, lesson } = await answer.json();
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
  change(replyKept, id, view, 1);
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

globalThis.gallery = { show, takeOver, moved, say, drawn, print, printed };

Object.assign(globalThis, { Worker: RecordedEngine, print: () => {} });
start();
await Promise.all([speak(document.documentElement.lang), readSystems()]);
await readTitles();
paint(() => html`${screen()} ${sheet()}`);
draw();
await drawn();
document.documentElement.dataset.gallery = "ready";
