/** Pictures with codes: frames of a camera and photos, handed to the worker that reads them. */

import { addressOf } from "../../page/site-files.js";

/** The longest side of a frame in pixels: enough for the largest code that we draw. */
const LARGEST_FRAME = 1_280;
/** The longest sides at which a photo is looked at, one after the other: noise drowns a code in a large picture, and a
 * small one loses its modules.
 */
const PHOTO_SIZES = [1_280, 2_560, 640];

/** The worker, or the file of it, cannot be had now. */
export class ReaderLost extends Error {}

/** @type {Worker | null} */
let worker = null;

const canvas = document.createElement("canvas");

/** The text of the code in a frame of a video; "" if there is none. Raises ReaderLost.
 * @param {HTMLVideoElement} video
 */
export async function textInFrame(video) {
  const { videoWidth: width, videoHeight: height } = video;
  if (!width || !height) return "";
  const [text = ""] = await read(pixelsOf(video, { width, height }, LARGEST_FRAME), false);
  return text;
}

/** The texts of the codes in a photo. Raises ReaderLost, or another error for a file that is no picture.
 * @param {Blob} file
 */
export async function textsInPhoto(file) {
  const picture = await createImageBitmap(file);
  try {
    const longest = Math.max(picture.width, picture.height);
    const sizes = PHOTO_SIZES.map((most) => Math.min(most, longest));
    for (const size of new Set(sizes)) {
      const texts = await read(pixelsOf(picture, picture, size), true);
      if (texts.length > 0) return texts;
    }
    return [];
  } finally {
    picture.close();
  }
}

/** The pixels of a picture, no longer than so many on any side.
 * @param {CanvasImageSource} source
 * @param {{width: number, height: number}} size
 * @param {number} most
 */
function pixelsOf(source, { width, height }, most) {
  const scale = Math.min(1, most / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const surface = canvas.getContext("2d", { willReadFrequently: true });
  if (!surface) throw new ReaderLost("no surface to draw on");
  surface.fillStyle = "#fff"; // behind a picture with holes
  surface.fillRect(0, 0, canvas.width, canvas.height);
  surface.drawImage(source, 0, 0, canvas.width, canvas.height);
  return surface.getImageData(0, 0, canvas.width, canvas.height);
}

/** @type {Promise<unknown>} */
let latest = Promise.resolve();

/** Have the worker read a picture, after those that were handed to it before.
 * @param {ImageData} image
 * @param {boolean} thorough
 * @returns {Promise<string[]>}
 */
function read(image, thorough) {
  const before = ends;
  const mine = latest.then(() => {
    if (ends !== before) throw new ReaderLost("ended");
    return ask(image, thorough);
  });
  latest = mine.catch(() => {});
  return mine;
}

/** @param {ImageData} image
 * @param {boolean} thorough
 * @returns {Promise<string[]>}
 */
function ask({ width, height, data: pixels }, thorough) {
  worker ??= new Worker(addressOf("device/read-codes.js"), { type: "module", name: VERSION });
  const asked = worker;
  return new Promise((done, failed) => {
    asked.onmessage = ({ data }) => done(data);
    asked.onerror = (event) => {
      event.preventDefault();
      endReader();
      failed(new ReaderLost(event.message));
    };
    ended = () => failed(new ReaderLost("ended"));
    asked.postMessage({ width, height, pixels, thorough }, [pixels.buffer]);
  });
}

/** Counts the ends of the worker: a picture that still waits then has nobody who wants to know. */
let ends = 0;

/** Tells whoever waits for the worker that it has ended. */
let ended = () => {};

/** End the worker, in whatever state. */
export function endReader() {
  ends += 1;
  worker?.terminate();
  worker = null;
  ended();
}
