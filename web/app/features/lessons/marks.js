/** Marks on what the lesson's answer is given with: the option, the way to it where it is folded away, the thing on which it lies. */

import { battleId, openView, privateView, viewInSight } from "../../battle/state.js";
import { optionsInHand, verbInHand } from "../../battle/verbs.js";
import { afterEachDrawing, whenSeen } from "../../page/draw.js";
import { lessonNow } from "./lesson.js";
import { bringToSight } from "./scroll.js";

const MARK = "data-lesson-mark";
/** Fields in which a person types. */
const TYPED = "input:not([type=checkbox], [type=radio]), textarea";

/** The mark that was last brought to sight: the turn, and what it is on. */
let shown = "";

/** A selector of all that gives the answer of a step; "" where there is nothing to be marked. Of a question under cover first of all
 * the way to the side that is to answer.
 * @param {import("./plan.js").PlanStep} step
 */
function selectorOf({ answer }) {
  if ("by" in answer && answer.by && !privateView())
    return `[data-action=take-over][data-taker="${CSS.escape(answer.by)}"]`;
  if ("take" in answer) return `[data-offer="${CSS.escape(answer.take)}"]`;
  if ("faces" in answer) return "[data-roll=app]";
  if (["form", "number", "text", "path"].some((kind) => kind in answer))
    return "[data-ask] [data-action=confirm]"; // it is filled in already
  if (!("keys" in answer)) return "";
  return [
    ...answer.keys.map((key) => `[data-option="${CSS.escape(key)}"]`),
    ...thingsFor(answer.keys).map((id) => `[data-at="${CSS.escape(id)}"]`),
  ].join();
}

/** The things on which these options lie, unless a tap there takes another one at once.
 * @param {readonly string[]} keys
 */
function thingsFor(keys) {
  const view = viewInSight();
  if (!view?.ask) return [];
  const free = optionsInHand(view).filter(({ on, barred }) => on !== null && !barred);
  return free
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ key, on }) => {
      const beside = free.filter((one) => one.on === on);
      const [direct] = beside.filter(({ role }) => role === "direct" || beside.length === 1);
      return on && (!direct || direct.key === key) ? [on] : [];
    });
}

/** The element to be marked for one that answers: itself, what unfolds the list in which it is hidden, or what brings up a
 * question that is lowered.
 * @param {Element} found
 */
function seen(found) {
  const list = found.closest("[hidden]");
  const way = list?.id ? document.querySelector(`[aria-controls="${CSS.escape(list.id)}"]`) : found;
  const isShown = !way || way.closest("dialog") || way.checkVisibility();
  return isShown ? way : document.querySelector(".ask .fold");
}

/** All elements to be marked now; with a verb in hand and its thing in sight no way to the verb, which has done its part.
 * @returns {Set<Element>}
 */
function marksNow() {
  const lesson = lessonNow();
  const step = lesson?.place.kind === "step" ? lesson.step : undefined;
  const selector = step ? selectorOf(step) : "";
  if (!selector) return new Set();
  const found = document.querySelectorAll(
    `#page .battle :is(${selector}), dialog :is(${selector})`,
  );
  const marks = [...found].flatMap((one) => seen(one) ?? []);
  const view = viewInSight();
  const things = view && verbInHand(view) ? marks.filter((one) => one.matches("[data-at]")) : [];
  const ways = ".fold, [data-action=group]";
  return new Set(things.length > 0 ? marks.filter((one) => !one.matches(ways)) : marks);
}

/** The place of a mark: its battle and turn, the size of the screen, and its element. Brought to sight once, it may be scrolled away.
 * @param {Element} mark
 */
function placeOf(mark) {
  const names = ["data-action", "data-offer", "data-option", "data-at"];
  const size = [innerWidth, innerHeight];
  return [
    battleId(),
    openView()?.turn,
    ...size,
    ...names.map((name) => mark.getAttribute(name)),
  ].join(" ");
}

/** The first field of a form that is filled in already: what its button sends.
 * @param {Element} mark
 */
const filledIn = (mark) =>
  mark.matches("[data-action=confirm]") ? document.querySelector(".ask-scroll [data-field]") : null;

afterEachDrawing(() => {
  const wanted = marksNow();
  const marked = [...document.querySelectorAll(`[${MARK}]`)];
  const fresh = [...wanted].filter((one) => !one.hasAttribute(MARK));
  const stale = marked.filter((one) => !wanted.has(one));
  const first = [...wanted].find((one) => one.closest(".ask")) ?? [...wanted][0];
  const place = first ? placeOf(first) : shown;
  if (fresh.length === 0 && stale.length === 0 && place === shown) return undefined;
  return () => {
    for (const one of stale) one.removeAttribute(MARK);
    for (const one of fresh) one.setAttribute(MARK, "");
    if (place === shown) return;
    shown = place;
    if (first.closest(".ask")?.querySelector(":focus")?.matches(TYPED)) return; // the keyboard has come up
    whenSeen(() => bringToSight(filledIn(first) ?? first)); // after a list that unfolds has moved by itself
  };
});
