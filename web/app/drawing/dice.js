/** Dice: how each kind looks, and what its faces are called. */

import { html, svg } from "../page/lit-html.js";
import { figure, say } from "../page/words.js";

/** Where the pips of a six-sided die lie, on a grid of three by three. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** What a face is called.
 * @param {string} die
 * @param {number} face
 */
export const faceName = (die, face) =>
  die === "fate" ? say("page-fate-face", { face }) : figure(face);

/** @param {string} die
 * @param {number} face
 */
function mark(die, face) {
  if (die === "d6" && PIPS[face]) {
    return PIPS[face].map(
      (spot) =>
        svg`<circle cx=${8 + 8 * (spot % 3)} cy=${8 + 8 * Math.floor(spot / 3)} r="2.600"></circle>`,
    );
  }
  if (die === "fate") {
    if (face === 0) return svg``;
    return svg`<path class="sign" d=${face > 0 ? "M16 9v14M9 16h14" : "M9 16h14"}></path>`;
  }
  return svg`<text x="16" y="21" text-anchor="middle">${face}</text>`;
}

/** A die as it lies on the table. The picture is an ornament: whoever shows it says the face.
 * @param {string} die
 * @param {number} face
 */
export const dieFace = (die, face) => html`
  <svg class="die-face" viewBox="0 0 32 32" aria-hidden="true">
    ${
      die === "d20"
        ? svg`<path class="body" d="M16 1.500 29 9v14l-13 7.500L3 23V9z"></path>`
        : svg`<rect class="body" x="1.500" y="1.500" width="29" height="29" rx="6"></rect>`
    }
    ${mark(die, face)}
  </svg>`;
