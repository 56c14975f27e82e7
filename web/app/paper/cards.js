/** The content of cards: read off the table, whatever the system. */

import { connectedPlaces, sideOf } from "../battle/field.js";
import { allyOf } from "../drawing/owner.js";
import { label, list, name, say } from "../page/words.js";

/** @import { Names, Piece, Place, Side, Value, View } from "../../shared/view.d.ts" */

/**
 * @typedef {object} Card
 * @property {string} key
 * @property {"unit" | "zone"} kind
 * @property {string} title
 * @property {string} picture a symbol of the sprite, or none
 * @property {Side | undefined} side whose it is
 * @property {number} ally which of those under the side's colour
 * @property {string} owner
 * @property {string} state in words, where a piece is not simply there
 * @property {boolean} out it has left the battle
 * @property {string[]} badges
 * @property {{words: string, marked: boolean[]}[]} tracks
 * @property {CardLine[]} lines everything else, the weightiest first
 * @property {string} foot what stands at the foot of its front
 */

/** @typedef {{words: string, sort: Value["sort"]}} CardLine */

/** A card for each piece, those of a side together.
 * @param {View} view
 * @returns {Card[]}
 */
export function unitCards(view) {
  const { sides, pieces } = view.table;
  const order = new Map(sides.map(({ id }, place) => [id, place]));
  const rank = (/** @type {Piece} */ { of }) => order.get(of ?? "") ?? sides.length;
  return [...pieces]
    .sort((one, two) => rank(one) - rank(two))
    .map((piece) =>
      unitCard(piece, view.names, sideOf(view, piece.of), allyOf(view, sideOf(view, piece.of))),
    );
}

/** The card of one piece.
 * @param {Piece} piece
 * @param {Names} names
 * @param {Side} [side]
 * @param {number} [ally] which of those under the side's colour
 * @returns {Card}
 */
export const unitCard = (piece, names, side, ally = 0) => ({
  key: piece.id,
  kind: "unit",
  title: name(piece.id, names),
  picture: piece.icon,
  side,
  ally,
  owner: side ? name(side.id, names) : "",
  ...standing(piece),
  badges: piece.badges.map((badge) => label(badge.label, names)),
  tracks: piece.tracks.map((track) => ({
    words: label(track.label, names),
    marked: track.marked,
  })),
  lines: linesOf(piece.details, names),
  foot: "",
});

/** The lines for a closer look, each with its sort; aspects before ratings, of which many may continue on the back.
 * @param {Value[] | undefined} details
 * @param {Names} names
 * @returns {CardLine[]}
 */
function linesOf(details, names) {
  const lines = (details ?? []).map(({ label: words, sort }) => ({
    words: label(words, names),
    sort,
  }));
  const first = lines.findIndex(({ sort }) => sort === "rating");
  if (first < 0) return lines;
  const rest = lines.slice(first);
  return [
    ...lines.slice(0, first),
    ...rest.filter(({ sort }) => sort === "aspect"),
    ...rest.filter(({ sort }) => sort !== "aspect"),
  ];
}

/** Whoever plays on from paper sees who is out, and who has acted.
 * @param {Piece} piece
 */
const standing = ({ state = "ready" }) => ({
  state: state === "ready" ? "" : say("page-piece-state", { state }),
  out: state === "out",
});

/** A card for each place that is one.
 * @param {View} view
 * @returns {Card[]}
 */
export const zoneCards = (view) =>
  view.table.places
    .filter(({ shape, state }) => shape === "card" && state !== "empty")
    .map((place) => zoneCard(view, place));

/** @param {View} view
 * @param {Place} place
 * @returns {Card}
 */
function zoneCard(view, place) {
  const near = connectedPlaces(view, place).map((other) => label(other.label, view.names));
  return {
    key: place.id,
    kind: "zone",
    title: label(place.label, view.names),
    picture: "",
    side: undefined,
    ally: 0,
    owner: "",
    state: "",
    out: false,
    badges: [],
    tracks: [],
    lines: linesOf(place.details, view.names),
    foot: near.length > 0 ? say("page-place-ways", { places: list(near) }) : "",
  };
}
