/** The reading of codes: from the camera, from photos or from pasted texts, and the parts of a battle that are gathered so.
 *
 * A text that was read goes the way of a pasted one: the link in it counts, whichever host it names. Any other text is shown
 * and never opened.
 */

import { waitFor } from "../../../shared/wait.js";
import { linkIn } from "../../links/intent.js";
import {
  belongs,
  isPartLink,
  joined,
  missingParts,
  readPart,
  withPart,
} from "../../links/parts.js";
import { openText } from "../../navigation/route.js";
import { draw } from "../../page/draw.js";
import { closeSheetThen } from "../../ui/sheet.js";
import { Camera, hasCameras } from "./camera.js";
import { endReader, ReaderLost, textInFrame, textsInPhoto } from "./pictures.js";

/** @import { Gathered } from "../../links/parts.js" */
/** @import { Missing } from "./camera.js" */

/** Why the latest text or picture led nowhere: it holds no link of ours, no code was found in the photo, the file is no
 * picture, the part is damaged or of another battle, all parts together make no battle, or the reader cannot be loaded.
 * @typedef {"foreign" | "no-link" | "no-code" | "no-picture" | "damaged" | "other" | "unlike" | "unloaded"} Failure
 */

/** Between two frames the page has so many milliseconds for itself. */
const PAUSE = 80;

export const VIDEO = "code-video";

export const reading = {
  /** @type {"off" | "starting" | "on"} */
  camera: "off",
  /** @type {Missing | ""} */
  missing: "",
  /** A photo is being read. */
  busy: false,
  /** @type {Failure | ""} */
  failure: "",
  /** The text of a code that is not ours. */
  text: "",
  /** @type {Gathered | null} */
  gathered: null,
  /** The number of the part that was read last. */
  latest: 0,
};

const camera = new Camera();

/** Counts the openings and closings of the sheet: what was begun before one of them has no effect any more. */
let visits = 0;
/** The camera comes back when the page is seen again. */
let paused = false;

/** The picture of the camera; null while it is off. */
export const cameraPicture = () => camera.stream;

/** Takes each link that is read, in place of opening it; null where links are opened.
 * @type {((link: string) => void) | null} */
let taker = null;

/** Begin to read; the parts that were gathered before are still there.
 * @param {((link: string) => void) | null} [takes] takes each link in place of opening it, again and again while it is in sight
 */
export function beginReading(takes = null) {
  visits += 1;
  taker = takes;
  Object.assign(reading, {
    busy: false,
    failure: "",
    text: "",
    missing: hasCameras() ? "" : "unsupported",
  });
  document.addEventListener("visibilitychange", followVisibility);
}

/** The fault of the code before is not told any longer. */
export const forgetFailure = () => Object.assign(reading, { failure: "", text: "" });

/** End it: the camera is let go at once. */
export function endReading() {
  visits += 1;
  paused = false;
  document.removeEventListener("visibilitychange", followVisibility);
  stopCamera();
  endReader();
}

function followVisibility() {
  if (document.visibilityState === "hidden") {
    paused = reading.camera !== "off";
    stopCamera();
  } else if (paused) {
    paused = false;
    startCamera();
  }
}

/** Turn the camera on. Done when it is on, or is not to be had. */
export async function startCamera() {
  Object.assign(reading, { camera: "starting", missing: "", failure: "", text: "" });
  draw();
  const got = await camera.start(() => {
    stopCamera();
    reading.missing = "lost";
  });
  if (!got) return;
  if (typeof got === "string") Object.assign(reading, { camera: "off", missing: got });
  else {
    reading.camera = "on";
    watch(got);
  }
  draw();
}

export function stopCamera() {
  camera.stop();
  reading.camera = "off";
  draw();
}

/** Read frame after frame, as long as this camera is on.
 * @param {MediaStream} stream
 */
async function watch(stream) {
  while (camera.stream === stream) {
    const video = document.getElementById(VIDEO);
    try {
      const text = video instanceof HTMLVideoElement ? await textInFrame(video) : "";
      if (camera.stream !== stream) return;
      if (text) take(text);
    } catch (error) {
      if (camera.stream !== stream) return;
      stopCamera();
      fail(failureOf(error));
      return;
    }
    await waitFor(PAUSE);
  }
}

/** Read a photo. The codes in it that are ours count, even if others lie in it.
 * @param {Blob} file
 */
export async function readPhoto(file) {
  const visit = visits;
  Object.assign(reading, { busy: true, failure: "", text: "" });
  draw();
  try {
    const texts = await textsInPhoto(file);
    const known = texts.filter(linkIn);
    if (visit === visits && texts.length === 0) fail("no-code");
    for (const text of known.length > 0 ? known : texts.slice(0, 1))
      if (visit === visits) take(text);
  } catch (error) {
    if (visit === visits) fail(failureOf(error));
  }
  if (visit === visits) reading.busy = false;
  draw();
}

/** @param {unknown} error
 * @returns {Failure}
 */
const failureOf = (error) => (error instanceof ReaderLost ? "unloaded" : "no-picture");

/** Take a text that was pasted.
 * @param {string} text
 */
export function readPasted(text) {
  if (linkIn(text)) take(text);
  else fail("no-link");
}

/** Take a text that was read.
 * @param {string} text
 */
function take(text) {
  const link = linkIn(text);
  if (!link) fail("foreign", text);
  else if (taker) taker(link);
  else if (isPartLink(link)) takePart(link);
  else finish(text);
}

/** Take the part in a link that says it is one.
 * @param {string} link
 * @param {boolean} [anew] true where it takes the place of parts of another battle
 */
export function takePart(link, anew = false) {
  const part = readPart(link);
  if (!part) {
    fail("damaged");
    return;
  }
  const before = reading.gathered;
  if (before && !belongs(before, part) && !anew) {
    fail("other");
    return;
  }
  const gathered = withPart(before && belongs(before, part) ? before : null, part);
  if (gathered.parts.size === before?.parts.size && belongs(before, part)) return;
  Object.assign(reading, { gathered, latest: part.number, failure: "", text: "" });
  if (missingParts(gathered).length === 0) finishParts(gathered);
  draw();
}

/** @param {Gathered} gathered */
function finishParts(gathered) {
  reading.gathered = null;
  const whole = joined(gathered);
  if (whole) finish(whole);
  else fail("unlike");
}

/** Forget the parts that were gathered. */
export function forgetParts() {
  Object.assign(reading, { gathered: null, failure: "", text: "" });
  draw();
}

/** Open what was read, once the sheet is closed.
 * @param {string} text
 */
function finish(text) {
  stopCamera();
  closeSheetThen(() => openText(text));
}

/** @param {Failure} failure
 * @param {string} [text]
 */
function fail(failure, text = "") {
  if (reading.failure === failure && reading.text === text) return;
  Object.assign(reading, { failure, text });
  draw();
}
