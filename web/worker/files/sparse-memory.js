/**
 * Memory without its empty stretches. Half of Python's memory is zeros: a stack that is hardly used, and what nobody has asked for.
 *
 * Packed: 32-bit words (bytes in all, number of stretches, then where each begins and how long it is), then the stretches.
 */

const PAGE = 64 * 1024;
const WORD = 4;

/** @param {Uint8Array<ArrayBuffer>} bytes at least one of them not zero, a multiple of four
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function pack(bytes) {
  const stretches = full(bytes);
  const length = stretches.reduce((sum, [, long]) => sum + long, 0);
  const [from, long] = stretches[stretches.length - 1];
  const head = Uint32Array.from([from + long, stretches.length, ...stretches.flat()]);
  const out = new Uint8Array(head.byteLength + length);
  out.set(new Uint8Array(head.buffer));
  let at = head.byteLength;
  for (const [start, size] of stretches) {
    out.set(bytes.subarray(start, start + size), at);
    at += size;
  }
  return out;
}

/** What was packed, up to the last stretch; whatever followed was zero.
 * @param {Uint8Array<ArrayBuffer>} body begins at a multiple of four
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpack(body) {
  const words = new Uint32Array(body.buffer, body.byteOffset, Math.floor(body.length / WORD));
  const [total, count] = words;
  const out = new Uint8Array(total);
  let at = (2 + 2 * count) * WORD;
  for (let one = 1; one <= count; one += 1) {
    const [start, size] = words.subarray(2 * one, 2 * one + 2);
    out.set(body.subarray(at, at + size), start);
    at += size;
  }
  return out;
}

/** The stretches that hold anything: where each begins, how many bytes.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
function full(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / WORD);
  /** @type {[number, number][]} */
  const found = [];
  for (let start = 0; start < bytes.length; start += PAGE) {
    const end = Math.min(start + PAGE, bytes.length);
    if (words.subarray(start / WORD, end / WORD).every((word) => word === 0)) continue;
    const last = found.at(-1);
    if (last && last[0] + last[1] === start) last[1] += end - start;
    else found.push([start, end - start]);
  }
  return found;
}
