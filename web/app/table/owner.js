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

/** The first letter of its name that the others under its emblem do not begin with; else its number.
 * @param {View} view
 * @param {Side} side
 */
function letterOf(view, side) {
  const others = view.table.sides.filter(
    ({ colour, id }) => colour === side.colour && id !== side.id,
  );
  if (others.length === 0) return "";
  const first = (/** @type {Side} */ { id }) =>
    [...name(id, view.names)][0]?.toLocaleUpperCase() ?? "";
  const own = first(side);
  return others.some((other) => first(other) === own)
    ? `${own}${1 + view.table.sides.filter((one) => first(one) === own).indexOf(side)}`
    : own;
}
