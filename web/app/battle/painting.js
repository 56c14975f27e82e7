/** A painting: cells marked with brushes, stroke by stroke, until one answer takes all of them. */

import { answer } from "./answering.js";
import { draft, editDraft } from "./draft.js";
import { cellsOf, runsOf, same } from "./grid.js";
import { viewInSight } from "./state.js";
import { marks, nextBrush } from "./strokes.js";

/** @import { Brush, Cell, Grid, Marked, PaintField, Piece, View } from "../../shared/view.d.ts" */

/** The cell where the stroke of a finger began, and the piece there.
 * @type {{cell: Cell, piece: Piece | undefined} | null} */
let begun = null;

const asked = () => viewInSight()?.ask?.paint ?? null;

/** The brush in hand: the one that was chosen, else the first.
 * @param {PaintField} paint
 * @returns {Brush}
 */
export const brushInHand = ({ brushes }) =>
  brushes.find(({ key }) => key === draft.brush) ?? brushes[0];

/** @param {string} key */
export function chooseBrush(key) {
  editDraft({ brush: key });
}

/** The view with the pieces where they are put.
 * @param {View} view
 * @returns {View}
 */
export function withPlaced(view) {
  const { ask, table } = view;
  if (!ask?.paint || draft.strokes.length === 0) return view;
  const put = new Map(
    marks(ask.paint, draft.strokes).map(({ brush, cells }) => [brush.piece, cells[0]]),
  );
  const pieces = table.pieces.map((piece) => ({ ...piece, at: put.get(piece.id) ?? piece.at }));
  return { ...view, table: { ...table, pieces } };
}

/** True if a cell cannot be marked.
 * @param {Grid} grid
 * @param {PaintField} paint
 * @param {Cell} cell
 */
const isClosed = (grid, paint, cell) => cellsOf(grid, paint.closed).some((one) => same(one, cell));

/** A tap marks one cell; with a piece in hand the next one is taken up that has not been put anywhere.
 * @param {Grid} grid
 * @param {Cell} cell
 */
export function paintCell(grid, cell) {
  const paint = asked();
  if (!paint) return;
  if (isClosed(grid, paint, cell)) {
    editDraft({ closed: cell });
    return;
  }
  const brush = brushInHand(paint);
  const strokes = [...draft.strokes, { brush: brush.key, cells: [cell] }];
  const first = brush.piece && !draft.strokes.some((one) => one.brush === brush.key);
  editDraft({ strokes, closed: null, brush: first ? nextBrush(paint, brush, strokes) : brush.key });
}

/** A piece that stands under the finger is taken up, where there is a brush for it.
 * @param {PaintField} paint
 * @param {Piece | undefined} piece
 */
export function takeUp({ brushes }, piece) {
  const brush = piece && brushes.find((one) => one.piece === piece.id);
  if (brush) chooseBrush(brush.key);
  return Boolean(brush);
}

/** A finger comes down on a cell, and may draw from there; or it takes up the piece that stands there.
 * @param {Cell} cell
 * @param {Piece | undefined} piece
 */
export function beginStroke(cell, piece) {
  begun = { cell, piece };
}

/** A finger goes over cells: the stroke goes there.
 * @param {Grid} grid
 * @param {Cell[]} over
 */
export function paintOver(grid, over) {
  const paint = asked();
  if (!paint) return;
  if (begun) takeUp(paint, begun.piece);
  const brush = brushInHand(paint);
  const fresh = begun !== null;
  const before = fresh ? [] : (draft.strokes.at(-1)?.cells ?? []);
  const from = begun && !brush.piece ? [begun.cell] : [];
  const cells = [...before];
  for (const cell of [...from, ...over]) {
    const known = !brush.piece && cells.some((one) => same(one, cell));
    if (!known && !isClosed(grid, paint, cell)) cells.push(cell);
  }
  if (cells.length === before.length) return;
  begun = null;
  const strokes = fresh ? draft.strokes : draft.strokes.slice(0, -1);
  editDraft({ strokes: [...strokes, { brush: brush.key, cells }], closed: null });
}

/** The last stroke is gone. */
export function undoStroke() {
  editDraft({ strokes: draft.strokes.slice(0, -1), closed: null });
}

/** Nothing is marked. */
export function clearPainting() {
  editDraft({ strokes: [], closed: null });
}

export function confirmPainting() {
  const paint = asked();
  const grid = viewInSight()?.table.grid;
  if (!paint || !grid) return;
  const marked = marks(paint, draft.strokes).map(({ brush, cells }) => ({
    brush: brush.key,
    cells: runsOf(grid, cells),
  }));
  answer({ paint: /** @type {Marked[]} */ (marked) });
}
