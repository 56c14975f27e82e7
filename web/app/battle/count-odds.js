/** The odds of the open battle, counted after it is shown: they take longer than an answer may. */

import { door } from "../engine/engine.js";
import { keepView } from "../storage/battles.js";
import { change, heldBattle } from "./state.js";
import { oddsAwaited, oddsCounted } from "./transitions.js";

/** @import { View } from "../../shared/view.d.ts" */

/** What is kept to be shown again: odds of an earlier moment are not.
 * @param {View} view
 */
export const storableView = (view) => (view.counting ? { ...view, odds: [] } : view);

/** Until the odds are counted the old ones stand there, so that nothing jumps; a roll that was just opened had none.
 * @param {View} view
 * @param {View | null} before
 * @returns {View}
 */
export const withOldOdds = (view, before) => ({
  ...view,
  odds: view.table.contest ? [] : (before?.odds ?? []),
  counting: true,
});

/** Count the odds, if they are not counted yet. */
export async function countOdds() {
  const held = heldBattle();
  if (!held?.view.counting) return;
  const { id, view } = held;
  /** @type {View["odds"]} */
  let odds = view.odds;
  try {
    odds = (await door({ do: "odds" })).odds ?? [];
  } catch (error) {
    console.info(String(error)); // the battle goes on without odds
    return;
  }
  change(oddsCounted, id, view.turn, odds);
  const now = heldBattle();
  if (odds.length === 0 || now?.id !== id || now.view.odds !== odds) return;
  await keepView(id, now.revision, now.view).catch((error) => console.info(String(error)));
}

/** Count them where the battle has none. */
export function countMissingOdds() {
  if (heldBattle()?.view.odds.length !== 0) return;
  change(oddsAwaited);
  countOdds();
}
