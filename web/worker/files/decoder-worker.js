/** A worker that decompresses: the memory that this takes is given back when it ends. No DOM. */

import { ofThisVersion } from "../../shared/file-store.js";
import { ZSTDDecoder } from "../../vendor/zstddec/zstddec.mjs";

ofThisVersion("decoder.js");
const decoder = new ZSTDDecoder();
const ready = decoder.init();

/** @param {MessageEvent<{id: number, bytes: Uint8Array<ArrayBuffer>}>} event */
self.onmessage = async ({ data: { id, bytes } }) => {
  try {
    await ready;
    const body = /** @type {Uint8Array<ArrayBuffer>} */ (decoder.decode(bytes));
    self.postMessage({ id, body }, { transfer: [body.buffer] });
  } catch (error) {
    self.postMessage({ id, fault: String(error) });
  }
};
