/**
 * Put a battle into the store of this device.
 *
 * @param {[string, unknown]} entry
 * @returns {Promise<void>}
 */
export default ([id, battle]) =>
  new Promise((done) => {
    const wish = indexedDB.open("gonfalon");
    wish.onsuccess = () => {
      const writing = wish.result.transaction("battles", "readwrite");
      writing.objectStore("battles").put(battle, id);
      writing.oncomplete = () => {
        wish.result.close();
        done();
      };
    };
  });
