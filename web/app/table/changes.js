/** What the latest answer changed on the table: found by comparing the view with the one before. */

import { play } from "../play.js";

/** @import { View } from "../view.d.ts" */

/** @type {{battle: string, view: View, marks: Map<string, string>} | null} */
let last = null;
/** @type {Set<string>} */
let fresh = new Set();

/** Whether the thing with this id, or the value with this key, has just changed.
 * @param {string} id
 */
export const changed = (id) => fresh.has(id);

/** Look at the open battle anew.
 * @param {View} view
 */
export function compare(view) {
  if (last?.view === view) return;
  const marks = marksOf(view);
  const before = last?.battle === play.id ? last : null;
  if (!before || before.view.turn !== view.turn) {
    fresh = new Set(
      before ? [...marks.keys()].filter((id) => marks.get(id) !== before.marks.get(id)) : [],
    );
  }
  last = { battle: play.id, view, marks };
}

/** What is compared of each thing; whether it may act is shown by other means.
 * @param {View} view
 */
function marksOf({ table: { cards, contest, pieces, places, sides } }) {
  /** @type {[string, unknown][]} */
  const all = [
    ...pieces.map((piece) => /** @type {[string, unknown]} */ ([piece.id, stateOf(piece)])),
    ...cards.map(({ id, ...card }) => /** @type {[string, unknown]} */ ([id, card])),
    ...places
      .filter(({ state }) => state !== "empty")
      .map(({ id, near }) => /** @type {[string, unknown]} */ ([id, near])),
    ...sides.flatMap(({ values }) =>
      values.map(({ key, label }) => /** @type {[string, unknown]} */ ([key, label])),
    ),
    ...(contest?.hands ?? []).flatMap(({ parts }, hand) =>
      parts.map(
        (part, line) => /** @type {[string, unknown]} */ ([`contest.${hand}.${line}`, part]),
      ),
    ),
  ];
  return new Map(all.map(([id, mark]) => [id, JSON.stringify(mark)]));
}

/** @param {View["table"]["pieces"][number]} piece */
const stateOf = ({ place, on, state, badges, tracks }) => [
  place,
  on,
  state === "out",
  badges.map(({ label }) => label),
  tracks,
];
