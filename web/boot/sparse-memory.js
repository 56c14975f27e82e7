/**
 * Memory without its empty stretches. Half of Python's memory is zeros: a stack that is hardly used, and what nobody has asked for.
 *
 * Packed: 32-bit words (number of stretches, then where each begins and how long it is), then the stretches.
 */

/** @typedef {Uint8Array<ArrayBufferLike> | Int8Array<ArrayBufferLike>} Bytes */

/** The size of a page, in bytes: what a system gives memory in. */
const PAGE = 4096;
const WORD = 4;

/** @param {Uint8Array<ArrayBuffer>} bytes a multiple of four
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function pack(bytes) {
  const stretches = full(bytes);
  const length = stretches.reduce((sum, [, long]) => sum + long, 0);
  const head = Uint32Array.from([stretches.length, ...stretches.flat()]);
  const out = new Uint8Array(head.byteLength + length);
  out.set(new Uint8Array(head.buffer));
  let at = head.byteLength;
  for (const [start, size] of stretches) {
    out.set(bytes.subarray(start, start + size), at);
    at += size;
  }
  return out;
}

/** The first bytes of what was packed.
 * @param {Uint8Array<ArrayBuffer>} body begins at a multiple of four
 * @param {number} length
 */
export function beginning(body, length) {
  const out = new Uint8Array(length);
  for (const [start, bytes] of packed(body)) {
    if (start < length) out.set(bytes.subarray(0, length - start), start);
  }
  return out;
}

/** The number of bytes that what was packed takes, as far as anything stands there.
 * @param {Uint8Array<ArrayBuffer>} body begins at a multiple of four
 */
export function unpackedLength(body) {
  let end = 0;
  for (const [start, bytes] of packed(body)) end = start + bytes.length;
  return end;
}

/** Make memory what was packed, from this byte of it on. A page that is zero in both is not touched, so it takes no room.
 * @param {Bytes} memory a multiple of four
 * @param {Uint8Array<ArrayBuffer>} body begins at a multiple of four
 * @param {number} from
 * @throws {RangeError} if the memory is too small
 */
export function restore(memory, body, from) {
  let done = 0;
  for (const [start, bytes] of packed(body)) {
    const kept = bytes.subarray(Math.max(from - start, 0));
    const at = Math.max(start - from, 0);
    clear(memory.subarray(done, at));
    memory.set(kept, at);
    done = at + kept.length;
  }
  clear(memory.subarray(done));
}

/** Each stretch of what was packed: where it begins, and its bytes.
 * @param {Uint8Array<ArrayBuffer>} body
 * @returns {Generator<[number, Uint8Array<ArrayBuffer>]>}
 */
function* packed(body) {
  const words = new Uint32Array(body.buffer, body.byteOffset, Math.floor(body.length / WORD));
  const [count] = words;
  let at = (1 + 2 * count) * WORD;
  for (let one = 0; one < count; one += 1) {
    const [start, size] = words.subarray(1 + 2 * one, 3 + 2 * one);
    yield [start, body.subarray(at, at + size)];
    at += size;
  }
}

/** @param {Bytes} bytes a multiple of four */
function clear(bytes) {
  for (let start = 0; start < bytes.length; start += PAGE) {
    const page = bytes.subarray(start, start + PAGE);
    if (!isEmpty(page)) page.fill(0);
  }
}

/** @param {Bytes} bytes a multiple of four */
const isEmpty = ({ buffer, byteOffset, length }) =>
  new Uint32Array(buffer, byteOffset, length / WORD).every((word) => word === 0);

/** The stretches that hold anything: where each begins, how many bytes.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
function full(bytes) {
  /** @type {[number, number][]} */
  const found = [];
  for (let start = 0; start < bytes.length; start += PAGE) {
    const end = Math.min(start + PAGE, bytes.length);
    if (isEmpty(bytes.subarray(start, end))) continue;
    const last = found.at(-1);
    if (last && last[0] + last[1] === start) last[1] += end - start;
    else found.push([start, end - start]);
  }
  return found;
}
