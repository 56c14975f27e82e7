/** A line of text: typed, pasted, or taken from the roster where the question wants a thing that is kept there. */

import { draw } from "../draw.js";
import { html, live, nothing } from "../lit.js";
import { icon } from "../parts/icon.js";
import { answer } from "../play.js";
import { keptOf } from "../roster.js";
import { tidy } from "../tidy.js";
import { label, say } from "../words.js";
import { by, draft } from "./draft.js";

/** @import { Ask } from "../view.d.ts" */

/** @param {Ask} ask */
export function text(ask) {
  if (!ask.text) return nothing;
  return html`
    <input class="wide" type="text" name="text" maxlength=${ask.text.most} aria-labelledby="ask-words" autocomplete="off"
      .value=${live(draft.text)} @input=${write}>
    <button type="submit" class="main wide" data-action="confirm">${say("page-confirm")}</button>
    ${ask.text.kept ? offered(ask.text.kept) : nothing}`;
}

/** What the roster has of a kind: a tap hands it in.
 * @param {string} kind
 */
function offered(kind) {
  const things = keptOf(kind);
  if (things.length === 0) return html`<p class="soft">${say("page-roster-empty")}</p>`;
  return html`<div class="option-group" role="group" aria-labelledby="roster-title">
    <p class="option-owner" id="roster-title">${icon("troops")} ${say("page-roster-from")}</p>
    <ul class="options">
      ${things.map(
        ({ id, label: words, text }) => html`<li class="option">
          <button type="button" data-kept=${id} @click=${() => answer({ text, ...by() })}>
            <span class="option-words">${label(words, {})}</span></button>
        </li>`,
      )}
    </ul>
  </div>`;
}

/** @param {InputEvent} event */
function write(event) {
  draft.text = /** @type {HTMLInputElement} */ (event.target).value;
  draw();
}

export const confirmText = () => answer({ text: tidy(draft.text), ...by() });
