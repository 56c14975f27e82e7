/** The messages of a live line (docs/live.md): JSON text, checked here as it arrives, and a measure of how many may come. */

/** @import { LogHeader } from "../../shared/wire.d.ts" */

/** The version of this protocol; both ends must have the same. */
export const LIVE = 2;

/**
 * @typedef {unknown[]} Entry an entry as it stands in a log: a list that opens with its kind
 * @typedef {[number, string]} HeadAfter so many entries, and the head of the log after them
 * @typedef {Record<string, string>} Seats the phone that holds each seat
 * @typedef {Record<string, string>} Table the seal or the secret of each phone
 *
 * @typedef {object} Hi the first message of both ends
 * @property {"hi"} do
 * @property {number} live the version of the protocol
 * @property {"host" | "guest"} role
 * @property {string} phone the id of the device, the same at every meeting
 * @property {string} battle the id of the battle, the same on every device; "" of a guest that has none
 * @property {Record<string, number>} versions of each rule system that this device has its version
 * @property {LogHeader | null} header of the log; null of a guest that has none
 * @property {HeadAfter[]} heads from the end of the log to its beginning, at doubling gaps
 *
 * @typedef {object} On host to guest: after `at` entries of the log come these
 * @property {"on"} do
 * @property {number} at
 * @property {Entry[]} add
 * @property {string} head of the log after them
 * @property {boolean} more the next message goes on from there, and nothing is shown before
 * @property {boolean} chosen the table has chosen this: another log after `at` gives way
 * @property {number} [id] of the try or the throw that is answered
 * @property {Table} [opened] of a throw in common the secret of each phone that took part
 *
 * @typedef {object} Try guest to host: let the log grow by these entries
 * @property {"try"} do
 * @property {number} id
 * @property {number} at how many entries stand before them
 * @property {string} head of the log before them
 * @property {Entry[]} add
 *
 * @typedef {object} No host to guest: a try was refused
 * @property {"no"} do
 * @property {number} id
 * @property {string} why a code
 *
 * @typedef {object} Common host to guest: from now on the app's dice are thrown in common, or not
 * @property {"common"} do
 * @property {boolean} on
 *
 * @typedef {object} Throw guest to host: throw the dice that are asked for after `at` entries
 * @property {"throw"} do
 * @property {number} id counted with those of tries
 * @property {number} at
 * @property {string} head
 *
 * @typedef {object} Casting host to guest: a throw begins, seal a secret for it
 * @property {"cast"} do
 * @property {number} id of the throw, greater than any before on this line
 * @property {number} at
 * @property {string} head
 * @property {string} by the phone that throws
 *
 * @typedef {object} Seal guest to host: the seal of its secret
 * @property {"seal"} do
 * @property {number} id of the throw
 * @property {string} seal "" of a phone that takes no part
 *
 * @typedef {object} Seals host to guest: all phones that take part, with their seals; now open yours
 * @property {"seals"} do
 * @property {number} id of the throw
 * @property {Table} seals
 *
 * @typedef {object} Open guest to host: its secret
 * @property {"open"} do
 * @property {number} id of the throw
 * @property {string} secret
 *
 * @typedef {object} Broken host to guest: a throw came to nothing
 * @property {"broken"} do
 * @property {number} id of the throw
 * @property {string} phone because of which one
 * @property {string} why a code
 *
 * @typedef {object} Apart guest to host: the log of the guest, which was played on apart, after `at` entries of both
 * @property {"apart"} do
 * @property {number} at
 * @property {Entry[]} add
 * @property {boolean} more
 *
 * @typedef {object} Who the seats and who holds them; of a guest those that it wants to be changed, of the host all
 * @property {"who"} do
 * @property {Seats} seats
 *
 * @typedef {object} Bye the last message of an end that closes the line
 * @property {"bye"} do
 * @property {string} why a code
 *
 * @typedef {Common | Throw | Casting | Seal | Seals | Open | Broken} Thrown a message about a throw in common
 * @typedef {Hi | On | Try | No | Apart | Who | Bye | Thrown} Message
 */

/** The letters of a message. */
const LONGEST_MESSAGE = 200_000;
/** The letters of entries in one message of several; a single entry may be longer. */
const LONGEST_PART = 12_000;
/** The entries of one message. */
const MOST_IN_PART = 500;
/** The entries of a log. */
export const MOST_LOGGED = 40_000;
const MOST_HEADS = 24;
const MOST_SYSTEMS = 64;
export const MOST_SEATS = 64;
/** The phones of a table. */
export const MOST_PHONES = 9;
const LONGEST_CODE = 40;
const LONGEST_ID = 100;
/** Lists within lists in an entry. */
const DEEPEST_ENTRY = 32;
const HEAD = /^[0-9a-f]{32}$/u;
const SECRET = /^[0-9a-f]{32}$/u;
const SEAL = /^[0-9a-f]{64}$/u;

/** The message in a text; null if it is none.
 * @param {unknown} text
 * @returns {Message | null}
 */
export function readMessage(text) {
  if (typeof text !== "string" || text.length > LONGEST_MESSAGE) return null;
  try {
    const data = JSON.parse(text);
    const check = isObject(data) && Object.hasOwn(CHECKS, data.do) ? CHECKS[data.do] : null;
    return check?.(data) ? data : null;
  } catch {
    return null;
  }
}

/** The text of a message; null if the other end would not take it.
 * @param {Message} message
 */
export function writeMessage(message) {
  const text = JSON.stringify(message);
  return readMessage(text) ? text : null;
}

/** Entries in parts that fit into a message each, at least one part.
 * @param {readonly Entry[]} entries
 * @returns {Entry[][]}
 */
export function inParts(entries) {
  /** @type {Entry[][]} */
  const parts = [[]];
  let length = 0;
  for (const entry of entries) {
    const more = JSON.stringify(entry).length;
    const last = parts[parts.length - 1];
    if (last.length === MOST_IN_PART || (last.length > 0 && length + more > LONGEST_PART)) {
      parts.push([entry]);
      length = more;
    } else {
      last.push(entry);
      length += more;
    }
  }
  return parts;
}

/** @param {unknown} data
 * @returns {data is Record<string, any>}
 */
const isObject = (data) => typeof data === "object" && data !== null && !Array.isArray(data);

/** @param {unknown} data
 * @returns {data is number}
 */
const isCount = (data) => Number.isSafeInteger(data) && /** @type {number} */ (data) >= 0;

/** @param {unknown} data */
const isPlace = (data) => isCount(data) && data <= MOST_LOGGED;

/** @param {unknown} data */
const isFlag = (data) => typeof data === "boolean";

/** @param {unknown} data
 * @param {number} longest
 * @param {number} [least]
 */
const isText = (data, longest, least = 1) =>
  typeof data === "string" && data.length >= least && data.length <= longest;

/** @param {unknown} data
 * @param {RegExp} form
 */
const isMatch = (data, form) => typeof data === "string" && form.test(data);

/** @param {unknown} data */
const isHead = (data) => isMatch(data, HEAD);

/** True for an object with no more than so many texts as names, whose values pass.
 * @param {unknown} data
 * @param {number} most
 * @param {(value: unknown) => boolean} passes
 */
const isTable = (data, most, passes) =>
  isObject(data) &&
  Object.keys(data).length <= most &&
  Object.entries(data).every(([name, value]) => isText(name, LONGEST_ID) && passes(value));

/** True for an entry as it stands in a log: never the content or the salt of a slip that lies face down, which the door
 * takes in an object.
 * @param {unknown} data
 * @returns {data is Entry}
 */
export const isEntry = (data) =>
  Array.isArray(data) && typeof data[0] === "string" && isPlain(data, DEEPEST_ENTRY);

/** @param {unknown} data
 * @param {number} deep
 * @returns {boolean}
 */
const isPlain = (data, deep) =>
  Array.isArray(data)
    ? deep > 0 && data.every((one) => isPlain(one, deep - 1))
    : data === null || typeof data === "string" || Number.isSafeInteger(data);

/** @param {unknown} data
 * @param {number} least
 */
const areEntries = (data, least) =>
  Array.isArray(data) && data.length >= least && data.length <= MOST_IN_PART && data.every(isEntry);

/** @param {unknown} data */
const areHeads = (data) =>
  Array.isArray(data) &&
  data.length <= MOST_HEADS &&
  data.every((one) => Array.isArray(one) && one.length === 2 && isPlace(one[0]) && isHead(one[1]));

/** @param {unknown} data
 * @returns {data is LogHeader}
 */
const isHeader = (data) =>
  isObject(data) &&
  data.gonfalon === 2 &&
  isText(data.system, LONGEST_ID) &&
  isCount(data.version) &&
  isTable(data.switches, 1_000, (choice) => isText(choice, LONGEST_ID));

/** The checks of a message; fields that are not named here are not looked at.
 * @type {Record<string, (data: Record<string, any>) => boolean>}
 */
const CHECKS = {
  hi: (data) =>
    isCount(data.live) &&
    (data.live !== LIVE ||
      (["host", "guest"].includes(data.role) &&
        isText(data.phone, LONGEST_CODE) &&
        isText(data.battle, LONGEST_CODE, 0) &&
        isTable(data.versions, MOST_SYSTEMS, isCount) &&
        (isHeader(data.header) || (data.header === null && data.heads?.length === 0)) &&
        areHeads(data.heads))),
  on: ({ at, add, head, more, chosen, id, opened }) =>
    isPlace(at) &&
    areEntries(add, 0) &&
    isHead(head) &&
    isFlag(more) &&
    isFlag(chosen) &&
    (id === undefined || isCount(id)) &&
    (opened === undefined || isTable(opened, MOST_PHONES, (secret) => isMatch(secret, SECRET))),
  try: ({ id, at, head, add }) => isCount(id) && isPlace(at) && isHead(head) && areEntries(add, 1),
  no: ({ id, why }) => isCount(id) && isText(why, LONGEST_CODE),
  common: ({ on }) => isFlag(on),
  throw: ({ id, at, head }) => isCount(id) && isPlace(at) && isHead(head),
  cast: ({ id, at, head, by }) =>
    isCount(id) && isPlace(at) && isHead(head) && isText(by, LONGEST_CODE),
  seal: ({ id, seal }) => isCount(id) && (seal === "" || isMatch(seal, SEAL)),
  seals: ({ id, seals }) =>
    isCount(id) && isTable(seals, MOST_PHONES, (seal) => isMatch(seal, SEAL)),
  open: ({ id, secret }) => isCount(id) && isMatch(secret, SECRET),
  broken: ({ id, phone, why }) =>
    isCount(id) && isText(phone, LONGEST_CODE) && isText(why, LONGEST_CODE),
  apart: ({ at, add, more }) => isPlace(at) && areEntries(add, 0) && isFlag(more),
  who: ({ seats }) => isTable(seats, MOST_SEATS, (phone) => isText(phone, LONGEST_CODE, 0)),
  bye: ({ why }) => isText(why, LONGEST_CODE),
};

/**
 * @typedef {object} Rate
 * @property {number} messages
 * @property {number} letters of all of them
 *
 * @typedef {object} Limits what may come at once, and in each second
 * @property {Rate} burst
 * @property {Rate} second
 */

/** The most that a host takes from a guest.
 * @type {Limits} */
export const FROM_GUEST = {
  burst: { messages: 300, letters: 10_000_000 },
  second: { messages: 20, letters: 250_000 },
};
/** The most that a guest takes from its host, which passes on what comes from all of its guests.
 * @type {Limits} */
export const FROM_HOST = {
  burst: { messages: 3_000, letters: 80_000_000 },
  second: { messages: 200, letters: 2_000_000 },
};

/** A measure of what comes over a line: it holds a burst, and refills with time. */
export class Flow {
  /**
   * @param {Limits} limits
   * @param {() => number} now milliseconds
   */
  constructor(limits, now) {
    this.limits = limits;
    this.now = now;
    this.left = limits.burst;
    this.last = now();
  }

  /** True if so many letters may come now.
   * @param {number} letters
   */
  takes(letters) {
    const seconds = Math.max(0, this.now() - this.last) / 1000;
    this.last = this.now();
    const { burst, second } = this.limits;
    const filled = (/** @type {"messages" | "letters"} */ what) =>
      Math.min(burst[what], this.left[what] + seconds * second[what]);
    this.left = { messages: filled("messages") - 1, letters: filled("letters") - letters };
    return this.left.messages >= 0 && this.left.letters >= 0;
  }
}
