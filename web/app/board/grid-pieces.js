/** The pieces on a described field: footprint, picture, facing, name and tracks; each is met by a finger. */

import { isChosen } from "../battle/draft.js";
import { mentionedPieces, shownState, sideOf } from "../battle/field.js";
import { angleOf, centreOf, coveredBy, outlines, UNIT } from "../battle/grid.js";
import { nothing, svg } from "../page/lit-html.js";
import { label, list, name, say } from "../page/words.js";
import { picture } from "../ui/icon.js";
import { changed } from "./changes.js";
import { optionsOn, tapField } from "./taps.js";

/** @import { Grid, Piece, View } from "../../shared/view.d.ts" */

/** Names are written where a cell is at least so wide. */
const LEGIBLE = 34;
/** Half of what a finger meets, in pixels. */
const FINGER = 24;
/** Of a longer name the first letters. */
const LETTERS = 9;

/** The middle of all that a piece covers.
 * @param {Grid} grid
 * @param {Piece} piece
 */
export function middleOf(grid, piece) {
  const spots = coveredBy(piece).map((cell) => centreOf(grid, cell));
  const mean = (/** @type {number[]} */ some) =>
    some.reduce((sum, one) => sum + one, 0) / some.length;
  return { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
}

/** @param {View} view
 * @param {Grid} grid
 * @param {number} size pixels to a cell
 */
export const pieces = (view, grid, size) =>
  view.table.pieces
    .filter((piece) => piece.at)
    .toSorted((one, two) => layerOf(view, one) - layerOf(view, two))
    .map((piece) => drawn(view, grid, piece, size));

/** Who acts is drawn over the others; who is out and still lies there, below them.
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
  const finger = Math.max(UNIT / 2, (FINGER * UNIT) / size);
  const facing = piece.state === "out" ? null : (piece.facing ?? null);
  const called = name(piece.id, view.names);
  return svg`<g class="grid-piece" data-at=${piece.id} data-side=${(sideOf(view, piece.of)?.colour ?? 0) % 4}
      data-state=${shownState(view, piece)} data-asked=${String(options.some(({ barred }) => !barred))}
      data-chosen=${String(options.some(({ key }) => isChosen(key)))} data-fresh=${String(changed(piece.id))}
      data-meant=${String(mentionedPieces(view).some(({ id }) => id === piece.id))}
      role="img" aria-label=${spoken(view, piece)}
      @click=${view.ask?.path || view.ask?.paint ? nothing : (/** @type {Event} */ event) => tap(event, view, piece)}>
    <circle class="grid-finger" cx=${x} cy=${y} r=${finger}></circle>
    <path class="grid-footprint" d=${outlines(grid, coveredBy(piece), 4)}></path>
    ${facing === null ? nothing : svg`<path class="grid-facing" d="M0-${UNIT / 2 + 3} 7-${UNIT / 2 - 8}H-7z" transform="translate(${x} ${y}) rotate(${angleOf(grid, facing)})"></path>`}
    <use href=${picture(piece.icon)} x=${x - 8} y=${y - 12} width="21" height="21"></use>
    ${piece.state === "out" ? svg`<path class="grid-out" d="M${x - 12} ${y - 12}l24 24m0-24-24 24"></path>` : nothing}
    ${tracks(piece, x, y)}
    ${piece.badges.length > 0 ? svg`<circle class="grid-badge" cx=${x + 12} cy=${y - 12} r="5"></circle>` : nothing}
    ${size < LEGIBLE ? nothing : svg`<text class="grid-name" x=${x} y=${y + UNIT / 2 + 6} text-anchor="middle">${short(called)}</text>`}
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

/** @param {string} called */
const short = (called) => (called.length > LETTERS + 1 ? `${called.slice(0, LETTERS)}…` : called);

/** @param {Event} event
 * @param {View} view
 * @param {Piece} piece
 */
function tap(event, view, piece) {
  event.stopPropagation();
  tapField(view, [piece.id]);
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
