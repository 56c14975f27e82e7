/**
 * The battle that was written last into the store of this device.
 *
 * @returns {Promise<unknown>} null if there is none
 */
export default () =>
  new Promise((done, failed) => {
    const wish = indexedDB.open("gonfalon");
    wish.onerror = () => failed(wish.error);
    wish.onsuccess = () => {
      const all = wish.result.transaction("battles").objectStore("battles").getAll();
      all.onerror = () => failed(all.error);
      all.onsuccess = () => {
        wish.result.close();
        done(
          all.result.toSorted((one, other) => Number(other.changed) - Number(one.changed))[0] ??
            null,
        );
      };
    };
  });
