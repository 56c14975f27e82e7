import assert from "node:assert/strict";
import { test } from "node:test";
import { cellAt, cellsOf, runsOf } from "../../web/app/battle/grid.js";
import { marks, nextBrush } from "../../web/app/battle/strokes.js";

/** @import { Cell } from "../../web/shared/view.d.ts" */

/** @param {string} key
 * @param {string | null} [piece]
 */
const brush = (key, piece = null) => ({ key, piece, look: null, rule: null, label: { id: key } });
const paint = /** @type {any} */ ({
  brushes: [brush("wall"), brush("mud"), brush("a", "a"), brush("b", "b")],
  closed: [],
});

/** @param {[string, ...Cell[]][]} strokes */
const marked = (...strokes) =>
  marks(
    paint,
    strokes.map(([key, ...cells]) => ({ brush: key, cells })),
  ).map((one) => [one.brush.key, ...one.cells]);

test("a later stroke goes over an earlier one", () => {
  assert.deepEqual(marked(["wall", [0, 0], [1, 0]], ["mud", [1, 0]]), [
    ["wall", [0, 0]],
    ["mud", [1, 0]],
  ]);
  assert.deepEqual(marked(["wall", [0, 0]], ["mud", [0, 0]], ["wall", [0, 0]]), [["wall", [0, 0]]]);
});

test("a piece is put on the last cell of its last stroke alone", () => {
  assert.deepEqual(marked(["a", [0, 0], [1, 0]], ["a", [4, 4]]), [["a", [4, 4]]]);
  assert.deepEqual(marked(["a", [0, 0]], ["b", [0, 0]]), [["b", [0, 0]]]);
});

test("after a piece the next one comes that has not been put anywhere", () => {
  const [, , a, b] = paint.brushes;
  assert.equal(nextBrush(paint, a, [{ brush: "a", cells: [[0, 0]] }]), "b");
  assert.equal(nextBrush(paint, a, [{ brush: "b", cells: [[0, 0]] }]), "a");
  assert.equal(nextBrush(paint, b, []), "b");
});

for (const shape of /** @type {const} */ (["square", "hex"])) {
  test(`${shape}: cells as runs are the same cells`, () => {
    const grid = /** @type {any} */ ({ shape, rows: Array(5).fill(".".repeat(6)) });
    const cells = [
      [3, 1],
      [1, 1],
      [2, 1],
      [0, 4],
      [5, 0],
    ].map((at) => cellAt(grid, /** @type {Cell} */ (at)));
    const runs = runsOf(grid, cells);
    assert.deepEqual(runs, [
      [5, 0, 1],
      [1, 1, 3],
      [0, 4, 1],
    ]);
    assert.deepEqual(new Set(cellsOf(grid, runs).map(String)), new Set(cells.map(String)));
  });
}
