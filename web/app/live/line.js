/** A line between two phones over any channel: what arrives is checked, and whoever closes it says why. */

import { LIVE, MOST_LOGGED, readMessage, writeMessage } from "./messages.js";

/** @import { LogHeader } from "../../shared/wire.d.ts" */
/** @import { Entry, Flow, HeadAfter, Hi, Message } from "./messages.js" */
/** @import { Pool } from "./throw.js" */

/**
 * @typedef {object} Channel carries texts in order (`peer.js`, or a pair in memory)
 * @property {(text: string) => void} send throws, or loses the text, once it is closed
 * @property {() => void} close
 * @property {(text: unknown) => void} onmessage set by the line
 * @property {() => void} onclose set by the line; the other end is gone
 *
 * @typedef {object} Growth entries that the door put into the log
 * @property {Entry[]} entries those that stand there now, after `append` from `at` on, after `open` all; more than were asked for
 * where slips of this phone were turned over
 * @property {string} head of the log after them
 *
 * @typedef {object} Battle the open battle at the door of this phone (docs/live.md, The door)
 * @property {(at: number, entries: Entry[]) => Promise<Growth | {refused: string}>} append with the slips that this phone keeps
 * @property {(header: LogHeader, entries: Entry[]) => Promise<Growth | {refused: string}>} open another log in its place
 * @property {(after: number[]) => Promise<(string | null)[]>} heads after so many entries each; null where the log is shorter
 * @property {() => Promise<Pool | null>} pool the dice that the open question asks for; null if it asks for none
 *
 * @typedef {object} Log a battle as this phone knows it
 * @property {string} battle its id, the same on every phone; "" where it was never played by several
 * @property {LogHeader} header
 * @property {readonly Entry[]} entries
 * @property {string} head
 *
 * @typedef {object} Fork a battle that two phones played on apart
 * @property {number} common how many entries both have
 * @property {Entry[]} mine the entries of this phone after them
 * @property {Entry[]} theirs those of the other
 *
 * @typedef {object} Phone this device
 * @property {string} phone its id, the same at every meeting
 * @property {Record<string, number>} versions of each rule system that it has
 * @property {Battle} battle
 * @property {(battle: string) => Promise<Log | null>} [find] the log that this phone keeps of the battle with this id, open at its
 *   door by then; asked by a guest without a log
 * @property {(seat: string) => boolean} [isSeat] true for a seat of the table; asked by a host
 * @property {() => number} [now] milliseconds, by which a flood is noticed
 * @property {(milliseconds: number) => Promise<void>} [wait] by which a phone that does not answer is noticed
 */

/** Why a line is closed, beside what a user of it may give:
 * `gone` the channel ended · `garbage` a text that is no message, or none of this end · `flood` too much came at once ·
 * `other-version` · `no-system` · `other-battle` · `two-hosts` · `two-guests` · `too-long` · `not-followed` the log cannot be
 * played here · `heads-differ` · `full` as many phones as there may be · `again` the same phone has come by another
 * line · `next` the host goes on with another battle, by the same channel · `silent`, `unopened`, `false`, `unfair` of a throw in common (docs/live.md) · `fault` of this app
 * @typedef {string} Why
 */

/** The host goes on with another battle: this line is over, its channel stays open. */
export const NEXT = "next";

export class Line {
  #isOpen = true;
  /** @type {Flow} */
  #flow;
  /** @type {Channel} */
  #channel;
  /** @type {(why: Why) => void} */
  #closed;
  #mayBeReleased;

  /**
   * @param {Channel} channel
   * @param {Flow} flow the measure of what arrives
   * @param {(message: Message) => void} receive every message but `bye`
   * @param {(why: Why) => void} closed once, by whichever end, unless the line was released here
   * @param {boolean} [mayBeReleased] the other end may go on with another battle by the same channel
   */
  constructor(channel, flow, receive, closed, mayBeReleased = false) {
    this.#channel = channel;
    this.#flow = flow;
    this.#closed = closed;
    this.#mayBeReleased = mayBeReleased;
    channel.onmessage = (text) => {
      if (this.#isOpen) this.#take(text, receive);
    };
    channel.onclose = () => this.#end("gone");
  }

  get isOpen() {
    return this.#isOpen;
  }

  /** Send a message, unless the line is closed.
   * @param {Message} message
   */
  send(message) {
    if (!this.#isOpen) return;
    const text = writeMessage(message);
    if (text === null) return this.close("too-long");
    try {
      this.#channel.send(text);
    } catch {
      this.#end("gone");
    }
  }

  /** Say why, and close.
   * @param {Why} why
   */
  close(why) {
    this.send({ do: "bye", why });
    this.#end(why);
  }

  /** Say that another battle comes, and give the channel for it; nobody is told here.
   * @returns {Channel}
   */
  release() {
    this.send({ do: "bye", why: NEXT });
    this.#isOpen = false;
    return this.#channel;
  }

  /** @param {unknown} text
   * @param {(message: Message) => void} receive
   */
  #take(text, receive) {
    const letters = typeof text === "string" ? text.length : 0;
    if (!this.#flow.takes(letters)) return this.close("flood");
    const message = readMessage(text);
    if (!message) return this.close("garbage");
    if (message.do !== "bye") return receive(message);
    if (message.why === NEXT && !this.#mayBeReleased) return this.close("garbage");
    this.#end(message.why);
  }

  /** @param {Why} why */
  #end(why) {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (why !== NEXT) this.#channel.close();
    this.#closed(why);
  }
}

/** The first message of a phone, without heads.
 * @param {Pick<Phone, "phone" | "versions">} self
 * @param {"host" | "guest"} role
 * @param {Log | null} log null of a phone that has no battle yet
 * @returns {Hi}
 */
export function hiOf({ phone, versions }, role, log) {
  const { battle = "", header = null } = log ?? {};
  return { do: "hi", live: LIVE, role, phone, battle, versions, header, heads: [] };
}

/** The reason for which two phones cannot play one battle, by their first messages; "" if they can.
 * @param {Pick<Hi, "live" | "role" | "battle" | "versions" | "header">} mine
 * @param {Hi} theirs
 * @returns {Why}
 */
export function hiTrouble(mine, theirs) {
  if (theirs.live !== LIVE) return "other-version";
  if (theirs.role === mine.role) return mine.role === "host" ? "two-hosts" : "two-guests";
  const header = mine.role === "host" ? mine.header : theirs.header;
  if (!header) return "garbage";
  const [here, there] = [mine, theirs].map(({ versions }) =>
    Object.hasOwn(versions, header.system) ? versions[header.system] : undefined,
  );
  if (here === undefined || there === undefined) return "no-system";
  if (here !== there) return "other-version";
  return mine.battle && theirs.battle && mine.battle !== theirs.battle ? "other-battle" : "";
}

/** Numbers of entries from the end of a log to its beginning, at doubling gaps.
 * @param {number} length
 */
export function doublingGaps(length) {
  const numbers = [length];
  for (let gap = 1; gap < length; gap *= 2) numbers.push(length - gap);
  return length > 0 ? [...numbers, 0] : numbers;
}

/** The heads of a log, for the first message.
 * @param {Battle} battle
 * @param {number} length
 * @returns {Promise<HeadAfter[]>}
 */
export async function headsOf(battle, length) {
  const numbers = doublingGaps(Math.min(length, MOST_LOGGED));
  const heads = await battle.heads(numbers);
  return numbers.flatMap((after, nth) => {
    const head = heads[nth];
    return head ? [/** @type {HeadAfter} */ ([after, head])] : [];
  });
}

/** The number of entries that two logs have in common, of which the first `from` are known to be.
 * @param {readonly Entry[]} one
 * @param {readonly Entry[]} other
 * @param {number} from
 */
export function commonLength(one, other, from) {
  let at = from;
  const most = Math.min(one.length, other.length);
  while (at < most && JSON.stringify(one[at]) === JSON.stringify(other[at])) at += 1;
  return at;
}
