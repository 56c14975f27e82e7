/** The names of pieces on a described field: each beside its piece where it covers nobody else and no other name. */

import { sizeOf, UNIT } from "../battle/grid.js";
import { svg } from "../page/lit-html.js";
import { name } from "../page/words.js";
import { footprintOf, middleOf } from "./grid-places.js";

/** @import { Grid, Piece, View } from "../../shared/view.d.ts" */

/** Names are written where a cell is at least so wide. */
const LEGIBLE = 34;
/** The height of a name, and about what a letter of it takes. */
const HEIGHT = 12;
const LETTER = 5.9;
/** Of a longer name the first letters. */
const LETTERS = 14;

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
/** @typedef {{id: string, words: string, box: Box}} Placed */

/** @param {View} view
 * @param {Grid} grid
 * @param {number} size pixels to a cell
 */
export const names = (view, grid, size) =>
  size < LEGIBLE
    ? []
    : placed(view, grid).map(
        ({ id, words, box }) =>
          svg`<text class="grid-name" data-name=${id} x=${(box.left + box.right) / 2} y=${box.bottom - 2.5} text-anchor="middle">${words}</text>`,
      );

/** One after another finds its place; who stands before who is out.
 * @param {View} view
 * @param {Grid} grid
 */
function placed(view, grid) {
  const all = view.table.pieces.filter(({ at }) => at);
  const bodies = all
    .filter(({ state }) => state !== "out")
    .map((piece) => ({ piece, box: footprintOf(grid, piece) }));
  /** @type {Placed[]} */
  const found = [];
  for (const piece of all.toSorted((one, other) => rank(one) - rank(other))) {
    const words = short(name(piece.id, view.names));
    const taken = [
      ...bodies.filter((one) => one.piece !== piece).map(({ box }) => box),
      ...found.map(({ box }) => box),
    ];
    const [best] = placesFor(grid, piece, words.length * LETTER)
      .map((box) => ({ box, cost: costOf(grid, box, taken) }))
      .toSorted((one, other) => one.cost - other.cost);
    found.push({ id: piece.id, words, box: best.box });
  }
  return found;
}

/** @param {Piece} piece */
const rank = ({ state }) => Number(state === "out");

/** The places where a name may stand, the usual place first: below, above, beside, and last on the piece itself.
 * @param {Grid} grid
 * @param {Piece} piece
 * @param {number} width
 * @returns {Box[]}
 */
function placesFor(grid, piece, width) {
  const { x, y } = middleOf(grid, piece);
  const { left, right, top, bottom } = footprintOf(grid, piece);
  const around = (/** @type {number} */ middle, /** @type {number} */ upper) => ({
    left: middle - width / 2,
    right: middle + width / 2,
    top: upper,
    bottom: upper + HEIGHT,
  });
  const half = width / 2 + 1;
  return [
    around(x, bottom - 4),
    around(x, top - HEIGHT + 4),
    around(right + half, y - HEIGHT / 2),
    around(left - half, y - HEIGHT / 2),
    around(x + UNIT / 3, bottom - 4),
    around(x - UNIT / 3, bottom - 4),
    around(x + UNIT / 3, top - HEIGHT + 4),
    around(x - UNIT / 3, top - HEIGHT + 4),
    around(x, bottom - HEIGHT - 2),
  ];
}

/** The area of other things that a name would cover, and its own area beyond the picture.
 * @param {Grid} grid
 * @param {Box} box
 * @param {Box[]} taken
 */
function costOf(grid, box, taken) {
  const { width, height } = sizeOf(grid);
  const inside = shared(box, { left: 0, right: width, top: 0, bottom: height });
  const whole = (box.right - box.left) * HEIGHT;
  return whole - inside + taken.reduce((sum, other) => sum + shared(box, other), 0);
}

/** The area that two boxes share.
 * @param {Box} one
 * @param {Box} other
 */
function shared(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** @param {string} called */
const short = (called) => (called.length > LETTERS + 1 ? `${called.slice(0, LETTERS)}…` : called);
