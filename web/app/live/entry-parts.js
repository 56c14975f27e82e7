/** Entries that come in several messages: cut into parts, and put together again. */

import { inParts, MOST_LOGGED } from "./messages.js";

/** @import { Fork, Line } from "./line.js" */
/** @import { Apart, Entry } from "./messages.js" */

/**
 * @typedef {object} Guest a phone that has met the host
 * @property {Line} line
 * @property {string} phone "" until its first message
 * @property {"new" | "following" | "apart"} state
 * @property {number} tries those that wait for an answer
 * @property {Branch} branch its log where it was played on apart
 * @property {string} along the phone that comes by the channel of a battle before; "" for one that comes by a new channel
 *
 * @typedef {{guest: Guest, id: number}} Origin the try that entries come from
 */

/** The letters of all that a guest played on apart, in its messages. */
const MOST_BRANCH_LETTERS = 2_000_000;

/** The parts of entries that follow on so many.
 * @param {number} at
 * @param {readonly Entry[]} entries
 * @returns {Generator<{at: number, add: Entry[], more: boolean}>}
 */
export function* partsAfter(at, entries) {
  let before = at;
  const parts = inParts(entries);
  for (const [nth, add] of parts.entries()) {
    yield { at: before, add, more: nth < parts.length - 1 };
    before += add.length;
  }
}

/** The log of a guest where it was played on apart, as far as it has come. */
export class Branch {
  at = 0;
  /** @type {Entry[]} */
  entries = [];
  #letters = 0;
  #isWhole = true;

  /** Take the next part; the first one after the last of a log opens another log. Gives why the line is to be closed, "" otherwise.
   * @param {Apart} part
   * @param {number} most entries before those of the log
   */
  take({ at, add, more }, most) {
    if (this.#isWhole) [this.at, this.entries, this.#letters] = [at, [], 0];
    if (this.at + this.entries.length !== at || this.at > most) return "garbage";
    this.#letters += JSON.stringify(add).length;
    if (at + add.length > MOST_LOGGED || this.#letters > MOST_BRANCH_LETTERS) return "too-long";
    this.entries = [...this.entries, ...add];
    this.#isWhole = !more;
    return "";
  }

  /** The fork that it makes with the log of the host.
   * @param {readonly Entry[]} log
   * @returns {Fork}
   */
  fork(log) {
    return { common: this.at, mine: log.slice(this.at), theirs: this.entries };
  }
}
