/**
 * Memory snapshot of a started Pyodide, stored in the origin's private file system for later starts: Python's memory and, as
 * they are used, the bodies of the start. Each file is 32 bytes of SHA-256, then the body. Its name begins with a key, which says for
 * which version of the site and of the browser it holds; there is never more than one snapshot. A last file, the marker, is
 * written when all others are there: without it there is no snapshot. Whoever reads, writes or drops one holds a lock.
 */

import { exclusively, privateFolder } from "../shared/file-store.js";

/** @import { FileStore } from "../shared/file-store.js" */

const HASH = 32;
const BYTES = /** @type {const} */ ("SHA-256");
const BODIES = /** @type {const} */ (["wasm", "memory", "library"]);
const MARKER = "whole";

/**
 * @typedef {typeof BODIES[number]} Body the memory is packed (`sparse-memory.js`)
 * @typedef {Record<Body, Promise<Uint8Array<ArrayBuffer>>>} SnapshotReads the files of a snapshot, being read
 */

/** The key of the one snapshot that fits.
 * @param {string} version of the site
 */
async function key(version) {
  const text = new TextEncoder().encode(`${version} ${navigator.userAgent}`);
  const hash = new Uint8Array(await crypto.subtle.digest(BYTES, text));
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A snapshot on this device; stands where `EngineFiles` stand that come from the net. */
export class Snapshot {
  /**
   * @param {FileStore} files
   * @param {SnapshotReads} held
   */
  constructor(files, held) {
    this.files = files;
    /** @type {Map<Body, Promise<Uint8Array<ArrayBuffer>>>} */
    this.bodies = new Map();
    /** @type {Map<Body, Promise<boolean>>} whether what was read is whole */
    this.checks = new Map();
    for (const name of BODIES) this.bodies.set(name, this.begin(name, held[name]));
  }

  /**
   * @param {Body} name
   * @param {Promise<Uint8Array<ArrayBuffer>>} reading
   */
  async begin(name, reading) {
    const bytes = await reading;
    const body = bytes.subarray(HASH);
    this.checks.set(name, matchesHash(body, bytes.slice(0, HASH)));
    return body;
  }

  /** A body as it is used; whether it is whole turns out while it is used (`checkIntact`).
   * @param {Body} name
   */
  load(name) {
    return /** @type {Promise<Uint8Array<ArrayBuffer>>} */ (this.bodies.get(name));
  }

  /** Python's memory, packed; nothing runs on one that is not whole.
   * @throws {Error}
   */
  async memory() {
    const body = await this.load("memory");
    await this.checkIntact("memory");
    return body;
  }

  /** Done when these bodies, which have been read, turned out to be whole.
   * @param {...Body} names
   * @throws {Error} if one is not
   */
  async checkIntact(...names) {
    for (const name of names) {
      if (!(await this.checks.get(name))) throw new Error(`the snapshot is damaged: ${name}`);
    }
  }

  /** A module of the start, imported from its address.
   * @param {string} path
   */
  module(path) {
    return import(this.files.address(path));
  }
}

/** A file as a whole: straight from the disk, which several may do at once in newer browsers; else as everywhere.
 * @param {FileSystemFileHandle} handle
 */
async function read(handle) {
  try {
    const reader = await /** @type {any} */ (handle).createSyncAccessHandle({ mode: "read-only" });
    try {
      const bytes = new Uint8Array(reader.getSize());
      reader.read(bytes);
      return bytes;
    } finally {
      reader.close();
    }
  } catch {
    return new Uint8Array(await (await handle.getFile()).arrayBuffer());
  }
}

/** True if a body has this hash.
 * @param {Uint8Array<ArrayBuffer>} body
 * @param {Uint8Array<ArrayBuffer>} told
 */
async function matchesHash(body, told) {
  const hash = new Uint8Array(await crypto.subtle.digest(BYTES, body));
  return told.length === HASH && hash.every((byte, at) => byte === told[at]);
}

/** Do something with the files of snapshots that no other tab disturbs.
 * @template T
 * @param {URL} root
 * @param {LockOptions} how
 * @param {(lock: Lock | null) => Promise<T>} work
 * @returns {Promise<T>}
 */
const guarded = (root, how, work) =>
  navigator.locks
    ? navigator.locks.request(`gonfalon snapshot files ${root.pathname}`, how, work)
    : work(/** @type {Lock} */ ({}));

/** The files of the snapshot that fits.
 * @param {URL} root
 * @param {string} version of the site
 * @returns {Promise<[Body, FileSystemFileHandle][]>}
 * @throws {Error} there is none, or none that is whole
 */
async function opened(root, version) {
  const [home, fitting] = await Promise.all([privateFolder(root), key(version)]);
  await home.getFileHandle(`${fitting}.${MARKER}`);
  return Promise.all(
    BODIES.map(async (name) => [name, await home.getFileHandle(`${fitting}.${name}`)]),
  );
}

/** The snapshot that fits, all of it being read, first what has to be compiled. Null if there is none, no such store, or
 * another tab is writing one: nobody waits for that.
 * @param {URL} root
 * @param {string} version of the site
 * @returns {Promise<SnapshotReads | null>}
 */
export function findSnapshot(root, version) {
  return new Promise((found) => {
    guarded(root, { mode: "shared", ifAvailable: true }, async (lock) => {
      const files = lock ? await opened(root, version) : [];
      const reading = files.map(([name, handle]) => [name, read(handle)]);
      found(lock ? Object.fromEntries(reading) : null);
      await Promise.allSettled(reading.map(([, bytes]) => bytes));
    }).catch(() => found(null));
  });
}

/** True if the snapshot that fits is there.
 * @param {URL} root
 * @param {string} version of the site
 * @returns {Promise<boolean>}
 */
export const snapshotIsKept = (root, version) =>
  guarded(root, { mode: "shared" }, () =>
    opened(root, version).then(
      () => true,
      () => false,
    ),
  );

/** Keep a snapshot; any other goes.
 * @param {FileStore} files
 * @param {Record<Body, Uint8Array<ArrayBuffer>>} bodies
 */
export const keepSnapshot = ({ root, list }, bodies) =>
  guarded(root, {}, async () => {
    await dropAll(root);
    const home = await privateFolder(root);
    const fitting = await key(list.version);
    try {
      for (const name of BODIES) {
        const handle = await home.getFileHandle(`${fitting}.${name}`, { create: true });
        await write(handle, bodies[name]);
      }
      await home.getFileHandle(`${fitting}.${MARKER}`, { create: true });
    } catch (error) {
      await dropAll(root);
      throw error;
    }
  });

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
export const dropSnapshot = (root) => guarded(root, {}, () => dropAll(root));

/** Markers go first: what is left of a snapshot is none.
 * @param {URL} root
 */
async function dropAll(root) {
  try {
    const home = await privateFolder(root);
    const names = [];
    for await (const name of home.keys()) names.push(name);
    const marker = (/** @type {string} */ name) => Number(!name.endsWith(`.${MARKER}`));
    names.sort((one, other) => marker(one) - marker(other));
    for (const name of names) await home.removeEntry(name).catch(() => {});
  } catch {
    // No store: nothing to throw away.
  }
}

/** One at a time makes a snapshot.
 * @param {URL} root
 * @param {() => Promise<void>} work
 */
export const whileMaking = (root, work) => exclusively(`gonfalon snapshot ${root.pathname}`, work);
