/** The lines of the log by their `n`: how many entries the record had when each was told. Several lines may share one. */

/** @import { View } from "../../shared/view.d.ts" */

/** The greatest `n` in the log.
 * @param {View} view
 */
export const lastLineOf = (view) => view.log.reduce((most, line) => Math.max(most, line.n), 0);

/** The lines that came after a given one.
 * @param {View} view
 * @param {number} n
 */
export const linesSince = (view, n) => view.log.filter((line) => line.n > n);
