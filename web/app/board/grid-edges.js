/** The letters of the columns and the numbers of the rows at the edges of what is in sight of a map. */

import { cellAt, centreOf, columnName, sizeOf } from "../battle/grid.js";
import { html } from "../page/lit-html.js";

/** @import { Grid } from "../../shared/view.d.ts" */

/** Each name has a place of its own where a cell is at least so wide; in smaller ones some are left out. */
const ROOMY = 20;
const NARROW = 12;

/** Every how many columns and rows are named.
 * @param {number} size pixels to a cell
 */
const everyOf = (size) => (size >= ROOMY ? 1 : size >= NARROW ? 2 : 5);

/** They stay at the edges while the picture is moved below them.
 * @param {Grid} grid
 * @param {number} size pixels to a cell
 */
export function edges(grid, size) {
  const every = everyOf(size);
  const { width, height } = sizeOf(grid);
  const named = (/** @type {number} */ at) => at % every === 0;
  const columns = [...grid.rows[0]].map((_, column) => centreOf(grid, cellAt(grid, [column, 0])).x);
  const rows = grid.rows.map((_, row) => centreOf(grid, cellAt(grid, [0, row])).y);
  return html`<span class="grid-corner" aria-hidden="true"></span>
    <div class="grid-letters" aria-hidden="true">${columns.map((x, at) =>
      named(at)
        ? html`<span .style=${`left: ${((100 * x) / width).toFixed(2)}%`}>${columnName(at)}</span>`
        : "",
    )}</div>
    <div class="grid-numbers" aria-hidden="true">${rows.map((y, at) =>
      named(at)
        ? html`<span .style=${`top: ${((100 * y) / height).toFixed(2)}%`}>${at + 1}</span>`
        : "",
    )}</div>`;
}
