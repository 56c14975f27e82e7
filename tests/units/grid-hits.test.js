import assert from "node:assert/strict";
import { test } from "node:test";
import { centreOf, UNIT } from "../../web/app/battle/grid.js";
import { hitAt, reachAround } from "../../web/app/board/grid-hits.js";

/** @import { Cell, Grid, Piece, View } from "../../web/shared/view.d.ts" */

const grid = /** @type {Grid} */ ({ shape: "square", rows: Array(10).fill("..........") });
/** Pixels to a cell: on a map that is zoomed in, and on one that is seen as a whole. */
const NEAR = 80;
const FAR = 16;

/** @param {string} id
 * @param {Cell | null} at
 * @param {object} [more]
 */
const piece = (id, at, more) =>
  /** @type {Piece} */ ({ id, at, covers: [[0, 0]], state: "ready", ...more });

/** @param {Piece[]} pieces */
const viewOf = (...pieces) => /** @type {View} */ ({ table: { pieces } });

/** The point of the picture that lies this far from the middle of a cell, in cells.
 * @param {Cell} cell
 * @param {number} [right]
 */
function point(cell, right = 0) {
  const { x, y } = centreOf(grid, cell);
  return { x: x + right * UNIT, y };
}

/** @param {View} view
 * @param {{x: number, y: number}} where
 * @param {number} size
 */
const met = (view, where, size) => hitAt(view, grid, where, size);

test("a tap in the middle of a figure means that figure", () => {
  const view = viewOf(piece("f1", [2, 2]), piece("f2", [3, 2]));
  assert.deepEqual(met(view, point([2, 2]), NEAR), { ids: ["f1"], crowded: false });
  assert.deepEqual(met(view, point([3, 2]), NEAR), { ids: ["f2"], crowded: false });
});

test("the nearer of two is meant, and a tap far from all of them means nobody", () => {
  const view = viewOf(piece("f1", [2, 2]), piece("f2", [3, 2]));
  assert.deepEqual(met(view, point([2, 2], 0.4), NEAR).ids, ["f1"]);
  assert.deepEqual(met(view, point([2, 2], 0.6), NEAR).ids, ["f2"]);
  assert.deepEqual(met(view, point([8, 8]), NEAR), { ids: [], crowded: false });
});

test("a finger on a small map covers neighbours, and that is said", () => {
  const view = viewOf(piece("f1", [2, 2]), piece("f2", [3, 2]));
  assert.deepEqual(met(view, point([2, 2]), FAR), { ids: ["f1"], crowded: true });
  assert.deepEqual(met(viewOf(piece("f1", [2, 2])), point([2, 2], 1), FAR).ids, ["f1"]);
});

test("on the edge between two large cells a finger means one of them, and nobody need be asked", () => {
  const view = viewOf(piece("f1", [2, 2]), piece("f2", [3, 2]));
  assert.deepEqual(met(view, point([2, 2], 0.5), NEAR), { ids: ["f1"], crowded: false });
  assert.equal(met(view, point([2, 2], 0.5), FAR).crowded, true);
});

test("those in one place are met together, whoever stands before whoever lies there", () => {
  const view = viewOf(piece("down", [2, 2], { state: "out" }), piece("up", [2, 2]));
  assert.deepEqual(met(view, point([2, 2]), FAR), { ids: ["up", "down"], crowded: false });
});

test("a figure is met on every cell that it covers, and one beside the map nowhere", () => {
  const covers = /** @type {Cell[]} */ ([
    [0, 0],
    [1, 0],
  ]);
  const view = viewOf(piece("big", [2, 2], { covers }), piece("waiting", null));
  for (const cell of /** @type {Cell[]} */ ([
    [2, 2],
    [3, 2],
  ])) {
    assert.deepEqual(met(view, point(cell), NEAR).ids, ["big"]);
  }
});

test("the reach of a figure ends half the way to the next", () => {
  const [f1, f2] = [piece("f1", [2, 2]), piece("f2", [3, 2])];
  const middle = point([2, 2]);
  assert.equal(reachAround(grid, f1, middle, [f1, f2], FAR), UNIT / 2);
  assert.equal(reachAround(grid, f1, middle, [f1], FAR), 1.5 * UNIT);
  assert.equal(reachAround(grid, f1, middle, [f1], NEAR), UNIT / 2);
});
