/** The battles of this device: what it keeps, and what is newer in memory. */

import { del, get, set } from "../../vendor/idb-keyval/index.js";
import { readAll, troubleOf, withTimeLimit } from "./indexed-db.js";
import { DamagedLog, logIds, rawLog, readLog, removeLog } from "./log-store.js";
import { checkedBattle, newId, outlineOfLog } from "./stored-battle.js";
import {
  battleDatabase,
  keepLog,
  keepOutline,
  newerOutlines,
  storageState,
  unwritten,
  unwrittenLogs,
} from "./write-behind.js";

export { WrittenElsewhere } from "./log-store.js";
export { newId, outlineOf } from "./stored-battle.js";
export { keepLog, keepOutline, keepView, noteLink, onKept } from "./write-behind.js";

/** @import { BattleLog, Slips } from "./battle-log.js" */
/** @import { StoredBattle } from "./stored-battle.js" */

/** A battle with all that makes it: its log, or the save of a battle without one.
 * @typedef {StoredBattle & {log: BattleLog | null}} KeptBattle */

/** Whatever lies there, and what is newer in memory.
 * @returns {Promise<Map<string, unknown>>}
 */
async function storedAndPending() {
  /** @type {Map<string, unknown>} */
  const all = new Map();
  const [ids, found] = await Promise.allSettled(
    /** @type {const} */ ([withTimeLimit(logIds()), withTimeLimit(readAll(battleDatabase))]),
  );
  for (const id of ids.status === "fulfilled" ? ids.value : []) all.set(id, undefined);
  for (const [id, kept] of found.status === "fulfilled" ? found.value : [])
    all.set(String(id), kept);
  const failed = [ids, found].find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") storageState.trouble = troubleOf(failed.reason);
  else if (!unwritten()) storageState.trouble = "";
  for (const [id, { log }] of unwrittenLogs) if (!all.get(id)) all.set(id, outlineOfLog(log));
  for (const [id, outline] of newerOutlines) all.set(id, outline);
  return all;
}

/** The outline of a battle; of one that lacks it, as far as its log tells it.
 * @param {string} id
 * @param {unknown} found
 * @returns {Promise<StoredBattle | null>}
 */
async function outline(id, found) {
  const checked = checkedBattle(found);
  if (checked) return checked;
  const log = await readLog(id).catch(() => null);
  return log && outlineOfLog(log);
}

/** @typedef {{id: string, kept: StoredBattle | null}} ListedBattle a damaged one has no content */

/** All battles, in their order.
 * @returns {Promise<ListedBattle[]>}
 */
export async function listBattles() {
  const found = await storedAndPending();
  const listed = [...found].map(async ([id, kept]) => ({ id, kept: await outline(id, kept) }));
  return inOrder(await Promise.all(listed));
}

/** The last played first; a damaged one comes last.
 * @param {ListedBattle[]} battles
 */
export function inOrder(battles) {
  const last = lastPlayed();
  const time = (/** @type {ListedBattle} */ { id, kept }) =>
    !kept ? 0 : id === last ? Number.POSITIVE_INFINITY : kept.changed;
  return battles.toSorted((one, two) => time(two) - time(one));
}

/** All battles with what makes them; and those that cannot be opened, as they lie there, by their ids.
 * @returns {Promise<{whole: KeptBattle[], damaged: Record<string, unknown>}>}
 */
export async function allBattles() {
  /** @type {KeptBattle[]} */
  const whole = [];
  /** @type {Record<string, unknown>} */
  const damaged = {};
  for (const { id } of await listBattles()) {
    const kept = await readBattle(id).catch(() => null);
    if (kept) whole.push(kept);
    else damaged[id] = await rawBattle(id);
  }
  return { whole, damaged };
}

/** A battle that cannot be opened, as it lies there; null if nothing of it can be read.
 * @param {string} id
 * @returns {Promise<unknown>}
 */
export async function rawBattle(id) {
  const battle = (await get(id, battleDatabase).catch(() => null)) ?? null;
  const [, log] = await rawLog(id).catch(() => [[], []]);
  return log.length > 0 ? { battle, log } : battle;
}

/** The slips that lie face down in battles of one system on this device, by their seals. Whatever plays another system
 * learns nothing of them.
 * @param {string} system
 * @returns {Promise<Slips>}
 */
export async function ownSlips(system) {
  const battles = (await listBattles()).filter(({ kept }) => kept?.system === system);
  const kept = await Promise.all(battles.map(({ id }) => readBattle(id).catch(() => null)));
  return Object.assign({}, ...kept.map((one) => one && /** @type {any} */ (fileOf(one)).slips));
}

/** A battle, as new as there is; null if it is damaged. Its log is enough: what is listed of it may be unreadable.
 * @param {string} id
 * @returns {Promise<KeptBattle | null>}
 */
export async function readBattle(id) {
  const listed = newerOutlines.get(id) ?? get(id, battleDatabase).then(checkedBattle);
  const [outline] = await Promise.allSettled([listed]);
  const found = outline.status === "fulfilled" ? outline.value : null;
  try {
    const log = unwrittenLogs.get(id)?.log ?? (await readLog(id));
    if (log && typeof found?.shared === "string") log.shared = found.shared;
    if (log) return { ...(found ?? outlineOfLog(log)), log };
  } catch (error) {
    if (!(error instanceof DamagedLog)) throw error;
    return null;
  }
  if (outline.status === "rejected") throw outline.reason;
  return found?.format === 1 ? { ...found, log: null } : null;
}

/** A battle as the door opens it.
 * @param {KeptBattle} kept
 * @returns {object}
 */
export const fileOf = (kept) => kept.log?.file ?? (kept.format === 1 ? kept.save : {});

/** The number of entries of a battle's log; -1 for the save of one without a log.
 * @param {KeptBattle} kept
 */
export const lengthOf = ({ log }) => log?.length ?? -1;

/** Keep a battle that is new to this device, or nothing of it where the device does not take it at once; gives true if it did.
 * @param {BattleLog} log
 * @param {StoredBattle} outline
 */
export async function keepNew(log, outline) {
  const id = newId();
  const isKept = await keepLog(id, log);
  if (isKept) keepOutline(id, outline);
  else await removeBattle(id);
  return isKept;
}

/** True if a battle is newer in memory than on the device.
 * @param {string} id
 */
export const isUnwritten = (id) => unwrittenLogs.has(id);

/** Take a battle out; what comes back can be put back.
 * @param {string} id
 */
export async function removeBattle(id) {
  const log = unwrittenLogs.get(id);
  const outline = newerOutlines.get(id);
  unwrittenLogs.delete(id);
  newerOutlines.delete(id);
  const kept = await get(id, battleDatabase).catch(() => undefined);
  await del(id, battleDatabase).catch(() => {});
  const putLogBack = await removeLog(id).catch(() => async () => {});
  return async () => {
    await putLogBack();
    if (kept) await set(id, kept, battleDatabase);
    if (log) unwrittenLogs.set(id, log);
    if (outline) newerOutlines.set(id, outline);
  };
}

const NOTE = "gonfalon.last";

/** Note which battle was played last: the clock may have been set back since the others were played.
 * @param {string} id
 */
export function notePlayed(id) {
  try {
    localStorage.setItem(NOTE, id);
  } catch {
    // The clock says it then.
  }
}

/** @returns {string | null} */
export function lastPlayed() {
  try {
    return localStorage.getItem(NOTE);
  } catch {
    return null;
  }
}
