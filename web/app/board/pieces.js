/** Pieces: troops, units, leaders, in a list with their badges and tracks. */

import { sideOf } from "../battle/field.js";
import { namedTrack } from "../drawing/tracks.js";
import { figures } from "../drawing/values.js";
import { html, nothing, repeat } from "../page/lit-html.js";
import { label, name } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruled } from "../ui/rules.js";
import { tappable } from "./taps.js";

/** @import { Piece, View } from "../../shared/view.d.ts" */

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
