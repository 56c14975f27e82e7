/** A number: a field with steps down and up. */

import { draft } from "../battle/draft.js";
import { answer } from "../battle/play.js";
import { draw } from "../page/draw.js";
import { html, live, nothing } from "../page/lit-html.js";
import { say } from "../page/words.js";

/** @import { Ask } from "../../shared/view.d.ts" */

/** Beyond this span, bigger steps are offered too. */
const WIDE = 40;

/** What a step led to: a reader of the screen stands on the button and does not hear the field.
 * @type {string | undefined} */
let stepped;

/** @param {Ask} ask */
export function number(ask) {
  const bounds = ask.number;
  if (!bounds) return nothing;
  const steps = bounds.most - bounds.least > WIDE ? [-10, -1, 1, 10] : [-1, 1];
  const down = steps.filter((step) => step < 0);
  const up = steps.filter((step) => step > 0);
  return html`
    <div class="stepper">
      ${down.map((step) => stepButton(bounds, step))}
      <input type="number" name="number" inputmode="numeric" required aria-labelledby="ask-words" aria-describedby="number-bounds" autocomplete="off"
        min=${bounds.least} max=${bounds.most} step="1" .value=${live(draft.number)}
        @input=${(/** @type {InputEvent} */ event) => write(/** @type {HTMLInputElement} */ (event.target).value)}>
      ${up.map((step) => stepButton(bounds, step))}
    </div>
    <p class="unseen" role="status">${stepped === draft.number ? stepped : nothing}</p>
    <p class="soft" id="number-bounds">${say("page-number-bounds", { least: bounds.least, most: bounds.most })}</p>
    <button type="submit" class="main wide" data-action="confirm" ?disabled=${!within(ask)}>${say("page-confirm")}</button>`;
}

/** @param {NonNullable<Ask["number"]>} bounds
 * @param {number} step
 */
const stepButton = (bounds, step) => html`<button type="button" class="step"
  aria-label=${say("page-number-step", { step: Math.abs(step), way: step > 0 ? "up" : "down" })}
  @click=${() => move(bounds, step)}>${step > 0 ? "+" : "−"}${Math.abs(step) > 1 ? Math.abs(step) : nothing}</button>`;

/** @param {NonNullable<Ask["number"]>} bounds
 * @param {number} step
 */
function move({ least, most, preset }, step) {
  const from = draft.number === "" ? (preset ?? least) : Number(draft.number);
  stepped = String(Math.min(most, Math.max(least, from + step)));
  write(stepped);
}

/** @param {string} words */
function write(words) {
  draft.number = words;
  draw();
}

/** @param {Ask} ask */
function within({ number: bounds }) {
  const wanted = Number(draft.number);
  return (
    bounds &&
    draft.number !== "" &&
    Number.isInteger(wanted) &&
    wanted >= bounds.least &&
    wanted <= bounds.most
  );
}

/** @param {Ask} ask */
export function confirmNumber(ask) {
  if (within(ask)) answer({ number: Number(draft.number) });
}
