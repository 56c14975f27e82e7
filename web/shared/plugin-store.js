/**
 * The rule systems that a person added, as this device keeps them: beside the site's own files and past every update.
 * No DOM: page, workers and service worker share it. One list names them all, so that a system is there wholly or not at
 * all; what a system holds lies under `brought/<id>/<hash>/`, laid out as on the site.
 */

import { exclusively } from "./file-store.js";

/**
 * @typedef {Map<string, string>} Content words, titles and pages by their path on the site
 *
 * @typedef {object} Host what this site tells about itself to a plugin's trial
 * @property {number} interface
 * @property {string[]} reserved words that no system may be called
 *
 * @typedef {object} About a plugin
 * @property {string} id
 * @property {string} where its class, as an entry point names it
 * @property {string} name of the package
 * @property {string} version of the package
 * @property {string} author
 * @property {string} licence
 * @property {string} summary
 * @property {string} python which Python it asks for
 * @property {number} size in bytes
 * @property {string} hash SHA-256 of the wheel, in hexadecimal digits
 * @property {import("./view.d.ts").System} system as the page lists it
 * @property {string} [from] the file or address it came from
 */

const TYPES = /** @type {Record<string, string>} */ ({
  html: "text/html; charset=utf-8",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  whl: "application/zip",
});

/** A page out of a wheel runs no script but ours and loads nothing from elsewhere, whatever it says itself. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'";

const WHEEL = "wheel.whl";

/** @param {URL} root of the site */
const cacheName = (root) => `gonfalon plugins ${root.pathname}`;

/** @param {URL} root */
const listAddress = (root) => new URL("brought/list.json", root).href;

/** @param {URL} root
 * @param {About} about
 * @param {string} path
 */
const address = (root, { id, hash }, path) => new URL(`brought/${id}/${hash}/${path}`, root).href;

/** The store, or nothing where there never was one, or the browser refuses it.
 * @param {URL} root
 */
async function store(root) {
  try {
    return (await caches.has(cacheName(root))) ? await caches.open(cacheName(root)) : null;
  } catch {
    return null;
  }
}

/** All plugins, in the order in which they came.
 * @param {URL} root
 * @returns {Promise<About[]>}
 */
export async function listPlugins(root) {
  const found = await (await store(root))?.match(listAddress(root));
  try {
    const list = await found?.json();
    return Array.isArray(list) ? list : [];
  } catch {
    return []; // a damaged list is no list
  }
}

/** Something of a system: a page, its words, its titles.
 * @param {URL} root
 * @param {About} about
 * @param {string} path as on the site
 */
export const pluginFile = async (root, about, path) =>
  (await store(root))?.match(address(root, about, path));

/** The wheel itself.
 * @param {URL} root
 * @param {About} about
 */
export const pluginWheel = (root, about) => pluginFile(root, about, WHEEL);

/** A rule page of a plugin, if the path is one, as it lies there: not to be shown as a page before it was
 * looked at (`allowed-markup.js`).
 * @param {URL} root
 * @param {string} path
 */
export async function storedPluginPage(root, path) {
  const [, id] = path.match(/^rules\/([a-z]+)\/[a-z-]+\.html$/u) ?? [];
  const about = id && (await listPlugins(root)).find((one) => one.id === id);
  return about ? pluginFile(root, about, path) : undefined;
}

/** Keep a system, in place of an older one of its name. It is there once all of it is; if there is no room nothing changes.
 * @param {URL} root
 * @param {About} about
 * @param {Content} content
 * @param {Uint8Array<ArrayBuffer>} bytes of the wheel
 */
export const storePlugin = (root, about, content, bytes) =>
  exclusively(cacheName(root), async () => {
    const cache = await caches.open(cacheName(root));
    /** @type {[string, BodyInit][]} */
    const parts = [...content, [WHEEL, bytes]];
    try {
      for (const [path, body] of parts) {
        await cache.put(address(root, about, path), answer(path, body));
      }
      await write(root, cache, [
        ...(await listPlugins(root)).filter(({ id }) => id !== about.id),
        about,
      ]);
    } finally {
      await deleteUnlisted(root, cache);
    }
  });

/** Take a system away.
 * @param {URL} root
 * @param {string} id
 */
export const deletePlugin = (root, id) =>
  exclusively(cacheName(root), async () => {
    const cache = await caches.open(cacheName(root));
    await write(
      root,
      cache,
      (await listPlugins(root)).filter((one) => one.id !== id),
    );
    await deleteUnlisted(root, cache);
  });

/** @param {string} path
 * @param {BodyInit} body
 */
function answer(path, body) {
  const headers = new Headers({ "Content-Type": TYPES[path.split(".").at(-1) ?? ""] });
  if (path.endsWith(".html")) headers.set("Content-Security-Policy", POLICY);
  return new Response(body, { headers });
}

/** @param {URL} root
 * @param {Cache} cache
 * @param {About[]} list
 */
const write = (root, cache, list) =>
  cache.put(listAddress(root), answer("list.json", JSON.stringify(list)));

/** Throw away what no system of the list holds.
 * @param {URL} root
 * @param {Cache} cache
 */
async function deleteUnlisted(root, cache) {
  const held = (await listPlugins(root)).map((about) => address(root, about, ""));
  for (const { url } of await cache.keys()) {
    if (url !== listAddress(root) && !held.some((start) => url.startsWith(start)))
      await cache.delete(url);
  }
}
