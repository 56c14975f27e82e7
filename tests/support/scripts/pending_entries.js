/**
 * Entries that the device noted of a battle and no engine has answered, read after any write in progress: entries of its log as the
 * door is asked for them, and how often they were asked for again; null if there is nothing.
 *
 * @param {string} id
 * @returns {Promise<{entries: unknown[], times: number} | null>}
 */
export default (id) =>
  new Promise((done, failed) => {
    const wish = indexedDB.open("gonfalon.log");
    wish.onerror = () => failed(wish.error);
    wish.onsuccess = () => {
      const log = wish.result.transaction("log", "readwrite").objectStore("log");
      const found = log.openCursor(IDBKeyRange.bound(`${id}.`, `${id}/`), "prev");
      found.onsuccess = () => {
        const last = found.result?.value;
        wish.result.close();
        done(last?.pending ? { entries: last.entries, times: last.pending.times } : null);
      };
    };
  });
