/** The codes of a link on the screen: one, or several that a person leafs through or that change by themselves. */

import { draw } from "../../page/draw.js";
import { html } from "../../page/lit-html.js";
import { isPreferred } from "../../page/preferences.js";
import { say } from "../../page/words.js";
import { drawnCode } from "./code.js";

/** @import { Code } from "./code.js" */

/** A code that changes by itself stands so many milliseconds: a camera needs a second to see it sharply. */
const STAY = 2_500;

const shown = {
  /** @type {Code[]} */
  codes: [],
  place: 0,
};

/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;

/** Show these codes from the first on. Several change by themselves where the person likes things to move.
 * @param {Code[]} codes
 */
export function beginCodes(codes) {
  Object.assign(shown, { codes, place: 0 });
  turn(codes.length > 1 && isPreferred("motion"));
}

/** Nobody sees them any more. */
export const endCodes = () => turn(false);

/** @param {boolean} on true if they change by themselves from now on */
function turn(on) {
  clearInterval(timer);
  timer = on ? setInterval(() => step(1), STAY) : undefined;
}

/** @param {number} by */
function step(by) {
  const { codes, place } = shown;
  shown.place = (place + by + codes.length) % codes.length;
  draw();
}

/** A step of the person: from now on they leaf by hand.
 * @param {number} by
 */
function leaf(by) {
  turn(false);
  step(by);
}

export function shownCodes() {
  const { codes, place } = shown;
  if (codes.length === 0) return html`<p class="soft" data-no-code>${say("page-code-none")}</p>`;
  if (codes.length === 1)
    return html`<figure class="code-shown">${drawnCode(codes[0], say("page-code"))}
      <figcaption class="soft">${say("page-code-hint")}</figcaption></figure>`;
  const part = { part: place + 1, count: codes.length };
  return html`<figure class="code-shown" data-part=${place + 1} data-parts=${codes.length}>
    ${drawnCode(codes[place], say("page-code-part-name", part))}
    <figcaption><b>${say("page-code-part", part)}</b> <span class="soft">${say("page-code-parts-hint", { count: codes.length })}</span></figcaption>
    <div class="row">
      <button type="button" data-action="code-before" @click=${() => leaf(-1)}>${say("page-code-before")}</button>
      <button type="button" data-action="code-next" @click=${() => leaf(1)}>${say("page-code-next")}</button>
    </div>
    <label class="choice-line"><span>${say("page-code-turn")}</span>
      <input type="checkbox" role="switch" class="toggle" name="code-turn" .checked=${timer !== undefined} @change=${toggled}></label>
  </figure>`;
}

/** @param {Event} event */
function toggled(event) {
  turn(/** @type {HTMLInputElement} */ (event.target).checked);
  draw();
}
