/** Keeping battles: at once in memory, and on the device as soon as it takes them. What makes a battle is its log; what is
 * listed and shown of it follows when the page has nothing to do.
 */

import { waitFor } from "../../shared/wait.js";
import { set, update } from "../../vendor/idb-keyval/index.js";
import { openDatabase } from "./database.js";
import { readAll, TIME_LIMIT, troubleOf } from "./indexed-db.js";
import { WrittenElsewhere, writeLog } from "./log-store.js";
import { checkedBattle, newId } from "./stored-battle.js";

/** @import { View } from "../../shared/view.d.ts" */
/** @import { BattleLog } from "./battle-log.js" */
/** @import { StoredBattle } from "./stored-battle.js" */

export const battleDatabase = openDatabase(
  "gonfalon",
  "battles",
  (found) => checkedBattle(found) !== null,
);

/** So soon the device is asked again to take what it did not take. */
const RETRY = 15_000;
/** So long at most what is listed of a battle waits for the page to have nothing to do. */
const IDLE = 1_000;

/** The state of this device's storage. */
export const storageState = {
  /** @type {import("./indexed-db.js").Trouble} */
  trouble: "",
};

/**
 * @typedef {object} Unwritten a log that is newer than what the device keeps
 * @property {BattleLog} log
 * @property {boolean} waited the device has not taken it at once
 */

/** By battle.
 * @type {Map<string, Unwritten>} */
export const unwrittenLogs = new Map();

/** Outlines of battles that are newer than on the device.
 * @type {Map<string, StoredBattle>} */
export const newerOutlines = new Map();

/** True if anything would be lost if the page were closed now. */
export const unwritten = () => unwrittenLogs.size > 0;

/** Whoever wants to know when a battle that had to wait was written after all; false: another tab was faster.
 * @type {Set<(id: string, isWritten: boolean) => void>} */
const listeners = new Set();

/** @param {(id: string, isWritten: boolean) => void} listener */
export const onWritten = (listener) => listeners.add(listener);

/** Whoever wants to know what is listed of a battle, as soon as it is kept in memory.
 * @type {Set<(id: string, kept: StoredBattle) => void>} */
const keepListeners = new Set();

/** @param {(id: string, kept: StoredBattle) => void} listener */
export const onKept = (listener) => keepListeners.add(listener);

/** Keep a log as it is now, unless another tab wrote it since: at once in memory, and on the device as soon as it takes it.
 * Gives true if the device has it, false if it has not taken it yet.
 * @param {string} id
 * @param {BattleLog} log
 * @returns {Promise<boolean>}
 * @throws {WrittenElsewhere}
 */
export async function keepLog(id, log) {
  const { changes } = log;
  const entry = unwrittenLogs.get(id) ?? { log, waited: false };
  entry.log = log;
  unwrittenLogs.set(id, entry);
  await Promise.race([flush(), waitFor(storageState.trouble === "busy" ? 0 : TIME_LIMIT)]);
  if (overtaken.has(log)) throw new WrittenElsewhere();
  if (log.stored.changes >= changes) return true;
  entry.waited = true;
  if (!storageState.trouble) storageState.trouble = "busy";
  clearTimeout(retry);
  retry = setTimeout(flush, RETRY);
  return false;
}

/** Keep what is listed of a battle: at once in memory, on the device when the page has nothing to do.
 * @param {string} id
 * @param {StoredBattle} outline
 */
export function keepOutline(id, outline) {
  newerOutlines.set(id, outline);
  for (const listener of keepListeners) listener(id, outline);
  writeOutlinesSoon();
}

/** Renew what was seen last of a battle, if it was not played on since.
 * @param {string} id
 * @param {number} length the number of entries of its log
 * @param {View} view
 */
export const keepView = (id, length, view) => amendOutline(id, length, { view, drawn: VERSION });

/** Note the compact link to a battle as it stands, if it was not played on since.
 * @param {string} id
 * @param {number} length the number of entries of its log
 * @param {string} link in letters
 */
export const noteLink = (id, length, link) => amendOutline(id, length, { link });

/** @param {string} id
 * @param {number} length
 * @param {Partial<StoredBattle>} changes
 */
async function amendOutline(id, length, changes) {
  const renewed = (/** @type {StoredBattle | undefined} */ old) => {
    if (old?.format !== 2 || old.length !== length) throw new WrittenElsewhere();
    return /** @type {StoredBattle} */ ({ ...old, ...changes });
  };
  const newer = newerOutlines.get(id);
  if (newer) newerOutlines.set(id, renewed(newer));
  else await update(id, renewed, battleDatabase);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;
/** @type {Promise<void> | null} */
let writing = null;
/** The logs with which another tab was faster.
 * @type {WeakSet<BattleLog>} */
const overtaken = new WeakSet();

/** Write the logs that are only in memory so far. */
export function flush() {
  writing ??= drain().finally(() => {
    writing = null;
  });
  return writing;
}

async function drain() {
  const failed = new Set();
  const next = () => [...unwrittenLogs].find(([id]) => !failed.has(id));
  for (let todo = next(); todo; todo = next()) {
    const [id, { log }] = todo;
    try {
      await withRoom(id, () => writeLog(id, log));
      if (!log.unwritten) written(id, log);
    } catch (error) {
      if (error instanceof WrittenElsewhere) onOvertaken(id, log);
      else storageState.trouble = troubleOf(error);
      failed.add(id);
    }
  }
  if (!unwritten()) storageState.trouble = "";
}

/** Write something; on a full device what was seen of other battles makes room for it.
 * @param {string} id
 * @param {() => Promise<void>} write
 */
async function withRoom(id, write) {
  try {
    await write();
  } catch (error) {
    if (troubleOf(error) !== "full") throw error;
    await dropViews(id);
    await write();
  }
}

/** The engine makes the views of other battles anew when they are opened.
 * @param {string} except
 */
async function dropViews(except) {
  const others = (await readAll(battleDatabase)).filter(
    ([id, kept]) => id !== except && kept?.view,
  );
  for (const [id] of others) {
    await update(id, (old) => (old ? { ...old, view: null } : old), battleDatabase).catch(() => {});
  }
}

/** @param {string} id
 * @param {BattleLog} log
 */
function written(id, log) {
  const entry = unwrittenLogs.get(id);
  if (entry?.log !== log) return;
  unwrittenLogs.delete(id);
  if (newerOutlines.has(id)) writeOutlinesSoon();
  if (!entry.waited) return; // whoever keeps it hears it from `keepLog`
  for (const listener of listeners) listener(id, true);
}

/** Another tab was faster. What it does not know and this device has waited to keep becomes a battle of its own.
 * @param {string} id
 * @param {BattleLog} log
 */
function onOvertaken(id, log) {
  overtaken.add(log);
  const entry = unwrittenLogs.get(id);
  const outline = newerOutlines.get(id);
  unwrittenLogs.delete(id);
  newerOutlines.delete(id);
  if (!entry?.waited) return;
  const other = newId();
  unwrittenLogs.set(other, { log: log.copy(), waited: true });
  if (outline) keepOutline(other, outline);
  for (const listener of listeners) listener(id, false);
}

/** @type {Promise<void> | null} */
let outlining = null;
let isDue = false;

function writeOutlinesSoon() {
  if (isDue) return;
  isDue = true;
  const due = () => {
    if (isDue) writeOutlines();
  };
  if ("requestIdleCallback" in globalThis) requestIdleCallback(due, { timeout: IDLE });
  else setTimeout(due, IDLE / 10);
}

/** Write what is listed of battles. */
function writeOutlines() {
  isDue = false;
  outlining ??= drainOutlines().finally(() => {
    outlining = null;
  });
  return outlining;
}

/** True if the device keeps nothing of a battle's log: what it keeps beside it may be all that there is, the save of an earlier
 * version.
 * @param {string} id
 */
const hasNoLogYet = (id) => unwrittenLogs.get(id)?.log.stored.key === "";

async function drainOutlines() {
  const failed = new Set();
  const next = () =>
    [...newerOutlines].find(([id, outline]) => !failed.has(outline) && !hasNoLogYet(id));
  for (let todo = next(); todo; todo = next()) {
    const [id, outline] = todo;
    const put = (/** @type {StoredBattle} */ what) => set(id, what, battleDatabase);
    try {
      await withRoom(id, () => put(outline)).catch((error) => {
        if (troubleOf(error) !== "full") throw error;
        return put({ ...outline, view: null });
      });
      if (newerOutlines.get(id) === outline) newerOutlines.delete(id);
    } catch (error) {
      console.info(String(error)); // the log is kept apart from it, and what it holds can be listed without it
      failed.add(outline);
    }
  }
}

/** Write nothing of what is in memory. */
export function forgetUnwritten() {
  unwrittenLogs.clear();
  newerOutlines.clear();
}

function onLeaving() {
  if (unwritten()) flush();
  if (newerOutlines.size > 0) writeOutlines();
}

document.addEventListener("visibilitychange", onLeaving);
addEventListener("pagehide", onLeaving);
addEventListener("beforeunload", (event) => {
  if (unwritten()) event.preventDefault();
});
