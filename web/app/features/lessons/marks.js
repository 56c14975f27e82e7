/** Marks on what the lesson's answer is given with: the option, the way to it where it is folded away, the thing on which it lies. */

import { openView, privateView, viewInSight } from "../../battle/state.js";
import { optionsInHand } from "../../battle/verbs.js";
import { afterEachDrawing, whenSeen } from "../../page/draw.js";
import { lessonNow } from "./lesson.js";

const MARK = "data-lesson-mark";

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

afterEachDrawing(() => {
  const lesson = lessonNow();
  const step = lesson?.place.kind === "step" ? lesson.step : undefined;
  const selector = step ? selectorOf(step) : "";
  const wanted = new Set(
    (selector
      ? [...document.querySelectorAll(`#page .battle :is(${selector}), dialog :is(${selector})`)]
      : []
    ).map(seen),
  );
  const marked = [...document.querySelectorAll(`[${MARK}]`)];
  const fresh = [...wanted].filter((one) => one && !one.hasAttribute(MARK));
  const stale = marked.filter((one) => !wanted.has(one));
  if (fresh.length === 0 && stale.length === 0) return undefined;
  const turn = openView()?.turn;
  return () => {
    for (const one of stale) one.removeAttribute(MARK);
    for (const one of fresh) one?.setAttribute(MARK, "");
    const first = fresh.find((one) => one?.closest(".ask"));
    if (!first) return;
    const named = ["data-action", "data-offer", "data-option"].map((name) =>
      first.getAttribute(name),
    );
    const place = [turn, ...named].join(" ");
    if (shown === place) return;
    shown = place;
    whenSeen(() => first.scrollIntoView({ block: "nearest" })); // after a list that unfolds has moved by itself
  };
});
