/** Cards on paper: so many to a page, fronts on one and backs on the next, mirrored for a turn over the long edge. */

import { html, nothing, render } from "../lit.js";
import { faceOf, leaves, sized, trial } from "./faces.js";
import { GRIDS, PAPERS } from "./measures.js";

/** @import { Card } from "./cards.js" */
/** @import { Face } from "./faces.js" */
/** @import { Grid, Paper } from "./measures.js" */

/** The pages of these cards, all of one kind.
 * @param {Card[]} cards
 * @param {{paper: Paper, backs: boolean, about: string}} wish
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
        wish.paper,
      ),
    );
    if (wish.backs)
      pages.push(
        page(
          some.map(({ back }) => back),
          grid,
          wish.paper,
        ),
      );
  }
  return pages;
}

/** @param {(Face | null)[]} faces
 * @param {Grid} grid
 * @param {Paper} paper
 */
const page = (faces, grid, paper) => html`<section class="card-page"
    .style=${`--page-width: ${PAPERS[paper].width}mm; --page-height: ${PAPERS[paper].height}mm; ${sized(grid)}; --columns: ${grid.columns}; --rows: ${grid.rows}`}>
  ${faces.map((face, place) => (face ? html`<div class="card-cell" .style=${where(face, place, grid)}>${faceOf(face)}</div>` : null))}
</section>`;

/** @param {Face} face
 * @param {number} place
 * @param {Grid} grid
 */
function where({ back }, place, { columns }) {
  const column = place % columns;
  return `grid-area: ${Math.floor(place / columns) + 1} / ${(back ? columns - 1 - column : column) + 1}`;
}
