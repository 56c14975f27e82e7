/** A line that searches a long list in a sheet. */

import { draw } from "../page/draw.js";
import { html, live } from "../page/lit-html.js";
import { say } from "../page/words.js";

/** What is searched for, in plain letters. */
let wanted = "";
let written = "";

/** Begin anew: another list is opened. */
export function startSearch() {
  wanted = "";
  written = "";
}

/** Whether the list is narrowed. */
export const isSearching = () => wanted !== "";

/** Letters without accents and case, so that a search finds words as people type them.
 * @param {string} words
 */
const plain = (words) => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/** Whether all that is searched for stands in these words.
 * @param {...string} words
 */
export function isFound(...words) {
  const text = plain(words.join(" "));
  return wanted.split(/\s+/).every((part) => text.includes(part));
}

export const searchField = () => html`<label class="search-line"><span>${say("page-search")}</span>
  <input type="text" inputmode="search" class="wide" data-action="search" autocomplete="off" enterkeyhint="search" .value=${live(written)}
    @input=${(/** @type {InputEvent} */ event) => search(/** @type {HTMLInputElement} */ (event.target).value)}></label>`;

/** @param {string} words */
function search(words) {
  written = words;
  wanted = plain(words.trim());
  draw();
}
