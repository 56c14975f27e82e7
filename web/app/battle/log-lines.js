/** The lines of the log by their `n`: how many entries the record had when each was told. Several lines may share one. A throw
 * that was taken back keeps its `n`, which may be ahead of the record: it is neither the latest line nor a new one.
 */

/** @import { LogLine, View } from "../../shared/view.d.ts" */

/** @param {LogLine} line */
const isTold = ({ kind }) => kind !== "undone";

/** The greatest `n` in the log.
 * @param {View} view
 */
export const lastLineOf = (view) =>
  view.log.filter(isTold).reduce((most, line) => Math.max(most, line.n), 0);

/** The lines that came after a given one.
 * @param {View} view
 * @param {number} n
 */
export const linesSince = (view, n) => view.log.filter((line) => isTold(line) && line.n > n);
