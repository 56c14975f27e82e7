/** The cells that a path may reach, the path as it is drawn, and links between pieces. */

import { draft } from "../battle/draft.js";
import { cellAt, cellsOf, centreOf, outlines, painted } from "../battle/grid.js";
import { nothing, svg } from "../page/lit-html.js";
import { label } from "../page/words.js";

/** @import { Cell, Grid, PathField, View } from "../../shared/view.d.ts" */

/** The cells within reach.
 * @param {Grid} grid
 * @param {PathField} path
 * @returns {Cell[]}
 */
export const reachOf = (grid, { reach: { at, rows } }) =>
  rows.flatMap((row, down) =>
    row.flatMap((cost, across) =>
      cost === null ? [] : [cellAt(grid, [at[0] + across, at[1] + down])],
    ),
  );

/** The halves to a cell; null beyond the reach.
 * @param {PathField} path
 * @param {Cell} painted column and row
 */
export const halvesTo = ({ reach: { at, rows } }, [column, row]) =>
  rows[row - at[1]]?.[column - at[0]] ?? null;

/** The cells within reach, and as a shade all others.
 * @param {Grid} grid
 * @param {PathField} path
 */
export function reach(grid, path) {
  const beyond = cellsOf(
    grid,
    grid.rows.map((row, down) => [0, down, row.length]),
  ).filter((cell) => halvesTo(path, painted(grid, cell)) === null);
  return svg`<path class="grid-beyond" d=${outlines(grid, beyond)}></path>
    <path class="grid-reach" d=${outlines(grid, reachOf(grid, path), 2)}></path>
    <path class="grid-stops" d=${outlines(grid, cellsOf(grid, path.stops), 8)}></path>`;
}

/** The path with its end, and a mark at each border that it crosses.
 * @param {Grid} grid
 */
export function drawnPath(grid) {
  const { path, waypoint } = draft;
  if (!path || path.cells.length < 2) return nothing;
  const spots = path.cells.map((cell) => centreOf(grid, cell));
  const points = spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const end = spots[spots.length - 1];
  const marks = new Set(path.crossings.map(({ step }) => step));
  return svg`<g class="grid-path" data-barred=${String(Boolean(path.barred))}>
    <polyline class="grid-path-rim" points=${points}></polyline>
    <polyline points=${points}></polyline>
    ${waypoint > 0 ? svg`<circle class="grid-waypoint" cx=${spots[waypoint].x} cy=${spots[waypoint].y} r="6"></circle>` : nothing}
    ${[...marks].map((step) => {
      const [one, other] = [spots[step - 1], spots[step]];
      return svg`<g class="grid-crossing" transform="translate(${(one.x + other.x) / 2} ${(one.y + other.y) / 2})">
        <path d="M0-10 9 7H-9z"></path><text text-anchor="middle" y="5">!</text></g>`;
    })}
    <circle class="grid-end" cx=${end.x} cy=${end.y} r="11"></circle>
  </g>`;
}

/** Links between pieces on the field, with an arrow where they have a direction.
 * @param {View} view
 * @param {Grid} grid
 */
export function links(view, grid) {
  const at = new Map(view.table.pieces.map((piece) => [piece.id, piece.at]));
  return view.table.links.map(({ from, to, both, label: words, value }) => {
    const [one, other] = [at.get(from), at.get(to)];
    if (!one || !other) return nothing;
    const [a, b] = [centreOf(grid, one), centreOf(grid, other)];
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    return svg`<g class="grid-link"><path d="M${a.x} ${a.y}L${b.x} ${b.y}"></path>
      ${both ? nothing : svg`<path class="grid-arrow" d="M7 0-5 6v-12z" transform="translate(${x} ${y}) rotate(${turn})"></path>`}
      ${value === null ? nothing : svg`<text x=${x} y=${y - 8} text-anchor="middle">${value}</text>`}
      <title>${label(words, view.names)}</title></g>`;
  });
}
