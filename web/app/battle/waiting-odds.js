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

/** Of a battle that is opened, where it stands as it was seen last, its odds and chances stand until they are counted again.
 * @param {View} view
 * @param {View | null} before
 * @returns {View}
 */
export function withKnownOdds(view, before) {
  if (view.odds) return view;
  const { turn, odds, chances } = before ?? {};
  const known = turn === view.turn && odds && chances ? { odds, chances } : null;
  return { ...view, odds: [], chances: [], ...known, counting: true };
}

/** A view to be drawn or kept, which may have been told without odds.
 * @param {View} view
 * @returns {View}
 */
export const withSomeOdds = (view) => ({
  ...view,
  odds: view.odds ?? [],
  chances: view.chances ?? [],
});

/** @param {View} view */
const isRoll = ({ ask, table }) => Boolean(table.contest) || ask?.kind === "roll";
