/**
 * The service worker: keeps the whole site on the device and answers from there.
 *
 * What a page asks for carries the hash of its bytes, so a page of an older version, still open, is given the older files
 * or none; an address without a hash is given this version's. Nothing unverified is kept or handed out. A rule page in two
 * languages is answered with the one in the first of them, whose script sets the second beside it (`templates/second-language.js`).
 */

import { firstForbidden } from "./shared/allowed-markup.js";
import { digest } from "./shared/fetch-file.js";
import { cacheName, FileStore, listAddress, onDemand } from "./shared/file-store.js";
import { storedPluginPage } from "./shared/plugin-store.js";
import { pagesOfPair } from "./shared/rule-pages.js";

/** @import { List } from "./shared/file-store.js" */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const root = new URL("./", worker.location.href);
const AT_ONCE = 4;
/** So long what was looked at byte by byte is taken to be as it was then, in milliseconds: a week. */
const BELIEVED = 604_800_000;

const patient = new FileStore(root, LIST);
/** All that a page of this version may ask for. */
const ALL = { ...LIST, files: { ...LIST.files, ...onDemand(LIST) } };
/** For answers that somebody waits for. */
const prompt = new FileStore(root, ALL, { silence: 5_000, pauses: [300] });

/** Fetch these files to the device, a few at a time; those that are there already are not fetched again.
 * @param {string[]} paths
 */
async function fetchAll(paths) {
  const waiting = [...paths];
  const one = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await patient.store(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Fetch all that is not here yet; without the whole of it this version does not start. */
async function fill() {
  await fetchAll(await patient.missing());
  await noteLooked();
  const missing = await patient.missing();
  if (missing.length > 0) throw new Error(`no room for ${missing.join(", ")}`);
}

/** Lay down the list of this version: all that it names has been looked at by now. */
async function noteLooked() {
  const cache = await caches.open(cacheName(root));
  const headers = { Date: new Date().toUTCString() };
  await cache.put(listAddress(root, LIST.version), Response.json(LIST, { headers }));
}

/** The lists of this version and of those whose pages are still open; null where one of them is not known, as on a first
 * visit in the middle of a deploy.
 * @returns {Promise<List[] | null>}
 */
async function openVersions() {
  const cache = await caches.open(cacheName(root));
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const mark = `${cacheName(root)} `;
  const names = held.flatMap(({ name }) =>
    name?.startsWith(mark) ? [name.slice(mark.length)] : [],
  );
  const others = new Set(names.filter((version) => version !== LIST.version));
  const lists = [LIST];
  for (const version of others) {
    const found = await cache.match(listAddress(root, version));
    if (!found) return null;
    lists.push(await found.json());
  }
  return lists;
}

/** Drop the versions that nobody needs any more; not while one is on its way in, nor while it is not known what an open
 * page needs.
 */
async function dropOldVersions() {
  if (worker.registration.installing || worker.registration.waiting) return;
  const lists = await openVersions();
  if (!lists) return;
  const cache = await caches.open(cacheName(root));
  const wanted = new Set();
  for (const list of lists) {
    const all = { ...list.files, ...onDemand(list) };
    const files = new FileStore(root, { ...list, files: all });
    wanted.add(listAddress(root, list.version));
    for (const path of Object.keys(all)) wanted.add(files.address(path));
  }
  const old = (await cache.keys()).filter((request) => !wanted.has(request.url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** True if all files lie here as they were kept, whole and verified, and were checked not long ago. */
async function recentlyChecked() {
  const cache = await caches.open(cacheName(root));
  const looked = (await cache.match(listAddress(root, LIST.version)))?.headers.get("Date");
  const age = Date.now() - Date.parse(looked ?? "");
  return age >= 0 && age < BELIEVED && (await patient.suspicious()).length === 0;
}

/** See to it that all of this version lies here and is whole. If anything is not as it was left, all of it is looked at
 * byte by byte, and what is missing or damaged is fetched again.
 * @returns {Promise<boolean>}
 */
async function repair() {
  if (await recentlyChecked()) return true;
  await patient.evictCorrupt(Object.keys(LIST.files));
  await noteLooked().catch(() => {}); // no room: all is looked at next time too
  await fetchAll(await patient.missing()).catch(() => {});
  return (await patient.missing()).length === 0;
}

/** A file of this version: from the device, or from the net if the browser threw it away. A page is hashed each time it is
 * opened: it holds the hashes of its scripts, and its policy.
 * @param {string} path
 * @param {Request} request
 */
async function current(path, request) {
  try {
    if (request.mode === "navigate") await prompt.evictCorrupt([path]);
    return await prompt.obtain(path);
  } catch (error) {
    return request.mode === "navigate" ? unavailable(path, error) : Response.error();
  }
}

/** True if these are the bytes with this hash.
 * @param {Response} answer
 * @param {string} hash
 */
async function matchesHash(answer, hash) {
  const bytes = new Uint8Array(await answer.clone().arrayBuffer());
  return (await digest(bytes, hash.length)) === hash;
}

/** Exactly these bytes, whichever version they belong to.
 * @param {string} path
 * @param {string} hash
 * @param {Request} request
 */
async function pinned(path, hash, request) {
  const cache = await caches.open(cacheName(root));
  const here = await cache.match(request.url);
  if (here && (request.mode !== "navigate" || (await matchesHash(here, hash)))) return here;
  if (request.url === listAddress(root, LIST.version)) return Response.json(LIST);
  return ALL.files[path]?.hash === hash ? current(path, request) : Response.error();
}

/** A rule page of a plugin, as long as it holds what such a page may hold.
 * @param {string} path
 */
async function pluginPage(path) {
  const kept = await storedPluginPage(root, path);
  return kept && firstForbidden(await kept.clone().text()) === undefined ? kept : undefined;
}

/** An address that is none of ours: a rule page of a plugin, or newer than we are and the net knows it; else the
 * page for lost addresses.
 * @param {string} path
 * @param {Request} request
 */
async function unknownPath(path, request) {
  if (Object.hasOwn(LIST.files, `${path}/index.html`)) return Response.redirect(`${request.url}/`);
  try {
    return (await pluginPage(path)) ?? (await fetch(request));
  } catch {
    return Response.redirect(new URL("404.html", root).href);
  }
}

/** A page of ours is gone from the device and the net does not give it: say so, and what helps.
 * @param {string} path
 * @param {unknown} error
 */
function unavailable(path, error) {
  const lines = [
    `„${path}“ fehlt auf diesem Gerät und lässt sich gerade nicht herunterladen. Eure Partien sind sicher. Ladet die Seite neu, sobald ihr online seid.`,
    `« ${path} » manque sur cet appareil et ne peut pas être téléchargé pour le moment. Vos parties enregistrées sont en sûreté. Rechargez la page une fois en ligne.`,
    `“${path}” is missing on this device and cannot be downloaded right now. Your games are safe. Reload the page when you are online.`,
  ];
  return new Response(`${lines.join("\n\n")}\n\n${error}\n`, {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldVersions().then(() => worker.clients.claim()));
});
worker.addEventListener("message", (event) => {
  if (event.data === "update-now") event.waitUntil(worker.skipWaiting());
  if (event.data === "mend") {
    const told = dropOldVersions()
      .catch(() => {})
      .then(repair)
      .catch(() => false)
      .then((whole) => event.ports[0].postMessage({ version: LIST.version, whole }));
    event.waitUntil(told);
  }
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== root.origin || !pathname.startsWith(root.pathname)) {
    return;
  }
  const asked = pathname.slice(root.pathname.length);
  const path = asked === "" || asked.endsWith("/") ? `${asked}index.html` : asked;
  const hash = searchParams.get("__rev");
  const single = pagesOfPair(path)?.first ?? "";
  if (hash) event.respondWith(pinned(path, hash, request));
  else if (path === "files.json") event.respondWith(Response.json(LIST));
  else if (Object.hasOwn(LIST.files, path)) event.respondWith(current(path, request));
  else if (Object.hasOwn(LIST.files, single)) event.respondWith(current(single, request));
  else if (request.mode === "navigate") event.respondWith(unknownPath(path, request));
});
