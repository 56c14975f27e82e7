/** Whose a thing is: the side's emblem, and an initial where several players fight under one emblem. */

import { ownerOf } from "../battle/field.js";
import { html, nothing, svg } from "../page/lit-html.js";
import { name, say } from "../page/words.js";
import { initials } from "./initials.js";

/** @import { Side, View } from "../../shared/view.d.ts" */

/** The emblem of a thing's side, with an initial where several players fight under it.
 * @param {View} view
 * @param {Side | undefined} side
 */
export function owner(view, side) {
  if (!side) return nothing;
  const letter = letterOf(view, side);
  const ally = allyOf(view, side);
  return html`${emblem(side.colour, ally)}${letter ? html`<b class="owner-letter" data-side=${side.colour % DIVISIONS.length} data-ally=${ally} aria-hidden="true">${letter}</b>` : nothing}`;
}

/** The emblem of a side alone, in the hue that tells it from its allies.
 * @param {View} view
 * @param {Side | undefined} side
 */
export const emblemOf = (view, side) => (side ? emblem(side.colour, allyOf(view, side)) : nothing);

/** The emblem of the side that an id names, or that its piece belongs to.
 * @param {View} view
 * @param {string | null | undefined} id
 */
export const emblemOfThing = (view, id) => (id ? emblemOf(view, ownerOf(view, id)) : nothing);

/** So many players under one emblem are told apart: by a pattern each, the second by a hue, too. */
const ALLIES = 3;

/** Which of those who fight under one emblem a side is: each has a pattern of its own, the second a hue, too.
 * @param {View} view
 * @param {Side | undefined} side
 */
export const allyOf = ({ table: { sides } }, side) =>
  side
    ? sides.filter(({ colour }) => colour === side.colour).findIndex(({ id }) => id === side.id) %
      ALLIES
    : 0;

/** The initial of this player if several fight under one emblem, which no other player has.
 * @param {View} view
 * @param {Side} side
 */
function letterOf({ names, table: { sides } }, side) {
  const alike = (/** @type {Side} */ { colour }) =>
    sides.filter((other) => other.colour === colour).length > 1;
  if (!alike(side)) return "";
  const lettered = sides.filter(alike);
  const called = lettered.map(({ id }) => name(id, names));
  return initials(called, {
    opening: listed("page-name-opening"),
    closing: listed("page-name-closing"),
    noun: Number(say("page-name-noun")),
  })[lettered.indexOf(side)];
}

/** @param {string} message */
const listed = (message) => new Set(say(message).split(" "));

const DIVISIONS = [
  svg`<path d="M12 2h9v10c0 5-4 9-9 11z"></path>`,
  svg`<path d="M3 15 12 8l9 7c-1 3.500-4 6.500-9 8-5-1.500-8-4.500-9-8z"></path>`,
  svg`<path d="M9.500 2h5v6H21v5h-6.500v9.500l-5 0V13H3V8h6.500z"></path>`,
  svg`<path d="M3 6 6 2 21 16c-.6 1.400-1.500 2.600-2.700 3.700z"></path>`,
];

/** A side's mark: a small shield with its own division, so that its colour is never alone.
 * @param {number} colour
 * @param {number} [ally] which of those under it
 */
export const emblem = (colour, ally = 0) => html`
  <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true" data-side=${colour % DIVISIONS.length} data-ally=${ally}>
    <path class="shield" d="M3 2h18v10c0 5-4 9.500-9 11-5-1.500-9-6-9-11z"></path>
    ${DIVISIONS[colour % DIVISIONS.length]}
    <path class="rim" d="M3 2h18v10c0 5-4 9.500-9 11-5-1.500-9-6-9-11z"></path>
  </svg>`;
