/** The result of the strokes of brushes, before they are sent. */

import { same } from "./grid.js";

/** @import { Brush, Cell, PaintField } from "../../shared/view.d.ts" */

/** @typedef {{brush: string, cells: readonly Cell[]}} Stroke cells marked in one go, in their order */

/** The cells as they are marked: a later stroke goes over an earlier one, and a piece is put on one cell alone.
 * @param {PaintField} paint
 * @param {readonly Stroke[]} strokes
 * @returns {{brush: Brush, cells: Cell[]}[]}
 */
export function marks({ brushes }, strokes) {
  /** @type {{brush: Brush, cell: Cell}[]} */
  let all = [];
  for (const { brush: key, cells } of strokes) {
    const brush = brushes.find((one) => one.key === key);
    if (!brush) continue;
    const some = brush.piece ? cells.slice(-1) : cells;
    all = all.filter((one) => !(brush.piece && one.brush === brush));
    all = all.filter(({ cell }) => !some.some((one) => same(one, cell)));
    all.push(...some.map((cell) => ({ brush, cell })));
  }
  return brushes.flatMap((brush) => {
    const cells = all.filter((one) => one.brush === brush).map(({ cell }) => cell);
    return cells.length > 0 ? [{ brush, cells }] : [];
  });
}

/** The key of the next brush whose piece has not been put anywhere; else the same.
 * @param {PaintField} paint
 * @param {Brush} brush
 * @param {readonly Stroke[]} strokes
 */
export function nextBrush({ brushes }, brush, strokes) {
  const later = brushes.slice(brushes.indexOf(brush) + 1);
  const free = later.find(({ key, piece }) => piece && !strokes.some((one) => one.brush === key));
  return (free ?? brush).key;
}
