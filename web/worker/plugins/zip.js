/**
 * A zip from anywhere, read without trusting it: names, sizes and sums are compared with what is really there, and every
 * byte belongs to one entry or to the list. So no other reader (Python's) finds anything else in it. No DOM.
 */

import { crc32, inflate } from "../../shared/bytes.js";

/** It is a zip, but not a whole one. */
export class Damaged extends Error {}

/** It is a zip in a form that is not read. */
export class Refused extends Error {
  /** @param {"encrypted" | "form" | "large" | "link" | "overlap" | "path" | "twice"} why
   * @param {string} [name] of the entry
   */
  constructor(why, name = "") {
    super(`${name}: ${why}`);
    this.why = why;
    this.name = name;
  }
}

const END = 0x06054b50;
const END_LENGTH = 22;
const LARGE_END = 0x07064b50;
const LARGE_END_LENGTH = 20;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
const METHODS = [0, 8]; // stored, deflated
const ENCRYPTED = 0x2041;
const KNOWN = 0x0806; // names in UTF-8, how hard it was deflated
const REGULAR = [0, 0x4000, 0x8000]; // not told, a folder, a file
const LINK = 0xa000;
const WHOLE = 0xffff_ffff; // a size that stands elsewhere
export const MOST_FILES = 2_000;
export const MOST_UNPACKED = 60_000_000;

/**
 * @typedef {object} Entry a file as the zip's list tells it
 * @property {string} name
 * @property {number} flags
 * @property {number} method
 * @property {number} crc
 * @property {number} packed bytes as they lie there
 * @property {number} size bytes unpacked
 * @property {number} at where its own head begins
 */

/** True if bytes begin as a zip does.
 * @param {Uint8Array} bytes
 */
export const isZip = (bytes) => bytes.length > END_LENGTH && bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The entries of a zip, by name.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Map<string, Entry>}
 * @throws {Damaged | Refused}
 */
export function entries(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    return read(view, bytes);
  } catch (error) {
    if (error instanceof Damaged || error instanceof Refused) throw error;
    throw new Damaged(String(error)); // an offset beyond the end, a name that is no text
  }
}

/** @param {DataView} view
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
function read(view, bytes) {
  const { begin, count, end } = listOf(view);
  const found = new Map();
  let at = begin;
  let body = 0;
  let unpacked = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const { next, ...entry } = listed(view, bytes, at);
    at = next;
    unpacked += entry.size;
    if (unpacked > MOST_UNPACKED) throw new Refused("large");
    if (found.has(entry.name)) throw new Refused("twice", entry.name);
    if (entry.at !== body) throw new Refused("overlap", entry.name);
    body = startOf(view, bytes, entry) + entry.packed;
    found.set(entry.name, entry);
  }
  if (at !== end) throw new Refused("form");
  if (body !== begin) throw new Refused("overlap");
  for (const name of found.keys()) if (name.endsWith("/")) found.delete(name);
  return found;
}

/** The place of the list: it ends where the end's own record begins, and that is the last thing in the file.
 * @param {DataView} view
 */
function listOf(view) {
  const end = view.byteLength - END_LENGTH;
  if (view.getUint32(end, true) !== END)
    throw remarked(view) ? new Refused("form") : new Damaged("no end");
  const [disk, first, here, count, remark] = [4, 6, 8, 10, 20].map((place) =>
    view.getUint16(end + place, true),
  );
  const [length, begin] = [12, 16].map((place) => view.getUint32(end + place, true));
  const large =
    end >= LARGE_END_LENGTH && view.getUint32(end - LARGE_END_LENGTH, true) === LARGE_END;
  if (large || disk || first || here !== count || remark) throw new Refused("form");
  if (begin + length !== end) throw new Refused("overlap");
  if (count > MOST_FILES) throw new Refused("large");
  return { begin, count, end };
}

/** True if the record of the end stands further ahead, with a remark behind it.
 * @param {DataView} view
 */
function remarked(view) {
  const first = Math.max(0, view.byteLength - END_LENGTH - 0xffff);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return true;
  }
  return false;
}

/** One line of the list.
 * @param {DataView} view
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} at
 */
function listed(view, bytes, at) {
  const [flags, method, letters, extra, remark] = [8, 10, 28, 30, 32].map((place) =>
    view.getUint16(at + place, true),
  );
  const [crc, packed, size, own] = [16, 20, 24, 42].map((place) =>
    view.getUint32(at + place, true),
  );
  const kind = (view.getUint32(at + 38, true) >>> 16) & 0xf000;
  const name = textAt(bytes, at + 46, letters);
  if (view.getUint32(at, true) !== LISTED) throw new Damaged(`${name}: not listed`);
  if (flags & ENCRYPTED) throw new Refused("encrypted", name);
  if (kind === LINK) throw new Refused("link", name);
  const large = [packed, size, own].includes(WHOLE);
  if (flags & ~KNOWN || !METHODS.includes(method) || !REGULAR.includes(kind) || large) {
    throw new Refused("form", name);
  }
  if (!inside(name) || (name.endsWith("/") && size > 0)) throw new Refused("path", name);
  return {
    name,
    flags,
    method,
    crc,
    packed,
    size,
    at: own,
    next: at + 46 + letters + extra + remark,
  };
}

/** True if a path leads to one place below the folder that it is unpacked into.
 * @param {string} name
 */
function inside(name) {
  const steps = name.replace(/\/$/u, "").split("/");
  return !/[\\:\p{Cc}]/u.test(name) && !steps.some((step) => ["", ".", ".."].includes(step));
}

/** The place where the content of an entry begins; its own head says what the list says.
 * @param {DataView} view
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Entry} entry
 */
function startOf(view, bytes, { name, flags, method, crc, packed, size, at }) {
  if (view.getUint32(at, true) !== LOCAL) throw new Damaged(`${name}: not there`);
  const [ownFlags, ownMethod, letters, extra] = [6, 8, 26, 28].map((place) =>
    view.getUint16(at + place, true),
  );
  const sums = [14, 18, 22].map((place) => view.getUint32(at + place, true));
  const alike = [crc, packed, size].every((told, nth) => told === sums[nth]);
  const named = textAt(bytes, at + LOCAL_LENGTH, letters) === name;
  if (ownFlags !== flags || ownMethod !== method || !alike || !named) {
    throw new Refused("form", name);
  }
  return at + LOCAL_LENGTH + letters + extra;
}

/** @param {Uint8Array} bytes
 * @param {number} at
 * @param {number} length
 */
const textAt = (bytes, at, length) =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
    bytes.subarray(at, at + length),
  );

/** A file, unpacked: no further than its size goes.
 * @param {Uint8Array<ArrayBuffer>} bytes of the zip
 * @param {Entry} entry
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 * @throws {Damaged}
 */
export async function unpack(bytes, entry) {
  const { name, method, crc, packed, size } = entry;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = startOf(view, bytes, entry);
  const body = bytes.subarray(start, start + packed);
  const content =
    method === 0
      ? body
      : await inflate(body, "deflate-raw", size).catch((error) => {
          throw new Damaged(`${name}: ${error}`);
        });
  if (content.length !== size || crc32(content) !== crc) throw new Damaged(`${name}: not whole`);
  return content;
}
