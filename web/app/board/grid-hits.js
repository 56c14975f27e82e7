/** Whose a tap on the map is: the nearest centre wins; where several are under one finger the place comes near first. */

import { centreOf, coveredBy, UNIT } from "../battle/grid.js";

/** @import { Grid, Piece, View } from "../../shared/view.d.ts" */
/** @import { Point } from "./viewport.js" */

/** Half of what a finger meets, in pixels. */
const FINGER = 24;
/** In cells at least so wide each is met for itself. */
const SURE = 32;

/** @typedef {{piece: Piece, away: number}} Near */

/** The distance of a point from the nearest cell of a piece.
 * @param {Grid} grid
 * @param {Piece} piece
 * @param {Point} point
 */
const awayFrom = (grid, piece, { x, y }) =>
  Math.min(
    ...coveredBy(piece)
      .map((cell) => centreOf(grid, cell))
      .map((spot) => Math.hypot(spot.x - x, spot.y - y)),
  );

/** In the measure of the picture: a finger, and never less than a cell.
 * @param {number} size pixels to a cell
 */
const fingerOf = (size) => Math.max(UNIT / 2, (FINGER * UNIT) / size);

/** The pieces under a finger, the nearest first; those that stand come before those that lie there.
 * @param {View} view
 * @param {Grid} grid
 * @param {Point} point
 * @param {number} size pixels to a cell
 * @returns {Piece[]}
 */
function underFinger(view, grid, point, size) {
  const isOut = (/** @type {Near} */ { piece }) => Number(piece.state === "out");
  return view.table.pieces
    .filter(({ at }) => at)
    .map((piece) => ({ piece, away: awayFrom(grid, piece, point) }))
    .filter(({ away }) => away <= fingerOf(size))
    .toSorted((one, other) => one.away - other.away || isOut(one) - isOut(other))
    .map(({ piece }) => piece);
}

/** Whose a tap is: the nearest, and who lies in the same place; `crowded` where the finger covers others, too, so that nobody
 * can say whom it means.
 * @param {View} view
 * @param {Grid} grid
 * @param {Point} point
 * @param {number} size pixels to a cell
 * @returns {{ids: string[], crowded: boolean}}
 */
export function hitAt(view, grid, point, size) {
  const near = underFinger(view, grid, point, size);
  const [first] = near;
  const together = near.filter(({ at }) => at?.join() === first?.at?.join());
  return {
    ids: together.map(({ id }) => id),
    crowded: size < SURE && together.length < near.length,
  };
}

/** The distance from its middle within which a piece is hit: a finger, but no farther than half the way to the next.
 * @param {Grid} grid
 * @param {Piece} piece
 * @param {Point} middle
 * @param {Piece[]} all
 * @param {number} size pixels to a cell
 */
export function reachAround(grid, piece, middle, all, size) {
  const others = all.filter((one) => one !== piece && one.at);
  const half = others.map((other) => awayFrom(grid, other, middle) / 2).filter((away) => away > 0);
  return Math.min(fingerOf(size), ...half);
}
