/** A line of text: typed, pasted, or taken from the roster where the question wants a thing that is kept there. */

import { tidy } from "../../shared/text-safety.js";
import { draft } from "../battle/draft.js";
import { answer, by } from "../battle/play.js";
import { keptOf } from "../features/roster/store.js";
import { draw } from "../page/draw.js";
import { html, live, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { icon } from "../ui/icon.js";

/** @import { Ask } from "../../shared/view.d.ts" */

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
