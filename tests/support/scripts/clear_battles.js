/**
 * Empty the store of battles, and the preferences of this person; what waits for the page to have nothing to do is written before.
 *
 * @returns {Promise<void>}
 */
export default async () => {
  document.dispatchEvent(new Event("visibilitychange"));
  const stores = /** @type {const} */ ([
    ["gonfalon", "battles"],
    ["gonfalon.log", "log"],
  ]);
  for (const [name, store] of stores) {
    await new Promise((done, failed) => {
      const wish = indexedDB.open(name);
      wish.onerror = () => failed(wish.error);
      wish.onupgradeneeded = () => wish.result.createObjectStore(store);
      wish.onsuccess = () => {
        const writing = wish.result.transaction(store, "readwrite");
        writing.objectStore(store).clear();
        writing.oncomplete = () => {
          wish.result.close();
          done(undefined);
        };
      };
    });
  }
  localStorage.clear();
};
