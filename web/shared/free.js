/** Give the memory of bytes back at once, where the browser can, and not some time later; they are empty then.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export function free(bytes) {
  bytes.buffer.transfer?.(0);
}
