/**
 * Everything in the store of battles of this device.
 *
 * @returns {Promise<Record<string, unknown>>}
 */
export default () =>
  new Promise((done, failed) => {
    const wish = indexedDB.open("gonfalon");
    wish.onerror = () => failed(wish.error);
    wish.onsuccess = () => {
      /** @type {Record<string, unknown>} */
      const all = {};
      const walk = wish.result.transaction("battles").objectStore("battles").openCursor();
      walk.onerror = () => failed(walk.error);
      walk.onsuccess = () => {
        const cursor = walk.result;
        if (cursor) {
          all[String(cursor.key)] = cursor.value;
          cursor.continue();
        } else {
          wish.result.close();
          done(all);
        }
      };
    };
  });
