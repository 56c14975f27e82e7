/** The odds of the open battle, counted after it is shown: they take longer than an answer may. */

import { door } from "../engine/engine.js";
import { whenSeen } from "../page/draw.js";
import { keepView } from "../storage/battles.js";
import { change, heldBattle } from "./state.js";
import { oddsAwaited, oddsCounted } from "./transitions.js";

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
  odds: view.table.contest || before?.table.contest ? [] : (before?.odds ?? []),
  chances: [],
  counting: true,
});

/** Count the odds, if they are not counted yet. What is drawn anew by them does not keep the battle itself from the screen. */
export async function countOdds() {
  const held = heldBattle();
  if (!held?.view.counting) return;
  const { id, view } = held;
  /** @type {Required<Pick<View, "odds" | "chances">>} */
  let counted;
  const seen = new Promise((resolve) => whenSeen(() => resolve(null)));
  try {
    const { odds = [], chances = [] } = await door({ do: "odds" });
    counted = { odds, chances };
  } catch (error) {
    console.info(String(error)); // the battle goes on without odds
    return;
  }
  await seen;
  change(oddsCounted, id, view.turn, counted);
  const now = heldBattle();
  if (counted.odds.length === 0 || now?.id !== id || now.view.odds !== counted.odds) return;
  await keepView(id, now.revision, now.view).catch((error) => console.info(String(error)));
}

/** Count them where the battle has none. */
export function countMissingOdds() {
  if (heldBattle()?.view.odds.length !== 0) return;
  change(oddsAwaited);
  countOdds();
}
