/** Answers that are typed: a number with steps down and up, or a line of text, also taken from the roster. */

import { tidy } from "../../shared/text-safety.js";
import { answer, answeringSide } from "../battle/answering.js";
import { draft, editDraft } from "../battle/draft.js";
import { cardsOf } from "../features/roster/store.js";
import { html, live, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { lettersLeft } from "./letters-left.js";

/** @import { Ask } from "../../shared/view.d.ts" */

/** Beyond this span, bigger steps are offered too. */
const WIDE = 40;

/** The value that a step led to: a screen reader stands on the button and does not read the field.
 * @type {string | undefined} */
let stepped;

/** A number: a field with steps down and up.
 * @param {Ask} ask
 */
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
        @input=${(/** @type {InputEvent} */ event) => writeNumber(/** @type {HTMLInputElement} */ (event.target).value)}>
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
  writeNumber(stepped);
}

/** @param {string} words */
function writeNumber(words) {
  editDraft({ number: words });
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
  if (within(ask)) answer({ number: Number(draft.number), ...answeringSide() });
}

/** A line of text: typed, pasted, or taken from the roster where the question wants a thing that is kept there.
 * @param {Ask} ask
 */
export function text(ask) {
  if (!ask.text) return nothing;
  return html`
    <input class="wide" type="text" name="text" maxlength=${ask.text.most} aria-labelledby="ask-words" autocomplete="off"
      .value=${live(draft.text)} @input=${writeText}>
    ${lettersLeft(draft.text, ask.text.most)}
    <button type="submit" class="main wide" data-action="confirm">${say("page-confirm")}</button>
    ${ask.text.kept ? offered(ask.text.kept) : nothing}`;
}

/** The cards that the roster has of a kind: a tap hands one in.
 * @param {string} kind
 */
function offered(kind) {
  const things = cardsOf(kind);
  if (things.length === 0) return html`<p class="soft">${say("page-roster-empty")}</p>`;
  return html`<div class="option-group" role="group" aria-labelledby="roster-title">
    <p class="option-owner" id="roster-title">${icon("troops")} ${say("page-roster-from")}</p>
    <ul class="options">
      ${things.map(
        ({ id, label: words, text }) => html`<li class="option">
          <button type="button" data-kept=${id} @click=${() => answer({ text, ...answeringSide() })}>
            <span class="option-words">${label(words, {})}</span></button>
        </li>`,
      )}
    </ul>
  </div>`;
}

/** @param {InputEvent} event */
function writeText(event) {
  editDraft({ text: /** @type {HTMLInputElement} */ (event.target).value });
}

export const confirmText = () => answer({ text: tidy(draft.text), ...answeringSide() });
