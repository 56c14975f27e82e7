/**
 * Put a battle into the store of this device, as versions of Gonfalon without a log kept it.
 *
 * @param {[string, any]} entry
 * @returns {Promise<void>}
 */
export default async ([id, battle]) => {
  /**
   * @param {string} name
   * @param {string} store
   * @param {(store: IDBObjectStore) => unknown} write
   * @returns {Promise<void>}
   */
  const written = (name, store, write) =>
    new Promise((done) => {
      const wish = indexedDB.open(name);
      wish.onupgradeneeded = () => wish.result.createObjectStore(store);
      wish.onsuccess = () => {
        const writing = wish.result.transaction(store, "readwrite");
        write(writing.objectStore(store));
        writing.oncomplete = () => {
          wish.result.close();
          done();
        };
      };
    });
  const { length: _, pending: __, slips: ___, ...rest } = battle;
  const old = rest.format === 2 ? { ...rest, format: 1, revision: 1 } : rest;
  await written("gonfalon.log", "log", (log) => log.delete(IDBKeyRange.bound(`${id}.`, `${id}/`)));
  await written("gonfalon", "battles", (battles) => battles.put(old, id));
};
