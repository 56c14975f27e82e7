/** The code by which two devices meet (docs/live.md, byte by byte): all of a session description that is not always the same. */

import { bytesOf, crc32, lettersOf } from "../../shared/bytes.js";
import { bytesOfHex, HOST_BYTES, hexOf, hostBytes, hostOf } from "./addresses.js";

/** @import { Address, Kind } from "./addresses.js" */

/**
 * @typedef {object} Meeting how a device can be met
 * @property {string} name its ICE user name
 * @property {string} password its ICE password
 * @property {Uint8Array} fingerprint SHA-256 of its certificate, 32 bytes
 * @property {Address[]} addresses at least one, at most three
 */

/** Why a code cannot be read: it is none, letters of it are missing or wrong, a later version of the app wrote it.
 * @typedef {"foreign" | "damaged" | "newer"} CodeTrouble
 */

const FORMAT = 1;
export const MOST_ADDRESSES = 3;
export const FINGERPRINT_BYTES = 32;
const CHECK_BYTES = 2;
/** The letters of a code, and the most that is looked at. */
const LONGEST_CODE = 300;
const CODE = /(?:^|[#&])m=([A-Za-z0-9_-]*)/u;
const ICE_NAME = /^[A-Za-z0-9+/]{4,32}$/u;
const ICE_PASSWORD = /^[A-Za-z0-9+/]{22,64}$/u;

/** The forms in which browsers write name and password, in the order of their numbers: the bytes of each, their text and back.
 * The first is that of Chromium and WebKit, the second that of Firefox, the last one any. */
const FORMS = [
  { sizes: [3, 18], textOf: base64Of, bytesOf: (/** @type {string} */ text) => ofBase64(text) },
  { sizes: [4, 16], textOf: hexOf, bytesOf: bytesOfHex },
  { sizes: [0, 0], textOf: asciiOf, bytesOf: (/** @type {string} */ text) => ofAscii(text) },
];
const PLAIN = FORMS.length - 1;

/** The text of a code for a link or a picture.
 * @param {Meeting} meeting
 * @throws {RangeError} if a code cannot hold it
 */
export function writeCode({ name, password, fingerprint, addresses }) {
  if (!isSound({ name, password, fingerprint, addresses })) throw new RangeError("meeting");
  const form = FORMS.findIndex((_, nth) => fits(nth, name, password));
  const hosts = addresses.flatMap(({ host, port }) => {
    const found = hostBytes(host);
    return found ? [found.kind, ...found.bytes, port >> 8, port & 0xff] : [];
  });
  const bytes = [
    (FORMAT << 4) | (form << 2) | addresses.length,
    ...secretBytes(form, name),
    ...secretBytes(form, password),
    ...fingerprint,
    ...hosts,
  ];
  return `m=${lettersOf(Uint8Array.from([...bytes, ...checkOf(Uint8Array.from(bytes))]))}`;
}

/** Read a code: its text, or a whole address with it behind the #.
 * @param {string} text
 * @returns {{meeting: Meeting} | {trouble: CodeTrouble}}
 */
export function readCode(text) {
  const found = text.length > LONGEST_CODE ? null : CODE.exec(text.trim());
  if (!found) return { trouble: "foreign" };
  const bytes = bytesOf(found[1]) ?? new Uint8Array();
  if (bytes.length > 0 && bytes[0] >> 4 !== FORMAT) return { trouble: "newer" };
  const whole = bytes.subarray(0, -CHECK_BYTES);
  const isWhole =
    lettersOf(bytes) === found[1] && hexOf(checkOf(whole)) === hexOf(bytes.subarray(-CHECK_BYTES));
  const meeting = isWhole ? meetingIn(whole) : null;
  return meeting ? { meeting } : { trouble: "damaged" };
}

/** @param {Uint8Array} bytes without their check
 * @returns {Meeting | null}
 */
function meetingIn(bytes) {
  const form = (bytes[0] >> 2) & 3;
  let at = 1;
  const take = (/** @type {number} */ count) => {
    at += count;
    return bytes.subarray(at - count, at);
  };
  const text = (/** @type {number} */ nth) =>
    FORMS[form].textOf(take(form === PLAIN ? (take(1)[0] ?? 0) : FORMS[form].sizes[nth]));
  if (form > PLAIN) return null;
  const [name, password, fingerprint] = [text(0), text(1), take(FINGERPRINT_BYTES)];
  const addresses = Array.from({ length: bytes[0] & 3 }, () => {
    const kind = /** @type {Kind} */ (take(1)[0]);
    const host = kind in HOST_BYTES ? hostOf(kind, take(HOST_BYTES[kind])) : "";
    const [high = 0, low = 0] = take(2);
    return { host, port: (high << 8) | low };
  });
  const meeting = { name, password, fingerprint, addresses };
  return at === bytes.length && isSound(meeting) ? meeting : null;
}

/** True if a code can hold it.
 * @param {Meeting} meeting
 */
const isSound = ({ name, password, fingerprint, addresses }) =>
  ICE_NAME.test(name) &&
  ICE_PASSWORD.test(password) &&
  fingerprint.length === FINGERPRINT_BYTES &&
  addresses.length > 0 &&
  addresses.length <= MOST_ADDRESSES &&
  addresses.every(({ host, port }) => hostBytes(host) !== null && port > 0 && port <= 0xffff);

/** @param {number} form
 * @param {string} name
 * @param {string} password
 */
const fits = (form, name, password) =>
  form === PLAIN ||
  [name, password].every((text, nth) => {
    const bytes = FORMS[form].bytesOf(text);
    return bytes.length === FORMS[form].sizes[nth] && FORMS[form].textOf(bytes) === text;
  });

/** @param {number} form
 * @param {string} text
 */
function secretBytes(form, text) {
  const bytes = FORMS[form].bytesOf(text);
  return form === PLAIN ? [bytes.length, ...bytes] : [...bytes];
}

/** The last two bytes of a code: the end of the CRC-32 of those before.
 * @param {Uint8Array} bytes
 */
function checkOf(bytes) {
  const sum = crc32(bytes);
  return Uint8Array.of((sum >> 8) & 0xff, sum & 0xff);
}

/** @param {Uint8Array} bytes */
function base64Of(bytes) {
  return btoa(asciiOf(bytes));
}

/** The bytes of unpadded base64; none where it is none.
 * @param {string} text
 */
const ofBase64 = (text) => (text.length % 4 === 0 ? ofAscii(atob(text)) : new Uint8Array());

/** @param {Uint8Array} bytes */
function asciiOf(bytes) {
  return String.fromCharCode(...bytes);
}

/** @param {string} text */
const ofAscii = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
