/** The number of letters that still fit into a line of text, once they become few. */

import { html, nothing } from "../page/lit-html.js";
import { say } from "../page/words.js";

/** From so many on it is said. */
const FEW = 8;

/** @param {string} stands what is typed so far
 * @param {number | undefined} most
 */
export function lettersLeft(stands, most = Number.POSITIVE_INFINITY) {
  const left = most - stands.length;
  if (left > FEW || stands === "") return nothing;
  return html`<p class="soft" role="status" data-letters-left=${left}>${say("page-letters-left", { left, most })}</p>`;
}
