/** Drawing: whoever changes something asks for it; the page is drawn once, soon after. */

import { nothing, render } from "./lit.js";

/** @type {() => unknown} */
let screen = () => nothing;
/** @type {(() => void)[]} */
const later = [];
let asked = false;

/** What to draw from now on.
 * @param {() => unknown} template
 */
export function paint(template) {
  screen = template;
  document.querySelector(".unstarted")?.remove();
  draw();
}

/** Draw soon. */
export function draw() {
  if (asked) return;
  asked = true;
  queueMicrotask(() => {
    asked = false;
    render(screen(), /** @type {HTMLElement} */ (document.getElementById("page")));
    for (const then of later.splice(0)) then();
  });
}

/** Draw soon, then do this: focus, scroll.
 * @param {() => void} then
 */
export function afterDrawing(then) {
  later.push(then);
  draw();
}
