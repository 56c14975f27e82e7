/** Bytes as letters and back: base64url, checksums, inflating within bounds. */

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
