/** A line that searches a long list in a sheet. */

import { plainLetters } from "../../shared/text-safety.js";
import { draw } from "../page/draw.js";
import { html, live } from "../page/lit-html.js";
import { say } from "../page/words.js";

/** The words that are searched for, in plain letters. */
let wanted = "";
let written = "";

/** Begin anew: another list is opened. */
export function startSearch() {
  wanted = "";
  written = "";
}

/** True if the list is narrowed. */
export const isSearching = () => wanted !== "";

/** True if these words contain all that is searched for.
 * @param {...string} words
 */
export function isFound(...words) {
  const text = plainLetters(words.join(" "));
  return wanted.split(/\s+/).every((part) => text.includes(part));
}

export const searchField = () => html`<label class="search-line"><span>${say("page-search")}</span>
  <input type="text" inputmode="search" class="wide" data-action="search" autocomplete="off" enterkeyhint="search" .value=${live(written)}
    @input=${(/** @type {InputEvent} */ event) => search(/** @type {HTMLInputElement} */ (event.target).value)}></label>`;

/** @param {string} words */
function search(words) {
  written = words;
  wanted = plainLetters(words.trim());
  draw();
}
