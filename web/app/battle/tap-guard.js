/** Taps on the open question count only if it is the one that the person saw. */

import { engine } from "../engine/engine.js";
import { draw } from "../page/draw.js";
import { draft } from "./draft.js";
import { isIdle, onChange } from "./state.js";

/** A tap this soon after the last one is taken for a slip of the finger. */
const TOO_SOON = 500;

let tapped = Number.NEGATIVE_INFINITY;

/** From here on, taps do not count for a moment. */
export function ignoreTapsBriefly() {
  tapped = performance.now();
  setTimeout(draw, TOO_SOON + 10);
}

/** True if the open question can be answered. */
export const isAnswerable = () => isIdle() && engine.state === "ready";

const isTooSoon = () => performance.now() - tapped <= TOO_SOON;

/** True if a tap answers now. */
export const takesTaps = () => isAnswerable() && !isTooSoon();

/** The controls by which a question is answered. */
const CONTROLS = ":is(.ask, .cover) fieldset, [data-action='lesson-do']";

/** For that moment the controls are as if they were shut. They are not, as no style depends on it: to open them again would have
 * all of them styled anew.
 * @param {Event} event
 */
function ignoreSlip(event) {
  if (!isTooSoon() || !(event.target instanceof Element)) return;
  if (!event.target.closest(CONTROLS)) return;
  event.preventDefault();
  if (event.type === "click") event.stopImmediatePropagation();
}

addEventListener("mousedown", ignoreSlip, { capture: true }); // no entry takes the focus
addEventListener("click", ignoreSlip, { capture: true });

/** The elements in which a tap may answer. */
const ANSWERS = ".ask, .field, .cover";

/** The question that is on the screen, by its draft. */
let inSight = "";
/** The question that was there when a pointer went down; null where none is down that could tap.
 * @type {string | null} */
let pressedOn = null;
/** A press that no click has followed after so long, in milliseconds, was no tap. */
const CLICK_FOLLOWS = 500;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let forgetting;

onChange(() => {
  if (draft.of === inSight) return;
  requestAnimationFrame(() => {
    inSight = draft.of;
  });
});

addEventListener(
  "pointerdown",
  () => {
    clearTimeout(forgetting);
    pressedOn = inSight;
  },
  { capture: true },
);
addEventListener("pointerup", () => {
  forgetting = setTimeout(forgetPress, CLICK_FOLLOWS);
});
addEventListener("pointercancel", forgetPress);

function forgetPress() {
  pressedOn = null;
}

/** A tap that began before the open question was on the screen was meant for the one before. Clicks from the keyboard
 * (`detail` 0) and from assistive technology (no pointer) always count.
 */
addEventListener(
  "click",
  (event) => {
    if (event.detail === 0 || event.pointerId < 0) return;
    const isLate = pressedOn !== null && pressedOn !== draft.of;
    pressedOn = null;
    if (!isLate || !(event.target instanceof Element) || !event.target.closest(ANSWERS)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);
