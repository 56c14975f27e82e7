/** Which part of a described field is in sight before a person moves it, and what comes to sight with another question. */

import { draft } from "../battle/draft.js";
import { centreOf, coveredBy, sizeOf, UNIT } from "../battle/grid.js";
import { battleId, isTableDeferred, viewInSight } from "../battle/state.js";
import { afterEachDrawing, whenSeen } from "../page/draw.js";
import { reachOf } from "./grid-path.js";
import { middleOf } from "./grid-places.js";
import {
  alignToEdges,
  cellFor,
  cellSize,
  centreAgain,
  centreOn,
  FINGER,
  fitAgain,
  frame,
  isInSight,
  isMoved,
  isShown,
  MET,
  moveOnce,
  nudgeTo,
  showPicture,
  zoomTo,
} from "./viewport.js";

/** @import { Cell, Grid, Piece, View } from "../../shared/view.d.ts" */
/** @import { Point } from "./viewport.js" */

/** Room around figures for their names, in the measure of the picture. */
const RIM = UNIT / 3;
/** A window that may be so much larger is made so. */
const LARGER = 1.3;

/** Figures are told apart where a cell is at least so wide; a path is drawn where a finger meets it. */
const SEEN = 15;

/** The question that the picture was moved for. */
let shownFor = "";
/** The frame in which it was.
 * @type {HTMLElement | null} */
let shownIn = null;
/** The places where all pieces stood then, by their ids.
 * @type {Map<string, string>} */
let stood = new Map();
/** The battle in which they stood there: the next one has the same ids. */
let stoodIn = "";
let wide = innerWidth;

/** The key of a map's picture; spectators have a picture of their own.
 * @param {string} battle
 * @param {Grid} grid
 * @param {boolean} [still]
 */
export const pictureOf = (battle, { shape, rows }, still = false) =>
  `${battle} ${shape} ${rows[0].length} ${rows.length}${still ? " still" : ""}`;

/** The frame that is watched: the room for the map changes with the question below it. */
const sizes = new ResizeObserver(() => again());
/** @type {HTMLElement | null} */
let watched = null;

/** A picture that was drawn for the first time, in another frame, for another question or with another thing chosen is moved
 * when it was seen.
 */
function settlePicture() {
  const view = viewInSight();
  const grid = view?.table.grid;
  const within = frame();
  if (within !== watched) watch(within);
  if (!grid || !within || isTableDeferred()) return;
  const { picture = "" } = within.dataset;
  const anew = !isShown(picture) || shownIn !== within;
  const chosen = chosenIds();
  markChosen(within, chosen);
  const asked = `${draft.of} ${chosen.join(" ")}`;
  if (!isShown(picture)) showPicture(picture);
  if (anew || shownFor !== asked) whenSeen(() => moveOnce(() => bringToSight(view, grid, anew)));
  [shownFor, shownIn] = [asked, within];
}

/** Which figure is chosen is seen on the map, too: a list may lead to it as well as a tap.
 * @param {HTMLElement} within
 * @param {string[]} chosen
 */
function markChosen(within, chosen) {
  for (const piece of within.querySelectorAll(".grid-piece")) {
    const { at = "" } = /** @type {SVGElement} */ (piece).dataset;
    piece.toggleAttribute("data-picked", chosen.length === 1 && chosen.includes(at));
  }
}

/** @param {HTMLElement | null} within */
function watch(within) {
  sizes.disconnect();
  watched = within;
  if (within) sizes.observe(within, { box: "border-box" }); // a scrollbar, which a zoom may bring, leaves no other room
}

/** There is more or less room for the map than before. */
function again() {
  const view = viewInSight();
  const grid = view?.table.grid;
  const isOther = wide !== innerWidth;
  wide = innerWidth;
  const within = frame();
  if (!view || !grid || !within || shownIn !== within) return;
  if (isOther) within.closest(".grid-map")?.scrollIntoView({ block: "start" });
  moveOnce(() => bringToSight(view, grid, isOther));
}

afterEachDrawing(settlePicture);
addEventListener("resize", again);

/** The figures that are wanted in sight; the whole map where there are none. As long as those that matter are in sight the map
 * stays as it is; one that a person has moved goes no farther than to what the question is about.
 * @param {View} view
 * @param {Grid} grid
 * @param {boolean} anew in this frame nothing was in its place before
 */
function bringToSight(view, grid, anew) {
  const moved = movedSince(view);
  const some = subjects(view).map((piece) => middleOf(grid, piece));
  if (isMoved()) {
    if (anew) centreAgain();
    fitAgain();
    if (!nudgeTo([...some, ...targetsOf(view, grid)]) && !some.some((spot) => isInSight(spot)))
      centreOn(some[0]);
  } else if (anew || !isSettled(view, grid, moved)) {
    if (view.ask?.path && !seesAll(view)) showReach(view, grid);
    else {
      const groups = groupsToShow(view, grid, moved);
      groups.some((group, rank) => showGroup(view, grid, group, rank === groups.length - 1));
    }
    alignToEdges([
      ...standing(view).map((piece) => middleOf(grid, piece)),
      ...targetsOf(view, grid),
    ]);
  }
}

/** The pieces that have moved since the question before, or have fallen.
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

/** True if the map may stay as it is: a piece that the question is about is in sight with all its answers, all that have
 * moved are, and a path can be drawn if one is asked for; if it is about nobody, the best of the wanted groups for which
 * there is room is in sight. Spectators see everybody. If there is much more room than before for all of them, they are
 * drawn larger.
 * @param {View} view
 * @param {Grid} grid
 * @param {Piece[]} moved
 */
function isSettled(view, grid, moved) {
  const all = spotsOf(grid, standing(view));
  const couldGrow = cellOf(grid, all) >= cellSize() * LARGER;
  if (seesAll(view)) return isClear(grid, all) && !couldGrow;
  if (cellSize() < leastOf(view) || couldGrow) return false;
  const some = subjects(view).map((piece) => middleOf(grid, piece));
  if (some.length === 0) {
    const best = groupsToShow(view, grid, moved).find((group) => isMadeOut(view, grid, group));
    return !best || isClear(grid, best);
  }
  const matter = some.find((spot) => isInSight(spot)) ?? some[0];
  const others = [...moved.map((piece) => middleOf(grid, piece)), ...targetsOf(view, grid)];
  const needed = [...others, matter];
  return needed.every((spot) => isInSight(spot)) || nudgeTo(needed);
}

/** Nobody can move the map, or nobody stands on it.
 * @param {View} view
 */
const seesAll = (view) => standing(view).length === 0 || Boolean(frame()?.closest("[inert]"));

/** The smallest cell that will do for this question.
 * @param {View} view
 */
const leastOf = ({ ask }) => (ask?.path || ask?.paint || chosenIds().length === 1 ? MET : SEEN);

/** True if there is room to make these out together.
 * @param {View} view
 * @param {Grid} grid
 * @param {Point[]} group
 */
const isMadeOut = (view, grid, group) => cellWith(boxOf(grid, group)) >= leastOf(view);

/** Zoom and move so that these are in sight; false where they are not made out together.
 * @param {View} view
 * @param {Grid} grid
 * @param {Point[]} group
 * @param {boolean} anyway
 */
function showGroup(view, grid, group, anyway) {
  if (!anyway && !isMadeOut(view, grid, group)) return false;
  const { least, most } = boxOf(grid, group);
  zoomTo(cellOf(grid, group));
  centreOn({ x: (least.x + most.x) / 2, y: (least.y + most.y) / 2 });
  return anyway || isClear(grid, group);
}

/** Show the piece that walks, with all that is within reach; if there is no room for that in cells that a finger can hit,
 * with as much of it as there is room for.
 * @param {View} view
 * @param {Grid} grid
 */
function showReach(view, grid) {
  const mover = spotsOf(grid, subjects(view));
  const all = [...mover, ...targetsOf(view, grid)];
  const { least, most } = boxOf(grid, all);
  zoomTo(Math.max(MET, cellOf(grid, all)));
  centreOn({ x: (least.x + most.x) / 2, y: (least.y + most.y) / 2 });
  nudgeTo(mover);
}

/** True if all of them are in sight.
 * @param {Grid} grid
 * @param {Point[]} group
 */
function isClear(grid, group) {
  const { least, most } = boxOf(grid, group);
  return isInSight(least, 0) && isInSight(most, 0);
}

/** Pixels to a cell with these in sight: not more than a finger needs, but where there is room for the whole field.
 * @param {Grid} grid
 * @param {Point[]} group
 */
function cellOf(grid, group) {
  const { width, height } = sizeOf(grid);
  const whole = cellFor(width / UNIT, height / UNIT);
  return Math.max(whole, Math.min(FINGER, cellWith(boxOf(grid, group))));
}

/** The middles of all cells that pieces cover.
 * @param {Grid} grid
 * @param {Piece[]} some
 */
const spotsOf = (grid, some) => some.flatMap(coveredBy).map((cell) => centreOf(grid, cell));

/** The places of the answers to the question: the cells that a path may reach, the pieces that may be tapped; of many of
 * them the outermost.
 * @param {View} view
 * @param {Grid} grid
 * @returns {Point[]}
 */
function targetsOf(view, grid) {
  const path = view.ask?.path;
  const cells = path ? reachOf(grid, path) : spotted(view).flatMap(coveredBy);
  return outermost(cells.map((/** @type {Cell} */ cell) => centreOf(grid, cell)));
}

/** The pieces on which an answer lies, where not all of them do: then it is a list rather than a target.
 * @param {View} view
 * @returns {Piece[]}
 */
function spotted(view) {
  const free = (view.ask?.options ?? []).filter(({ barred }) => !barred);
  const inHand = chosenIds();
  const on = new Set(inHand.length > 1 ? inHand : free.map((one) => one.on));
  return subjects(view).length > 0 ? standing(view).filter(({ id }) => on.has(id)) : [];
}

/** @param {Point[]} some */
function outermost(some) {
  if (some.length === 0) return some;
  const by = (/** @type {(point: Point) => number} */ far) =>
    some.reduce((best, one) => (far(one) > far(best) ? one : best));
  return [by(({ x }) => x), by(({ x }) => -x), by(({ y }) => y), by(({ y }) => -y)];
}

/** The groups of pieces wanted in sight, the best first: all that stand, and for spectators nothing less; those that matter
 * with the answers to the question, with the nearest of other sides, and those that have moved; those that matter; the
 * first of them.
 * @param {View} view
 * @param {Grid} grid
 * @param {Piece[]} moved
 * @returns {Point[][]}
 */
function groupsToShow(view, grid, moved) {
  const all = spotsOf(grid, standing(view));
  if (seesAll(view)) return [all];
  const some = matters(view);
  const first = some.slice(0, 1);
  const around = (/** @type {Piece[]} */ own) =>
    spotsOf(grid, [...own, ...nearest(view, grid, own)]);
  const answers = targetsOf(view, grid);
  const withAnswers = answers.length > 0 ? [[...spotsOf(grid, some), ...answers]] : [];
  return [
    all,
    [...around(some), ...spotsOf(grid, moved), ...answers],
    ...withAnswers,
    around(some),
    around(first),
    spotsOf(grid, some),
    spotsOf(grid, first),
  ];
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

/** The pieces on which the options of an unfolded group lie: somebody has chosen them.
 * @returns {string[]}
 */
function chosenIds() {
  const options = viewInSight()?.ask?.options ?? [];
  const shown = document.querySelectorAll(".ask .group:not([hidden]) [data-option]");
  const keys = new Set([...shown].map((one) => /** @type {HTMLElement} */ (one).dataset.option));
  return [
    ...new Set(options.filter(({ key, on }) => on && keys.has(key)).map(({ on }) => on ?? "")),
  ];
}

/** The piece that walks the path that is asked for, else the chosen one, else those that the question is about, else the
 * acting one.
 * @param {View} view
 * @returns {Piece[]}
 */
function subjects(view) {
  const all = standing(view);
  const { about = [], path } = view.ask ?? {};
  const ids = path ? [] : chosenIds();
  const chosen = all.filter(({ id }) => ids.includes(id));
  if (chosen.length === 1) return chosen;
  const mover = all.filter(({ id }) => id === path?.piece);
  if (mover.length > 0) return mover;
  const named = all.filter(({ id }) => about.includes(id));
  return named.length > 0 ? named : all.filter(({ state }) => state === "active");
}

/** The pieces that the question is about, else the figures of the one side that is asked, else those of the first side.
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
 * @param {Point[]} spots
 * @returns {{least: Point, most: Point}}
 */
function boxOf(grid, spots) {
  const { width, height } = sizeOf(grid);
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
 */
const cellWith = ({ least, most }) => cellFor((most.x - least.x) / UNIT, (most.y - least.y) / UNIT);
