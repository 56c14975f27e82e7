/** The odds of a view until its own are counted. */

/** @import { View } from "../../shared/view.d.ts" */

/** The view that is kept to be shown again: odds of an earlier moment are not.
 * @param {View} view
 */
export const storableView = (view) => (view.counting ? { ...view, odds: [], chances: [] } : view);

/** Until the odds are counted the old ones stand there, so that nothing jumps; a roll that was just opened had none, and those of
 * a roll say nothing of what is asked after it.
 * @param {View} view
 * @param {View | null} before
 * @returns {View}
 */
export const withOldOdds = (view, before) => ({
  ...view,
  odds: view.table.contest || !before || isRoll(before) ? [] : before.odds,
  chances: [],
  counting: true,
});

/** @param {View} view */
const isRoll = ({ ask, table }) => Boolean(table.contest) || ask?.kind === "roll";
