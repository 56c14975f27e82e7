/** The content of a card that is not on a table: what stands on it, or the map that it is. */

import { sizeOf } from "../../battle/grid.js";
import { ground } from "../../drawing/ground.js";
import { namedTrack } from "../../drawing/values.js";
import { html, nothing } from "../../page/lit-html.js";
import { label, list, say } from "../../page/words.js";

/** @import { Grid, Names, Piece, Reply } from "../../../shared/view.d.ts" */

/** @param {NonNullable<NonNullable<Reply["cards"]>[number]>} card */
export const cardFacts = ({ grid, pieces, names }) => html`
  ${grid ? map(grid, names) : nothing} ${pieces.map((piece) => facts(piece, names))}`;

/** @param {Piece} piece
 * @param {Names} names
 */
const facts = ({ tracks, details = [] }, names) => html`<ul class="facts">
  ${tracks.map((track) => namedTrack(track, names))}
  ${details.map((detail) => html`<li>${label(detail.label, names)}</li>`)}
</ul>`;

/** @param {Grid} grid
 * @param {Names} names
 */
function map(grid, names) {
  const { width, height } = sizeOf(grid);
  const used = grid.palette.filter(({ letter }) => grid.rows.some((row) => row.includes(letter)));
  return html`<svg class="received-map" viewBox="0 0 ${width} ${height}" role="img"
      aria-label=${say("page-grid", { columns: grid.rows[0].length, rows: grid.rows.length })}>${ground(grid)}</svg>
    <p class="soft">${list(used.map(({ label: words }) => label(words, names)))}</p>`;
}
