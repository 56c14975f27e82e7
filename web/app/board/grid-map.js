/** A described field as a picture that is moved and zoomed: ground, areas, reach, path, pieces; also by keyboard. */

import { draft } from "../battle/draft.js";
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
import { battleId, isTableLater, viewInSight } from "../battle/state.js";
import { ground } from "../drawing/ground.js";
import { afterEachDrawing, afterPaint, draw } from "../page/draw.js";
import { html, nothing, svg } from "../page/lit-html.js";
import { label, list, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { areas } from "./grid-areas.js";
import { closed, markAt, painting } from "./grid-painting.js";
import { drawnPath, halvesTo, links, reach } from "./grid-path.js";
import { middleOf, pieces, spoken } from "./grid-pieces.js";
import { tapField } from "./taps.js";
import {
  cellSize,
  centreOn,
  FINGER,
  frame,
  gestures,
  isInSight,
  isShown,
  pointOf,
  showPicture,
  zoomIn,
  zoomOut,
  zoomOutFully,
  zoomTo,
  zoomToFill,
} from "./viewport.js";

/** @import { Cell, Grid, View } from "../../shared/view.d.ts" */
/** @import { Point } from "./viewport.js" */

/** A tap on cells smaller than this zooms in first, as no finger meets them. */
const MET = 24;

/** Where the keyboard is on the field.
 * @type {Cell | null} */
let cursor = null;
/** Where the finger that draws was last.
 * @type {Point} */
let last = { x: 0, y: 0 };
/** The question that the picture was moved for. */
let centred = "";

/** @param {View} open
 * @param {Grid} grid
 */
export function gridMap(open, grid) {
  const view = withPlaced(open);
  const { width, height } = sizeOf(grid);
  const known = isShown(pictureOf(grid));
  const size = known ? cellSize() : FINGER;
  const at = known ? cursor : null;
  const scale = size / UNIT;
  const act = gestures(
    (point) => startsDrawing(view, grid, point),
    (point) => over(grid, point),
  );
  return html`<section class="grid-map" aria-label=${say("page-places")}>
    <div class="grid-frame" tabindex="0" role="application" aria-label=${say("page-grid", { columns: grid.rows[0].length, rows: grid.rows.length })}
        aria-describedby="grid-keys" data-columns=${width / UNIT} data-rows=${height / UNIT} data-unit=${UNIT} data-cell=${Math.round(size)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => press(event, view, grid)}
        @pointerdown=${act.down} @pointermove=${act.move} @pointerup=${act.up} @pointercancel=${act.up}
        @touchmove=${{ handleEvent: act.swipe, passive: false }}
        @click=${{ handleEvent: act.click, capture: true }} @wheel=${{ handleEvent: act.wheel, passive: false }}>
      <svg viewBox="0 0 ${width} ${height}" .style=${`width: ${width * scale}px; height: ${height * scale}px`}
          @click=${(/** @type {MouseEvent} */ event) => tap(event, view, grid)}>
        ${ground(grid)} ${areas(view, grid)} ${view.ask?.path ? reach(grid, view.ask.path) : nothing}
        ${view.ask?.paint ? painting(grid, view.ask.paint) : nothing}
        ${links(view, grid)} ${pieces(view, grid, size)} ${view.ask?.path ? drawnPath(grid) : nothing}
        ${at ? svg`<path class="grid-cursor" d=${outlineOf(grid, at, 1)}></path>` : nothing}
      </svg>
    </div>
    <p class="unseen" id="grid-keys">${say("page-grid-keys")}</p>
    <p class="unseen" role="status">${at ? whatIsAt(view, grid, at) : nothing}</p>
    <div class="grid-zoom" role="group" aria-label=${say("page-grid-zoom")}>
      <button type="button" data-action="zoom-out" aria-label=${say("page-zoom-out")} @click=${zoomOut}>−</button>
      <button type="button" data-action="zoom-fit" aria-label=${say("page-zoom-fit")} @click=${zoomOutFully}>${icon("big")}</button>
      <button type="button" data-action="zoom-in" aria-label=${say("page-zoom-in")} @click=${zoomIn}>+</button>
    </div>
  </section>`;
}

/** @param {Grid} grid */
const pictureOf = (grid) => `${battleId()} ${grid.rows.join("/")}`;

/** A picture that was drawn for the first time, or for another question, is moved when it was seen. */
function settlePicture() {
  const view = viewInSight();
  const grid = view?.table.grid;
  if (!grid || !frame() || isTableLater()) return;
  const fresh = !isShown(pictureOf(grid));
  if (fresh) {
    showPicture(pictureOf(grid));
    cursor = null;
  }
  if (fresh || centred !== draft.of) afterPaint(() => bringToSight(view, grid, fresh));
  centred = draft.of;
}

afterEachDrawing(settlePicture);

/** What the question is about comes to sight; a new picture begins there, large enough for a finger.
 * @param {View} view
 * @param {Grid} grid
 * @param {boolean} fresh
 */
function bringToSight(view, grid, fresh) {
  if (fresh) zoomToFill();
  const standing = view.table.pieces.filter(({ at }) => at);
  const asked = view.ask?.path?.piece;
  const matter =
    standing.find(({ id }) => id === asked) ??
    standing.find(({ id }) => view.ask?.about.includes(id)) ??
    standing.find(({ state }) => state === "active");
  if (matter) {
    const middle = middleOf(grid, matter);
    if (fresh || !isInSight(middle)) centreOn(middle);
  } else if (fresh) {
    const { width, height } = sizeOf(grid);
    centreOn({ x: width / 2, y: height / 2 });
  }
}

/** Whether a finger that comes down here draws: cells wherever it goes; a path on the piece that moves, or on the end of what
 * is drawn.
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

/** What lies between two drawings of a quick finger is drawn over, too.
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
  if (cellSize() < MET) {
    zoomTo(FINGER);
    centreOn(point);
    return;
  }
  tapCell(view, grid, cell);
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
  else if (standing) tapField(view, [standing.id]);
  else if (path) pathTo(cell); // the engine says why not
}

/** @param {View} view
 * @param {Cell} cell
 */
const standingAt = (view, cell) =>
  view.table.pieces.find((piece) => coveredBy(piece).some((one) => same(one, cell)));

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Arrows lead over the cells, Enter taps, the backspace key takes a stroke back; a second Enter on the end of a path sends it.
 * @param {KeyboardEvent} event
 * @param {View} view
 * @param {Grid} grid
 */
function press(event, view, grid) {
  const arrow = ARROWS[event.key];
  if (arrow) moveCursor(view, grid, arrow);
  else if (event.key === "Backspace" && view.ask?.paint) undoStroke();
  else if (event.key === "+") zoomIn();
  else if (event.key === "-") zoomOut();
  else if ((event.key === "Enter" || event.key === " ") && cursor) enter(view, grid, cursor);
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
  const active = view.table.pieces.find(({ state, at }) => at && state === "active");
  const from = cursor ?? view.ask?.path?.from ?? active?.at ?? cellAt(grid, [0, 0]);
  const [column, row] = painted(grid, from);
  const next = cellAt(grid, [column + right, row + down]);
  cursor = cursor && isInside(grid, next) ? next : from;
  if (!isInSight(centreOf(grid, cursor))) centreOn(centreOf(grid, cursor));
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
