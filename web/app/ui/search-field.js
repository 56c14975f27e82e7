/** A line that searches a long list in a sheet. */

import { plainLetters } from "../../shared/text-safety.js";
import { draw } from "../page/draw.js";
import { html, live } from "../page/lit-html.js";
import { say } from "../page/words.js";

/** The words that are searched for, in plain letters. */
let searched = "";
let written = "";

/** Begin anew: another list is opened. */
export function startSearch() {
  searched = "";
  written = "";
}

/** True if the list is narrowed. */
export const isSearching = () => searched !== "";

/** True if these words contain all that is searched for.
 * @param {...string} words
 */
export function isFound(...words) {
  const text = plainLetters(words.join(" "));
  return searched.split(/\s+/).every((part) => text.includes(part));
}

export const searchField = () => html`<label class="search-line"><span>${say("page-search")}</span>
  <input type="text" inputmode="search" class="wide" data-action="search" autocomplete="off" enterkeyhint="search" .value=${live(written)}
    @input=${(/** @type {InputEvent} */ event) => search(/** @type {HTMLInputElement} */ (event.target).value)}></label>`;

/** @param {string} words */
function search(words) {
  written = words;
  searched = plainLetters(words.trim());
  draw();
}
