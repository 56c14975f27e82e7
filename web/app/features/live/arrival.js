/** Battles that a live line leads to: opened like any other, as the battle that this device keeps of it or as a new one; and
 * the logs that gave way to others, kept as battles of their own.
 */

import { openUnstored } from "../../battle/open-battle.js";
import { battleId, openedBattle } from "../../battle/state.js";
import { storableView } from "../../battle/waiting-odds.js";
import { opened, openJoined, takeBattle } from "../../navigation/route.js";
import { keepLog, keepOutline, listBattles, newId } from "../../storage/battles.js";
import { outlineOf, outlineOfLog } from "../../storage/stored-battle.js";
import { closeSheetThen } from "../../ui/sheet.js";
import { viewAside } from "./view-aside.js";

/** @import { LogHeader } from "../../../shared/wire.d.ts" */
/** @import { Entry } from "../../live/messages.js" */
/** @import { BattleLog } from "../../storage/battle-log.js" */

/** Done when no sheet lies over the battle, and its step in the history is left.
 * @returns {Promise<void>}
 */
const sheetClosed = () => new Promise((done) => closeSheetThen(done));

/** Open the battle of this device that others know by this id. Gives its id on this device, "" if there is none to be played.
 * @param {string} shared
 */
export async function openShared(shared) {
  const battles = shared ? await listBattles().catch(() => []) : [];
  const found = battles.find(({ kept }) => kept?.shared === shared);
  if (!found) return "";
  if (battleId() !== found.id) {
    await sheetClosed();
    takeBattle(found.id);
    await opened();
  }
  if (openedBattle()?.id !== found.id)
    throw new Error("the battle of this device cannot be opened");
  return found.id;
}

/** Open a log as a battle that is new to this device; the slips of its other battles are not turned over in it. Gives its id, ""
 * if it cannot be opened.
 * @param {LogHeader} header
 * @param {Entry[]} entries
 */
export async function openReceived(header, entries) {
  const id = newId();
  await sheetClosed();
  openJoined(() => openUnstored({ do: "open", file: { ...header, entries, slips: {} } }, "", id));
  await opened();
  return openedBattle()?.id === id ? id : "";
}

/** Keep a log that gives way to another one as a battle of its own. Gives true if the device keeps it.
 * @param {BattleLog} log of which the device keeps nothing
 */
export async function keepApart(log) {
  const id = newId();
  log.withdraw();
  if (!(await keepLog(id, log).catch(() => false))) return false;
  keepOutline(id, { ...outlineOfLog(log), changed: Date.now() });
  drawApart(id, log).catch(() => {}); // it is listed without a title then
  return true;
}

/** List a battle as it stands, once the engine has time for it.
 * @param {string} id
 * @param {BattleLog} log
 */
async function drawApart(id, log) {
  const view = await viewAside(log.file);
  if (view) keepOutline(id, outlineOf(storableView(view), log));
}
