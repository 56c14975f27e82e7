/** The battlefield of a view: its cards, where they touch, what stands or lies on them, and which pieces the
 * question mentions.
 */

import { label, name } from "../page/words.js";
import { idsIn } from "./label-ids.js";

/** @import { Piece, Place, Side, View } from "../../shared/view.d.ts" */

/** A board with the players around it, instead of the sides beside each other with their dice. A view that was kept by an
 * earlier version does not say so.
 * @param {View} view
 */
export const isField = ({ table: { layout, sides } }) =>
  layout ? layout === "board" : sides.some(({ team }) => team);

/** True if there is anything to be drawn as a field.
 * @param {View} view
 */
export const hasField = ({ table: { grid, places } }) => Boolean(grid) || places.length > 0;

/** True if nothing lies on the table, as before a battle is set up.
 * @param {View} view
 */
export const isTableEmpty = ({ table: { grid, sides, places, pieces, cards, contest }, result }) =>
  !grid && !contest && !result && [sides, places, pieces, cards].every((some) => !some?.length);

/** @param {View} view */
export const zonesOf = (view) => view.table.places.filter(({ shape }) => shape === "card");

/** The pieces that stand on a place themselves, each side's together.
 * @param {View} view
 * @param {string} place
 */
export const standingOn = (view, place) =>
  bySide(
    view,
    view.table.pieces.filter(
      (piece) => piece.place === place && !mountOf(view, piece) && piece.state !== "out",
    ),
  );

/** The riders of a piece.
 * @param {View} view
 * @param {Piece} piece
 */
export const ridersOf = (view, { id }) => view.table.pieces.filter(({ on }) => on === id);

/** The piece that a piece rides on.
 * @param {View} view
 * @param {Piece} piece
 */
export const mountOf = (view, { on }) => view.table.pieces.find(({ id }) => id === on);

/** Pieces beside the field: those that still may come, and those that are out.
 * @param {View} view
 */
export function piecesBeside(view) {
  const own = view.table.pieces.filter((piece) => !mountOf(view, piece));
  return {
    waiting: bySide(
      view,
      own.filter(({ at, place, state }) => !place && !at && state !== "out"),
    ),
    out: bySide(
      view,
      own.filter(({ state }) => state === "out"),
    ),
  };
}

/** @param {View} view
 * @param {Piece[]} pieces
 */
function bySide({ table: { sides } }, pieces) {
  const order = new Map(sides.map(({ id }, place) => [id, place]));
  const rank = (/** @type {Piece} */ { of }) => order.get(of ?? "") ?? sides.length;
  return [...pieces].sort((one, two) => rank(one) - rank(two));
}

/** @param {View} view
 * @param {string | null} id
 * @returns {Side | undefined}
 */
export const sideOf = (view, id) => view.table.sides.find((side) => side.id === id);

/** The side that an id names, or that its piece belongs to.
 * @param {View} view
 * @param {string} id
 * @returns {Side | undefined}
 */
export const ownerOf = (view, id) =>
  sideOf(view, view.table.pieces.find((one) => one.id === id)?.of ?? id);

/** The name of a side, a piece or a place.
 * @param {View} view
 * @param {string} id
 */
export function thingName(view, id) {
  const place = view.table.places.find((one) => one.id === id);
  return place ? label(place.label, view.names) : name(id, view.names);
}

/** @param {Place} one
 * @param {Place} two
 */
export const connected = (one, two) => one.near.includes(two.id) || two.near.includes(one.id);

/** All places that are connected with one.
 * @param {View} view
 * @param {Place} place
 */
export const connectedPlaces = (view, place) =>
  zonesOf(view).filter((other) => other.id !== place.id && connected(place, other));

/** The piece that acts: the one whose path is asked for, else the first that the view calls so.
 * @param {View} view
 * @returns {Piece | undefined}
 */
export const actingPiece = ({ ask, table: { pieces } }) =>
  pieces.find(({ id }) => id === ask?.path?.piece) ??
  pieces.find(({ state }) => state === "active");

/** The state that a piece is shown in: while a path is asked for, the one that walks it acts alone.
 * @param {View} view
 * @param {Piece} piece
 */
export function shownState({ ask }, { id, state }) {
  const mover = ask?.path?.piece;
  if (mover && id === mover) return "active";
  return mover && state === "active" ? "ready" : (state ?? "ready");
}

/** The pieces that the open question names, and those between which an open roll is, but for the one that acts: that one stands
 * out anyway.
 * @param {View} view
 * @returns {Piece[]}
 */
export function mentionedPieces({ ask, table }) {
  const named = new Set([
    ...(ask && !ask.secret ? idsIn(ask.label) : []),
    ...(table.contest?.hands ?? []).flatMap(({ piece }) => piece ?? []),
  ]);
  return table.pieces.filter(({ id, state }) => named.has(id) && state !== "active");
}
