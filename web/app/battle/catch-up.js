/** Ask again for what the device noted and the engine has not answered, because its tab was killed; the same dice fall. */

import { askAside, engine, GivenUp } from "../engine/engine.js";
import { keepLog } from "../storage/battles.js";
import { appendPending } from "./open-log.js";

/** @import { BattleLog } from "../storage/battle-log.js" */
/** @import { Reply } from "../../shared/view.d.ts" */

/** So often what is pending is asked for: nobody knows what a tab ended over, and it must not end the next one too. */
const MOST_TIMES = 2;

/** Ask for what is pending in the log of the battle that the door has just opened; what breaks the engine, or is given up
 * late, is left out.
 * @param {BattleLog} log
 * @param {() => void} goOn throws once all of it was given up
 * @param {() => Promise<unknown>} [note] told before, when the log says how often it was asked for; and after
 * @returns {Promise<Reply | null>} what came of it; null: nothing did, and the door may have to open the battle anew
 */
export async function askForPending(log, goOn, note = async () => {}) {
  if (!log.pending) return null;
  const { entries, times } = log.pending;
  if (times >= MOST_TIMES) {
    log.withdraw();
    await note();
    return null;
  }
  log.begin(entries, times + 1);
  await note();
  try {
    goOn();
    const reply = await appendPending(log, log.length, askAside);
    await note();
    return reply.view ? reply : null;
  } catch (error) {
    if (engine.state === "failed") throw error;
    if (error instanceof GivenUp && !error.late) {
      log.begin(entries, times);
    } else {
      log.withdraw();
    }
    await note();
    if (error instanceof GivenUp) throw error;
    await askAside({ do: "open", file: log.file });
    return null;
  }
}

/** Ask for what is pending of a battle that this tab holds.
 * @param {string} id
 * @param {BattleLog} log
 * @param {() => void} goOn
 */
export const catchUp = (id, log, goOn) =>
  askForPending(log, goOn, () => keepLog(id, log).catch(() => {}));
