/** Whose a thing is: the side's emblem, and a letter where several players fight under one emblem. */

import { html, nothing } from "../page/lit-html.js";
import { name } from "../page/words.js";
import { emblem } from "./emblem.js";
import { initials } from "./initials.js";

/** @import { Side, View } from "../../shared/view.d.ts" */

/** @param {View} view
 * @param {Side | undefined} side
 */
export function owner(view, side) {
  if (!side) return nothing;
  const letter = letterOf(view, side);
  return html`${emblem(side.colour)}${letter ? html`<b class="owner-letter" aria-hidden="true">${letter}</b>` : nothing}`;
}

/** Where several players fight under one emblem: the initial of this one, which no other player has.
 * @param {View} view
 * @param {Side} side
 */
function letterOf({ names, table: { sides } }, side) {
  const alike = (/** @type {Side} */ { colour }) =>
    sides.filter((other) => other.colour === colour).length > 1;
  if (!alike(side)) return "";
  const lettered = sides.filter(alike);
  return initials(lettered.map(({ id }) => name(id, names)))[lettered.indexOf(side)];
}
