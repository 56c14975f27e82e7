/** Buttons that end or delete something: held for a moment, or pressed twice from the keyboard. */

import { say } from "../page/words.js";
import { followResting } from "./resting-pointer.js";
import { toast } from "./toast.js";

/** Milliseconds that a finger rests on the button. */
const LONG = 700;
/** Milliseconds in which a key pressed again means it. */
const AGAIN = 8000;

/** The button that a key has pressed once. */
let pressedOnce = /** @type {{button: Element, at: number} | null} */ (null);
/** The button whose click comes from here. */
let confirmed = /** @type {Element | null} */ (null);

/** @param {Event} event */
const buttonOf = (event) =>
  event.target instanceof Element ? event.target.closest("button[data-hold]") : null;

/** The button that a finger comes down on, and what it says then: drawn anew in the meantime, it may mean something else.
 * @param {PointerEvent} event
 */
function heldBy(event) {
  const button = buttonOf(event);
  return !button || button.matches(":disabled, [aria-disabled='true'] *")
    ? null
    : { button, words: button.textContent };
}

/** Acts on release; whoever slides off means no harm.
 * @param {{button: Element, words: string | null}} held
 * @param {boolean} whole
 * @param {PointerEvent} event
 */
function release({ button, words }, whole, event) {
  const { clientX: x, clientY: y } = event;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return;
  if (button.textContent !== words || buttonOf(event) !== button) return;
  if (whole) go(button);
  else toast(say("page-hold"));
}

/** @param {Element} button */
function go(button) {
  confirmed = button;
  /** @type {HTMLButtonElement} */ (button).click();
  confirmed = null;
}

/** A click counts after the hold, or the second time from a key; a finger's own does not.
 * @param {MouseEvent} event
 */
function click(event) {
  const button = buttonOf(event);
  if (!button || button === confirmed) return;
  const key = event.detail === 0;
  const again = key && pressedOnce?.button === button && event.timeStamp - pressedOnce.at < AGAIN;
  pressedOnce = key && !again ? { button, at: event.timeStamp } : null;
  if (again) return;
  event.preventDefault();
  event.stopPropagation();
  if (key) toast(say("page-hold-keys"));
}

followResting({
  takes: heldBy,
  long: LONG,
  begun: ({ button }) => button.setAttribute("data-holding", "now"),
  rested: ({ button }) => button.setAttribute("data-holding", "done"),
  ended: ({ button }) => button.removeAttribute("data-holding"),
  lifted: release,
});
document.addEventListener("click", click, true);
document.addEventListener("contextmenu", (event) => {
  if (buttonOf(event)) event.preventDefault();
});
