/** The battles of this device: what it keeps, and what is newer in memory. */

import { del, get, set } from "../../vendor/idb-keyval/index.js";
import { patiently, readAll, troubleOf } from "./indexed-db.js";
import { forgetAsked } from "./journal.js";
import { checked } from "./stored-battle.js";
import { ahead, battles, storage, unwritten } from "./write-behind.js";

export { newId } from "./stored-battle.js";
export { Elsewhere, keep, keepView } from "./write-behind.js";

/** @import { Kept } from "./stored-battle.js" */

/** Whatever lies there, and what is newer in memory.
 * @returns {Promise<[string, unknown][]>}
 */
async function lying() {
  /** @type {[IDBValidKey, unknown][]} */
  let found = [];
  try {
    found = await patiently(readAll(battles));
    if (!unwritten()) storage.trouble = "";
  } catch (error) {
    storage.trouble = troubleOf(error);
  }
  const all = new Map(found.map(([id, kept]) => [String(id), kept]));
  for (const [id, { kept }] of ahead) all.set(id, kept);
  return [...all];
}

/** All battles, the last played first; a damaged one comes last, without content.
 * @returns {Promise<{id: string, kept: Kept | null}[]>}
 */
export async function all() {
  const last = lastPlayed();
  const time = (/** @type {{id: string, kept: Kept | null}} */ { id, kept }) =>
    !kept ? 0 : id === last ? Number.POSITIVE_INFINITY : kept.changed;
  return (await lying())
    .map(([id, kept]) => ({ id, kept: checked(kept) }))
    .sort((one, two) => time(two) - time(one));
}

/** What lies there and cannot be opened, as it is.
 * @returns {Promise<Record<string, unknown>>}
 */
export async function spoilt() {
  return Object.fromEntries((await lying()).filter(([, kept]) => !checked(kept)));
}

/** The slips that lie face down in battles of this device, by their seals.
 * @returns {Promise<Record<string, unknown>>}
 */
export async function ownSlips() {
  const saves = (await all()).map(
    ({ kept }) => /** @type {{slips?: object} | undefined} */ (kept?.save),
  );
  return Object.assign({}, ...saves.map((save) => save?.slips));
}

/** A battle, as new as there is.
 * @param {string} id
 */
export async function one(id) {
  const newer = ahead.get(id);
  return newer ? { ...newer.kept, revision: newer.from } : checked(await get(id, battles));
}

/** Whether a battle is newer in memory than on the device.
 * @param {string} id
 */
export const isAhead = (id) => ahead.has(id);

/** Take a battle out; what comes back can be put back.
 * @param {string} id
 */
export async function remove(id) {
  const newer = ahead.get(id);
  ahead.delete(id);
  const kept = await get(id, battles).catch(() => undefined);
  await del(id, battles).catch(() => {});
  const asked = await forgetAsked(id);
  return async () => {
    if (kept) await set(id, kept, battles);
    if (newer) ahead.set(id, newer);
    await asked();
  };
}

const NOTE = "gonfalon.last";

/** Note which battle was played last: the clock may have been set back since the others were played.
 * @param {string} id
 */
export function playedLast(id) {
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
