/** The battles of this device: what it keeps, and what is newer in memory. */

import { del, get, set } from "../../vendor/idb-keyval/index.js";
import { readAll, troubleOf, withTimeLimit } from "./indexed-db.js";
import { forgetRequests } from "./journal.js";
import { checkedBattle } from "./stored-battle.js";
import { battleDatabase, storageState, unwritten, unwrittenBattles } from "./write-behind.js";

export { newId } from "./stored-battle.js";
export { keepBattle, keepView, onKept, WrittenElsewhere } from "./write-behind.js";

/** @import { StoredBattle } from "./stored-battle.js" */

/** Whatever lies there, and what is newer in memory.
 * @returns {Promise<[string, unknown][]>}
 */
async function storedAndPending() {
  /** @type {[IDBValidKey, unknown][]} */
  let found = [];
  try {
    found = await withTimeLimit(readAll(battleDatabase));
    if (!unwritten()) storageState.trouble = "";
  } catch (error) {
    storageState.trouble = troubleOf(error);
  }
  const all = new Map(found.map(([id, kept]) => [String(id), kept]));
  for (const [id, { kept }] of unwrittenBattles) all.set(id, kept);
  return [...all];
}

/** @typedef {{id: string, kept: StoredBattle | null}} ListedBattle a damaged one has no content */

/** All battles, in their order.
 * @returns {Promise<ListedBattle[]>}
 */
export async function listBattles() {
  const found = await storedAndPending();
  return inOrder(found.map(([id, kept]) => ({ id, kept: checkedBattle(kept) })));
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

/** The stored battles that cannot be opened, as they are.
 * @returns {Promise<Record<string, unknown>>}
 */
export async function unreadableBattles() {
  return Object.fromEntries((await storedAndPending()).filter(([, kept]) => !checkedBattle(kept)));
}

/** The slips that lie face down in battles of one system on this device, by their seals. Whatever plays another system
 * learns nothing of them.
 * @param {string} system
 * @returns {Promise<Record<string, [string, string]>>}
 */
export async function ownSlips(system) {
  const battles = (await listBattles()).filter(({ kept }) => kept?.system === system);
  const saves = battles.map(({ kept }) => /** @type {{slips?: object} | undefined} */ (kept?.save));
  return Object.assign({}, ...saves.map((save) => save?.slips));
}

/** A battle, as new as there is.
 * @param {string} id
 */
export async function readBattle(id) {
  const newer = unwrittenBattles.get(id);
  return newer
    ? { ...newer.kept, revision: newer.from }
    : checkedBattle(await get(id, battleDatabase));
}

/** True if a battle is newer in memory than on the device.
 * @param {string} id
 */
export const isUnwritten = (id) => unwrittenBattles.has(id);

/** Take a battle out; what comes back can be put back.
 * @param {string} id
 */
export async function removeBattle(id) {
  const newer = unwrittenBattles.get(id);
  unwrittenBattles.delete(id);
  const kept = await get(id, battleDatabase).catch(() => undefined);
  await del(id, battleDatabase).catch(() => {});
  const asked = await forgetRequests(id);
  return async () => {
    if (kept) await set(id, kept, battleDatabase);
    if (newer) unwrittenBattles.set(id, newer);
    await asked();
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
