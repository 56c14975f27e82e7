/**
 * Snapshots of Python's memory, kept in the origin's private file system: 32 bytes of SHA-256, then the memory.
 * A file's name says for which version of the site and of the browser it holds; there is never more than one.
 */

import { alone } from "./files.js";

const HASH = 32;
const ATTEMPTS = 3;
const BYTES = /** @type {const} */ ("SHA-256");

/** The folder of this site.
 * @param {URL} root
 */
async function folder(root) {
  const top = await navigator.storage.getDirectory();
  const name = `gonfalon${root.pathname.replaceAll("/", "~")}`;
  return top.getDirectoryHandle(name, { create: true });
}

/** The name of the one snapshot that fits.
 * @param {string} version of the site
 */
async function name(version) {
  const text = new TextEncoder().encode(`${version} ${navigator.userAgent}`);
  const hash = new Uint8Array(await crypto.subtle.digest(BYTES, text));
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The snapshot's file, or null if there is none or no such store.
 * @param {URL} root
 * @param {string} version
 * @returns {Promise<File | null>}
 */
export async function find(root, version) {
  try {
    const handle = await (await folder(root)).getFileHandle(await name(version));
    return await handle.getFile();
  } catch {
    return null;
  }
}

/** What a snapshot holds.
 * @param {File} file
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 * @throws {Error} if it is not whole
 */
export async function read(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const memory = bytes.subarray(HASH);
  const hash = new Uint8Array(await crypto.subtle.digest(BYTES, memory));
  if (bytes.length <= HASH || hash.some((byte, at) => byte !== bytes[at])) {
    throw new Error("the snapshot is damaged");
  }
  return memory;
}

/** Keep a snapshot; any other goes.
 * @param {URL} root
 * @param {string} version
 * @param {Uint8Array<ArrayBuffer>} memory
 */
export async function keep(root, version, memory) {
  await drop(root);
  const home = await folder(root);
  const fitting = await name(version);
  const handle = await home.getFileHandle(fitting, { create: true });
  try {
    const writer = await /** @type {any} */ (handle).createSyncAccessHandle();
    try {
      const hash = new Uint8Array(await crypto.subtle.digest(BYTES, memory));
      if (writer.write(hash) + writer.write(memory) < HASH + memory.length) {
        throw new Error("no room for the snapshot");
      }
      writer.flush();
    } finally {
      writer.close();
    }
  } catch (error) {
    await home.removeEntry(fitting);
    throw error;
  }
}

/** Note that a snapshot is about to be made. False if that was noted too often and never came to an end: a small device
 * that runs out of memory over it is left in peace until the next version.
 * @param {URL} root
 * @param {string} version
 */
export async function attempt(root, version) {
  const home = await folder(root);
  const fitting = await name(version);
  for (let turn = 1; turn <= ATTEMPTS; turn += 1) {
    const note = `${fitting}.${turn}`;
    const noted = await home.getFileHandle(note).catch(() => null);
    if (noted) continue;
    await home.getFileHandle(note, { create: true });
    return true;
  }
  return false;
}

/** It came to an end, good or bad.
 * @param {URL} root
 * @param {string} version
 */
export async function settled(root, version) {
  const home = await folder(root);
  const fitting = await name(version);
  for (let turn = 1; turn <= ATTEMPTS; turn += 1) {
    await home.removeEntry(`${fitting}.${turn}`).catch(() => {});
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
