/** A described field as a picture that is moved and zoomed: ground, areas, reach, path, pieces; also by keyboard. */

import { draft } from "../battle/draft.js";
import { actingPiece } from "../battle/field.js";
import {
  cellAt,
  cellName,
  cellUnder,
  centreOf,
  coveredBy,
  isInside,
  outlineOf,
  painted,
  same,
  sizeOf,
  UNIT,
} from "../battle/grid.js";
import {
  beginStroke,
  paintCell,
  paintOver,
  takeUp,
  undoStroke,
  withPlaced,
} from "../battle/painting.js";
import { confirmPath, pathOver, pathTo } from "../battle/path.js";
import { battleId, viewInSight } from "../battle/state.js";
import { ground } from "../drawing/ground.js";
import { ownersIn, unlessUnchanged } from "../drawing/unchanged.js";
import { draw } from "../page/draw.js";
import { html, nothing, svg } from "../page/lit-html.js";
import { label, list, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { areas } from "./grid-areas.js";
import { edges } from "./grid-edges.js";
import { hitAt } from "./grid-hits.js";
import { names } from "./grid-names.js";
import { closed, markAt, painting } from "./grid-painting.js";
import { drawnPath, halvesTo, links, reach } from "./grid-path.js";
import { pieces, spoken } from "./grid-pieces.js";
import { pictureOf } from "./grid-window.js";
import { tapField } from "./taps.js";
import {
  cellSize,
  cellSizeOf,
  centreOn,
  FINGER,
  gestures,
  isInSight,
  keepAsMoved,
  MET,
  noteMiddle,
  pointOf,
  zoomIn,
  zoomOut,
  zoomOutFully,
  zoomTo,
} from "./viewport.js";

/** @import { Cell, Grid, View } from "../../shared/view.d.ts" */
/** @import { Point } from "./viewport.js" */

/** The cell that the keyboard is on, and its field.
 * @type {{of: string, cell: Cell} | null} */
let cursor = null;
/** The last place of the finger that draws.
 * @type {Point} */
let last = { x: 0, y: 0 };

/** @param {View} open
 * @param {Grid} grid
 * @param {boolean} [still] nobody can move it
 */
export function gridMap(open, grid, still = false) {
  const view = withPlaced(open);
  const { width, height } = sizeOf(grid);
  const of = pictureOf(battleId(), grid, still);
  const size = cellSizeOf(of);
  const at = cursorOn(grid);
  const scale = size / UNIT;
  const fingers = gestures(
    (point) => startsDrawing(view, grid, point),
    (point) => over(grid, point),
  );
  const down = (/** @type {PointerEvent} */ event) => {
    if (zoomsOver) showZooms("");
    fingers.down(event);
  };
  return html`<section class="grid-map" data-still=${String(still)} aria-label=${say("page-places")}>
    <div class="grid-frame" tabindex="0" role="application" aria-label=${say("page-grid", { columns: grid.rows[0].length, rows: grid.rows.length })}
        aria-describedby="grid-keys" data-columns=${width / UNIT} data-rows=${height / UNIT} data-unit=${UNIT} data-cell=${Math.round(size)}
        data-picture=${of} @scroll=${noteMiddle}
        @keydown=${(/** @type {KeyboardEvent} */ event) => press(event, view, grid)}
        @pointerdown=${down} @pointermove=${fingers.move} @pointerup=${fingers.up} @pointercancel=${fingers.up}
        @touchmove=${{ handleEvent: fingers.swipe, passive: false }}
        @click=${{ handleEvent: fingers.click, capture: true }} @wheel=${{ handleEvent: fingers.wheel, passive: false }}>
      ${unlessUnchanged([grid, size], () => edges(grid, size))}
      <svg viewBox="0 0 ${width} ${height}" .style=${`width: ${width * scale}px; height: ${height * scale}px`}
          @click=${(/** @type {MouseEvent} */ event) => tap(event, view, grid)}>
        ${background(view, grid)}
        ${view.ask?.paint ? painting(grid, view.ask.paint) : nothing}
        ${links(view, grid)} ${pieces(view, grid, size)} ${view.ask?.path ? drawnPath(grid) : nothing}
        ${unlessUnchanged([view.table.pieces, view.names, grid, size], () => names(view, grid, size))}
        ${at ? svg`<path class="grid-cursor" d=${outlineOf(grid, at, 1)}></path>` : nothing}
      </svg>
    </div>
    <p class="unseen" id="grid-keys">${say("page-grid-keys")}</p>
    <p class="unseen" role="status">${at ? whatIsAt(view, grid, at) : nothing}</p>
    ${still ? nothing : zoomButtons(of)}
  </section>`;
}

/** The parts below everything else: the ground, the areas, the reach.
 * @param {View} view
 * @param {Grid} grid
 */
function background(view, grid) {
  const { areas: some, pieces: all } = view.table;
  const path = view.ask?.path;
  return unlessUnchanged(
    [grid, some, all, ownersIn(view), path],
    () => svg`${ground(grid)} ${areas(view, grid)} ${path ? reach(grid, path) : nothing}`,
  );
}

/** Beside a low map there is room for one button, which leads to the others: the picture over which they are shown. */
let zoomsOver = "";

/** @param {string} of a picture */
const zoomButtons = (
  of,
) => html`<div class="grid-zoom" role="group" aria-label=${say("page-grid-zoom")} data-open=${String(zoomsOver === of)}>
    <button type="button" data-action="zoom" aria-expanded=${String(zoomsOver === of)} aria-label=${say("page-grid-zoom")} @click=${() => showZooms(zoomsOver === of ? "" : of)}>${icon("zoom")}</button>
    <button type="button" data-action="zoom-out" aria-label=${say("page-zoom-out")} @click=${zoomOut}>−</button>
    <button type="button" data-action="zoom-fit" aria-label=${say("page-zoom-fit")} @click=${zoomOutFully}>${icon("big")}</button>
    <button type="button" data-action="zoom-in" aria-label=${say("page-zoom-in")} @click=${zoomIn}>+</button>
  </div>`;

/** @param {string} of a picture, or "" */
function showZooms(of) {
  zoomsOver = of;
  draw();
}

/** The cell that the keyboard is on in this field.
 * @param {Grid} grid
 */
const cursorOn = (grid) =>
  cursor?.of === pictureOf(battleId(), grid) && isInside(grid, cursor.cell) ? cursor.cell : null;

/** True if a finger that comes down here draws: cells wherever it goes; a path on the piece that moves, or on the end of the
 * drawn part.
 * @param {View} view
 * @param {Grid} grid
 * @param {Point} point
 */
function startsDrawing(view, grid, point) {
  const path = view.ask?.path;
  last = point;
  if (view.ask?.paint) {
    const cell = cellUnder(grid, point.x, point.y);
    beginStroke(cell, standingAt(view, cell));
    return isInside(grid, cell);
  }
  if (!path) return false;
  const end = centreOf(grid, draft.path?.cells.at(-1) ?? path.from);
  const near = Math.max(UNIT / 2, (FINGER / 2) * (UNIT / cellSize()));
  return Math.hypot(end.x - point.x, end.y - point.y) <= near;
}

/** Draw over the cells between two events of a quick finger, too.
 * @param {Grid} grid
 * @param {Point} point
 */
function over(grid, point) {
  const parts = Math.ceil(Math.hypot(point.x - last.x, point.y - last.y) / (UNIT / 2));
  const cells = Array.from({ length: parts }, (_, part) => {
    const way = (part + 1) / parts;
    return cellUnder(grid, last.x + way * (point.x - last.x), last.y + way * (point.y - last.y));
  }).filter((cell) => isInside(grid, cell));
  last = point;
  const end = cells.at(-1);
  if (!end) return;
  if (viewInSight()?.ask?.paint) paintOver(grid, cells);
  else pathOver(end);
}

/** @param {MouseEvent} event
 * @param {View} view
 * @param {Grid} grid
 */
function tap(event, view, grid) {
  const point = pointOf(event);
  const cell = cellUnder(grid, point.x, point.y);
  if (!isInside(grid, cell)) return;
  const drawing = view.ask?.path || view.ask?.paint;
  const { ids, crowded } = hitAt(view, grid, point, cellSize());
  if (cellSize() < MET && (drawing || ids.length === 0)) bringNear(point);
  else if (drawing || ids.length === 0) tapCell(view, grid, cell);
  else if (crowded) bringNear(point);
  else tapField(ids);
}

/** The place becomes large enough for a finger; the next tap means what lies there.
 * @param {Point} point
 */
function bringNear(point) {
  zoomTo(FINGER);
  centreOn(point);
}

/** A cell is marked; a path goes there; else whoever stands there is looked at.
 * @param {View} view
 * @param {Grid} grid
 * @param {Cell} cell
 */
function tapCell(view, grid, cell) {
  const standing = standingAt(view, cell);
  const { path, paint } = view.ask ?? {};
  if (paint) {
    if (!takeUp(paint, standing)) paintCell(grid, cell);
  } else if (path && halvesTo(path, painted(grid, cell)) !== null) pathTo(cell);
  else if (standing) tapField([standing.id]);
  else if (path) pathTo(cell); // the engine says why not
}

/** The piece that stands in a cell; else one that is out and lies there.
 * @param {View} view
 * @param {Cell} cell
 */
function standingAt(view, cell) {
  const there = view.table.pieces.filter((piece) =>
    coveredBy(piece).some((one) => same(one, cell)),
  );
  return there.find(({ state }) => state !== "out") ?? there[0];
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Arrows lead over the cells, Enter taps, the backspace key takes a stroke back; a second Enter on the end of a path sends it.
 * @param {KeyboardEvent} event
 * @param {View} view
 * @param {Grid} grid
 */
function press(event, view, grid) {
  const arrow = ARROWS[event.key];
  const at = cursorOn(grid);
  if (arrow) moveCursor(view, grid, arrow);
  else if (event.key === "Backspace" && view.ask?.paint) undoStroke();
  else if (event.key === "+") zoomIn();
  else if (event.key === "-") zoomOut();
  else if ((event.key === "Enter" || event.key === " ") && at) enter(view, grid, at);
  else return;
  event.preventDefault();
}

/** @param {View} view
 * @param {Grid} grid
 * @param {Cell} cell
 */
function enter(view, grid, cell) {
  const end = draft.path?.cells.at(-1);
  if (view.ask?.path && end && same(end, cell)) confirmPath();
  else tapCell(view, grid, cell);
}

/** @param {View} view
 * @param {Grid} grid
 * @param {[number, number]} by
 */
function moveCursor(view, grid, [right, down]) {
  const before = cursorOn(grid);
  const from = before ?? view.ask?.path?.from ?? actingPiece(view)?.at ?? cellAt(grid, [0, 0]);
  const [column, row] = painted(grid, from);
  const next = cellAt(grid, [column + right, row + down]);
  const cell = before && isInside(grid, next) ? next : from;
  cursor = { of: pictureOf(battleId(), grid), cell };
  const spot = centreOf(grid, cell);
  if (!isInSight(spot)) {
    keepAsMoved();
    centreOn(spot);
  }
  draw();
}

/** A cell in words: its name, its ground, who stands there, and what it takes to go there.
 * @param {View} view
 * @param {Grid} grid
 * @param {Cell} cell
 */
function whatIsAt(view, grid, cell) {
  const [column, row] = painted(grid, cell);
  const asked = view.ask?.paint;
  const paint = grid.palette.find(({ letter }) => letter === grid.rows[row][column]);
  const ground = (asked && markAt(asked, cell)?.label) ?? paint?.label;
  const standing = standingAt(view, cell);
  const path = view.ask?.path;
  const halves = path ? halvesTo(path, [column, row]) : null;
  return list([
    cellName(grid, cell),
    ...(ground ? [label(ground, view.names)] : []),
    ...(asked && closed(grid, asked, cell) ? [say("page-paint-closed")] : []),
    ...(standing ? [spoken(view, standing)] : []),
    ...(halves === null ? [] : [say("page-path-spaces", { spaces: halves / 2 })]),
  ]);
}
