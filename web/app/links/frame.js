/** The frame of every link: the format, the checksum, and behind them the body (docs/link-format.md). */

import { crc32 } from "../../shared/bytes.js";

/** The bytes before the body. */
export const FRAME = 5;

/** A body with its format and its checksum in front.
 * @param {number} format
 * @param {Uint8Array} body
 */
export function framed(format, body) {
  const bytes = new Uint8Array(FRAME + body.length);
  bytes[0] = format;
  new DataView(bytes.buffer).setUint32(1, crc32(body));
  bytes.set(body, FRAME);
  return bytes;
}

/** The body of a link whose checksum is right; null for one that was cut or changed.
 * @param {Uint8Array} bytes
 */
export function bodyOf(bytes) {
  if (bytes.length < FRAME) return null;
  const body = bytes.subarray(FRAME);
  const { buffer, byteOffset } = bytes;
  return new DataView(buffer, byteOffset).getUint32(1) === crc32(body) ? body : null;
}
