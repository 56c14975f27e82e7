/** The log of a battle in memory: it only grows, and knows what of it the device keeps. */

/** @import { LogHeader } from "../../shared/wire.d.ts" */

/** @typedef {Record<string, [string, string]>} Slips content and salt of slips that lie face down, by their seals */

/**
 * @typedef {object} Pending entries that the engine is asked for and has not answered
 * @property {unknown[]} entries as the door takes them (docs/door.md, The log)
 * @property {number} times how often they were asked for again, because a page ended over them
 *
 * @typedef {object} Stored what the device keeps of a log
 * @property {number} length the number of entries
 * @property {readonly string[]} slips the seals of its slips
 * @property {string} key of the last chunk of entries, or ""
 * @property {string} last the key of the last chunk, that of what is pending included
 * @property {string} by the tab that noted what is pending there, or ""
 * @property {number} changes the number of changes to the log when it was written
 */

/** @returns {Stored} */
export const nothing = () => ({ length: 0, slips: [], key: "", last: "", by: "", changes: 0 });

export class BattleLog {
  /**
   * @param {LogHeader} header
   * @param {unknown[]} entries
   * @param {Slips} slips
   */
  constructor(header, entries, slips) {
    this.header = header;
    this.entries = entries;
    this.slips = slips;
    /** @type {Pending | null} */
    this.pending = null;
    /** True for the log of a prepared battle: nobody plays it, others begin as copies of it. */
    this.prepared = false;
    /** The id of the battle on all devices that play it together; "" where it was only played on this one. */
    this.shared = "";
    this.changes = 1;
    /** Shared by all objects for this log. */
    this.stored = nothing();
    /** The chunks of this battle on the device that the next write takes away: with other entries, or too many.
     * @type {Stored | null} */
    this.replaces = null;
  }

  get length() {
    return this.entries.length;
  }

  /** The log as the door opens it. */
  get file() {
    return { ...this.header, entries: this.entries, slips: this.slips };
  }

  /** True while something is not on the device. */
  get unwritten() {
    return this.stored.changes < this.changes;
  }

  /** The engine is about to be asked for these entries.
   * @param {unknown[]} entries
   * @param {number} [times]
   */
  begin(entries, times = 0) {
    this.pending = { entries, times };
    this.changes += 1;
  }

  /** The engine has taken what is pending.
   * @param {readonly unknown[]} entries as they stand in the log now
   * @param {Slips} slips those that were laid
   */
  grow(entries, slips) {
    this.entries = [...this.entries, ...entries];
    this.slips = { ...this.slips, ...slips };
    this.withdraw();
  }

  /** Slips were laid by entries that the log has not grown by yet.
   * @param {Slips} slips
   */
  lay(slips) {
    this.slips = { ...this.slips, ...slips };
    this.changes += 1;
  }

  /** The slips of which the device keeps nothing but beside what is pending. */
  get freshSlips() {
    const known = new Set(this.stored.slips);
    return Object.fromEntries(Object.entries(this.slips).filter(([seal]) => !known.has(seal)));
  }

  /** Nothing is pending any more, but a slip that was laid for it may lie in the log of another device: it is kept. */
  withdrawKeepingSlips() {
    if (Object.keys(this.freshSlips).length > 0) {
      this.replaces ??= this.stored;
      this.stored = nothing();
    }
    this.withdraw();
  }

  /** Nothing is pending any more. */
  withdraw() {
    this.pending = null;
    this.changes += 1;
  }

  /** The same log for another battle, of which the device keeps nothing. */
  copy() {
    const copy = new BattleLog(this.header, this.entries, this.slips);
    copy.pending = this.pending;
    copy.prepared = this.prepared;
    return copy;
  }

  /** The log as the engine follows it today, which may leave out what its rules no longer allow.
   * @param {BattleLog} followed
   */
  follow(followed) {
    if (startsWith(followed, this)) {
      followed.stored = this.stored;
      followed.replaces = this.replaces;
    } else {
      followed.replaces = this.replaces ?? this.stored;
    }
    followed.slips = { ...this.slips, ...followed.slips };
    followed.pending = this.pending;
    followed.prepared = this.prepared;
    followed.shared = this.shared;
    followed.changes = this.changes + 1;
    return followed;
  }
}

/** True if a log begins with all of another one.
 * @param {BattleLog} log
 * @param {BattleLog} other
 */
export const startsWith = (log, other) =>
  sameHeader(log.header, other.header) &&
  log.length >= other.length &&
  JSON.stringify(log.entries.slice(0, other.length)) === JSON.stringify(other.entries);

/** @param {LogHeader} one
 * @param {LogHeader} other
 */
const sameHeader = (one, other) => headerText(one) === headerText(other);

/** @param {LogHeader} header */
const headerText = ({ system, version, switches }) =>
  JSON.stringify([system, version, Object.entries(switches).sort()]);
