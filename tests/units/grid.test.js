import assert from "node:assert/strict";
import { test } from "node:test";
import {
  angleOf,
  cellAt,
  cellName,
  cellNamed,
  cellsOf,
  cellUnder,
  centreOf,
  coveredBy,
  isInside,
  painted,
  same,
  sizeOf,
  UNIT,
} from "../../web/app/battle/grid.js";

/** @import { Cell } from "../../web/shared/view.d.ts" */

/** A field of empty cells.
 * @param {"square" | "hex"} shape
 * @param {number} columns
 * @param {number} rows
 */
const field = (shape, columns, rows) =>
  /** @type {any} */ ({ shape, rows: Array(rows).fill(".".repeat(columns)) });

/** Every cell of a field.
 * @param {any} grid
 * @returns {Cell[]}
 */
const everyCell = (grid) =>
  cellsOf(
    grid,
    grid.rows.map((/** @type {string} */ row, /** @type {number} */ at) => [0, at, row.length]),
  );

for (const shape of /** @type {const} */ (["square", "hex"])) {
  const grid = field(shape, 30, 7);

  test(`${shape}: the middle of a cell lies in that cell and in the picture`, () => {
    const { width, height } = sizeOf(grid);
    for (const cell of everyCell(grid)) {
      const { x, y } = centreOf(grid, cell);
      assert.deepEqual(cellUnder(grid, x, y), cell);
      assert.ok(x > 0 && x < width && y > 0 && y < height);
    }
  });

  test(`${shape}: a point a third of a cell from the middle is still in the cell`, () => {
    for (const cell of everyCell(grid)) {
      const { x, y } = centreOf(grid, cell);
      for (const [right, down] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ]) {
        const under = cellUnder(grid, x + (right * UNIT) / 3, y + (down * UNIT) / 3);
        assert.ok(same(under, cell), `${under} is not ${cell}`);
      }
    }
  });

  test(`${shape}: every cell has a name of its own, by which it is found`, () => {
    const names = everyCell(grid).map((cell) => cellName(grid, cell));
    assert.equal(new Set(names).size, 30 * 7);
    assert.deepEqual(
      names.map((name) => cellNamed(grid, ` ${name.toLowerCase()} `)),
      everyCell(grid),
    );
  });

  test(`${shape}: painted rows and cells lead to each other`, () => {
    for (const cell of everyCell(grid)) {
      assert.deepEqual(cellAt(grid, painted(grid, cell)), cell);
      assert.ok(isInside(grid, cell));
    }
  });

  test(`${shape}: beyond the edges is no cell`, () => {
    for (const place of /** @type {Cell[]} */ ([
      [-1, 0],
      [30, 0],
      [0, -1],
      [0, 7],
    ])) {
      assert.ok(!isInside(grid, cellAt(grid, place)));
    }
    for (const typed of ["", "A", "7", "A0", "A8", "AE1", "ABC1", "A1B", "Ä1"]) {
      assert.equal(cellNamed(grid, typed), null, typed);
    }
  });
}

test("columns after Z have two letters", () => {
  const grid = field("square", 30, 7);
  assert.equal(cellName(grid, [25, 0]), "Z1");
  assert.equal(cellName(grid, [26, 6]), "AA7");
});

test("neighbours of a hex are one height apart, whichever way they lie", () => {
  const grid = field("hex", 9, 9);
  const from = centreOf(grid, [4, 2]);
  for (const [column, row] of [
    [4, 1],
    [5, 1],
    [5, 2],
    [4, 3],
    [3, 3],
    [3, 2],
  ]) {
    const to = centreOf(grid, [column, row]);
    assert.ok(Math.abs(Math.hypot(to.x - from.x, to.y - from.y) - UNIT) < 1e-9);
  }
});

test("six directions go around a hex, eight around a square", () => {
  assert.equal(angleOf(field("hex", 1, 1), 6), 360);
  assert.equal(angleOf(field("square", 1, 1), 8), 360);
});

test("a piece covers its footprint from where it stands, and nothing beside the field", () => {
  const wide = /** @type {any} */ ({
    at: [3, 4],
    covers: [
      [0, 0],
      [1, 0],
    ],
  });
  assert.deepEqual(coveredBy(wide), [
    [3, 4],
    [4, 4],
  ]);
  assert.deepEqual(coveredBy({ ...wide, covers: null }), [[3, 4]]);
  assert.deepEqual(coveredBy({ ...wide, at: null }), []);
});

test("cells are the same by what they say", () => {
  assert.ok(same([1, 2], [1, 2]));
  assert.ok(!same([1, 2], [2, 1]));
});
