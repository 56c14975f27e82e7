/** Changes of the latest answer on the table: found by comparing the view with the one before. */

import { lastLineOf, linesSince } from "../battle/log-lines.js";
import { battleId, isSketched } from "../battle/state.js";

/** @import { Contest, Piece, View } from "../../shared/view.d.ts" */

/** @typedef {Map<string, string>} Marks what is compared of each thing, by its id */

/** @type {{battle: string, view: View, things: Marks, figures: Marks} | null} */
let last = null;
/** @type {Set<string>} */
let fresh = new Set();

/** If more than this has changed, the table is another one, and no mark would help. */
const MANY = 16;

/** True if the thing with this id, or the figure with this key, has just changed.
 * @param {string} id
 */
export const changed = (id) => fresh.has(id);

/** The marks of what has just changed: another object after each answer. */
export const freshMarks = () => fresh;

/** The key of a line of a hand.
 * @param {number} hand
 * @param {number} line
 */
export const lineKey = (hand, line) => `contest.${hand}.${line}`;

/** The key of a side's dice.
 * @param {string} side
 */
export const diceOf = (side) => `${side} dice`;

/** The keys of a side's pool of dice and of its state.
 * @param {string} side
 */
export const poolOf = (side) => `${side} pool`;
/** @param {string} side */
export const stateKey = (side) => `${side} state`;

/** Whose dice have fallen since.
 * @param {View} now
 * @param {View} before
 * @returns {string[]}
 */
export function throwers(now, before) {
  return linesSince(now, lastLineOf(before))
    .filter(({ kind }) => kind === "dice")
    .flatMap(({ who }) => who ?? []);
}

/** Look at the open battle anew.
 * @param {View} view
 */
export function compare(view) {
  if (last?.view === view) return;
  const battle = `${battleId()} ${isSketched()}`; // a sketch is no state of the battle that anything could differ from
  const before = last?.battle === battle ? last : null;
  const now = { battle, view, things: thingsOf(view), figures: figuresOf(view) };
  if (before?.view.turn !== view.turn) {
    const changes = before
      ? [
          ...changedKeys(now.things, before.things),
          ...changedKeys(now.figures, before.figures).filter(() => before.figures.size > 0),
          ...addedLines(view.table.contest, before.view.table.contest),
        ]
      : [];
    const rolled = before ? throwers(view, before.view).map(diceOf) : [];
    fresh = new Set([...(changes.length > MANY ? [] : changes), ...rolled]);
  }
  last = now;
}

/** @param {Marks} now
 * @param {Marks} before
 */
const changedKeys = (now, before) => [...now.keys()].filter((id) => now.get(id) !== before.get(id));

/** Lines that came to a hand while it lay there.
 * @param {Contest | null | undefined} now
 * @param {Contest | null | undefined} before
 */
const addedLines = (now, before) =>
  (now?.hands ?? []).flatMap(({ parts }, hand) => {
    const old = before?.hands[hand]?.parts.length ?? parts.length;
    return parts.slice(old).map((_, more) => lineKey(hand, old + more));
  });

/** Pieces, cards and places; whether a piece may act is shown by other means.
 * @param {View} view
 */
const thingsOf = ({ table: { cards, pieces, places } }) =>
  marks([
    ...pieces.map((piece) => ({ id: piece.id, what: stateOf(piece) })),
    ...cards.map((card) => ({ id: card.id, what: card })),
    ...places.filter(({ state }) => state !== "empty").map(({ id, near }) => ({ id, what: near })),
  ]);

/** The figures of the sides: their values, the totals of their pools, whether they are in.
 * @param {View} view
 */
const figuresOf = ({ table: { sides } }) =>
  marks(
    sides.flatMap(({ id, values, pool, state }) => [
      ...values.map(({ key, label }) => ({ id: key, what: label })),
      { id: poolOf(id), what: pool.reduce((sum, { dice }) => sum + dice, 0) },
      { id: stateKey(id), what: state === "out" },
    ]),
  );

/** @param {{id: string, what: unknown}[]} all
 * @returns {Marks}
 */
const marks = (all) => new Map(all.map(({ id, what }) => [id, JSON.stringify(what)]));

/** @param {Piece} piece */
const stateOf = ({ at, place, on, state, badges, tracks }) => [
  at,
  place,
  on,
  state === "out",
  badges.map(({ label }) => label),
  tracks,
];
