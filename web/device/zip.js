/** A zip from anywhere, read without trusting it: names, sizes and sums are held against what is really there. No DOM. */

import { crc32, inflate } from "../app/bytes.js";

/** It is a zip, but not a whole one, or not one that we read. */
export class Damaged extends Error {}

const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const MOST_FILES = 2_000;
const MOST_UNPACKED = 60_000_000;

/**
 * @typedef {object} Entry a file as the zip's list tells it
 * @property {string} name
 * @property {number} method
 * @property {number} crc
 * @property {number} packed bytes as they lie there
 * @property {number} size bytes unpacked
 * @property {number} at where its own head begins
 */

/** Whether bytes open as a zip does.
 * @param {Uint8Array} bytes
 */
export const isZip = (bytes) => bytes.length > 22 && bytes[0] === 0x50 && bytes[1] === 0x4b;

/** What lies in a zip, by name.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Map<string, Entry>}
 * @throws {Damaged}
 */
export function entries(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const found = new Map();
  try {
    const end = endOf(view);
    let at = view.getUint32(end + 16, true);
    let unpacked = 0;
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      const entry = listed(view, bytes, at);
      at = entry.next;
      unpacked += entry.size;
      if (found.has(entry.name) || found.size > MOST_FILES || unpacked > MOST_UNPACKED) {
        throw new Damaged(`${entry.name}: twice, or too much`);
      }
      if (!entry.name.endsWith("/")) found.set(entry.name, entry);
    }
  } catch (error) {
    throw error instanceof Damaged ? error : new Damaged(String(error)); // an offset beyond the end
  }
  return found;
}

/** Where the end of the list stands.
 * @param {DataView} view
 */
function endOf(view) {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new Damaged("no end");
}

/** One line of the list.
 * @param {DataView} view
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} at
 */
function listed(view, bytes, at) {
  const flags = view.getUint16(at + 8, true);
  const [name, extra, remark] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
  const entry = {
    name: new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(at + 46, at + 46 + name)),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
    next: at + 46 + name + extra + remark,
  };
  const readable = entry.method === STORED || entry.method === DEFLATED;
  const inside = /^[^/\\:\0][^\\:\0]*$/u.test(entry.name) && !entry.name.split("/").includes("..");
  if (view.getUint32(at, true) !== LISTED || flags & 1 || !readable || !inside) {
    throw new Damaged(`${entry.name}: cannot be read`);
  }
  return entry;
}

/** A file, unpacked.
 * @param {Uint8Array<ArrayBuffer>} bytes of the zip
 * @param {Entry} entry
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 * @throws {Damaged}
 */
export async function unpack(bytes, { name, method, crc, packed, size, at }) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL) {
    throw new Damaged(`${name}: not there`);
  }
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const body = bytes.subarray(start, start + packed);
  const content =
    method === STORED
      ? body
      : await inflate(body, "deflate-raw", size).catch((error) => {
          throw new Damaged(`${name}: ${error}`);
        });
  if (content.length !== size || crc32(content) !== crc) throw new Damaged(`${name}: not whole`);
  return content;
}
