/** What the question speaks of: pieces that it names, to be found on the table without a search. */

/** @import { Argument, Label, Piece, View } from "../../shared/view.d.ts" */

/** The pieces that the open question names, but for the one that acts: that one stands out anyway.
 * @param {View} view
 * @returns {Piece[]}
 */
export function meant({ ask, table }) {
  const named = new Set(ask && !ask.secret ? ids(ask.label) : []);
  return table.pieces.filter(({ id, state }) => named.has(id) && state !== "active");
}

/** All words and ids that a label mentions.
 * @param {Label} label
 * @returns {string[]}
 */
const ids = ({ with: figures }) => Object.values(figures ?? {}).flatMap(within);

/** @param {Argument} value
 * @returns {string[]}
 */
function within(value) {
  if (typeof value === "string") return [value];
  if (typeof value !== "object") return [];
  if ("label" in value) return ids(value.label);
  return "list" in value ? value.list.flatMap(within) : [];
}
