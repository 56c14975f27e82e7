/**
 * Everything in the store of battles of this device, with their logs as `save` and what is `pending`; as soon as what is
 * listed of each battle has followed its log, where the device takes it.
 *
 * @returns {Promise<Record<string, unknown>>}
 */
export default async () => {
  const PATIENCE = 120_000;
  /**
   * @param {string} name
   * @param {string} store
   * @returns {Promise<[string, any][]>}
   */
  const read = (name, store) =>
    new Promise((done, failed) => {
      const wish = indexedDB.open(name);
      wish.onerror = () => failed(wish.error);
      wish.onupgradeneeded = () => wish.result.createObjectStore(store);
      wish.onsuccess = () => {
        /** @type {[string, unknown][]} */
        const all = [];
        const walk = wish.result.transaction(store).objectStore(store).openCursor();
        walk.onerror = () => failed(walk.error);
        walk.onsuccess = () => {
          const cursor = walk.result;
          if (cursor) {
            all.push([String(cursor.key), cursor.value]);
            cursor.continue();
          } else {
            wish.result.close();
            done(all);
          }
        };
      };
    });
  const joined = async () => {
    const chunks = await read("gonfalon.log", "log");
    const kept = Object.fromEntries(await read("gonfalon", "battles"));
    const logged = new Set();
    for (const [key, { header, entries, slips, pending }] of chunks) {
      const [id] = key.split(".");
      kept[id] ??= { format: 2 };
      if (!logged.has(id))
        Object.assign(kept[id], { save: { entries: [], slips: {} }, pending: [] });
      logged.add(id);
      const { save } = kept[id];
      if (pending) kept[id].pending = entries;
      else {
        Object.assign(save, header);
        Object.assign(save.slips, slips);
        save.entries.push(...entries);
      }
    }
    return { kept, logged };
  };
  /** @param {Awaited<ReturnType<typeof joined>>} all */
  const followed = ({ kept, logged }) =>
    Object.entries(kept).every(([id, { pending, length, save }]) => {
      return !logged.has(id) || pending.length > 0 || length === save.entries.length;
    });
  for (const end = performance.now() + PATIENCE; ; ) {
    const all = await joined();
    const refused = document.querySelector("[data-not-kept]") !== null;
    if (refused || followed(all)) return all.kept;
    if (performance.now() > end) throw new Error("what is listed never followed its log");
    await new Promise((done) => setTimeout(done, 20));
  }
};
