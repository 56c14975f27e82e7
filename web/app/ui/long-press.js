/** A long press opens what is behind a control and answers nothing: the rule of an option, the sheet of a thing. So does a right
 * click, or the menu key.
 */

import { followResting } from "./resting-pointer.js";
import { showRule } from "./rules.js";

/** Milliseconds that a finger rests on the control. */
const LONG = 500;
/** Pixels that a resting finger may slip. */
const SLIP = 10;

/** Something has opened under a finger: the click that its release makes answers nothing. */
let opened = false;

/** The functions that open something, by the selector of the pressed elements.
 * @type {Map<string, (element: HTMLElement) => void>}
 */
const openers = new Map([["[data-rule]", ({ dataset }) => showRule(dataset.rule ?? "")]]);

/** Open something by a long press on these elements.
 * @param {string} selector
 * @param {(element: HTMLElement) => void} open
 */
export const onLongPress = (selector, open) => openers.set(selector, open);

/** The function that opens something for this event. A button that is held to confirm keeps its own long press.
 * @param {Event} event
 * @returns {(() => void) | null}
 */
function openerOf({ target }) {
  if (!(target instanceof Element)) return null;
  for (const [selector, open] of openers) {
    const element = target.closest(selector);
    if (element instanceof HTMLElement && !element.matches("[data-hold]"))
      return () => open(element);
  }
  return null;
}

/** @param {() => void} opener */
function open(opener) {
  opened = letGo();
  opener();
}

addEventListener("pointerdown", () => {
  opened = false;
});
const letGo = followResting({
  takes: (event) => (event.isPrimary ? openerOf(event) : null),
  long: LONG,
  slip: SLIP,
  rested: open,
});

/** The device's own long press comes sooner or later than ours; a mouse and a keyboard have nothing else.
 * @param {MouseEvent} event
 */
function menu(event) {
  const opener = openerOf(event);
  if (!opener) return;
  event.preventDefault();
  if (!opened) open(opener);
}

/** @param {MouseEvent} event */
function click(event) {
  if (!opened) return;
  opened = false;
  event.preventDefault();
  event.stopPropagation();
}

addEventListener("keydown", () => {
  opened = false;
});
document.addEventListener("contextmenu", menu);
document.addEventListener("click", click, true);
