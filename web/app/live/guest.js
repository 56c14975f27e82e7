/** A phone that follows the log of a host: it tries entries, takes what the host tells, and notices where the two were apart. */

import { oneByOne } from "../../shared/one-by-one.js";
import { partsAfter } from "./entry-parts.js";
import { GuestThrows } from "./guest-throws.js";
import { commonLength, headsOf, hiOf, hiTrouble, Line } from "./line.js";
import { Flow, FROM_HOST, inParts, isEntry, MOST_LOGGED } from "./messages.js";
import { Tries } from "./tries.js";

/** @import { LogHeader } from "../../shared/wire.d.ts" */
/** @import { Channel, Fork, Log, Phone, Why } from "./line.js" */
/** @import { Entry, Hi, Message, On, Seats } from "./messages.js" */
/** @import { Outcome, Wish } from "./tries.js" */

/**
 * @typedef {object} Events what a guest tells its user
 * @property {() => void} following it has all of the host's log; said anew after each gap
 * @property {(fork: Fork) => void} apart both played on: the table chooses on the host's phone
 * @property {(entries: Entry[], common: number) => void} replaced the table chose another log: these entries gave way to it,
 * and are to be kept
 * @property {(seats: Seats) => void} seated
 * @property {(on: boolean) => void} common the app's dice are thrown in common from now on, or not
 * @property {(phone: string, why: string) => void} broken a throw in common came to nothing (docs/live.md)
 * @property {(why: Why) => void} closed
 */

/** A table settles so many forks in the time of a line; each leaves a battle on the device that gave way. */
const MOST_REPLACED = 16;

export class Guest {
  #inTurn = oneByOne();
  /** @type {Line | null} */
  #line = null;
  /** The first message of the host.
   * @type {Hi | null} */
  #host = null;
  #hasGreeted = false;
  /** @type {"joining" | "following" | "apart"} */
  #state = "joining";
  /** The host's log as far as it was told, and its head.
   * @type {readonly Entry[]} */
  #told = [];
  #head = "";
  /** The entries told so far of those that come in several messages.
   * @type {Entry[]} */
  #coming = [];
  /** The number of entries that are known to be the same here and there. */
  #common = 0;
  /** The fork that the host was told, as text. */
  #fork = "";
  /** This phone has what was told, and nothing else. */
  #isLevel = false;
  /** The same, and its user knows. */
  #wasLevel = false;
  #tries = new Tries();
  /** @type {GuestThrows} */
  #throws;
  /** The times that the log of this phone gave way to another one. */
  #gaveWay = 0;
  /** The try that offers the host what this phone has beyond it, and how many entries stand before that.
   * @type {{id: number, at: number} | null} */
  #offered = null;

  /**
   * @param {Phone} self
   * @param {Log | null} log null of a phone that has no battle yet
   * @param {Events} events
   */
  constructor(self, log, events) {
    this.self = self;
    this.events = events;
    this.log = log;
    this.#throws = new GuestThrows(self, events, () => this.#host?.phone ?? "");
  }

  /** True while this phone has what the host told, and nothing else. */
  get isFollowing() {
    return this.#isLevel && (this.#line?.isOpen ?? false);
  }

  /** The log of this phone where it is that of the host; else null. */
  get #level() {
    return this.#isLevel ? this.log : null;
  }

  /** Meet a host by a channel that has just opened; once for each guest. Done when the first message is sent, which waits for
   * that of the host where this phone may find the log of its battle.
   * @param {Channel} channel
   */
  async meet(channel) {
    const { now = () => performance.now(), find } = this.self;
    const line = new Line(
      channel,
      new Flow(FROM_HOST, now),
      (message) => this.#receive(line, message),
      (why) => this.#closed(why),
      true,
    );
    this.#line = line;
    if (this.log || !find) await this.#greet(line);
  }

  /** @param {Line} line */
  async #greet(line) {
    this.#hasGreeted = true;
    const { battle } = this.self;
    const heads = this.log ? await headsOf(battle, this.log.entries.length) : [];
    line.send({ ...hiOf(this.self, "guest", this.log), heads });
  }

  /** Look for the log of the host's battle on this phone, and greet the host.
   * @param {Line} line
   * @param {Hi} host
   */
  async #findLog(line, { battle }) {
    this.log = (await this.self.find?.(battle)) ?? null;
    await this.#greet(line);
  }

  /** Ask the host to let the log grow by entries as the door drafts them (docs/live.md).
   * @param {Entry[]} entries
   * @returns {Promise<Outcome>} once they stand in the log of this phone, or were refused
   * @throws {TypeError} of something that is no entry yet: a slip face down would travel with it
   */
  propose(entries) {
    if (!entries.every(isEntry)) throw new TypeError("no entry");
    return this.#ask((at, head) => ({ do: "try", at, head, add: entries }));
  }

  /** Ask the host to throw the dice that are asked for, in common.
   * @returns {Promise<Outcome>}
   */
  throwDice() {
    return this.#ask((at, head) => ({ do: "throw", at, head }));
  }

  /** @param {(at: number, head: string) => Wish} wish
   * @returns {Promise<Outcome>}
   */
  #ask(wish) {
    const { log } = this;
    if (!this.#line?.isOpen) return Promise.resolve({ refused: "gone" });
    if (!log || this.#state !== "following") return Promise.resolve({ refused: "apart" });
    if (!this.#isLevel) return Promise.resolve({ refused: "late" });
    return this.#tries.outcome(this.#tries.send(this.#line, wish(log.entries.length, log.head)));
  }

  /** Ask for seats: phones by the seats that are to change.
   * @param {Seats} seats
   */
  claim(seats) {
    this.#line?.send({ do: "who", seats });
  }

  /** @param {Why} why */
  close(why) {
    this.#line?.close(why);
  }

  /** @param {Line} line
   * @param {Message} message
   */
  #receive(line, message) {
    if ((message.do === "hi") !== !this.#host) return line.close("garbage");
    switch (message.do) {
      case "hi": {
        const why = hiTrouble(hiOf(this.self, "guest", this.log), message);
        if (why) return line.close(why);
        this.#host = message;
        if (!this.#hasGreeted) this.#work(line, () => this.#findLog(line, message));
        return;
      }
      case "on":
        return this.#work(line, () => this.#take(line, message));
      case "no":
        return this.#work(line, () => this.#refused(line, message.id, message.why));
      case "common":
      case "cast":
      case "seals":
      case "broken":
        return this.#work(line, () => this.#throws.take(line, this.#level, message));
      case "who":
        return this.events.seated(message.seats);
      default:
        return line.close("garbage");
    }
  }

  /** Work after what came before; a fault of it ends the line.
   * @param {Line} line
   * @param {() => Promise<unknown> | unknown} work
   */
  #work(line, work) {
    this.#inTurn(() => line.isOpen && work()).catch(() => line.close("fault"));
  }

  /** @param {Line} line
   * @param {On} told
   */
  async #take(line, told) {
    const { at, add, head, more, chosen, id } = told;
    const isFirst = this.#state === "joining";
    const before = isFirst ? (this.log?.entries ?? []) : this.#told;
    const begun = at - this.#coming.length;
    const coming = [...this.#coming, ...add];
    if (begun < 0 || begun > before.length) return line.close("garbage");
    if (begun + coming.length > MOST_LOGGED) return line.close("too-long");
    this.#coming = more ? coming : [];
    if (more) return;
    const isFair = isFirst || this.#state === "apart" || this.#throws.allows(begun, coming, told);
    if (!(await isFair)) return line.close("unfair");
    this.#told = [...before.slice(0, begun), ...coming];
    if (begun < before.length) this.#fork = "";
    this.#head = head;
    this.#common = isFirst ? begun : Math.min(this.#common, begun);
    if (isFirst || chosen) this.#state = "following";
    if (id !== undefined && id === this.#offered?.id) this.#offered = null;
    await this.#settle(line, chosen);
    if (id !== undefined) this.#tries.done(id, "");
  }

  /** Bring the log of this phone to what was told, or the host to what this phone has beyond it.
   * @param {Line} line
   * @param {boolean} isChosen the log of this phone gives way
   * @returns {Promise<void>}
   */
  async #settle(line, isChosen) {
    const own = this.log?.entries ?? [];
    this.#common = commonLength(own, this.#told, this.#common);
    const [mine, theirs] = [own, this.#told].map((log) => log.slice(this.#common));
    const givesWay = isChosen || (theirs.length > 0 && mine.every(isTurned));
    this.#isLevel = this.log !== null && mine.length + theirs.length === 0;
    if (this.#isLevel) return this.#checkHead(line);
    if (this.log && mine.length > 0 && !givesWay)
      return theirs.length > 0 ? this.#tellApart(line, mine, theirs) : this.#offer(line, mine);
    if (!(await this.#follow(mine.length === 0, theirs))) return line.close("not-followed");
    if (!mine.every(isTurned)) {
      this.#gaveWay += 1;
      if (this.#gaveWay > MOST_REPLACED) return line.close("flood");
      this.events.replaced(mine, this.#common);
    }
    return this.#settle(line, false);
  }

  /** Both have the same entries: so have they the same head.
   * @param {Line} line
   */
  #checkHead(line) {
    if (!this.log || this.log.head !== this.#head) return line.close("heads-differ");
    this.log = { ...this.log, battle: this.#host?.battle ?? "" };
    this.#state = "following";
    this.#fork = "";
    if (this.#wasLevel) return;
    this.#wasLevel = true;
    this.events.following();
  }

  /** Have the door follow what was told. Gives true if it does.
   * @param {boolean} isLonger nothing of this phone gives way
   * @param {Entry[]} theirs what follows on what both have
   */
  async #follow(isLonger, theirs) {
    const { battle } = this.self;
    const header = this.log?.header ?? this.#host?.header;
    if (!header) return false;
    const [before, id] = [this.log?.entries.slice(0, this.#common) ?? [], this.#host?.battle ?? ""];
    if (this.log && isLonger) {
      const grown = await battle.append(before.length, theirs);
      if (!("refused" in grown))
        return this.#hold(id, header, [...before, ...grown.entries], grown.head);
    }
    const opened = await battle.open(header, [...before, ...theirs]);
    return "refused" in opened ? false : this.#hold(id, header, opened.entries, opened.head);
  }

  /** The door holds this log now. Gives true if it begins with all that was told.
   * @param {string} battle
   * @param {LogHeader} header
   * @param {Entry[]} entries
   * @param {string} head
   */
  #hold(battle, header, entries, head) {
    this.log = { battle, header, entries, head };
    return commonLength(entries, this.#told, this.#common) === this.#told.length;
  }

  /** Offer the host what this phone has beyond it, part by part.
   * @param {Line} line
   * @param {Entry[]} mine
   */
  async #offer(line, mine) {
    if (this.#offered) return;
    const at = this.#common;
    const [head] = await this.self.battle.heads([at]);
    if (!head) return line.close("fault");
    const add = inParts(mine)[0];
    this.#offered = { id: this.#tries.send(line, { do: "try", at, head, add }), at };
  }

  /** The host refuses a try. What came before one that was late has been told already, or is told next; of an offer that
   * the door of the host does not follow, the table decides.
   * @param {Line} line
   * @param {number} id
   * @param {string} why
   */
  async #refused(line, id, why) {
    const offered = this.#offered;
    if (id !== offered?.id) return this.#tries.done(id, why);
    this.#offered = null;
    const mine = this.log?.entries.slice(this.#common) ?? [];
    if (why !== "late") this.#tellApart(line, mine, []);
    else if (this.#told.length > offered.at) await this.#settle(line, false);
  }

  /** Both have played on: hand it to whoever decides, here and at the host.
   * @param {Line} line
   * @param {Entry[]} mine
   * @param {Entry[]} theirs
   */
  #tellApart(line, mine, theirs) {
    const common = this.#common;
    this.#state = "apart";
    this.#wasLevel = false;
    const fork = JSON.stringify([common, mine]);
    if (fork !== this.#fork)
      for (const part of partsAfter(common, mine)) line.send({ do: "apart", ...part });
    this.#fork = fork;
    this.events.apart({ common, mine, theirs });
  }

  /** @param {Why} why */
  #closed(why) {
    this.#throws.leave();
    this.#tries.end();
    this.events.closed(why);
  }
}

/** True for a slip that the rules turned over: a door that knows it enters it by itself, wherever it is due.
 * @param {Entry} entry
 */
export const isTurned = ([kind, , salt]) => kind === "o" && salt !== "";
