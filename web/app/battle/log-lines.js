/** The lines of the chronicle by their `n`: how many entries the record had when each was told. Several lines may share one.
 * A throw that was taken back keeps its `n`, which may be ahead of the record: it is neither the latest line nor a new one.
 */

/** @import { ToldLine, View } from "../../shared/view.d.ts" */

/** @param {ToldLine} line */
const isTold = ({ kind }) => kind !== "undone";

/** The greatest `n` in the chronicle.
 * @param {View} view
 */
export const lastLineOf = (view) =>
  view.chronicle.filter(isTold).reduce((most, line) => Math.max(most, line.n), 0);

/** The lines that came after a given one.
 * @param {View} view
 * @param {number} n
 */
export const linesSince = (view, n) => view.chronicle.filter((line) => isTold(line) && line.n > n);
