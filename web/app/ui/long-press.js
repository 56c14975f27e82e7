/** The rule of an option: a finger that rests on it opens the rule and answers nothing; so does a right click, or the menu key. */

import { showRule } from "./rules.js";

/** Milliseconds that a finger rests on the option. */
const LONG = 500;
/** Pixels that a resting finger may slip. */
const SLIP = 10;

/** @type {{x: number, y: number, timer: ReturnType<typeof setTimeout>} | null} */
let resting = null;
/** The rule has opened under a finger: the click that its release makes answers nothing. */
let opened = false;

/** The rule of the option there. A button that is held to confirm keeps its own long press.
 * @param {Event} event
 */
function ruleOf({ target }) {
  const option = target instanceof Element ? target.closest("[data-rule]") : null;
  return option instanceof HTMLElement && !option.matches("[data-hold]")
    ? (option.dataset.rule ?? "")
    : "";
}

function letGo() {
  if (resting) clearTimeout(resting.timer);
  resting = null;
}

/** @param {PointerEvent} event */
function press(event) {
  letGo();
  opened = false;
  const rule = ruleOf(event);
  if (!rule || event.button !== 0 || !event.isPrimary) return;
  const timer = setTimeout(() => open(rule), LONG);
  resting = { x: event.clientX, y: event.clientY, timer };
}

/** @param {PointerEvent} event */
function slip({ clientX, clientY }) {
  if (resting && Math.hypot(clientX - resting.x, clientY - resting.y) > SLIP) letGo();
}

/** @param {string} rule */
function open(rule) {
  opened = resting !== null;
  letGo();
  showRule(rule);
}

/** The device's own long press comes sooner or later than ours; a mouse and a keyboard have nothing else.
 * @param {MouseEvent} event
 */
function menu(event) {
  const rule = ruleOf(event);
  if (!rule) return;
  event.preventDefault();
  if (!opened) open(rule);
}

/** @param {MouseEvent} event */
function click(event) {
  if (!opened) return;
  opened = false;
  event.preventDefault();
  event.stopPropagation();
}

addEventListener("pointerdown", press);
addEventListener("pointermove", slip);
addEventListener("pointerup", letGo);
addEventListener("pointercancel", letGo);
addEventListener("keydown", () => {
  opened = false;
});
document.addEventListener("contextmenu", menu);
document.addEventListener("click", click, true);
