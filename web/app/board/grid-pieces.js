/** The pieces on a described field: footprint, picture, facing and tracks; each is met by a finger. */

import { isChosen } from "../battle/draft.js";
import { mentionedPieces, shownState, sideOf } from "../battle/field.js";
import { angleOf, coveredBy, outlines, UNIT } from "../battle/grid.js";
import { madeOfOptions, ownersIn, unlessUnchanged } from "../drawing/unchanged.js";
import { nothing, repeat, svg } from "../page/lit-html.js";
import { label, list, name, say } from "../page/words.js";
import { picture } from "../ui/icon.js";
import { changed } from "./changes.js";
import { reachAround } from "./grid-hits.js";
import { middleOf } from "./grid-places.js";
import { optionsOn } from "./taps.js";

/** @import { Grid, Piece, View } from "../../shared/view.d.ts" */

/** @param {View} view
 * @param {Grid} grid
 * @param {number} size pixels to a cell
 */
export function pieces(view, grid, size) {
  const some = view.table.pieces.filter((piece) => piece.at);
  const mentioned = mentionedPieces(view);
  return repeat(
    some.toSorted((one, two) => layerOf(view, one) - layerOf(view, two)),
    ({ id }) => id,
    (piece) =>
      unlessUnchanged(
        [
          ...[piece, grid, size, view.names, ownersIn(view), view.table.pieces],
          ...[shownState(view, piece), mentioned.includes(piece), changed(piece.id)],
          ...madeOfOptions(view, optionsOn(view, piece.id), isChosen),
        ],
        () => drawn(view, grid, piece, size),
      ),
  );
}

/** The acting piece is drawn over the others; one that is out and still lies there, below them.
 * @param {View} view
 * @param {Piece} piece
 */
const layerOf = (view, piece) => {
  const state = shownState(view, piece);
  return state === "out" ? 0 : state === "active" ? 2 : 1;
};

/** @param {View} view
 * @param {Grid} grid
 * @param {Piece} piece
 * @param {number} size
 */
function drawn(view, grid, piece, size) {
  const { x, y } = middleOf(grid, piece);
  const options = optionsOn(view, piece.id);
  const finger = reachAround(grid, piece, { x, y }, view.table.pieces, size);
  const facing = piece.state === "out" ? null : (piece.facing ?? null);
  return svg`<g class="grid-piece" data-at=${piece.id} data-side=${(sideOf(view, piece.of)?.colour ?? 0) % 4}
      data-state=${shownState(view, piece)} data-asked=${String(options.some(({ barred }) => !barred))}
      data-chosen=${String(options.some(({ key }) => isChosen(key)))} data-fresh=${String(changed(piece.id))}
      data-mentioned=${String(mentionedPieces(view).some(({ id }) => id === piece.id))}
      role="img" aria-label=${spoken(view, piece)}>
    <circle class="grid-finger" cx=${x} cy=${y} r=${finger}></circle>
    <path class="grid-footprint" d=${outlines(grid, coveredBy(piece), 4)}></path>
    ${facing === null ? nothing : svg`<path class="grid-facing" d="M0-${UNIT / 2 + 3} 7-${UNIT / 2 - 8}H-7z" transform="translate(${x} ${y}) rotate(${angleOf(grid, facing)})"></path>`}
    <use href=${picture(piece.icon)} x=${x - 8} y=${y - 12} width="21" height="21"></use>
    ${piece.state === "out" ? svg`<path class="grid-out" d="M${x - 12} ${y - 12}l24 24m0-24-24 24"></path>` : nothing}
    ${tracks(piece, x, y)}
    ${piece.badges.length > 0 ? svg`<circle class="grid-badge" cx=${x + 12} cy=${y - 12} r="5"></circle>` : nothing}
  </g>`;
}

/** The boxes of all tracks, one below the other.
 * @param {Piece} piece
 * @param {number} x
 * @param {number} y
 */
function tracks(piece, x, y) {
  const boxes = piece.tracks.flatMap(({ marked }) => marked).slice(0, 6);
  return boxes.map(
    (marked, place) =>
      svg`<rect class="grid-box" data-marked=${String(marked)} x=${x - 16} y=${y - 14 + 8 * place} width="6" height="6"></rect>`,
  );
}

/** Whose it is, whether it may act, what is on it.
 * @param {View} view
 * @param {Piece} piece
 */
export const spoken = (view, piece) =>
  list([
    name(piece.id, view.names),
    ...(piece.of ? [name(piece.of, view.names)] : []),
    say("page-piece-state", { state: shownState(view, piece) }),
    ...piece.badges.map((badge) => label(badge.label, view.names)),
  ]);
