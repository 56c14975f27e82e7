/** Two devices meet: the code of this one is shown, that of the other is read, and what comes of it is told. */

import { battleId } from "../../battle/state.js";
import { Peer } from "../../live/peer.js";
import { draw } from "../../page/draw.js";
import { reading, startCamera, stopCamera } from "../code-reader/reading.js";
import { hostBattle } from "./hosting.js";
import { takeFromTabs } from "./other-tab.js";
import { takeChannel } from "./session.js";

/** @import { CodeTrouble } from "../../live/meeting-code.js" */
/** @import { PeerState, PeerTrouble } from "../../live/peer.js" */

export const meeting = {
  /** @type {"host" | "guest"} */
  role: "host",
  /** The person has not said yet if the camera may be asked for; then there is a code. */
  hasBegun: false,
  /** The code of this device as a link, once it is made. */
  code: "",
  /** @type {PeerState} */
  state: "making",
  /** @type {PeerTrouble} */
  why: "",
  /** The fault of the code that was read last.
   * @type {CodeTrouble | "own" | "met" | ""} */
  trouble: "",
};

/** The meeting under way.
 * @type {Peer | null} */
let peer = null;
/** The code of the other device, read before that of this one is made. */
let theirs = "";
/** The peers that have met.
 * @type {Set<Peer>} */
const met = new Set();

/** True while nothing comes through to a device that has met this one. */
export const isInterrupted = () => [...met].some(({ state }) => state === "lost");

/** Begin a meeting from the start.
 * @param {"host" | "guest"} role
 * @param {string} [link] the code of the other, where it was read already
 */
export function beginMeeting(role, link = "") {
  endMeeting();
  theirs = link;
  Object.assign(meeting, {
    role,
    hasBegun: false,
    code: "",
    state: "making",
    why: "",
    trouble: "",
  });
}

/** Make the code of this device. The camera is asked for before: with that permission a browser tells its addresses.
 * @param {boolean} withCamera
 */
export async function makeCode(withCamera) {
  Object.assign(meeting, { hasBegun: true, code: "", state: "making", why: "", trouble: "" });
  const mine = new Peer(changed);
  peer?.close();
  peer = mine;
  draw();
  if (withCamera && reading.camera === "off") await startCamera();
  if (peer !== mine) return;
  if (meeting.role === "host" && !(await hostBattle(battleId()).catch(() => false))) {
    stopCamera();
    Object.assign(meeting, { state: "failed", why: "lost" });
    draw();
    return;
  }
  const code = await mine.code();
  if (peer !== mine) return;
  meeting.code = code;
  if (theirs) await takeCode(theirs);
  if (meeting.role === "guest") stopCamera();
  draw();
}

/** Take the code of the other device.
 * @param {string} link
 */
export async function takeCode(link) {
  if (!peer || meeting.state === "meeting" || meeting.state === "open") return;
  const trouble = await peer.meet(link);
  theirs = "";
  meeting.trouble = trouble;
  if (!trouble) stopCamera();
  draw();
}

/** A code that the camera of this device has opened in another tab is taken where a meeting waits for one. */
takeFromTabs((link) => {
  const waits = peer !== null && meeting.state === "waiting" && !theirs;
  if (waits) takeCode(link);
  return waits;
});

/** End the meeting that is under way; devices that have met stay connected. */
export function endMeeting() {
  const before = peer;
  peer = null;
  before?.close();
}

/** @param {Peer} changing */
function changed(changing) {
  const { state, why, channel } = changing;
  if (changing === peer) Object.assign(meeting, { state, why });
  if (state === "open" && channel && !met.has(changing)) {
    met.add(changing);
    if (changing === peer) peer = null;
    takeChannel(channel, meeting.role);
  }
  if (state === "failed" || state === "closed") {
    met.delete(changing);
    if (changing === peer) stopCamera();
  }
  draw();
}
