/**
 * Change a bit of a file that the device keeps, so that its length stays the same, and delete the engine's snapshots.
 *
 * @param {string} what a part of the file's path
 */
export default async (what) => {
  const top = await navigator.storage.getDirectory();
  for await (const name of top.keys()) await top.removeEntry(name, { recursive: true });
  const names = await caches.keys();
  const cache = await caches.open(names.find((name) => name.endsWith(" /gonfalon/")) ?? "");
  for (const request of await cache.keys()) {
    if (!request.url.includes(what)) continue;
    const kept = await cache.match(request);
    if (!kept) continue;
    const bytes = new Uint8Array(await kept.arrayBuffer());
    bytes[500] ^= 4;
    await cache.put(request, new Response(bytes, { headers: kept.headers }));
  }
};
