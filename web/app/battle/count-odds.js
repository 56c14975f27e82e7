/** The odds of the open battle, counted after it is shown: they take longer than an answer may. */

import { door } from "../engine/engine.js";
import { whenSeen } from "../page/draw.js";
import { keepView } from "../storage/battles.js";
import { logOf } from "./open-log.js";
import { change, openedBattle } from "./state.js";
import { oddsCounted } from "./transitions.js";

/** @import { View } from "../../shared/view.d.ts" */

/** Count the odds, if they are not counted yet. What is drawn anew by them does not keep the battle itself from the screen. */
export async function countOdds() {
  const opened = openedBattle();
  if (!opened?.view.counting) return;
  const { id, view } = opened;
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
  const now = openedBattle();
  if (counted.odds.length === 0 || now?.id !== id || now.view.odds !== counted.odds) return;
  await keepView(id, logOf(id)?.length ?? 0, now.view).catch((error) =>
    console.info(String(error)),
  );
}
