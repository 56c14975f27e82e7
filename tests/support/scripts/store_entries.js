/**
 * Put entries into a database of this device, or empty it; then the page looks again, as when it comes to the front.
 *
 * @param {[string, Record<string, unknown> | null]} wanted its name, and what to put into it
 * @returns {Promise<void>}
 */
export default ([name, entries]) =>
  new Promise((done, failed) => {
    const opening = indexedDB.open(`gonfalon.${name}`);
    opening.onupgradeneeded = () => opening.result.createObjectStore(name);
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction(name, "readwrite");
      const store = writing.objectStore(name);
      if (!entries) store.clear();
      for (const [key, entry] of Object.entries(entries ?? {})) store.put(entry, key);
      writing.onerror = () => failed(writing.error);
      writing.oncomplete = () => {
        database.close();
        document.dispatchEvent(new Event("visibilitychange"));
        done();
      };
    };
  });
