/** The places of the cells of a described field: in the picture, in the painted rows, and by name. */

/** @import { Cell, Grid, Piece, Span } from "../../shared/view.d.ts" */

/** The height of a cell in the picture. */
export const UNIT = 40;

/** A hex has a flat side up: half its width, and what its columns are apart. */
const SIDE = UNIT / Math.sqrt(3);

/** The number of cells by which a column of hexes begins higher in axial coordinates.
 * @param {Grid} grid
 * @param {number} column
 */
const lowered = ({ shape }, column) => (shape === "hex" ? Math.floor(column / 2) : 0);

/** Column and row in the painted rows.
 * @param {Grid} grid
 * @param {Cell} cell
 * @returns {Cell}
 */
export const painted = (grid, [column, row]) => [column, row + lowered(grid, column)];

/** The cell at a column and row of the painted rows.
 * @param {Grid} grid
 * @param {Cell} at
 * @returns {Cell}
 */
export const cellAt = (grid, [column, row]) => [column, row - lowered(grid, column)];

/** @param {Grid} grid
 * @param {Cell} cell
 */
export function isInside(grid, cell) {
  const [column, row] = painted(grid, cell);
  return row >= 0 && row < grid.rows.length && column >= 0 && column < grid.rows[0].length;
}

/** @param {Cell} one
 * @param {Cell} other
 */
export const same = (one, other) => one[0] === other[0] && one[1] === other[1];

/** The size of the whole picture.
 * @param {Grid} grid
 */
export function sizeOf({ shape, rows }) {
  const columns = rows[0].length;
  if (shape === "square") return { width: columns * UNIT, height: rows.length * UNIT };
  return { width: SIDE * (1.5 * columns + 0.5), height: UNIT * (rows.length + 0.5) };
}

/** The middle of a cell in the picture.
 * @param {Grid} grid
 * @param {Cell} cell
 */
export function centreOf(grid, cell) {
  if (grid.shape === "square") return { x: (cell[0] + 0.5) * UNIT, y: (cell[1] + 0.5) * UNIT };
  const [column, row] = painted(grid, cell);
  return { x: SIDE * (1.5 * column + 1), y: UNIT * (row + (column % 2 ? 1 : 0.5)) };
}

/** The cell at a point of the picture.
 * @param {Grid} grid
 * @param {number} x
 * @param {number} y
 * @returns {Cell}
 */
export function cellUnder(grid, x, y) {
  if (grid.shape === "square") return [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  const column = Math.round((x / SIDE - 1) / 1.5);
  const near = [column - 1, column, column + 1].flatMap((one) => {
    const row = Math.floor(y / UNIT - (Math.abs(one) % 2 ? 0.5 : 0));
    return [row - 1, row, row + 1].map((other) => cellAt(grid, [one, other]));
  });
  const away = (/** @type {Cell} */ cell) => {
    const middle = centreOf(grid, cell);
    return Math.hypot(middle.x - x, middle.y - y);
  };
  return near.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
}

/** The outline of a cell as a part of a path; `inset` leaves a rim free.
 * @param {Grid} grid
 * @param {Cell} cell
 * @param {number} [inset]
 */
export function outlineOf(grid, cell, inset = 0) {
  const { x, y } = centreOf(grid, cell);
  if (grid.shape === "square") {
    const half = UNIT / 2 - inset;
    return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
  }
  const side = SIDE - inset;
  const high = (side * Math.sqrt(3)) / 2;
  const across = side.toFixed(1);
  const half = (side / 2).toFixed(1);
  const up = high.toFixed(1);
  return `M${(x - side).toFixed(1)} ${y.toFixed(1)}l${half}-${up}h${across}l${half} ${up}-${half} ${up}h-${across}z`;
}

/** The outlines of several cells.
 * @param {Grid} grid
 * @param {Cell[]} cells
 * @param {number} [inset]
 */
export const outlines = (grid, cells, inset) =>
  cells.map((cell) => outlineOf(grid, cell, inset)).join("");

/** The cells of runs.
 * @param {Grid} grid
 * @param {Span[]} spans
 */
export const cellsOf = (grid, spans) =>
  spans.flatMap(([column, row, count]) =>
    Array.from({ length: count }, (_, more) => cellAt(grid, [column + more, row])),
  );

/** Cells as runs beside each other in the rows of the field.
 * @param {Grid} grid
 * @param {Cell[]} cells
 * @returns {Span[]}
 */
export function runsOf(grid, cells) {
  const spots = cells
    .map((cell) => painted(grid, cell))
    .sort(([column, row], [other, line]) => row - line || column - other);
  /** @type {Span[]} */
  const runs = [];
  for (const [column, row] of spots) {
    const last = runs.at(-1);
    if (last && last[1] === row && last[0] + last[2] === column) last[2] += 1;
    else runs.push([column, row, 1]);
  }
  return runs;
}

/** The cells that a piece covers.
 * @param {Piece} piece
 * @returns {Cell[]}
 */
export const coveredBy = ({ at, covers }) =>
  at ? (covers ?? [[0, 0]]).map(([right, down]) => [at[0] + right, at[1] + down]) : [];

/** The letters of a column.
 * @param {number} column
 */
export function columnName(column) {
  const high = Math.floor(column / 26);
  const letter = (/** @type {number} */ place) => String.fromCharCode(64 + place);
  return `${high ? letter(high) : ""}${letter((column % 26) + 1)}`;
}

/** The name of a cell: the letters of its column, the number of its row.
 * @param {Grid} grid
 * @param {Cell} cell
 */
export function cellName(grid, cell) {
  const [column, row] = painted(grid, cell);
  return `${columnName(column)}${row + 1}`;
}

/** The cell with a name that a person typed.
 * @param {Grid} grid
 * @param {string} typed
 * @returns {Cell | null}
 */
export function cellNamed(grid, typed) {
  const [, letters, number] = /^\s*([a-z]{1,2})\s?(\d{1,3})\s*$/iu.exec(typed) ?? [];
  if (!letters) return null;
  const column = [...letters.toUpperCase()].reduce(
    (sum, letter) => 26 * sum + letter.charCodeAt(0) - 64,
    0,
  );
  const cell = cellAt(grid, [column - 1, Number(number) - 1]);
  return isInside(grid, cell) ? cell : null;
}

/** The angle of a direction, in degrees clockwise from upwards.
 * @param {Grid} grid
 * @param {number} way
 */
export const angleOf = ({ shape }, way) => way * (shape === "hex" ? 60 : 45);
