/** Cards on paper: what fits on each card, and so many to a page, backs mirrored for the turn over an edge. */

import { html, nothing, render } from "../page/lit-html.js";
import { cardSize, faceOf } from "./card-faces.js";
import { GRIDS, PAPERS } from "./printing.js";

/** @import { Card } from "./cards.js" */
/** @import { Face } from "./card-faces.js" */
/** @import { Edge, Grid, Paper } from "./printing.js" */

/** The pages of these cards, all of one kind.
 * @param {Card[]} cards
 * @param {{paper: Paper, backs: boolean, edge: Edge, about: string, code: unknown}} layout
 * @param {HTMLElement} bench where cards are tried out
 */
export function cardPages(cards, layout, bench) {
  const grid = GRIDS[cards[0].kind][layout.paper];
  const fits = fitTester(bench, grid);
  const step = commonStep(cards, layout, fits);
  const all = cards.flatMap((card) => cardLeaves(card, { ...layout, step }, fits));
  render(nothing, bench);
  const most = grid.columns * grid.rows;
  const pages = [];
  for (let from = 0; from < all.length; from += most) {
    const some = all.slice(from, from + most);
    pages.push(
      page(
        some.map(({ front }) => front),
        grid,
        layout,
      ),
    );
    if (layout.backs)
      pages.push(
        page(
          some.map(({ back }) => back),
          grid,
          layout,
        ),
      );
  }
  return pages;
}

/** @param {(Face | null)[]} faces
 * @param {Grid} grid
 * @param {{paper: Paper, edge: Edge}} layout
 */
const page = (faces, grid, { paper, edge }) => html`<section class="card-page"
    .style=${`--page-width: ${PAPERS[paper].width}mm; --page-height: ${PAPERS[paper].height}mm; ${cardSize(grid)}; --columns: ${grid.columns}; --rows: ${grid.rows}`}>
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

/** So often type may shrink; the sizes stand in cards.css. */
const STEPS = [0, 1, 2, 3];
/** Pixels by which the ink of a last line may hang below its line. */
const LEEWAY = 1;
/** The share of cards whose text fits on the front, where it does not on all. */
const ENOUGH = 0.75;

/** @typedef {{front: Face, back: Face | null}} Leaf */

/** The one size of type of all these cards: the largest in which all fit on their fronts; else most; else the smallest.
 * @param {Card[]} cards
 * @param {{about: string, code: unknown}} layout
 * @param {(face: Face) => boolean} fits
 */
function commonStep(cards, { about, code }, fits) {
  /** @type {number | undefined} */
  let enough;
  for (const step of STEPS) {
    const fitting = cards.filter((card) =>
      fits({ card, about, code, lines: card.lines, back: false, part: 1, step, more: "" }),
    );
    if (fitting.length === cards.length) return step;
    if (fitting.length >= ENOUGH * cards.length) enough ??= step;
  }
  return enough ?? STEPS[STEPS.length - 1];
}

/** A card over as many leaves as it needs.
 * @param {Card} card
 * @param {{backs: boolean, about: string, code: unknown, step: number}} layout
 * @param {(face: Face) => boolean} fits
 * @returns {Leaf[]}
 */
export function cardLeaves(card, { backs, about, code, step }, fits) {
  /** @type {Leaf[]} */
  const made = [];
  let rest = card.lines;
  /** @param {boolean} back */
  const next = (back) => {
    const whole = { card, back, about, code, step, lines: rest, part: made.length + 1 };
    const face = fill({ ...whole, more: "" }, backs && !back ? "back" : "next", fits);
    rest = rest.slice(face.lines.length);
    return face;
  };
  do {
    const front = next(false);
    made.push({ front, back: backs ? next(true) : null });
  } while (rest.length > 0);
  return made;
}

/** The face with as many of its lines as fit.
 * @param {Face} face
 * @param {"back" | "next"} onward where the others go
 * @param {(face: Face) => boolean} fits
 * @returns {Face}
 */
function fill(face, onward, fits) {
  if (fits(face)) return face;
  for (let count = face.lines.length - 1; ; count -= 1) {
    const part = { ...face, lines: face.lines.slice(0, count), more: onward };
    if (count <= 1 || fits(part)) return part;
  }
}

/** Tries faces out on a card that nobody sees.
 * @param {HTMLElement} bench
 * @param {Grid} grid
 * @returns {(face: Face) => boolean}
 */
export const fitTester = (bench, grid) => (tried) => {
  render(html`<div class="card-cell" .style=${cardSize(grid)}>${faceOf(tried)}</div>`, bench);
  const card = /** @type {HTMLElement} */ (bench.querySelector(".paper-card"));
  const parts = [card, ...card.querySelectorAll(".card-lines, .card-head, .card-tracks")];
  return (
    parts.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth) &&
    [card, ...card.querySelectorAll(".card-lines")].every(
      ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + LEEWAY,
    )
  );
};
