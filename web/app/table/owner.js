/** Whose a thing is: the side's emblem, and a letter where several players fight under one emblem. */

import { html, nothing } from "../lit.js";
import { emblem } from "../parts/emblem.js";
import { name } from "../words.js";

/** @import { Side, View } from "../view.d.ts" */

/** @param {View} view
 * @param {Side | undefined} side
 */
export function owner(view, side) {
  if (!side) return nothing;
  const letter = letterOf(view, side);
  return html`${emblem(side.colour)}${letter ? html`<b class="owner-letter" aria-hidden="true">${letter}</b>` : nothing}`;
}

/** The first letter of what its name alone says, numbered where a fellow under the same emblem has it too.
 * @param {View} view
 * @param {Side} side
 */
function letterOf(view, side) {
  const fellows = view.table.sides.filter(({ colour }) => colour === side.colour);
  if (fellows.length === 1) return "";
  const letters = fellows.map((one) => initial(view, one, fellows));
  const own = fellows.indexOf(side);
  const alike = letters.filter((letter) => letter === letters[own]).length > 1;
  return alike ? `${letters[own]}${own + 1}` : letters[own];
}

/** @param {View} view
 * @param {Side} side
 * @param {Side[]} fellows
 */
function initial({ names }, side, fellows) {
  const words = (/** @type {Side} */ { id }) => name(id, names).split(/\s+/u);
  const others = new Set(fellows.filter((one) => one !== side).flatMap(words));
  const own = words(side).find((word) => !others.has(word)) ?? "";
  return [...own][0]?.toLocaleUpperCase() ?? "";
}
