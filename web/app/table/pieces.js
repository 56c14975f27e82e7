/** Pieces: troops, units, leaders, as tokens with their badges and tracks. */

import { html, nothing, repeat } from "../lit.js";
import { icon } from "../parts/icon.js";
import { ruled } from "../rules.js";
import { label, name } from "../words.js";
import { tappable } from "./tappable.js";

/** @import { Piece, Track, View } from "../view.d.ts" */

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
        ${tappable(view, piece.id, "token", html`${icon(piece.icon)}<span class="piece-name">${name(piece.id, view.names)}</span>`)}
        ${piece.badges.map((badge) => html`<span class="badge">${ruled(badge.rule, label(badge.label, view.names))}</span>`)}
        ${piece.tracks.map((line) => track(view, line))}
      </li>`,
    )}
  </ul>`;
}

/** @param {View} view
 * @param {Piece} piece
 */
function colourOf(view, piece) {
  const side = view.table.sides.find(({ id }) => id === piece.of);
  return side ? side.colour % 4 : nothing;
}

/** @param {View} view
 * @param {Track} line
 */
const track = (view, { label: words, marked, boxes }) => html`<span class="track">
  <span>${label(words, view.names)}</span>
  <span aria-hidden="true">${"■".repeat(marked)}${"□".repeat(Math.max(0, boxes - marked))}</span>
</span>`;
