/**
 * The files of this version: from the device, else from the net, and then kept. No DOM: the engine's worker and the
 * service worker share it, so that nothing is fetched twice and a broken first visit goes on where it stopped.
 *
 * `readList(root, version)` reads `files.json`; `new FileStore(root, list)` then gives
 * `address(path)`, where a file lies, on the net and in the cache: one address for each of its versions;
 * `take(path, onProgress)`, the file itself, of this version, as a Response, kept if there is room; `takeVerified(path)`, the same
 * after its bytes on the device were hashed; `store(path)`, which only keeps it;
 * `missing(paths)`, those that are not on the device; `suspicious(paths)`, those that do not lie there as they were kept, by
 * their heads; `evictCorrupt(paths)`, which looks at every byte and throws away what turns out to be damaged.
 */

import {
  ConnectionLost,
  digest,
  fetchVerified,
  freeMemory,
  furtherTries,
  IntegrityError,
  PATIENCE,
  waitOrOnline,
} from "./fetch-file.js";

/** @import { Body, Leaf, Patience } from "./fetch-file.js" */

/**
 * @typedef {object} List what `files.json` tells
 * @property {string} version one hash over all files
 * @property {Record<string, Leaf>} files every file of the site but the service worker and this list
 * @property {Record<string, string[]>} start what the engine's start takes: each body with its parts in order
 * @property {Record<string, string[]>} systems the bodies of the engine that belong to one rule system each, by its id
 * @property {Record<string, string[]>} plain what the plain way takes when the start's own fails
 * @property {object} packages in place of Pyodide's list of packages, which the start does not read
 * @property {OldEngine[]} [engines] the engines of earlier days, oldest first; none in the list of an older version
 *
 * @typedef {object} OldEngine a file that comes to the device when a battle needs it, and stays there
 * @property {string} path of its wheel
 * @property {string} hash the start of its SHA-256
 * @property {number} size bytes
 * @property {string} day on which it was frozen, as 2026-11-30
 * @property {Record<string, {version: number, epoch: number}>} systems its rules, of the systems whose rules have changed since
 */

/** The name of the cache; other sites may live on the same host.
 * @param {URL} root
 */
export const cacheName = (root) => `gonfalon ${root.pathname}`;

/** The name of this site's folder in the origin's private file system.
 * @param {URL} root of the site
 */
export const folderName = (root) => `gonfalon${root.pathname.replaceAll("/", "~")}`;

/** That folder; made if it is not there.
 * @param {URL} root of the site
 */
export async function privateFolder(root) {
  const top = await navigator.storage.getDirectory();
  return top.getDirectoryHandle(folderName(root), { create: true });
}

/** The address of the list of a version.
 * @param {URL} root
 * @param {string} version
 */
export const listAddress = (root, version) => new URL(`files.json?__rev=${version}`, root).href;

/** Read the list of this version's files: from the device, where the service worker stores it, else from the net. A list of
 * another version is none.
 * @param {URL} root
 * @param {string} version
 * @param {Patience} [patience]
 * @returns {Promise<List>}
 * @throws {IntegrityError | ConnectionLost}
 */
export async function readList(root, version, patience = PATIENCE) {
  const { silence, pauses } = patience;
  const address = listAddress(root, version);
  const cache = await openCache(root);
  const here = await cache?.match(address).catch(() => undefined);
  if (here) return here.json();
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await fetch(address, {
        cache: tries ? "reload" : "no-cache",
        signal: AbortSignal.timeout(silence),
      });
      const told = answer.ok ? await answer.json() : {};
      if (told.version !== version) throw new IntegrityError(`${address}: not this version`);
      return told;
    } catch (error) {
      const lied = error instanceof IntegrityError || error instanceof SyntaxError;
      if (lied && tries > 0) throw new IntegrityError(`${address}: ${error.message}`);
      if (tries >= furtherTries(patience)) throw new ConnectionLost(`${address}: ${error}`);
      await waitOrOnline(pauses[tries]);
    }
  }
}

/** The store, or nothing where the browser refuses one.
 * @param {URL} root
 */
const openCache = async (root) => globalThis.caches?.open(cacheName(root)).catch(() => undefined);

/** The files that a device fetches when it needs one, by their paths.
 * @param {List} list
 * @returns {Record<string, Leaf>}
 */
export const onDemand = ({ engines = [] }) =>
  Object.fromEntries(engines.map(({ path, hash, size }) => [path, { hash, size }]));

export class FileStore {
  /**
   * @param {URL} root of the site
   * @param {List} told
   * @param {Patience} [patience]
   */
  constructor(root, told, patience = PATIENCE) {
    this.root = root;
    this.list = told;
    this.patience = patience;
    /** True if all that came in could be kept; false if there is no room, or no cache. */
    this.roomy = true;
  }

  /** @param {string} path */
  address(path) {
    return new URL(`${path}?__rev=${this.list.files[path].hash}`, this.root).href;
  }

  /** A file of this version. Whoever wants the same at the same time waits for the first.
   * @param {string} path
   * @param {(bytes: number) => void} [onProgress] how many of its bytes are here; less again when it is tried anew
   * @returns {Promise<Response>}
   * @throws {IntegrityError | ConnectionLost}
   */
  async take(path, onProgress = () => {}) {
    return exclusively(this.address(path), () => this.obtain(path, onProgress));
  }

  /** The same, without waiting for others: the service worker answers those who hold the lock.
   * @param {string} path
   * @param {(bytes: number) => void} [onProgress]
   * @returns {Promise<Response>}
   * @throws {IntegrityError | ConnectionLost}
   */
  async obtain(path, onProgress = () => {}) {
    const here = await this.kept(path);
    if (here) {
      onProgress(this.list.files[path].size);
      return here;
    }
    return response(await this.fetch(path, onProgress));
  }

  /** A file of this version whose bytes on the device are looked at: one that was spoiled comes anew.
   * @param {string} path
   * @returns {Promise<Response>}
   * @throws {IntegrityError | ConnectionLost}
   */
  async takeVerified(path) {
    await this.evictCorrupt([path]);
    return this.take(path);
  }

  /** See to it that a file of this version is on the device.
   * @param {string} path
   * @throws {IntegrityError | ConnectionLost}
   */
  async store(path) {
    return exclusively(this.address(path), async () => {
      if (!(await this.kept(path))) freeMemory((await this.fetch(path, () => {})).bytes);
    });
  }

  /** A file from the net, kept.
   * @param {string} path
   * @param {(bytes: number) => void} onProgress
   */
  async fetch(path, onProgress) {
    const address = this.address(path);
    const body = await fetchVerified(address, this.list.files[path], onProgress, this.patience);
    await this.keep(address, body);
    return body;
  }

  /** A file of the device, or nothing.
   * @param {string} path
   */
  async kept(path) {
    const cache = await this.cache();
    return cache?.match(this.address(path)).catch(() => undefined);
  }

  /** Which of these files are not on the device.
   * @param {string[]} paths
   */
  async missing(paths = Object.keys(this.list.files)) {
    const cache = await this.cache();
    const here = new Set((await cache?.keys())?.map((request) => request.url));
    return paths.filter((path) => !here.has(this.address(path)));
  }

  /** Which of these files are not on the device as they were kept: gone, or without the length that was written down then. A
   * script mostly lies there as it came, under its address, and nobody else puts such an answer there. No body is read.
   * @param {string[]} paths
   */
  async suspicious(paths = Object.keys(this.list.files)) {
    const here = await Promise.all(paths.map((path) => this.kept(path)));
    return paths.filter((path, nth) => {
      const length = here[nth]?.headers.get("Content-Length");
      return !here[nth]?.url && length !== String(this.list.files[path].size);
    });
  }

  /** Throw away those of these files whose bytes on the device are not what they should be.
   * @param {string[]} paths
   * @returns {Promise<string[]>} what was thrown away
   */
  async evictCorrupt(paths) {
    const cache = await this.cache();
    const bad = [];
    for (const path of paths) {
      const { hash } = this.list.files[path];
      const here = await this.kept(path);
      if (!here) continue;
      const bytes = new Uint8Array(await here.arrayBuffer().catch(() => new ArrayBuffer(0)));
      if ((await digest(bytes, hash.length)) !== hash) {
        await cache?.delete(this.address(path));
        bad.push(path);
      } else if (!here.url && !here.headers.has("Content-Length")) {
        const type = here.headers.get("Content-Type") ?? "";
        await this.keep(this.address(path), { bytes, type });
      }
      freeMemory(bytes);
    }
    return bad;
  }

  /** Keep a script as it came, if the cache takes that: a host may have said what it refuses (`Vary: *`).
   * @param {string} address
   * @param {Body} body
   */
  async keep(address, body) {
    try {
      const cache = await this.cache();
      const own = () => cache?.put(address, response(body));
      if (body.answer) await cache?.put(address, body.answer).catch(own);
      else await own();
      if (!cache) this.roomy = false;
    } catch {
      this.roomy = false; // no room: everything works on, but only with a net
    }
  }

  /** Have every service worker look at every byte of its version the next time it is asked how things are: a list stays, as
   * open pages start from it, but not the day on which its files were looked at.
   */
  async recheckSoon() {
    const cache = await this.cache();
    for (const { url } of (await cache?.keys()) ?? []) {
      if (!url.startsWith(listAddress(this.root, ""))) continue;
      const list = await (await cache?.match(url))?.json().catch(() => null);
      if (list) await cache?.put(url, Response.json(list));
      else await cache?.delete(url);
    }
  }

  cache() {
    return openCache(this.root);
  }
}

/** @param {Body} body */
const response = ({ bytes, type }) =>
  new Response(bytes, {
    headers: { "Content-Type": type, "Content-Length": String(bytes.length) },
  });

/** Browsers hold no hash against the script of a worker; whoever begins one gives it the version as its name.
 * @param {string} script
 * @throws {IntegrityError}
 */
export function ofThisVersion(script) {
  if (self.name && self.name !== VERSION) throw new IntegrityError(`${script}: not this version`);
}

/** Do something that nobody else of this site does at the same time.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export function exclusively(what, work) {
  return navigator.locks ? navigator.locks.request(what, work) : work();
}
