/** Cards on paper: so many to a page, fronts on one and backs on the next, mirrored for the turn over an edge. */

import { html, nothing, render } from "../page/lit-html.js";
import { faceOf, sized } from "./card-faces.js";
import { leaves, trial } from "./fitting.js";
import { GRIDS, PAPERS } from "./measures.js";

/** @import { Card } from "./cards.js" */
/** @import { Face } from "./card-faces.js" */
/** @import { Edge, Grid, Paper } from "./measures.js" */

/** The pages of these cards, all of one kind.
 * @param {Card[]} cards
 * @param {{paper: Paper, backs: boolean, edge: Edge, about: string}} wish
 * @param {HTMLElement} bench where cards are tried out
 */
export function cardPages(cards, wish, bench) {
  const grid = GRIDS[cards[0].kind][wish.paper];
  const fits = trial(bench, grid);
  const all = cards.flatMap((card) => leaves(card, wish, fits));
  render(nothing, bench);
  const most = grid.columns * grid.rows;
  const pages = [];
  for (let from = 0; from < all.length; from += most) {
    const some = all.slice(from, from + most);
    pages.push(
      page(
        some.map(({ front }) => front),
        grid,
        wish,
      ),
    );
    if (wish.backs)
      pages.push(
        page(
          some.map(({ back }) => back),
          grid,
          wish,
        ),
      );
  }
  return pages;
}

/** @param {(Face | null)[]} faces
 * @param {Grid} grid
 * @param {{paper: Paper, edge: Edge}} wish
 */
const page = (faces, grid, { paper, edge }) => html`<section class="card-page"
    .style=${`--page-width: ${PAPERS[paper].width}mm; --page-height: ${PAPERS[paper].height}mm; ${sized(grid)}; --columns: ${grid.columns}; --rows: ${grid.rows}`}>
  ${faces.map((face, place) => (face ? html`<div class="card-cell" .style=${where(face, place, grid, edge)}>${faceOf(face)}</div>` : null))}
</section>`;

/** A back lies behind its front once the paper was turned, as one turns a page or as one turns a pad.
 * @param {Face} face
 * @param {number} place
 * @param {Grid} grid
 * @param {Edge} edge
 */
function where({ back }, place, { columns, rows }, edge) {
  const column = place % columns;
  const row = Math.floor(place / columns);
  const [down, across] = !back
    ? [row, column]
    : edge === "long"
      ? [row, columns - 1 - column]
      : [rows - 1 - row, column];
  return `grid-area: ${down + 1} / ${across + 1}`;
}
