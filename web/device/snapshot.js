/**
 * What a start has come to, kept in the origin's private file system for all later ones: Python's memory and, as they are
 * used, the bodies of the start. Each file is 32 bytes of SHA-256, then the body. Its name begins with a key, which says for
 * which version of the site and of the browser it holds; there is never more than one snapshot.
 */

import { alone } from "./files.js";
import { free } from "./free.js";
import { unpacked } from "./sparse.js";

/** @import { Files } from "./files.js" */

const HASH = 32;
const BYTES = /** @type {const} */ ("SHA-256");
const BODIES = /** @type {const} */ (["wasm", "library", "engine", "memory"]);

/** @typedef {typeof BODIES[number]} Body the memory is packed (`sparse.js`) */

/** The folder of this site.
 * @param {URL} root
 */
export async function folder(root) {
  const top = await navigator.storage.getDirectory();
  const name = `gonfalon${root.pathname.replaceAll("/", "~")}`;
  return top.getDirectoryHandle(name, { create: true });
}

/** The key of the one snapshot that fits.
 * @param {string} version of the site
 */
export async function key(version) {
  const text = new TextEncoder().encode(`${version} ${navigator.userAgent}`);
  const hash = new Uint8Array(await crypto.subtle.digest(BYTES, text));
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A snapshot on this device; stands where `Bodies` stand that come from the net. */
export class Snapshot {
  /**
   * @param {Files} files
   * @param {Map<string, File>} held
   */
  constructor(files, held) {
    this.files = files;
    this.held = held;
  }

  /** A body as it is used.
   * @param {string} name
   * @returns {Promise<Uint8Array<ArrayBuffer>>}
   * @throws {Error} if it is not whole
   */
  async whole(name) {
    const bytes = new Uint8Array(await /** @type {File} */ (this.held.get(name)).arrayBuffer());
    const body = bytes.subarray(HASH);
    const hash = new Uint8Array(await crypto.subtle.digest(BYTES, body));
    if (bytes.length <= HASH || hash.some((byte, at) => byte !== bytes[at])) {
      throw new Error(`the snapshot is damaged: ${name}`);
    }
    return body;
  }

  /** Python's memory.
   * @throws {Error} if it is not whole
   */
  async memory() {
    const body = await this.whole("memory");
    const memory = unpacked(body);
    free(body);
    return memory;
  }

  /** A module of the start, imported from its address.
   * @param {string} path
   */
  module(path) {
    return import(this.files.address(path));
  }
}

/** The snapshot that fits, or null if there is none or no such store.
 * @param {Files} files
 * @returns {Promise<Snapshot | null>}
 */
export async function find(files) {
  try {
    const [home, fitting] = await Promise.all([folder(files.root), key(files.list.version)]);
    const opened = BODIES.map(async (name) => {
      const handle = await home.getFileHandle(`${fitting}.${name}`);
      return /** @type {const} */ ([name, await handle.getFile()]);
    });
    return new Snapshot(files, new Map(await Promise.all(opened)));
  } catch {
    return null;
  }
}

/** Keep a snapshot; any other goes.
 * @param {Files} files
 * @param {Record<Body, Uint8Array<ArrayBuffer>>} bodies
 */
export async function keep({ root, list }, bodies) {
  await drop(root);
  const home = await folder(root);
  const fitting = await key(list.version);
  try {
    for (const name of BODIES) {
      const handle = await home.getFileHandle(`${fitting}.${name}`, { create: true });
      await write(handle, bodies[name]);
    }
  } catch (error) {
    await drop(root);
    throw error;
  }
}

/**
 * @param {FileSystemFileHandle} handle
 * @param {Uint8Array<ArrayBuffer>} body
 */
async function write(handle, body) {
  const writer = await /** @type {any} */ (handle).createSyncAccessHandle();
  try {
    const hash = new Uint8Array(await crypto.subtle.digest(BYTES, body));
    if (writer.write(hash) + writer.write(body) < HASH + body.length) {
      throw new Error("no room for the snapshot");
    }
    writer.flush();
  } finally {
    writer.close();
  }
}

/** Throw all snapshots away.
 * @param {URL} root
 */
export async function drop(root) {
  try {
    const home = await folder(root);
    for await (const old of home.keys()) await home.removeEntry(old).catch(() => {});
  } catch {
    // No store: nothing to throw away.
  }
}

/** One at a time makes a snapshot.
 * @param {URL} root
 * @param {() => Promise<void>} work
 */
export const making = (root, work) => alone(`gonfalon snapshot ${root.pathname}`, work);
