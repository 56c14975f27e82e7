/** Which part of a described field is in sight before a person moves it, and what comes to sight with another question. */

import { draft } from "../battle/draft.js";
import { centreOf, coveredBy, sizeOf, UNIT } from "../battle/grid.js";
import { isTableLater, viewInSight } from "../battle/state.js";
import { afterEachDrawing, whenSeen } from "../page/draw.js";
import { middleOf } from "./grid-pieces.js";
import {
  cellFor,
  cellSize,
  centreAgain,
  centreOn,
  FINGER,
  footUnderButtons,
  frame,
  isInSight,
  isMoved,
  isShown,
  isUnderButtons,
  MET,
  showPicture,
  zoomTo,
} from "./viewport.js";

/** @import { Grid, Piece, View } from "../../shared/view.d.ts" */
/** @import { Point } from "./viewport.js" */

/** Room around figures for their names, in the measure of the picture. */
const RIM = UNIT / 3;
/** A window that may be so much larger is made so. */
const LARGER = 1.3;

/** The question that the picture was moved for. */
let settled = "";
/** The frame in which it was.
 * @type {HTMLElement | null} */
let settledIn = null;

/** What a map is a picture of; that of those who look on is one of its own.
 * @param {string} battle
 * @param {Grid} grid
 * @param {boolean} [still]
 */
export const pictureOf = (battle, { shape, rows }, still = false) =>
  `${battle} ${shape} ${rows[0].length} ${rows.length}${still ? " still" : ""}`;

/** A picture that was drawn for the first time, in another frame or for another question, is moved when it was seen. */
function settlePicture() {
  const view = viewInSight();
  const grid = view?.table.grid;
  const within = frame();
  if (!grid || !within || isTableLater()) return;
  const { picture = "" } = within.dataset;
  const anew = !isShown(picture) || settledIn !== within;
  if (!isShown(picture)) showPicture(picture);
  if (anew || settled !== draft.of) whenSeen(() => bringToSight(view, grid, anew));
  [settled, settledIn] = [draft.of, within];
}

afterEachDrawing(settlePicture);
addEventListener("resize", () => {
  const view = viewInSight();
  if (view?.table.grid && frame()) bringToSight(view, view.table.grid, false);
});

/** The figures that are wanted in sight; the whole map where there are none. A map that a person has moved goes no farther than
 * to what the question is about.
 * @param {View} view
 * @param {Grid} grid
 * @param {boolean} anew in this frame nothing was in its place before
 */
function bringToSight(view, grid, anew) {
  if (isMoved()) {
    if (anew) centreAgain();
    const matter = subjects(view)[0];
    if (matter && !isInSight(middleOf(grid, matter))) centreOn(middleOf(grid, matter));
    return;
  }
  const groups = wanted(view);
  groups.some(
    (group, rank) =>
      (!anew && isClear(grid, group) && cellOf(grid, group, 0) < cellSize() * LARGER) ||
      showGroup(grid, group, rank === groups.length - 1),
  );
}

/** Zoom and move so that these are in sight, and not under the buttons; false where they are not made out together.
 * @param {Grid} grid
 * @param {Piece[]} group
 * @param {boolean} anyway
 */
function showGroup(grid, group, anyway) {
  const { least, most } = boxOf(grid, group);
  const middle = { x: (least.x + most.x) / 2, y: (least.y + most.y) / 2 };
  const free = footUnderButtons();
  return [0, free].some((foot) => {
    if (!anyway && cellWith({ least, most }, foot) < MET) return false;
    zoomTo(cellOf(grid, group, foot));
    centreOn(middle, foot);
    return isClear(grid, group) || (anyway && foot === free);
  });
}

/** Whether all of them are in sight, clear of the buttons.
 * @param {Grid} grid
 * @param {Piece[]} group
 */
function isClear(grid, group) {
  const { least, most } = boxOf(grid, group);
  const spots = group.map((piece) => middleOf(grid, piece));
  return isInSight(least, 0) && isInSight(most, 0) && !spots.some(isUnderButtons);
}

/** Pixels to a cell with these in sight: not more than a finger needs, but where there is room for the whole field.
 * @param {Grid} grid
 * @param {Piece[]} group
 * @param {number} foot
 */
function cellOf(grid, group, foot) {
  const { width, height } = sizeOf(grid);
  const whole = cellFor(width / UNIT, height / UNIT);
  return Math.max(whole, Math.min(FINGER, cellWith(boxOf(grid, group), foot)));
}

/** What is wanted in sight, the best first: all that stand, and for those who look on nothing less; those that matter; the first
 * of them.
 * @param {View} view
 * @returns {Piece[][]}
 */
function wanted(view) {
  const all = standing(view);
  if (all.length === 0 || frame()?.closest("[inert]")) return [all];
  const some = matters(view);
  return [all, some, some.slice(0, 1)];
}

/** @param {View} view */
const standing = (view) => view.table.pieces.filter(({ at, state }) => at && state !== "out");

/** Who walks the path that is asked for, else what the question is about, else who acts.
 * @param {View} view
 * @returns {Piece[]}
 */
function subjects(view) {
  const all = standing(view);
  const { about = [], path } = view.ask ?? {};
  const mover = all.filter(({ id }) => id === path?.piece);
  if (mover.length > 0) return mover;
  const named = all.filter(({ id }) => about.includes(id));
  return named.length > 0 ? named : all.filter(({ state }) => state === "active");
}

/** What the question is about, else the figures of the one side that is asked, else those of the first side.
 * @param {View} view
 * @returns {Piece[]}
 */
function matters(view) {
  const all = standing(view);
  const who = view.ask?.who ?? [];
  const asked = all.filter(({ of }) => who.length === 1 && of === who[0]);
  const first = view.table.sides.find(({ id }) => all.some(({ of }) => of === id));
  const groups = [subjects(view), asked, all.filter(({ of }) => of === first?.id), all];
  return groups.find((group) => group.length > 0) ?? [];
}

/** The corners of the part on which they stand, with room for their names; of the whole field where nobody does.
 * @param {Grid} grid
 * @param {Piece[]} some
 * @returns {{least: Point, most: Point}}
 */
function boxOf(grid, some) {
  const { width, height } = sizeOf(grid);
  const spots = some.flatMap(coveredBy).map((cell) => centreOf(grid, cell));
  if (spots.length === 0) return { least: { x: 0, y: 0 }, most: { x: width, y: height } };
  const [across, down] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const room = UNIT / 2 + RIM;
  return {
    least: { x: Math.max(0, Math.min(...across) - room), y: Math.max(0, Math.min(...down) - room) },
    most: {
      x: Math.min(width, Math.max(...across) + room),
      y: Math.min(height, Math.max(...down) + room),
    },
  };
}

/** Pixels to a cell at which such a part is in sight.
 * @param {{least: Point, most: Point}} box
 * @param {number} [foot] pixels that are left free
 */
const cellWith = ({ least, most }, foot = 0) =>
  cellFor((most.x - least.x) / UNIT, (most.y - least.y) / UNIT, foot);
