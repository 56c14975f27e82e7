/** A meeting of two devices in one network, without a server: each shows a code and reads the other's, in any order. */

import { hostRank, NAME_RANK } from "./addresses.js";
import { answerOf, candidatesOf, isSameMeeting, meetingOf } from "./description.js";
import { readCode, writeCode } from "./meeting-code.js";
import { PeerChannel } from "./peer-channel.js";

/** @import { CodeTrouble, Meeting } from "./meeting-code.js" */

/**
 * `making` its code · `waiting` for the code of the other · `meeting` · `open` · `lost`, which may heal by itself ·
 * `failed`, for good · `closed`, by this device or the other
 * @typedef {"making" | "waiting" | "meeting" | "open" | "lost" | "failed" | "closed"} PeerState
 *
 * Why a peer has failed: `unsupported` the browser has no connections of this kind, or none here · `no-address` it gave none ·
 * `isolated` no packet came through, as in a network that keeps its devices apart · `only-names` the same where both browsers hid
 * their addresses, which they show to a page that may use the camera · `unanswered` packets come through, but the other device
 * has not read the code of this one · `lost` it was open
 * @typedef {"" | "unsupported" | "no-address" | "isolated" | "only-names" | "unanswered" | "lost"} PeerTrouble
 */

/** Milliseconds in which a browser lists its addresses. */
const GATHERING = 5_000;
/** Milliseconds after which the addresses of the other are given to the browser again: one that had no answer gives up soon
 * (Firefox after eleven seconds), and a person needs longer to read the second code. */
const AGAIN = 3_000;
/** Milliseconds after which a meeting without a packet from the other has failed. */
const PATIENCE = 120_000;
/** The id of the data channel, on which both ends agree without a word. */
const CHANNEL = 0;

export class Peer {
  /** @type {PeerState} */
  state = "making";
  /** @type {PeerTrouble} */
  why = "";
  /** @type {RTCPeerConnection | null} */
  #connection = null;
  /** @type {PeerChannel | null} */
  #channel = null;
  /** @type {Meeting | null} */
  #mine = null;
  /** @type {Meeting | null} */
  #theirs = null;
  /** Packets have come through. */
  #isReached = false;
  /** @type {ReturnType<typeof setInterval>[]} */
  #timers = [];
  #changed;
  /** The page goes: without this the other device would miss it only after half a minute. */
  #leave = () => {
    this.close();
    this.#connection?.close();
  };

  /** @param {(peer: Peer) => void} changed called at every change of its state */
  constructor(changed) {
    this.#changed = changed;
    addEventListener("pagehide", this.#leave);
  }

  /** The channel for a line (`line.js`), once it is open. */
  get channel() {
    return this.state === "open" || this.state === "lost" ? this.#channel : null;
  }

  /** Make the code of this device for one meeting. Gives its text, "" where it has failed.
   * @returns {Promise<string>}
   */
  async code() {
    try {
      const connection = new RTCPeerConnection();
      this.#connection = connection;
      this.#channel = new PeerChannel(
        connection.createDataChannel("live", { negotiated: true, id: CHANNEL, ordered: true }),
        () => this.#opened(),
        () => this.#ended(),
      );
      connection.oniceconnectionstatechange = () => this.#iceChanged(connection.iceConnectionState);
      connection.onconnectionstatechange = () => this.#follow(connection.connectionState);
      await connection.setLocalDescription(await connection.createOffer());
      await gathered(connection);
    } catch {
      return this.#fail("unsupported");
    }
    if (this.state !== "making") return "";
    this.#mine = meetingOf(this.#connection.localDescription?.sdp ?? "");
    if (!this.#mine) return this.#fail("no-address");
    this.#become("waiting");
    return writeCode(this.#mine);
  }

  /** Meet the device whose code was read. Gives what is wrong with the code, "" if nothing is.
   * @param {string} text
   * @returns {Promise<CodeTrouble | "own" | "met" | "">}
   */
  async meet(text) {
    const read = readCode(text);
    if ("trouble" in read) return read.trouble;
    if (this.state !== "waiting" || !this.#mine || !this.#connection) return "met";
    if (isSameMeeting(read.meeting, this.#mine)) return "own";
    this.#theirs = read.meeting;
    this.#become("meeting");
    try {
      const sdp = answerOf(read.meeting, this.#mine);
      await this.#connection.setRemoteDescription({ type: "answer", sdp });
      this.#timers.push(setInterval(() => this.#tellAddresses(), AGAIN));
      this.#timers.push(setInterval(() => this.#isReached || this.#fail("isolated"), PATIENCE));
    } catch {
      this.#fail("unsupported");
    }
    return "";
  }

  /** Close it; the other end is told. */
  close() {
    if (this.state === "failed" || this.state === "closed") return;
    this.#become("closed");
    this.#end();
  }

  /** Give the addresses of the other to the browser once more. */
  #tellAddresses() {
    if (this.state !== "meeting" || !this.#theirs) return;
    for (const candidate of candidatesOf(this.#theirs)) {
      this.#connection?.addIceCandidate({ candidate, sdpMLineIndex: 0 }).catch(() => {});
    }
  }

  /** @param {RTCIceConnectionState} now */
  #iceChanged(now) {
    if (now === "connected" || now === "completed") this.#isReached = true;
  }

  /** @param {RTCPeerConnectionState} now */
  #follow(now) {
    if (now === "failed") this.#fail("isolated");
    if (now === "disconnected" && this.state === "open") this.#become("lost");
    if (now === "connected" && this.state === "lost") this.#become("open");
  }

  #opened() {
    if (this.state !== "meeting") return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#become("open");
  }

  /** The data channel has ended: closed by the other device, or with a connection that failed. */
  #ended() {
    if (this.#connection?.connectionState === "failed") this.#fail("isolated");
    else this.close();
  }

  /** @param {PeerTrouble} why of a meeting; one that was open is lost
   * @returns {""}
   */
  #fail(why) {
    if (this.state === "failed" || this.state === "closed") return "";
    const wasOpen = this.state === "open" || this.state === "lost";
    if (wasOpen) this.why = "lost";
    else if (why === "isolated" && this.#isReached) this.why = "unanswered";
    else if (why === "isolated" && this.#hasOnlyNames()) this.why = "only-names";
    else this.why = why;
    this.#become("failed");
    this.#end();
    return "";
  }

  #hasOnlyNames() {
    const addresses = [this.#mine, this.#theirs].flatMap((one) => one?.addresses ?? []);
    return addresses.every(({ host }) => hostRank(host) === NAME_RANK);
  }

  #end() {
    removeEventListener("pagehide", this.#leave);
    for (const timer of this.#timers) clearInterval(timer);
    this.#channel?.end(() => this.#connection?.close());
  }

  /** @param {PeerState} state */
  #become(state) {
    this.state = state;
    this.#changed(this);
  }
}

/** Done when a connection has listed all addresses of this device, or had time enough.
 * @param {RTCPeerConnection} connection
 * @returns {Promise<void>}
 */
const gathered = (connection) =>
  new Promise((done) => {
    const look = () => connection.iceGatheringState === "complete" && done();
    connection.onicegatheringstatechange = look;
    setTimeout(done, GATHERING);
    look();
  });
