/**
 * Empty the store of battles, and the preferences of this person.
 *
 * @returns {Promise<void>}
 */
export default () =>
  new Promise((done, failed) => {
    const wish = indexedDB.open("gonfalon");
    wish.onerror = () => failed(wish.error);
    wish.onsuccess = () => {
      const writing = wish.result.transaction("battles", "readwrite");
      writing.objectStore("battles").clear();
      writing.oncomplete = () => {
        localStorage.clear();
        wish.result.close();
        done();
      };
    };
  });
