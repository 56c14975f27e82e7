/**
 * Everything in a database of this device that holds one store of the same name.
 *
 * @param {string} name
 * @returns {Promise<Record<string, unknown>>}
 */
export default (name) =>
  new Promise((done, failed) => {
    const opening = indexedDB.open(`gonfalon.${name}`);
    opening.onupgradeneeded = () => opening.result.createObjectStore(name);
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      /** @type {Record<string, unknown>} */
      const all = {};
      const walk = database.transaction(name).objectStore(name).openCursor();
      walk.onerror = () => failed(walk.error);
      walk.onsuccess = () => {
        const cursor = walk.result;
        if (cursor) {
          all[String(cursor.key)] = cursor.value;
          cursor.continue();
        } else {
          database.close();
          done(all);
        }
      };
    };
  });
