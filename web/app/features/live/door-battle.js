/** The open battle as a live line takes it (docs/live.md, For the screens): its door, with the slips of this device, and its log. */

import { keepReply } from "../../battle/answering.js";
import { countOdds } from "../../battle/count-odds.js";
import { draft } from "../../battle/draft.js";
import { forgetOtherAside, keepAside } from "../../battle/interrupted-draft.js";
import { holdLog, logOf, openedLog } from "../../battle/open-log.js";
import {
  battleId,
  change,
  openedBattle,
  openView,
  trouble,
  viewInSight,
} from "../../battle/state.js";
import { grownElsewhere } from "../../battle/transitions.js";
import { askForChanges, door, withEngine } from "../../engine/engine.js";
import { isTurned } from "../../live/guest.js";
import { commonLength } from "../../live/line.js";
import { keepApart, openReceived } from "./arrival.js";

/** @import { Reply, View } from "../../../shared/view.d.ts" */
/** @import { LogHeader } from "../../../shared/wire.d.ts" */
/** @import { Battle, Growth, Log } from "../../live/line.js" */
/** @import { Entry } from "../../live/messages.js" */
/** @import { BattleLog } from "../../storage/battle-log.js" */

/** @implements {Battle} */
export class DoorBattle {
  /** Its id on this device; "" as long as no battle is open. */
  id = "";
  /** Its log, as the line knows it.
   * @type {BattleLog | null} */
  log = null;
  #held;

  /** @param {() => void} held called as soon as a battle is open */
  constructor(held) {
    this.#held = held;
  }

  /** The open battle is that of the line from now on; its log, as the line takes it, is handed over before it grows.
   * @template T
   * @param {string} id
   * @param {(log: Log) => T} take
   * @returns {Promise<T | null>} null where it is not open any more
   */
  hold(id, take) {
    return withEngine(async () => {
      const log = this.#openLog(id);
      if (!log) return null;
      const [head] = await headsAfter([log.length]);
      if (!head || this.#openLog(id) !== log) return null;
      this.id = id;
      this.log = log;
      this.#held();
      return take({ battle: log.shared, header: log.header, entries: entriesOf(log), head });
    });
  }

  /** @type {Battle["append"]} */
  append(at, entries) {
    return withEngine(async () => {
      const log = this.#openLog(this.id);
      if (!log || log !== this.log || log.length !== at) return { refused: "stale" };
      this.#setDraftAside();
      const asked = /** @type {any} */ ({ do: "append", at, entries, slips: log.slips });
      const reply = await askForChanges(asked);
      if (!reply.view || !reply.entries) return refusedBy(reply);
      log.grow(reply.entries, reply.slips ?? {});
      return this.#show(log, reply, reply.view);
    });
  }

  /** @type {Battle["open"]} */
  async open(header, entries) {
    return this.id ? this.#replace(header, entries) : this.#openNew(header, entries);
  }

  /** @type {Battle["heads"]} */
  heads(after) {
    return withEngine(() => headsAfter(after));
  }

  /** @type {Battle["pool"]} */
  pool() {
    return withEngine(async () =>
      this.#openLog(this.id) ? (openView()?.ask?.pool ?? null) : null,
    );
  }

  /** Another log takes the place of the one that is open.
   * @param {LogHeader} header
   * @param {Entry[]} entries
   * @returns {Promise<Growth | {refused: string}>}
   */
  #replace(header, entries) {
    return withEngine(async () => {
      const before = this.#openLog(this.id);
      if (!before || before !== this.log) return { refused: "stale" };
      const file = { ...header, entries, slips: before.slips };
      const reply = await askForChanges({ do: "open", file });
      if (!reply.view || !reply.entries) return refusedBy(reply);
      const isFollowed = reply.entries.length >= entries.length; // or the rules leave some of it out
      if (!isFollowed || !(await this.#keepBefore(before, entries))) {
        await askForChanges({ do: "open", file: before.file });
        return { refused: isFollowed ? "not-kept" : "not-followed" };
      }
      const log = before.follow(openedLog(reply));
      log.withdraw();
      this.log = log;
      holdLog(this.id, log);
      return this.#show(log, reply, reply.view);
    });
  }

  /** A log gives way to these entries: what this device alone has played on is kept as a battle of its own. Gives true if nothing
   * of it is lost.
   * @param {BattleLog} before
   * @param {Entry[]} entries
   */
  async #keepBefore(before, entries) {
    const own = entriesOf(before);
    return own.slice(commonLength(own, entries, 0)).every(isTurned) || keepApart(before.copy());
  }

  /** @param {LogHeader} header
   * @param {Entry[]} entries
   * @returns {Promise<Growth | {refused: string}>}
   */
  async #openNew(header, entries) {
    const id = await openReceived(header, entries);
    const log = id && (await this.hold(id, (held) => held));
    return log ? { entries: [...log.entries], head: log.head } : { refused: "not-followed" };
  }

  /** Keep and show what the door has made of the log.
   * @param {BattleLog} log
   * @param {Reply} reply
   * @param {View} view
   * @returns {Promise<Growth>}
   */
  async #show(log, { entries, heads }, view) {
    const { id } = this;
    await keepReply(id, log, view, undefined, () => change(grownElsewhere, id));
    countOdds();
    return { entries: /** @type {any} */ (entries), head: heads?.at(-1) ?? "" };
  }

  /** The draft of this person stands there again, where the question is still the same. */
  #setDraftAside() {
    const view = viewInSight();
    if (!view || battleId() !== this.id) return;
    forgetOtherAside(view);
    keepAside(this.id, view, draft);
  }

  /** @param {string} id */
  #openLog(id) {
    return openedBattle()?.id === id ? logOf(id) : null;
  }
}

/** @param {BattleLog} log */
const entriesOf = (log) => /** @type {Entry[]} */ (log.entries);

/** @param {number[]} after */
const headsAfter = async (after) => (await door({ do: "heads", after })).heads ?? [];

/** @param {Reply} reply */
const refusedBy = (reply) => ({ refused: trouble(reply)?.code ?? "fault" });
