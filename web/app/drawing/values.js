/** Words in which the figures stand out, to be read from the other side of the table. */

import { html } from "../page/lit-html.js";

/** A number as any language writes it, with its sign, or a pool of dice. */
const FIGURE = /([+−]?\d+(?:[.,\u00a0\u202f\p{L}]?\d+)*)/u;

/** What stands in brackets is said in passing.
 * @param {string} words
 */
export function figures(words) {
  const [loud, ...aside] = words.split(/(?=\()/u);
  return html`${loudly(loud)}${aside.join("")}`;
}

/** @param {string} words */
const loudly = (words) =>
  words
    .split(FIGURE)
    .map((part, place) => (place % 2 ? html`<b class="figure">${part}</b>` : part));
