/** Bytes as letters and back: base64url, checksums, deflating, inflating within bounds. */

/** The bytes that base64url letters stand for, or null if they stand for none.
 * @param {string} letters
 */
export function bytesOf(letters) {
  if (!/^[\w-]*$/u.test(letters) || letters.length % 4 === 1) return null;
  const raw = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** Bytes in base64url, without padding.
 * @param {Uint8Array} bytes
 */
export const lettersOf = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** So many bytes have so many decimal digits in a block. */
const BLOCK_BYTES = 93;
const DIGITS = Array.from(
  { length: BLOCK_BYTES + 1 },
  (_, count) => count && String(256n ** BigInt(count) - 1n).length,
);

/** The bytes that decimal digits stand for in blocks (docs/link-format.md), or null if they stand for none.
 * @param {string} digits
 */
export function bytesOfDigits(digits) {
  const blocks = (digits.match(/\d{1,224}/gu) ?? []).map(bytesOfBlock);
  return blocks.some((block) => !block)
    ? null
    : Uint8Array.from(blocks.flatMap((block) => block ?? []));
}

/** @param {string} digits
 * @returns {number[] | null}
 */
function bytesOfBlock(digits) {
  const length = DIGITS.indexOf(digits.length);
  const hex = BigInt(digits)
    .toString(16)
    .padStart(2 * length, "0");
  if (length < 0 || hex.length > 2 * length) return null;
  return (hex.match(/../gu) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** Bytes as decimal digits in such blocks.
 * @param {Uint8Array} bytes
 */
export function digitsOf(bytes) {
  const starts = Array.from(
    { length: Math.ceil(bytes.length / BLOCK_BYTES) },
    (_, block) => block * BLOCK_BYTES,
  );
  return starts.map((at) => digitsOfBlock(bytes.subarray(at, at + BLOCK_BYTES))).join("");
}

/** @param {Uint8Array} block */
function digitsOfBlock(block) {
  const hex = Array.from(block, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return String(BigInt(`0x${hex}`)).padStart(DIGITS[block.length], "0");
}

/** The CRC-32 that zip files use.
 * @param {Uint8Array} bytes
 */
export function crc32(bytes) {
  let rest = ~0;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}

/** Deflate.
 * @param {Uint8Array} bytes
 * @param {CompressionFormat} format
 */
export async function deflate(bytes, format) {
  const stream = new Blob([/** @type {BlobPart} */ (bytes)])
    .stream()
    .pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Inflate; throws if it is damaged or grows beyond `most` bytes.
 * @param {Uint8Array} bytes
 * @param {CompressionFormat} format
 * @param {number} most
 */
export async function inflate(bytes, format, most) {
  const stream = new Blob([/** @type {BlobPart} */ (bytes)])
    .stream()
    .pipeThrough(new DecompressionStream(format));
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(/** @type {BlobPart[]} */ (parts)).arrayBuffer());
}

/** Text in UTF-8; throws if it is none.
 * @param {Uint8Array} bytes
 */
export const textOf = (bytes) => new TextDecoder("utf-8", { fatal: true }).decode(bytes);
