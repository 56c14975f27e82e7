/** The service worker: keeps the whole site on the device and answers from there. */

/** Each file of the site and the start of its SHA-256; the build fills this in.
 * @type {Record<string, string>}
 */
const FILES = {};

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const root = new URL("./", worker.location.href);
const store = `gonfalon ${root.pathname}`; // other sites may live on the same host

/** Where a file lies in the cache: one address for each of its versions.
 * @param {string} path
 */
const shelf = (path) => new URL(`${path}?__rev=${FILES[path]}`, root).href;

/** Fetch one file and see that it is the one we mean, not another version on its way out or in.
 * @param {Cache} cache
 * @param {string} path
 */
async function keep(cache, path) {
  const answer = await fetch(shelf(path), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  if (!hash.join("").startsWith(FILES[path])) throw new Error(`${path}: not this version`);
  await cache.put(shelf(path), answer);
}

/** Fetch what is not here yet; without all of it this version does not start. */
async function fill() {
  const cache = await caches.open(store);
  const here = new Set((await cache.keys()).map((request) => request.url));
  const missing = Object.keys(FILES).filter((path) => !here.has(shelf(path)));
  await Promise.all(missing.map((path) => keep(cache, path)));
}

/** Drop the versions that nobody needs any more. */
async function clear() {
  const cache = await caches.open(store);
  const wanted = new Set(Object.keys(FILES).map(shelf));
  const old = (await cache.keys()).filter((request) => !wanted.has(request.url));
  await Promise.all(old.map((request) => cache.delete(request)));
  await worker.clients.claim();
}

/** A file of ours: from the device, or from the net if the browser threw it away.
 * @param {string} path
 * @param {Request} request
 */
async function file(path, request) {
  const cache = await caches.open(store);
  return (await cache.match(shelf(path))) ?? fetch(request);
}

/** A page of a rule system that a person brought (`web/device/brought.js`), if the path is one.
 * @param {string} path
 */
async function guest(path) {
  const id = path.split("/")[1];
  const cache = await caches.open(`gonfalon brought ${root.pathname}`);
  const list = await (await cache.match(new URL("brought/list.json", root)))?.json();
  const about = list?.find((/** @type {{id: string, hash: string}} */ one) => one.id === id);
  return about && cache.match(new URL(`brought/${id}/${about.hash}/${path}`, root));
}

/** An address that is none of ours, maybe newer than we are: ask the net, else show the lost page.
 * @param {string} path
 * @param {Request} request
 */
async function stranger(path, request) {
  try {
    return (path.startsWith("rules/") && (await guest(path))) || (await fetch(request));
  } catch {
    return Response.redirect(new URL("404.html", root).href);
  }
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(clear()));
worker.addEventListener("message", (event) => {
  if (event.data === "update-now") event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== root.origin || !pathname.startsWith(root.pathname)) {
    return;
  }
  const path = pathname.slice(root.pathname.length) || "index.html";
  if (Object.hasOwn(FILES, path)) event.respondWith(file(path, request));
  else if (request.mode === "navigate") event.respondWith(stranger(path, request));
});
