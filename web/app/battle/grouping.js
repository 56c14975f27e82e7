/** Options and offers under their headings. */

/** @import { Label } from "../../shared/view.d.ts" */

/** Things grouped by heading, in the order in which each first comes; those without a heading under keys of their own.
 * @template {{group: Label | null}} T
 * @param {readonly T[]} some
 * @param {(one: T) => string} keyAlone
 * @returns {T[][]}
 */
export const grouped = (some, keyAlone) => [
  ...Map.groupBy(some, (one) => (one.group ? JSON.stringify(one.group) : keyAlone(one))).values(),
];
