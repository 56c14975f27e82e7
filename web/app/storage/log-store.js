/** The logs of battles on this device, in chunks that are only ever added: what was answered last lies in a chunk of its own.
 *
 * A key is the battle's id and a number: 0 of the first chunk, which has the header and says if the battle is prepared; of any
 * other that of its first entry, counted from 1. The last one may be pending: the engine has not answered it, and the tab that
 * noted it is named.
 */

import { randomHex } from "../../shared/chance.js";
import { BattleLog, nothing } from "./battle-log.js";
import { openDatabase } from "./database.js";
import { requestDone, transactionDone } from "./indexed-db.js";

/** @import { LogHeader } from "../../shared/wire.d.ts" */
/** @import { Slips, Stored } from "./battle-log.js" */

/**
 * @typedef {object} Chunk
 * @property {unknown[]} entries
 * @property {Slips} slips those that were laid by them
 * @property {LogHeader} [header]
 * @property {boolean} [prepared] beside the header: it is a prepared battle
 * @property {{by: string, times: number}} [pending]
 */

/** Another tab has written this battle since we read it. */
export class WrittenElsewhere extends Error {}

/** Chunks of a battle make no log. */
export class DamagedLog extends Error {}

/** @param {any} found
 * @returns {found is Chunk}
 */
const isChunk = (found) => Array.isArray(found?.entries) && typeof found.slips === "object";

const logDatabase = openDatabase("gonfalon.log", "log", isChunk);

/** This tab, as its pending entries name it. */
const TAB = randomHex(8);
const DIGITS = 6;
/** A log in more chunks than these becomes a single one when it is written again. */
const MOST_CHUNKS = 256;

/** @param {string} id
 * @param {number} number
 */
const keyOf = (id, number) => `${id}.${String(number).padStart(DIGITS, "0")}`;

/** The key of a first chunk.
 * @param {string} id
 */
const firstKey = (id) => keyOf(id, 0);

/** The key of a chunk that is not the first one.
 * @param {string} id
 * @param {number} before the number of entries before it
 */
const nextKey = (id, before) => keyOf(id, before + 1);

/** @param {string} id */
const rangeOf = (id) => IDBKeyRange.bound(`${id}.`, `${id}/`, false, true);

/** Write what the device does not keep of a log yet, all of it or nothing.
 * @param {string} id
 * @param {BattleLog} log
 */
export const writeLog = (id, log) =>
  logDatabase("readwrite", async (store) => {
    const done = transactionDone(store.transaction);
    done.catch(() => {});
    try {
      const last = await requestDone(store.openCursor(rangeOf(id), "prev"));
      if (!isOwn(last, log.replaces ?? log.stored)) throw new WrittenElsewhere();
      if (!last) Object.assign(log.stored, nothing());
      const now = putNewer(id, log, store, last?.key);
      await done;
      Object.assign(log.stored, now);
      log.replaces = null;
    } catch (error) {
      abort(store.transaction);
      throw error;
    }
  });

/** Ask for what is newer to be written. Gives what the device keeps then.
 * @param {string} id
 * @param {BattleLog} log
 * @param {IDBObjectStore} store
 * @param {IDBValidKey | undefined} last the key of the last chunk that lies there
 * @returns {Stored}
 */
function putNewer(id, log, store, last) {
  const { stored, entries, pending, changes, replaces, freshSlips } = log;
  const isLonger = entries.length > stored.length || !stored.key;
  if (replaces) store.delete(rangeOf(id));
  else if (last && last !== stored.key) store.delete(last);
  let { key } = stored;
  if (isLonger) {
    key = key ? nextKey(id, stored.length) : firstKey(id);
    store.put(chunk(log, entries.slice(stored.length), freshSlips), key);
  }
  const next = nextKey(id, entries.length);
  if (pending) {
    const { entries: asked, times } = pending;
    const slips = isLonger ? {} : freshSlips;
    store.put({ entries: asked, slips, pending: { by: TAB, times } }, next);
  }
  return {
    length: entries.length,
    slips: isLonger ? Object.keys(log.slips) : stored.slips,
    key,
    last: pending ? next : key,
    by: pending ? TAB : "",
    changes,
  };
}

/** Take back what was asked for in a transaction, if it has not come to an end by itself.
 * @param {IDBTransaction} transaction
 */
function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // It has.
  }
}

/** @param {BattleLog} log
 * @param {unknown[]} entries
 * @param {Slips} slips
 * @returns {Chunk}
 */
const chunk = (log, entries, slips) => ({
  entries,
  slips,
  ...(log.stored.key ? {} : { header: log.header, ...(log.prepared ? { prepared: true } : {}) }),
});

/** True if a battle's last chunk is what this tab knows as such, or was noted by it. Where nothing lies there the browser, or
 * a person, has taken everything away; this tab has all of it.
 * @param {IDBCursorWithValue | null} found
 * @param {Readonly<Stored>} known
 */
function isOwn(found, known) {
  if (!found) return true;
  const by = found.value.pending?.by ?? "";
  return by === TAB || (found.key === known.last && by === known.by);
}

/** The log of a battle as it is kept; null if there is none.
 * @param {string} id
 * @returns {Promise<BattleLog | null>}
 * @throws {DamagedLog}
 */
export async function readLog(id) {
  const [keys, chunks] = await rawLog(id);
  return keys.length > 0 ? joined(id, keys, chunks) : null;
}

/** The chunks of a log as they lie there.
 * @param {string} id
 * @returns {Promise<[IDBValidKey[], unknown[]]>}
 */
export const rawLog = (id) =>
  logDatabase("readonly", (store) =>
    Promise.all([
      requestDone(store.getAllKeys(rangeOf(id))),
      requestDone(store.getAll(rangeOf(id))),
    ]),
  );

/** @param {string} id
 * @param {IDBValidKey[]} keys
 * @param {unknown[]} chunks
 */
function joined(id, keys, chunks) {
  const found = chunks.map((one) => (isChunk(one) ? one : null));
  const last = found.at(-1)?.pending ? found.pop() : null;
  const header = found[0]?.header;
  if (!header) throw new DamagedLog();
  const log = new BattleLog(header, [], {});
  log.prepared = found[0]?.prepared === true;
  for (const [nth, one] of found.entries()) {
    const key = nth === 0 ? firstKey(id) : nextKey(id, log.length);
    if (!one || one.pending || keys[nth] !== key) throw new DamagedLog();
    log.entries.push(...one.entries);
    Object.assign(log.slips, one.slips);
  }
  const slips = Object.keys(log.slips);
  if (last) {
    log.begin(last.entries, last.pending?.times);
    Object.assign(log.slips, last.slips);
  }
  const stored = {
    length: log.length,
    slips,
    key: String(keys[found.length - 1]),
    last: String(keys.at(-1)),
    by: last?.pending?.by ?? "",
    changes: log.changes,
  };
  if (keys.length > MOST_CHUNKS) log.replaces = stored;
  else Object.assign(log.stored, stored);
  return log;
}

/** The ids of all battles that have a log.
 * @returns {Promise<string[]>}
 */
export const logIds = () =>
  logDatabase("readonly", (store) => {
    /** @type {string[]} */
    const ids = [];
    const walk = store.openKeyCursor();
    return new Promise((done, failed) => {
      walk.onerror = () => failed(walk.error);
      walk.onsuccess = () => {
        const cursor = walk.result;
        if (!cursor) return done(ids);
        const id = String(cursor.key).slice(0, -DIGITS - 1);
        ids.push(id);
        cursor.continue(`${id}/`); // beyond all chunks of this battle
      };
    });
  });

/** Take a log away. Gives what puts it back.
 * @param {string} id
 */
export async function removeLog(id) {
  const [keys, chunks] = await rawLog(id);
  await logDatabase("readwrite", (store) => {
    store.delete(rangeOf(id));
    return transactionDone(store.transaction);
  });
  return () =>
    logDatabase("readwrite", (store) => {
      for (const [nth, key] of keys.entries()) store.put(chunks[nth], key);
      return transactionDone(store.transaction);
    });
}
