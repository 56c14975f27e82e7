/** Which part of a described field is in sight before a person moves it, and what comes to sight with another question. */

import { draft } from "../battle/draft.js";
import { centreOf, coveredBy, sizeOf, UNIT } from "../battle/grid.js";
import { battleId, isTableLater, viewInSight } from "../battle/state.js";
import { afterEachDrawing, whenSeen } from "../page/draw.js";
import { middleOf } from "./grid-pieces.js";
import {
  alignToEdges,
  areUnderButtons,
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
  MET,
  nudgeTo,
  placeButtons,
  showPicture,
  zoomTo,
} from "./viewport.js";

/** @import { Grid, Piece, View } from "../../shared/view.d.ts" */
/** @import { Point } from "./viewport.js" */

/** Room around figures for their names, in the measure of the picture. */
const RIM = UNIT / 3;
/** A window that may be so much larger is made so. */
const LARGER = 1.3;

/** Figures are told apart where a cell is at least so wide; a path is drawn where a finger meets it. */
const SEEN = 15;

/** The question that the picture was moved for. */
let settled = "";
/** The frame in which it was.
 * @type {HTMLElement | null} */
let settledIn = null;
/** Where all stood then, by their ids.
 * @type {Map<string, string>} */
let stood = new Map();
/** The battle in which they stood there: the next one has the same ids. */
let stoodIn = "";
let wide = innerWidth;

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
  const isOther = wide !== innerWidth;
  wide = innerWidth;
  if (view?.table.grid && frame()) bringToSight(view, view.table.grid, isOther);
});

/** The figures that are wanted in sight; the whole map where there are none. As long as those that matter are in sight the map
 * stays as it is; one that a person has moved goes no farther than to what the question is about. Buttons cover as few of them
 * as they can, and the first that the question is about at the very last.
 * @param {View} view
 * @param {Grid} grid
 * @param {boolean} anew in this frame nothing was in its place before
 */
function bringToSight(view, grid, anew) {
  const moved = movedSince(view);
  const spotsOf = (/** @type {Piece[]} */ some) => some.map((piece) => middleOf(grid, piece));
  const [all, some] = [spotsOf(standing(view)), spotsOf(subjects(view))];
  if (isMoved()) {
    if (anew) centreAgain();
    if (some.length > 0 && !some.some((spot) => isInSight(spot))) centreOn(some[0]);
  } else if (anew || !isSettled(view, grid, moved)) {
    const groups = wanted(view, grid, moved);
    groups.some((group, rank) => showGroup(view, grid, group, rank === groups.length - 1));
    alignToEdges(all);
  }
  placeButtons(all, [...spotsOf(moved), ...some], some.slice(0, 1));
}

/** Who stands elsewhere than at the question before, or has fallen since.
 * @param {View} view
 * @returns {Piece[]}
 */
function movedSince({ table: { pieces } }) {
  if (stoodIn !== battleId()) stood = new Map();
  stoodIn = battleId();
  const now = new Map(pieces.map(({ id, at, state }) => [id, `${at} ${state === "out"}`]));
  const moved = pieces.filter(({ id, at }) => at && stood.has(id) && stood.get(id) !== now.get(id));
  stood = now;
  return moved;
}

/** Whether the map stays as it is, or is moved no farther than it must be: somebody whom the question is about is in sight, all
 * who have moved are, and a path can be drawn where one is asked for. Those who look on see everybody.
 * @param {View} view
 * @param {Grid} grid
 * @param {Piece[]} moved
 */
function isSettled(view, grid, moved) {
  const all = standing(view);
  if (seesAll(view)) return isClear(grid, all) && cellOf(grid, all, 0) < cellSize() * LARGER;
  if (cellSize() < leastOf(view)) return false;
  const isSeen = (/** @type {Piece} */ piece) => isInSight(middleOf(grid, piece));
  const some = subjects(view);
  const matter = some.find(isSeen) ?? some[0];
  const wanted = matter ? [...moved, matter] : moved;
  return wanted.every(isSeen) || nudgeTo(wanted.map((piece) => middleOf(grid, piece)));
}

/** Nobody can move the map, or nobody stands on it.
 * @param {View} view
 */
const seesAll = (view) => standing(view).length === 0 || Boolean(frame()?.closest("[inert]"));

/** The smallest cell that will do for this question.
 * @param {View} view
 */
const leastOf = ({ ask }) => (ask?.path || ask?.paint ? MET : SEEN);

/** Zoom and move so that these are in sight, and not under the buttons; false where they are not made out together.
 * @param {View} view
 * @param {Grid} grid
 * @param {Piece[]} group
 * @param {boolean} anyway
 */
function showGroup(view, grid, group, anyway) {
  const { least, most } = boxOf(grid, group);
  const middle = { x: (least.x + most.x) / 2, y: (least.y + most.y) / 2 };
  const free = footUnderButtons();
  return [0, free].some((foot) => {
    if (!anyway && cellWith({ least, most }, foot) < leastOf(view)) return false;
    zoomTo(cellOf(grid, group, foot));
    centreOn(middle, foot);
    placeButtons(group.map((piece) => middleOf(grid, piece)));
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
  return isInSight(least, 0) && isInSight(most, 0) && !areUnderButtons(spots);
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

/** What is wanted in sight, the best first: all that stand, and for those who look on nothing less; those that matter with the
 * nearest of other sides, and who has moved; those that matter; the first of them.
 * @param {View} view
 * @param {Grid} grid
 * @param {Piece[]} moved
 * @returns {Piece[][]}
 */
function wanted(view, grid, moved) {
  const all = standing(view);
  if (seesAll(view)) return [all];
  const some = matters(view);
  const first = some.slice(0, 1);
  const around = (/** @type {Piece[]} */ own) => [...own, ...nearest(view, grid, own)];
  return [all, [...around(some), ...moved], around(some), around(first), some, first];
}

/** Of each of these the one of another side that stands nearest.
 * @param {View} view
 * @param {Grid} grid
 * @param {Piece[]} some
 * @returns {Piece[]}
 */
function nearest(view, grid, some) {
  const found = some.map((piece) => {
    const from = middleOf(grid, piece);
    const away = (/** @type {Piece} */ other) => {
      const spot = middleOf(grid, other);
      return Math.hypot(spot.x - from.x, spot.y - from.y);
    };
    const others = standing(view).filter(({ of }) => of !== piece.of);
    return others.toSorted((one, other) => away(one) - away(other))[0];
  });
  return [...new Set(found)].filter(Boolean);
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
