/** Buttons that end or delete: held for a while, so that no slip of the finger does it; pressed twice from the keyboard. */

import { say } from "../page/words.js";
import { toast } from "./toast.js";

/** Milliseconds that a finger rests on the button. */
const LONG = 700;
/** Milliseconds in which a key pressed again means it. */
const AGAIN = 8000;

/** @type {{button: Element, timer: ReturnType<typeof setTimeout>} | null} */
let held = null;
/** The button that a key has pressed once. */
let meant = /** @type {{button: Element, at: number} | null} */ (null);
/** The button whose click comes from here. */
let sure = /** @type {Element | null} */ (null);

/** @param {Event} event */
const buttonOf = (event) =>
  event.target instanceof Element ? event.target.closest("button[data-hold]") : null;

function letGo() {
  if (!held) return;
  clearTimeout(held.timer);
  held.button.removeAttribute("data-holding");
  held = null;
}

/** @param {PointerEvent} event */
function press(event) {
  letGo();
  const button = buttonOf(event);
  if (!button || button.matches(":disabled") || event.button !== 0) return;
  button.setAttribute("data-holding", "now");
  held = { button, timer: setTimeout(() => button.setAttribute("data-holding", "done"), LONG) };
}

/** Acts on release; whoever slides off means no harm.
 * @param {PointerEvent} event
 */
function release(event) {
  const whole = held?.button.getAttribute("data-holding") === "done";
  const button = held?.button;
  const { left, right, top, bottom } = button?.getBoundingClientRect() ?? new DOMRect();
  const { clientX: x, clientY: y } = event;
  const inside = left <= x && x <= right && top <= y && y <= bottom;
  letGo();
  if (!button || !inside) return;
  if (whole) go(button);
  else toast(say("page-hold"));
}

/** @param {Element} button */
function go(button) {
  sure = button;
  /** @type {HTMLButtonElement} */ (button).click();
  sure = null;
}

/** A click counts after the hold, or the second time from a key; a finger's own does not.
 * @param {MouseEvent} event
 */
function click(event) {
  const button = buttonOf(event);
  if (!button || button === sure) return;
  const key = event.detail === 0;
  const again = key && meant?.button === button && event.timeStamp - meant.at < AGAIN;
  meant = key && !again ? { button, at: event.timeStamp } : null;
  if (again) return;
  event.preventDefault();
  event.stopPropagation();
  if (key) toast(say("page-hold-keys"));
}

addEventListener("pointerdown", press);
addEventListener("pointerup", release);
addEventListener("pointercancel", letGo);
document.addEventListener("click", click, true);
document.addEventListener("contextmenu", (event) => {
  if (buttonOf(event)) event.preventDefault();
});
