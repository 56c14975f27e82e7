/** Buttons that end or delete something: held for a moment, or pressed twice from the keyboard. */

import { say } from "../page/words.js";
import { toast } from "./toast.js";

/** Milliseconds that a finger rests on the button. */
const LONG = 700;
/** Milliseconds in which a key pressed again means it. */
const AGAIN = 8000;

/** @type {{button: Element, timer: ReturnType<typeof setTimeout>} | null} */
let holding = null;
/** The button that a key has pressed once. */
let pressedOnce = /** @type {{button: Element, at: number} | null} */ (null);
/** The button whose click comes from here. */
let confirmed = /** @type {Element | null} */ (null);

/** @param {Event} event */
const buttonOf = (event) =>
  event.target instanceof Element ? event.target.closest("button[data-hold]") : null;

function letGo() {
  if (!holding) return;
  clearTimeout(holding.timer);
  holding.button.removeAttribute("data-holding");
  holding = null;
}

/** @param {PointerEvent} event */
function press(event) {
  letGo();
  const button = buttonOf(event);
  if (!button || button.matches(":disabled") || event.button !== 0) return;
  button.setAttribute("data-holding", "now");
  holding = { button, timer: setTimeout(() => button.setAttribute("data-holding", "done"), LONG) };
}

/** Acts on release; whoever slides off means no harm.
 * @param {PointerEvent} event
 */
function release(event) {
  const whole = holding?.button.getAttribute("data-holding") === "done";
  const button = holding?.button;
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

addEventListener("pointerdown", press);
addEventListener("pointerup", release);
addEventListener("pointercancel", letGo);
document.addEventListener("click", click, true);
document.addEventListener("contextmenu", (event) => {
  if (buttonOf(event)) event.preventDefault();
});
