/** Session descriptions of WebRTC: what a meeting code takes from one's own, and another device's, made again from its code. */

import { bytesOfHex, hexOf, hostBytes, hostRank } from "./addresses.js";
import { FINGERPRINT_BYTES, MOST_ADDRESSES } from "./meeting-code.js";

/** @import { Meeting } from "./meeting-code.js" */

/** The most bytes of a message that this app takes; browsers take as much. */
const MESSAGE_BYTES = 262_144;
/** The priority of the first address. */
const FIRST_PRIORITY = 2_130_706_431;
const NAME = /^a=ice-ufrag:(\S+)/mu;
const PASSWORD = /^a=ice-pwd:(\S+)/mu;
const FINGERPRINT = /^a=fingerprint:sha-256 (\S+)/imu;
const HOST = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gimu;

/** The meeting of this device by its own description with all candidates; null if it has no address that a code holds.
 * @param {string} sdp
 * @returns {Meeting | null}
 */
export function meetingOf(sdp) {
  const name = NAME.exec(sdp)?.[1] ?? "";
  const password = PASSWORD.exec(sdp)?.[1] ?? "";
  const fingerprint = bytesOfHex((FINGERPRINT.exec(sdp)?.[1] ?? "").replaceAll(":", ""));
  const addresses = Array.from(sdp.matchAll(HOST), ([, host, port]) => ({
    host,
    port: Number(port),
  }))
    .filter(({ host }) => hostBytes(host))
    .sort((one, other) => hostRank(one.host) - hostRank(other.host))
    .slice(0, MOST_ADDRESSES);
  if (!name || !password || fingerprint.length !== FINGERPRINT_BYTES || addresses.length === 0)
    return null;
  return { name, password, fingerprint, addresses };
}

/** The addresses of a device as WebRTC writes them, the first before the others.
 * @param {Meeting} meeting
 */
export const candidatesOf = ({ addresses }) =>
  addresses.map(
    ({ host, port }, nth) =>
      `candidate:${nth + 1} 1 udp ${FIRST_PRIORITY - 256 * nth} ${host} ${port} typ host`,
  );

/** The answer of another device to an offer of this one, though it only made an offer itself: which of the two is client of
 * the encryption follows from their fingerprints, as each of them sees it.
 * @param {Meeting} theirs
 * @param {Meeting} mine
 */
export function answerOf(theirs, mine) {
  const print = hexOf(theirs.fingerprint).toUpperCase();
  const isClient = print < hexOf(mine.fingerprint).toUpperCase();
  return [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    "a=mid:0",
    `a=ice-ufrag:${theirs.name}`,
    `a=ice-pwd:${theirs.password}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${print.match(/../gu)?.join(":")}`,
    `a=setup:${isClient ? "active" : "passive"}`,
    "a=sctp-port:5000",
    `a=max-message-size:${MESSAGE_BYTES}`,
    ...candidatesOf(theirs).map((candidate) => `a=${candidate}`),
    "",
  ].join("\r\n");
}

/** True if two codes are of the same device and the same meeting.
 * @param {Meeting} one
 * @param {Meeting} other
 */
export const isSameMeeting = (one, other) => hexOf(one.fingerprint) === hexOf(other.fingerprint);
