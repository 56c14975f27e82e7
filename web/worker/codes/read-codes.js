/**
 * Reads QR codes in pictures, apart from the page, which stays live meanwhile. Page and worker talk in plain messages, one
 * picture at a time: `{width, height, pixels, thorough}`, with RGBA bytes row by row, gives the list of the texts that stand in
 * it. Of a frame, which is not read thoroughly, at most one code is read.
 */

import { ofThisVersion } from "../../shared/file-store.js";
import { decodeQR, decodeQRBatch } from "../../vendor/qr/decode.js";

/** A photo is looked at in several ways for at most so many milliseconds. */
const PATIENCE = 1_500;

/** @typedef {{width: number, height: number, pixels: Uint8ClampedArray, thorough: boolean}} Picture */

/** @param {Picture} picture
 * @returns {Promise<string[]>}
 */
async function textsIn({ width, height, pixels: data, thorough }) {
  const image = { width, height, data };
  try {
    if (!thorough) return [decodeQR(image)];
    const effort = { effort: Number.POSITIVE_INFINITY, timeLimit: PATIENCE };
    const [found] = await decodeQRBatch([image], { ...effort, maxSize: { width, height } });
    return found.filter((one) => typeof one === "string");
  } catch {
    return []; // the library throws where it finds none
  }
}

ofThisVersion("read-codes.js");
self.onmessage = async ({ data }) => self.postMessage(await textsIn(data));
