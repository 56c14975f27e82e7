/** The databases of this device: opened with patience, let go when another tab needs them, replaced when one is damaged.
 *
 * A database that cannot be opened, or lacks what should lie in it, stays as it is. A fresh one takes its place under
 * the next name, with all that could be read; when the old one is well again or gone, the fresh one's content moves back.
 */

import { del, get, set } from "../../vendor/idb-keyval/index.js";
import {
  copyReadable,
  moveBack,
  readAll,
  requestDone,
  troubleOf,
  Unreachable,
  withTimeLimit,
} from "./indexed-db.js";

/** @import { UseStore } from "../../vendor/idb-keyval/index.js" */

/** So many names are tried for a database. */
const MOST_NAMES = 3;

/** Databases that were found damaged, by name.
 * @type {Set<string>} */
export const damagedDatabases = new Set();

/** Open a database; a new one gets this store.
 * @param {string} called
 * @param {string} store
 */
async function open(called, store) {
  if (!globalThis.indexedDB) throw new Unreachable("none");
  const request = indexedDB.open(called);
  let fresh = false;
  request.onupgradeneeded = () => {
    fresh = true;
    request.result.createObjectStore(store);
  };
  const opening = requestDone(request);
  try {
    return { database: await withTimeLimit(opening), fresh };
  } catch (error) {
    opening.then(
      (database) => database.close(),
      () => {},
    );
    throw error;
  }
}

/** @param {string} name
 * @param {number} nth
 */
const numbered = (name, nth) => (nth === 1 ? name : `${name}~${nth}`);

/** The first of its names under which the database is whole.
 * @param {string} name
 * @param {string} store
 * @param {(found: any) => boolean} sound
 */
async function connect(name, store, sound) {
  for (let nth = 1; nth <= MOST_NAMES; nth++) {
    const called = numbered(name, nth);
    try {
      const { database, fresh } = await open(called, store);
      if (database.objectStoreNames.contains(store)) {
        if (fresh && nth > 1) await copyReadable(database, store, numbered(name, nth - 1), sound);
        if (nth < MOST_NAMES) await moveBack(database, store, numbered(name, nth + 1));
        return database;
      }
      database.close();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble !== "broken") throw error;
    }
    damagedDatabases.add(called);
  }
  throw new Unreachable("broken");
}

/** A store in a database of its own.
 * @param {string} name
 * @param {string} store
 * @param {(found: any) => boolean} sound what is worth saving of a damaged one
 * @returns {UseStore}
 */
export function openDatabase(name, store, sound) {
  /** @type {Promise<IDBDatabase> | null} */
  let connection = null;
  const forget = () => {
    connection = null;
  };
  const connected = async () => {
    connection ??= connect(name, store, sound);
    try {
      const database = await connection;
      database.onclose = forget;
      database.onversionchange = () => {
        forget();
        database.close(); // another tab needs it in a way that we would block
      };
      return database;
    } catch (error) {
      forget();
      throw error;
    }
  };
  return async (mode, callback) => {
    const database = await connected();
    try {
      return callback(database.transaction(store, mode).objectStore(store));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      forget();
      return callback((await connected()).transaction(store, mode).objectStore(store));
    }
  };
}

/** A shelf of this name.
 * @template T
 * @param {string} name
 * @param {(found: any) => found is T} sound whether what lies there is whole
 */
export function itemStore(name, sound) {
  const store = openDatabase(`gonfalon.${name}`, name, sound);
  return {
    /** Everything that lies there; a damaged thing comes without content.
     * @returns {Promise<{id: string, thing: T | null}[]>}
     */
    async all() {
      const found = await readAll(store);
      return found.map(([id, thing]) => ({ id: String(id), thing: sound(thing) ? thing : null }));
    },
    /** Lay a thing there. Gives what puts back whatever lay there before.
     * @param {string} id
     * @param {T} thing
     */
    async put(id, thing) {
      const old = await get(id, store);
      await set(id, thing, store);
      return () => (old === undefined ? del(id, store) : set(id, old, store));
    },
    /** Take a thing away. Gives what puts it back.
     * @param {string} id
     */
    async remove(id) {
      const old = await get(id, store);
      await del(id, store);
      return () => set(id, old, store);
    },
  };
}
