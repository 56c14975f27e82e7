/** Options and offers under their headings. */

/** @import { Label } from "../../shared/view.d.ts" */

/** What stands under one heading together, in the order in which it first comes; what has none under a key of its own.
 * @template {{group: Label | null}} T
 * @param {readonly T[]} some
 * @param {(one: T) => string} keyAlone
 * @returns {T[][]}
 */
export const grouped = (some, keyAlone) => [
  ...Map.groupBy(some, (one) => (one.group ? JSON.stringify(one.group) : keyAlone(one))).values(),
];
