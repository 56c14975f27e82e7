/** A battle that an engine of an earlier day plays, once more by the rules of today. */

import { newId } from "../storage/battles.js";
import { openUnstored } from "./open-battle.js";
import { logOf } from "./open-log.js";
import { battleId } from "./state.js";

/** @import { Trouble } from "../../shared/view.d.ts" */

/** A copy of the open battle, from where the rules of today stop following it; the battle stays as it is.
 * @returns {Promise<Trouble | null>}
 */
export async function openByTodaysRules() {
  const log = logOf(battleId());
  return log && openUnstored({ do: "open", file: log.file, rules: "today" }, "", newId());
}
