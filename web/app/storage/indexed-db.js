/** IndexedDB with a time limit, and read without asking what lies in it, for saving what can be saved. */

import { entries } from "../../vendor/idb-keyval/index.js";

/** @import { UseStore } from "../../vendor/idb-keyval/index.js" */

/** So long a database may take to open or to write, in milliseconds. */
export const TIME_LIMIT = 4000;
/** Why the device does not keep things.
 * none: this browser keeps nothing here; busy: another tab or the browser itself holds the database; full: no room
 * @typedef {"" | "none" | "busy" | "broken" | "full"} Trouble
 */

/** The database cannot be had. */
export class Unreachable extends Error {
  /** @param {Trouble} trouble */
  constructor(trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** The trouble that an error of the database means for the person.
 * @param {unknown} error
 * @returns {Trouble}
 */
export function troubleOf(error) {
  if (error instanceof Unreachable) return error.trouble;
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  return name === "SecurityError" ? "none" : "broken";
}

/** A promise, but not for ever.
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export function withTimeLimit(promise) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, failed) => {
    timer = setTimeout(() => failed(new Unreachable("busy")), TIME_LIMIT);
  });
  return /** @type {Promise<T>} */ (
    Promise.race([promise, late]).finally(() => clearTimeout(timer))
  );
}

/** @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export const requestDone = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** Done when all that was asked for in a transaction is written: what is only asked for may still find no room.
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
export const transactionDone = (transaction) =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
  });

/** All that can be read of a database, whatever it holds: by store, by key.
 * @param {string} called
 * @returns {Promise<Record<string, Record<string, unknown>>>}
 */
export async function readRaw(called) {
  /** @type {Record<string, Record<string, unknown>>} */
  const all = {};
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === called)) return all;
  const database = await withTimeLimit(requestDone(indexedDB.open(called)));
  try {
    for (const name of database.objectStoreNames) {
      const found = await pairs(database.transaction(name).objectStore(name));
      all[name] = Object.fromEntries(found.map(([key, value]) => [String(key), value ?? null]));
    }
  } finally {
    database.close();
  }
  return all;
}

/** Keys and values of a store; one thing that cannot be read must not hide the others.
 * @param {UseStore} store
 * @returns {Promise<[IDBValidKey, any][]>}
 */
export const readAll = (store) =>
  entries(store).catch((error) => {
    if (troubleOf(error) !== "broken") throw error;
    return store("readonly", pairs);
  });

/** Keys and values of a store, one by one: what cannot be read comes without its value.
 * @param {IDBObjectStore} store
 * @returns {Promise<[IDBValidKey, unknown][]>}
 */
async function pairs(store) {
  const keys = await requestDone(store.getAllKeys());
  const values = await Promise.all(keys.map((key) => readable(store, key)));
  return keys.map((key, nth) => [key, values[nth]]);
}

/** A value, or undefined if it cannot be read; that must not end the transaction for the others.
 * @param {IDBObjectStore} store
 * @param {IDBValidKey} key
 * @returns {Promise<unknown>}
 */
function readable(store, key) {
  return new Promise((done) => {
    try {
      const request = store.get(key);
      request.onsuccess = () => done(request.result);
      request.onerror = (event) => {
        event.preventDefault();
        done(undefined);
      };
    } catch {
      done(undefined);
    }
  });
}

/** Delete a damaged database, once the person asks for it.
 * @param {string} called
 */
export const deleteDamaged = (called) =>
  withTimeLimit(requestDone(indexedDB.deleteDatabase(called))).catch(() => {});

/** Copy into a fresh database what can be read of the damaged one before it.
 * @param {IDBDatabase} database
 * @param {string} store
 * @param {string} from
 * @param {(found: any) => boolean} sound
 */
export async function copyReadable(database, store, from, sound) {
  const raw = await readRaw(from).catch(() => ({}));
  const all = Object.values(raw).flatMap((things) => Object.entries(things));
  await putMissing(database, store, Object.fromEntries(all.filter(([, thing]) => sound(thing))));
}

/** Fetch what lies in a database that stood in for this one.
 * @param {IDBDatabase} database
 * @param {string} store
 * @param {string} from
 */
export async function moveBack(database, store, from) {
  try {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === from)) return;
    await putMissing(database, store, (await readRaw(from))[store] ?? {});
    indexedDB.deleteDatabase(from);
  } catch {
    // It waits for the next start.
  }
}

/** Numbers that are greater of what was written later, the first before the second: a battle's format, and its length or how often
 * it was written; the number of entries, and that they are not pending any more.
 * @param {any} thing
 * @returns {[number, number]}
 */
const written = (thing) =>
  Array.isArray(thing?.entries)
    ? [thing.entries.length, thing.pending ? 0 : 1]
    : [thing?.format ?? 0, thing?.length ?? thing?.revision ?? 0];

/** @param {unknown} thing
 * @param {unknown} other
 */
function isNewer(thing, other) {
  const [[one, more], [two, less]] = [written(thing), written(other)];
  return one > two || (one === two && more > less);
}

/** Lay things down that do not lie there yet, or only as they were before.
 * @param {IDBDatabase} database
 * @param {string} store
 * @param {Record<string, unknown>} things
 */
async function putMissing(database, store, things) {
  const transaction = database.transaction(store, "readwrite");
  const ended = transactionDone(transaction);
  ended.catch(() => {});
  const writing = transaction.objectStore(store);
  for (const [key, thing] of Object.entries(things)) {
    const here = await readable(writing, key);
    if (here === undefined || isNewer(thing, here)) {
      await requestDone(writing.put(thing, key));
    }
  }
  await ended;
}
