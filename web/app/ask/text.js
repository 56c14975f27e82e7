/** A line of text. */

import { draw } from "../draw.js";
import { html, live, nothing } from "../lit.js";
import { answer } from "../play.js";
import { say } from "../words.js";
import { by, draft } from "./draft.js";

/** @import { Ask } from "../view.d.ts" */

/** A line as it may be kept: composed, single spaces, none at the ends.
 * @param {string} words
 */
export const tidy = (words) => words.normalize("NFC").replace(/\s+/gu, " ").trim();

/** @param {Ask} ask */
export function text(ask) {
  if (!ask.text) return nothing;
  return html`
    <input class="wide" type="text" name="text" maxlength=${ask.text.most} aria-labelledby="ask-words" autocomplete="off"
      .value=${live(draft.text)} @input=${write}>
    <button type="submit" class="main wide" data-action="confirm">${say("page-confirm")}</button>`;
}

/** @param {InputEvent} event */
function write(event) {
  draft.text = /** @type {HTMLInputElement} */ (event.target).value;
  draw();
}

export const confirmText = () => answer({ text: tidy(draft.text), ...by() });
