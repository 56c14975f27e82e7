/** A described field on paper: its ground, who stands where, and what the ground is. */

import { sideOf } from "../battle/field.js";
import { cellAt, cellName, centreOf, columnName, sizeOf, UNIT } from "../battle/grid.js";
import { ground } from "../drawing/ground.js";
import { html, svg } from "../page/lit-html.js";
import { label, list, name, say } from "../page/words.js";

/** @import { Grid, View } from "../../shared/view.d.ts" */

/** Room at the edges for the names of columns and rows, in the measure of the picture. */
const RIM = 24;

/** @param {number} x
 * @param {number} y
 * @param {string} name
 */
const edgeName = (x, y, name) =>
  svg`<text class="map-edge" x=${x} y=${y} text-anchor="middle">${name}</text>`;

/** The map with a number for each who stands there, and their names below it.
 * @param {View} view
 * @param {Grid} grid
 */
export function mapOnPaper(view, grid) {
  const { width, height } = sizeOf(grid);
  const standing = view.table.pieces.filter(({ at, state }) => at && state !== "out");
  const used = grid.palette.filter(({ letter }) => grid.rows.some((row) => row.includes(letter)));
  return html`<section class="whole" data-overview="map">
    <h2>${say("page-places")}</h2>
    <svg class="map-on-paper" viewBox="${-RIM} ${-RIM} ${width + RIM} ${height + RIM}" role="img" aria-label=${say("page-grid", { columns: grid.rows[0].length, rows: grid.rows.length })}>
      ${ground(grid)}
      ${[...grid.rows[0]].map((_, column) => edgeName(centreOf(grid, cellAt(grid, [column, 0])).x, -RIM / 3, columnName(column)))}
      ${grid.rows.map((_, row) => edgeName(-RIM / 2, centreOf(grid, cellAt(grid, [0, row])).y + RIM / 4, String(row + 1)))}
      ${standing.map(({ id, at, of }, place) => {
        const { x, y } = centreOf(grid, at ?? [0, 0]);
        return svg`<g data-at=${id} data-side=${(sideOf(view, of)?.colour ?? 0) % 4}>
          <circle class="map-spot" cx=${x} cy=${y} r=${UNIT / 2 - 4}></circle>
          <text class="map-number" x=${x} y=${y + 6} text-anchor="middle">${place + 1}</text></g>`;
      })}
    </svg>
    <p class="line">${list(used.map(({ label: words }) => label(words, view.names)))}</p>
    ${standing.map(
      ({ id, at }, place) =>
        html`<p class="line">${place + 1}. ${name(id, view.names)} (${cellName(grid, at ?? [0, 0])})</p>`,
    )}
  </section>`;
}
