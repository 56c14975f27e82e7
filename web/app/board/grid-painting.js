/** The painting on the field before it is sent, and the cells that cannot be marked. */

import { draft } from "../battle/draft.js";
import { cellsOf, outlines, same } from "../battle/grid.js";
import { marks } from "../battle/strokes.js";
import { nothing, svg } from "../page/lit-html.js";

/** @import { Cell, Grid, PaintField } from "../../shared/view.d.ts" */

/** @param {Grid} grid
 * @param {PaintField} paint
 */
export function painting(grid, paint) {
  const marked = marks(paint, draft.strokes);
  return svg`<path class="grid-closed" d=${outlines(grid, cellsOf(grid, paint.closed), 12)}></path>
    ${marked.map(({ brush, cells }) => {
      const outline = outlines(grid, cells, 1);
      return svg`<path class="ground" data-look=${brush.look ?? "plain"} d=${outline}></path>
        ${!brush.look || brush.look === "plain" ? nothing : svg`<path class="ground-pattern" d=${outline} fill=${`url(#look-${brush.look})`}></path>`}
        <path class="grid-painted" data-brush=${brush.key} d=${outlines(grid, cells, 3)}></path>`;
    })}`;
}

/** With what a cell is marked.
 * @param {PaintField} paint
 * @param {Cell} cell
 */
export const markAt = (paint, cell) =>
  marks(paint, draft.strokes).find(({ cells }) => cells.some((one) => same(one, cell)))?.brush;

/** True if a cell cannot be marked.
 * @param {Grid} grid
 * @param {PaintField} paint
 * @param {Cell} cell
 */
export const closed = (grid, paint, cell) =>
  cellsOf(grid, paint.closed).some((one) => same(one, cell));
