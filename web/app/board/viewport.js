/** Panning and zooming of a picture larger than its frame: fingers, mouse, wheel, buttons and keys.
 *
 * The frame scrolls; a zoom changes the size of what is in it. So panning costs no drawing, and a focus scrolls by itself.
 */

import { afterDrawing, draw } from "../page/draw.js";

/** Pixels that a finger may move and still tap. */
const STILL = 8;
/** The smallest and the largest cell, in pixels. */
const SMALLEST = 8;
const WIDEST = 96;
/** A cell that a finger meets. */
export const FINGER = 44;
/** No finger meets a smaller cell, and what stands on it is not made out. */
export const MET = 24;
const STEP = 1.4;

/** @typedef {{x: number, y: number}} Point */

/** The state of a picture: pixels to a cell, whether a person zoomed or moved it, whether all of it is to be in sight, and the
 * point in the middle.
 * @typedef {{cell: number, moved: boolean, whole: boolean, middle: Point}} Shown
 */

/** The pictures that were shown, by what they are of.
 * @type {Map<string, Shown>} */
const pictures = new Map();
let current = "";
/** @type {Shown} */
let shown = anew();

/** @returns {Shown} */
function anew() {
  return { cell: 0, moved: false, whole: false, middle: { x: 0, y: 0 } };
}

/** Fingers on the frame.
 * @type {Map<number, Point>} */
const fingers = new Map();
/** The gesture of the fingers: nothing yet, move the picture, or draw on it.
 * @type {"" | "pan" | "draw"} */
let doing = "";

/** Pixels to a cell; a finger's width until it is known otherwise. */
export const cellSize = () => shown.cell || FINGER;

/** Pixels to a cell of a picture that may be the next.
 * @param {string} next
 */
export const cellSizeOf = (next) => pictures.get(next)?.cell || FINGER;

/** True if this picture is the one that is shown.
 * @param {string} one
 */
export const isShown = (one) => current === one;

/** Another picture: as it was shown before, else anew.
 * @param {string} next
 */
export function showPicture(next) {
  shown = pictures.get(next) ?? anew();
  pictures.set(next, shown);
  current = next;
}

/** True if a person has zoomed or moved it. */
export const isMoved = () => shown.moved;

/** A person zooms or moves it: from now on it stays as that person wants it. */
export function keepAsMoved() {
  shown.moved = true;
  shown.whole = false;
}

/** Show the place where a person had it, in a frame made anew. */
export function centreAgain() {
  centreOn(shown.middle);
}

/** It was scrolled: the point in the middle is another. */
export function noteMiddle() {
  const within = frame();
  if (!within) return;
  const { width, height, left, top } = sightOf(within);
  const scale = cellSize() / Number(within.dataset.unit);
  shown.middle = { x: (left + width / 2) / scale, y: (top + height / 2) / scale };
}

/** @returns {HTMLElement | null} */
export const frame = () => document.querySelector(".grid-frame");

/** The space that the names of columns and rows take of a frame, at its left and its top.
 * @param {HTMLElement} within
 */
function edgeOf(within) {
  const corner = within.querySelector(".grid-corner");
  return { left: corner?.clientWidth ?? 0, top: corner?.clientHeight ?? 0 };
}

/** The part of a picture that a person sees in a frame: its size, its distance from the corner of the picture, and the frame's
 * own room for the picture.
 * @typedef {{width: number, height: number, left: number, top: number, room: {width: number, height: number}}} Sight
 */

/** The part that will be in sight, while it is sought.
 * @type {Sight | null} */
let sought = null;

/** If a question leaves little room, what is in sight is cut below.
 * @param {HTMLElement} within
 * @returns {Sight}
 */
function sightOf(within) {
  if (sought) return sought;
  const field = within.closest(".field");
  const cut = field && getComputedStyle(field).overflowY !== "visible";
  const edge = edgeOf(within);
  const { clientWidth, clientHeight, scrollLeft: left, scrollTop: top } = within;
  const room = { width: clientWidth - edge.left, height: clientHeight - edge.top };
  const height = cut ? Math.min(room.height, field.clientHeight - edge.top) : room.height;
  return { width: room.width, height, left, top, room };
}

/** Scroll a frame, no farther than its picture goes.
 * @param {HTMLElement} within
 * @param {number} left
 * @param {number} top
 */
function scroll(within, left, top) {
  if (!sought) {
    within.scrollTo(left, top);
    return;
  }
  const { columns, rows } = within.dataset;
  const most = (/** @type {string | undefined} */ cells, /** @type {number} */ size) =>
    Math.max(0, Number(cells) * cellSize() - size);
  sought.left = Math.min(Math.max(0, left), most(columns, sought.room.width));
  sought.top = Math.min(Math.max(0, top), most(rows, sought.room.height));
}

/** Zoom and move the picture by several steps of which the last one counts: the browser makes its layout only then.
 * @param {() => void} seek
 */
export function moveOnce(seek) {
  const within = frame();
  if (!within) return;
  const cell = cellSize();
  sought = sightOf(within);
  const { left, top } = sought;
  try {
    seek();
  } finally {
    const found = sought;
    sought = null;
    const place = () => frame()?.scrollTo(found.left, found.top);
    if (cellSize() !== cell) afterDrawing(place);
    else if (found.left !== left || found.top !== top) place();
  }
}

/** A point of the screen, in the part of the picture that is in sight.
 * @param {HTMLElement} within
 * @param {Point} point
 * @returns {Point}
 */
function inSightOf(within, { x, y }) {
  const [box, edge] = [within.getBoundingClientRect(), edgeOf(within)];
  return { x: x - box.left - edge.left, y: y - box.top - edge.top };
}

/** The smallest zoom: all of it is in sight.
 * @param {HTMLElement} within
 */
function fitting(within) {
  const { columns = "1", rows = "1" } = within.dataset;
  return Math.min(WIDEST, Math.max(SMALLEST, cellFor(Number(columns), Number(rows))));
}

/** Pixels to a cell at which so many are in sight.
 * @param {number} columns
 * @param {number} rows
 */
export function cellFor(columns, rows) {
  const within = frame();
  if (!within) return FINGER;
  const { width, height } = sightOf(within);
  return Math.min(width / columns, height / rows);
}

/** Zoom so that a point of what is in sight stays where it is.
 * @param {number} cell
 * @param {Point} [at] from the corner of what is in sight; its middle
 */
export function zoomTo(cell, at) {
  const within = frame();
  if (!within) return;
  const sight = sightOf(within);
  const middle = at ?? { x: sight.width / 2, y: sight.height / 2 };
  const next = Math.min(WIDEST, Math.max(fitting(within), cell));
  const grows = next / cellSize();
  if (grows === 1) return;
  const [left, top] = [sight.left + middle.x, sight.top + middle.y];
  shown.cell = next;
  resize(within);
  scroll(within, left * grows - middle.x, top * grows - middle.y);
  draw();
}

/** The size of the picture, without drawing it anew.
 * @param {HTMLElement} within
 */
function resize(within) {
  const picture = within.querySelector("svg");
  if (!picture || sought) return; // the next drawing gives it its size
  const { width, height } = picture.viewBox.baseVal;
  const scale = cellSize() / Number(within.dataset.unit);
  picture.style.width = `${width * scale}px`;
  picture.style.height = `${height * scale}px`;
}

/** A person zooms.
 * @param {number} cell
 * @param {Point} [at]
 */
function zoomByHand(cell, at) {
  keepAsMoved();
  zoomTo(cell, at);
}

export const zoomIn = () => zoomByHand(cellSize() * STEP);
export const zoomOut = () => zoomByHand(cellSize() / STEP);

/** All of it in sight, and in other room again. */
export function zoomOutFully() {
  zoomByHand(0);
  shown.whole = true;
}

/** As large as there is room for now, where a person wants to see all of it. */
export function fitAgain() {
  if (shown.whole) zoomTo(0);
}

/** A point of the picture, in its own measure, to the middle of the frame.
 * @param {Point} point
 */
export function centreOn(point) {
  const within = frame();
  if (!within) return;
  resize(within);
  const scale = cellSize() / Number(within.dataset.unit);
  const { width, height } = sightOf(within);
  scroll(within, point.x * scale - width / 2, point.y * scale - height / 2);
}

/** Move the picture no farther than these points need to come into sight; false where they are not in sight together.
 * @param {Point[]} points
 */
export function nudgeTo(points) {
  const within = frame();
  if (!within || points.length === 0) return true;
  const scale = cellSize() / Number(within.dataset.unit);
  const rim = Math.min(FINGER, cellSize());
  const { width, height, left, top } = sightOf(within);
  const [across, down] = [points.map(({ x }) => x * scale), points.map(({ y }) => y * scale)];
  const fits = (/** @type {number[]} */ some, /** @type {number} */ size) =>
    Math.max(...some) - Math.min(...some) + 2 * rim <= size;
  if (!fits(across, width) || !fits(down, height)) return false;
  const moved = (
    /** @type {number[]} */ some,
    /** @type {number} */ size,
    /** @type {number} */ now,
  ) => Math.min(Math.max(now, Math.max(...some) + rim - size), Math.min(...some) - rim);
  scroll(within, moved(across, width, left), moved(down, height, top));
  return true;
}

/** Move the picture to its edge where no more than a part of the first column or row is beyond it, as long as none of these points
 * goes out of sight.
 * @param {Point[]} points
 */
export function alignToEdges(points) {
  const within = frame();
  if (!within) return;
  const { left, top } = sightOf(within);
  const aligned = (/** @type {number} */ from) => (from < cellSize() ? 0 : from);
  const seen = points.filter((point) => isInSight(point));
  scroll(within, aligned(left), aligned(top));
  if (!seen.every((point) => isInSight(point))) scroll(within, left, top);
}

/** True if a point of the picture is in sight.
 * @param {Point} point
 * @param {number} [rim] pixels that it has to be away from the edge; a part of a cell, if it is not said
 */
export function isInSight(point, rim = Math.min(FINGER, cellSize()) / 2) {
  const within = frame();
  if (!within) return true;
  const scale = cellSize() / Number(within.dataset.unit);
  const { width, height, left, top } = sightOf(within);
  const [x, y] = [point.x * scale - left, point.y * scale - top];
  return x > rim - 1 && y > rim - 1 && x < width - rim + 1 && y < height - rim + 1;
}

/** The point of an event in the picture, in the picture's own measure.
 * @param {{clientX: number, clientY: number}} event
 * @returns {Point}
 */
export function pointOf({ clientX, clientY }) {
  const picture = frame()?.querySelector("svg");
  if (!picture) return { x: -1, y: -1 };
  const { left, top, width } = picture.getBoundingClientRect();
  const scale = picture.viewBox.baseVal.width / width;
  return { x: (clientX - left) * scale, y: (clientY - top) * scale };
}

/** @param {PointerEvent} event
 * @returns {Point}
 */
const fingerOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

/** True if a finger is on the names of the columns or rows, below which the picture lies.
 * @param {PointerEvent} event
 */
const isOnEdge = ({ target }) =>
  target instanceof Element &&
  target.closest(".grid-letters, .grid-numbers, .grid-corner") !== null;

/** The listeners of a frame.
 * @param {(point: Point) => boolean} draws whether a finger that comes down here draws
 * @param {(point: Point) => void} over it drew to this point
 */
export function gestures(draws, over) {
  return {
    /** @param {PointerEvent} event */
    down(event) {
      if (event.button > 0) return;
      const within = frame();
      if (event.isPrimary) fingers.clear(); // one that was lifted unseen, as what it was on was drawn anew
      if (within && fingers.size === 0) within.dataset.moved = "false"; // a finger that moved brings no click
      fingers.set(event.pointerId, fingerOf(event));
      if (fingers.size > 1) doing = "pan";
      else doing = !isOnEdge(event) && draws(pointOf(event)) ? "draw" : "";
    },
    /** @param {PointerEvent} event */
    move(event) {
      const before = fingers.get(event.pointerId);
      const within = frame();
      if (!before || !within) return;
      const now = fingerOf(event);
      if (
        fingers.size === 1 &&
        doing !== "pan" &&
        Math.hypot(now.x - before.x, now.y - before.y) < STILL
      )
        return;
      within.setPointerCapture(event.pointerId);
      within.dataset.moved = "true";
      if (doing === "draw") {
        over(pointOf(event));
        return;
      }
      doing = "pan";
      keepAsMoved();
      if (fingers.size === 2) pinch(within, event.pointerId, now);
      else within.scrollBy(before.x - now.x, before.y - now.y);
      fingers.set(event.pointerId, now);
    },
    /** @param {PointerEvent} event */
    up(event) {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) doing = "";
    },
    /** A finger that was lifted in full swing brings nothing into motion: a browser would take the next tap for what stops it.
     * @param {TouchEvent} event
     */
    swipe(event) {
      if (frame()?.dataset.moved === "true" && event.cancelable) event.preventDefault();
    },
    /** A click that follows a movement is no tap.
     * @param {MouseEvent} event
     */
    click(event) {
      const within = frame();
      if (within?.dataset.moved !== "true") return;
      within.dataset.moved = "false";
      event.stopPropagation();
    },
    /** The wheel zooms as far as that goes, then the page scrolls.
     * @param {WheelEvent} event
     */
    wheel(event) {
      const within = frame();
      const wanted = cellSize() * (event.deltaY < 0 ? 1.15 : 1 / 1.15);
      if (!within || (event.deltaY > 0 && cellSize() <= fitting(within))) return;
      event.preventDefault();
      zoomByHand(wanted, inSightOf(within, { x: event.clientX, y: event.clientY }));
    },
  };
}

/** Two fingers: what lies between them stays between them.
 * @param {HTMLElement} within
 * @param {number} moved
 * @param {Point} now
 */
function pinch(within, moved, now) {
  const before = /** @type {Point} */ (fingers.get(moved));
  const still = [...fingers].find(([id]) => id !== moved)?.[1];
  if (!still) return;
  const apart = Math.hypot(before.x - still.x, before.y - still.y);
  within.scrollBy((before.x - now.x) / 2, (before.y - now.y) / 2);
  if (apart > STILL) {
    const grows = Math.hypot(now.x - still.x, now.y - still.y) / apart;
    const middle = { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 };
    zoomTo(cellSize() * grows, inSightOf(within, middle));
  }
}
