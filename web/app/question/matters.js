/** What the question speaks of, in a line each: how good it is and how hurt, for whoever does not see it on the table. */

import { meant } from "../battle/mentioned.js";
import { colourOf } from "../board/pieces.js";
import { boxes } from "../drawing/tracks.js";
import { html, nothing } from "../page/lit-html.js";
import { label, name } from "../page/words.js";
import { icon } from "../ui/icon.js";

/** @import { Piece, View } from "../../shared/view.d.ts" */

/** @param {View} view */
export function matters(view) {
  const some = meant(view);
  if (view.table.contest || some.length === 0) return nothing; // a contest tells it all itself
  return html`<ul class="matters" id="matters">${some.map((piece) => one(view, piece))}</ul>`;
}

/** @param {View} view
 * @param {Piece} piece
 */
const one = (view, piece) => html`<li data-side=${colourOf(view, piece)}>
  ${icon(piece.icon)} <b>${name(piece.id, view.names)}</b>
  ${piece.badges.map((badge) => html`<span class="badge">${label(badge.label, view.names)}</span>`)}
  ${piece.tracks.map((track) => boxes(track, view.names))}
</li>`;
