/**
 * The journal of a battle, read after any write in progress.
 *
 * @param {string} id
 * @returns {Promise<unknown>}
 */
export default (id) =>
  new Promise((done, failed) => {
    const wish = indexedDB.open("gonfalon.journal");
    wish.onerror = () => failed(wish.error);
    wish.onsuccess = () => {
      const found = wish.result.transaction("journal").objectStore("journal").get(id);
      found.onsuccess = () => {
        wish.result.close();
        done(found.result);
      };
    };
  });
