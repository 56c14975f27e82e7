/** The state of the open battle, and whether a tap counts now. */

import { engine } from "../engine/engine.js";
import { afterPaint, draw } from "../page/draw.js";

/** @import { Reply, Trouble, View } from "../../shared/view.d.ts" */

/**
 * @typedef {object} Gist what a link's record says without its rules being known
 * @property {string} system
 * @property {string} name
 * @property {number} turn how many entries it has
 * @property {number} throws
 * @property {number} rulings
 * @property {string[]} texts what people typed, the short ones
 * @property {string} same the record as text, to be compared with what this device keeps
 * @property {string} sketch the letters of the sketch beside the record, or ""
 */

/** A tap this soon after the last one is taken for a slip of the finger. */
const TOO_SOON = 300;

/** Nothing is open. */
export const nothingOpen = () => ({
  id: "",
  revision: 0,
  /** @type {View | null} */
  view: null,
  /** The same battle as the side sees it that holds the phone alone.
   * @type {View | null} */
  privateView: null,
  /** @type {string | null} */
  privateViewer: null,
  /** The side that wants to read again what it laid face down: the phone is on its way there.
   * @type {string | null} */
  privateViewAskedBy: null,
  /** How the battle came to this device, until the person has taken note of it.
   * @type {"" | "link" | "file"} */
  origin: "",
  /** What a link says of itself while the engine has not read it yet.
   * @type {Gist | null} */
  gist: null,
  /** The view is not the engine's word on that link yet: the same battle was kept here, or the link brought a sketch.
   * @type {"" | "kept" | "sketch"} */
  preview: "",
  /** The table is left as it stands until what surrounds it was painted. */
  tableLater: false,
  /** The person has read what is to be known about the opened battle. */
  noted: false,
  /** What came with the latest answer are the lines of the log with a greater `n`. */
  seen: 0,
  /** So many older parts of the log are drawn beside the newest. */
  older: 0,
  /** Nothing counts until the engine has answered and the battle is kept. */
  busy: false,
  /** Another tab plays this battle. */
  elsewhere: false,
  /** The device did not keep the latest answer. */
  unkept: false,
  /** @type {Trouble | null} */
  refused: null,
  fault: "",
  /** @type {() => void} */
  release: () => {},
});

export const play = nothingOpen();
let tapped = Number.NEGATIVE_INFINITY;

/** From here on, taps do not count for a moment. */
export function ignoreTapsBriefly() {
  tapped = performance.now();
  setTimeout(draw, TOO_SOON + 10);
}

/** Whether a tap on the open question counts now. */
export const takesTaps = () =>
  !play.busy &&
  !play.elsewhere &&
  engine.state === "ready" &&
  performance.now() - tapped > TOO_SOON;

/** Draw what surrounds the table first, then the table: a slow phone takes a tap in between. */
export function drawTableLater() {
  play.tableLater = true;
  afterPaint(() => {
    play.tableLater = false;
    draw();
  });
}

/** The greatest `n` in the log: how many entries the record had at the last line. Several lines may share one.
 * @param {View} view
 */
export const lastLineOf = (view) => view.log.reduce((most, line) => Math.max(most, line.n), 0);

/** What the door says against it.
 * @param {Reply} reply
 * @returns {Trouble | null}
 */
export const trouble = (reply) => reply.refused ?? reply.unreadable ?? null;
