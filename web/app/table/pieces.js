/** Pieces: troops, units, leaders, in a list with their badges and tracks. */

import { html, nothing, repeat } from "../lit.js";
import { icon } from "../parts/icon.js";
import { ruled } from "../rules.js";
import { label, name } from "../words.js";
import { sideOf } from "./field.js";
import { figures } from "./figures.js";
import { tappable } from "./tappable.js";
import { namedTrack } from "./track.js";

/** @import { Piece, View } from "../view.d.ts" */

/** @param {View} view
 * @param {Piece[]} some
 */
export function pieces(view, some) {
  if (some.length === 0) return nothing;
  return html`<ul class="pieces">
    ${repeat(
      some,
      (piece) => piece.id,
      (piece) => html`<li class="piece" data-side=${colourOf(view, piece)}>
        ${tappable(view, piece.id, "troop", html`${icon(piece.icon)}<span class="piece-name">${name(piece.id, view.names)}</span>`)}
        ${piece.badges.map((badge) => html`<span class="badge">${ruled(badge.rule, figures(label(badge.label, view.names)))}</span>`)}
        ${piece.tracks.length > 0 ? html`<ul>${piece.tracks.map((track) => namedTrack(track, view.names))}</ul>` : nothing}
      </li>`,
    )}
  </ul>`;
}

/** @param {View} view
 * @param {Piece} piece
 */
export function colourOf(view, { of }) {
  const side = sideOf(view, of);
  return side ? side.colour % 4 : nothing;
}
