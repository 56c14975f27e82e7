/** Edges between the cards of a battlefield: ways where they are connected, with what it costs to go there, walls where
 * a touching edge is cut.
 */

import { connected, zonesOf } from "../battle/field.js";

/** @import { Place, View } from "../../shared/view.d.ts" */

/**
 * @typedef {object} Edge
 * @property {"way" | "wall"} kind
 * @property {"right" | "below" | "falling" | "rising"} lies from the first card to the second
 * @property {[number, number]} at column and row of the upper left card of those it lies between
 * @property {string[]} costs what stands on it: the values of the links between the cards
 */

/** @type {[Edge["lies"], number, number][]} */
const NEIGHBOURS = [
  ["right", 1, 0],
  ["below", 0, 1],
  ["falling", 1, 1],
  ["rising", -1, 1],
];

/** @param {View} view
 * @returns {Edge[]}
 */
export function edges(view) {
  const zones = zonesOf(view).filter(({ state }) => state !== "empty");
  if (zones.every(({ near }) => near.length === 0)) return []; // nothing is said of ways
  const cells = new Map(zones.map((zone) => [zone.at.join(), zone]));
  return zones.flatMap((zone) =>
    NEIGHBOURS.flatMap(([lies, across, down]) => {
      const other = cells.get([zone.at[0] + across, zone.at[1] + down].join());
      return other ? edge(view, zone, other, lies) : [];
    }),
  );
}

/** @param {View} view
 * @param {Place} zone
 * @param {Place} other
 * @param {Edge["lies"]} lies
 * @returns {Edge[]}
 */
function edge(view, zone, other, lies) {
  const joined = connected(zone, other);
  const touching = lies === "right" || lies === "below";
  if (!joined && !touching) return [];
  const left = Math.min(zone.at[0], other.at[0]);
  const costs = joined ? costsBetween(view, zone, other, ARROWS[lies]) : [];
  return [{ kind: joined ? "way" : "wall", lies, at: [left, zone.at[1]], costs }];
}

/** From the first card to the second, and back. */
const ARROWS = /** @type {Record<Edge["lies"], [string, string]>} */ ({
  right: ["→", "←"],
  below: ["↓", "↑"],
  falling: ["↘", "↖"],
  rising: ["↙", "↗"],
});

/** The values of the links between two cards, with an arrow where one holds in one direction alone.
 * @param {View} view
 * @param {Place} zone
 * @param {Place} other
 * @param {[string, string]} arrows
 */
const costsBetween = (view, zone, other, [there, back]) =>
  view.table.links.flatMap(({ from, to, value, both }) => {
    const forward = from === zone.id && to === other.id;
    if (value === null || !(forward || (from === other.id && to === zone.id))) return [];
    return [both ? `${value}` : `${value} ${forward ? there : back}`];
  });

/** The values of the links that lead from a card to another.
 * @param {View} view
 * @param {Place} zone
 * @param {Place} other
 */
export const costsTo = (view, zone, other) =>
  view.table.links
    .filter(
      ({ from, to, value, both }) =>
        value !== null &&
        ((from === zone.id && to === other.id) || (both && from === other.id && to === zone.id)),
    )
    .map(({ value }) => `${value}`);

/** The bounds of a card: to each card it is connected with or touches, in which direction, and whether the way is open.
 * @param {View} view
 * @param {Place} zone
 */
export function bounds(view, zone) {
  const zones = zonesOf(view).filter(({ id, state }) => id !== zone.id && state !== "empty");
  if (![zone, ...zones].some(({ near }) => near.length > 0)) return []; // nothing is said of ways
  return zones.flatMap((other) => {
    const [across, down] = [other.at[0] - zone.at[0], other.at[1] - zone.at[1]];
    const touching = Math.abs(across) + Math.abs(down) === 1;
    const open = connected(zone, other);
    if (!open && !touching) return [];
    const near = Math.max(Math.abs(across), Math.abs(down)) === 1;
    return [{ other, kind: open ? "way" : "wall", lies: near ? direction(across, down) : "far" }];
  });
}

/** @param {number} across
 * @param {number} down
 */
const direction = (across, down) =>
  [
    ["up-left", "up", "up-right"],
    ["left", "", "right"],
    ["down-left", "down", "down-right"],
  ][down + 1][across + 1];

/** The places that a card is connected with though they do not lie beside it, not even corner to corner.
 * @param {View} view
 * @param {Place} zone
 */
export const farOf = (view, zone) =>
  zonesOf(view).filter(
    (other) =>
      connected(zone, other) &&
      Math.max(Math.abs(zone.at[0] - other.at[0]), Math.abs(zone.at[1] - other.at[1])) > 1,
  );
