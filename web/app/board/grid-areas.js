/** Areas on a described field. */

import { sideOf } from "../battle/field.js";
import { cellsOf, outlines } from "../battle/grid.js";
import { nothing, svg } from "../page/lit-html.js";

/** @import { Grid, View } from "../../shared/view.d.ts" */

/** Areas, in the colour of whose they are.
 * @param {View} view
 * @param {Grid} grid
 */
export function areas(view, grid) {
  return view.table.areas.map((area) => {
    const piece = view.table.pieces.find(({ id }) => id === area.of);
    const side = sideOf(view, piece ? piece.of : area.of);
    return svg`<path class="grid-area" data-kind=${area.kind} data-side=${side ? side.colour % 4 : nothing}
      d=${outlines(grid, cellsOf(grid, area.cells), 3)}></path>`;
  });
}
