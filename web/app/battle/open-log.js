/** The log of the open battle, and the requests by which the door opens a kept one and lets it grow. */

import { askAside, askForChanges } from "../engine/engine.js";
import { BattleLog } from "../storage/battle-log.js";
import { fileOf } from "../storage/battles.js";

/** @import { KeptBattle } from "../storage/battles.js" */
/** @import { Reply, View } from "../../shared/view.d.ts" */

/** @type {{id: string, log: BattleLog | null}} */
let held = { id: "", log: null };

/** From now on this is the log of the open battle.
 * @param {string} id
 * @param {BattleLog} log
 */
export function holdLog(id, log) {
  held = { id, log };
}

/** The log of a battle, if it is the open one.
 * @param {string} id
 */
export const logOf = (id) => (held.id === id ? held.log : null);

/** The end of the open battle's log, by which a log that took its place is told from one that a person saw.
 * @param {string} id
 */
export function endOf(id) {
  const log = logOf(id);
  return log ? `${log.length} ${JSON.stringify(log.entries.at(-1) ?? null)}` : "";
}

/** The log of the battle that the door has just opened.
 * @param {Reply} reply with which it opened it
 */
export function openedLog({ header, entries, slips = {} }) {
  if (!header || !entries) throw new TypeError("no log");
  return new BattleLog(header, entries, slips);
}

/** The door opens a kept battle.
 * @param {KeptBattle} kept
 * @param {typeof askAside} [ask]
 * @returns {Promise<{reply: Reply & {view: View}, log: BattleLog} | {reply: Reply, log: null}>}
 */
export async function openKept(kept, ask = askAside) {
  const reply = await ask({ do: "open", file: fileOf(kept) });
  const { view } = reply;
  if (!view) return { reply, log: null };
  const followed = openedLog(reply);
  return { reply: { ...reply, view }, log: kept.log ? kept.log.follow(followed) : followed };
}

/** Have the door let its battle grow by what is pending in its log; what is refused is pending no more.
 * @param {BattleLog} log
 * @param {number} at the number of entries that its screen knows
 * @param {typeof askAside} [ask]
 * @returns {Promise<Reply>}
 */
export async function appendPending(log, at, ask = askForChanges) {
  const entries = /** @type {any} */ (log.pending?.entries ?? []);
  const reply = await ask({ do: "append", at, entries });
  if (reply.entries) log.grow(reply.entries, reply.slips ?? {});
  else log.withdraw();
  return reply;
}
