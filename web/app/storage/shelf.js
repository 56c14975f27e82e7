/** A shelf: small things that this device keeps beside the battles, each under a key, in a database of their own. */

import { del, get, set } from "../../vendor/idb-keyval/index.js";
import { base } from "./database.js";
import { readAll } from "./indexed-db.js";

/** A shelf of this name.
 * @template T
 * @param {string} name
 * @param {(found: any) => found is T} sound whether what lies there is whole
 */
export function shelf(name, sound) {
  const store = base(`gonfalon.${name}`, name, sound);
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
