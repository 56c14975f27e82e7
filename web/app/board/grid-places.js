/** The places of pieces in the picture of a described field. */

import { centreOf, coveredBy, UNIT } from "../battle/grid.js";

/** @import { Grid, Piece } from "../../shared/view.d.ts" */

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

/** The box around what is drawn of a piece; corners of hexes are left out.
 * @param {Grid} grid
 * @param {Piece} piece
 */
export function footprintOf(grid, piece) {
  const spots = coveredBy(piece).map((cell) => centreOf(grid, cell));
  const [across, down] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const half = UNIT / 2 - 2;
  return {
    left: Math.min(...across) - half,
    right: Math.max(...across) + half,
    top: Math.min(...down) - half,
    bottom: Math.max(...down) + half,
  };
}
