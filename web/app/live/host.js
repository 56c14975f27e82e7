/** The phone whose log is the battle: guests try entries, the host appends them through its door and tells everybody. */

import { oneByOne } from "../../shared/one-by-one.js";
import { Branch, partsAfter } from "./entry-parts.js";
import { HostSeats } from "./host-seats.js";
import { HostThrows } from "./host-throws.js";
import { commonLength, hiOf, hiTrouble, Line } from "./line.js";
import { Flow, FROM_GUEST, MOST_PHONES } from "./messages.js";
import { isAppDice } from "./throw.js";

/** @import { Channel, Fork, Growth, Log, Phone, Why } from "./line.js" */
/** @import { Guest, Origin } from "./entry-parts.js" */
/** @import { Apart, Entry, Hi, Message, Seats, Table, Throw, Try } from "./messages.js" */

/**
 * @typedef {object} Events what the host tells its user; phones by their ids
 * @property {(phone: string) => void} joined a guest has all of the log
 * @property {(phone: string, why: Why) => void} left "" for a phone that said nothing, or nothing that fits
 * @property {(phone: string, fork: Fork) => void} apart a guest played on apart: both are kept until `choose`
 * @property {(seats: Seats) => void} seated who holds which seat has changed
 * @property {(phone: string, why: string) => void} broken a throw in common came to nothing (docs/live.md)
 */

/** The phones beside that of the host. */
const MOST_GUESTS = MOST_PHONES - 1;
/** A guest waits for the answer to a try before it makes another one; those of a page that began anew may be under way, too. */
const MOST_TRIES = 16;

export class Host {
  #inTurn = oneByOne();
  /** @type {Set<Guest>} */
  #guests = new Set();
  /** Entries that this phone appended, told before those that stand before them.
   * @type {Map<number, Growth & {origin: Origin | null, opened?: Table}>} */
  #early = new Map();
  /** @type {HostSeats} */
  #seats;
  /** @type {HostThrows} */
  #throws;

  /**
   * @param {Phone} self
   * @param {Log} log with the id of the battle
   * @param {Events} events
   */
  constructor(self, log, events) {
    this.self = self;
    this.events = events;
    this.log = log;
    this.#seats = new HostSeats(self);
    this.#throws = new HostThrows(self, events);
  }

  /** The phones that follow, by their ids. */
  get phones() {
    return [...this.#guests].flatMap(({ phone, state }) => (state === "following" ? [phone] : []));
  }

  /** The forks that wait for the choice of the table, by the phones that played on apart. */
  get forks() {
    const apart = [...this.#guests].filter(({ state }) => state === "apart");
    return new Map(apart.map(({ phone, branch }) => [phone, branch.fork(this.log.entries)]));
  }

  get seats() {
    return this.#seats.held;
  }

  /** Somebody comes by a channel that has just opened.
   * @param {Channel} channel
   * @param {string} [along] the phone that had it for a battle before (`release`), of which messages may still be under way
   */
  meet(channel, along = "") {
    const { now = () => performance.now() } = this.self;
    /** @type {Guest} */
    const guest = {
      line: new Line(
        channel,
        new Flow(FROM_GUEST, now),
        (message) => this.#receive(guest, message),
        (why) => this.#left(guest, why),
      ),
      phone: "",
      state: "new",
      tries: 0,
      branch: new Branch(),
      along,
    };
    if (this.#guests.size >= MOST_GUESTS) return guest.line.close("full");
    this.#guests.add(guest);
    guest.line.send(hiOf(this.self, "host", this.log));
  }

  /** This phone has appended entries to its log by itself.
   * @param {number} at
   * @param {Entry[]} entries
   * @param {string} head after them
   */
  grew(at, entries, head) {
    this.#throws.displace(at);
    this.#grow(at, { entries, head }, null);
  }

  /** Phones hold these seats from now on; "" frees one.
   * @param {Seats} seats those that change
   */
  seat(seats) {
    this.#seats.change(seats);
    for (const guest of this.#guests) if (guest.phone) this.#tellSeats(guest);
    this.events.seated(this.seats);
  }

  /** From now on the app's dice are thrown in common, or not.
   * @param {boolean} on
   */
  throwInCommon(on) {
    return this.#inTurn(() => {
      this.#throws.isCommon = on;
      for (const guest of this.#guests) if (guest.state !== "new") this.#tellCommon(guest);
    });
  }

  /** Throw the dice that are asked for, in common.
   * @returns {Promise<{refused: string}>} "" once they stand in the log
   */
  throwDice() {
    return this.#inTurn(() => this.#throw(this.self.phone, null));
  }

  /** Settle the fork with a phone. Gives what refuses the log of the guest, "" otherwise.
   * @param {string} phone
   * @param {"mine" | "theirs"} whose
   * @returns {Promise<string>}
   */
  choose(phone, whose) {
    return this.#inTurn(async () => {
      const guest = [...this.#guests].find((one) => one.phone === phone && one.state === "apart");
      if (!guest) return "gone";
      return whose === "mine" ? this.#bring(guest, guest.branch.at, true) : this.#takeOver(guest);
    });
  }

  /** @param {Why} why for which all lines are closed */
  close(why) {
    for (const { line } of this.#guests) line.close(why);
  }

  /** End all lines for another battle, whose host meets the same phones by these channels; one that has not greeted comes anew. */
  release() {
    return [...this.#guests].flatMap(({ phone, line }) => {
      if (phone) return [{ phone, channel: line.release() }];
      line.close("gone");
      return [];
    });
  }

  /** @param {Guest} guest
   * @param {Message} message
   */
  #receive(guest, message) {
    const isFirst = guest.phone === "";
    if (isFirst && guest.along && message.do !== "hi") return;
    if ((message.do === "hi") !== isFirst) return guest.line.close("garbage");
    switch (message.do) {
      case "hi": {
        const why = hiTrouble(hiOf(this.self, "host", this.log), message);
        if (why) return guest.line.close(why);
        guest.phone = message.phone;
        return this.#work(guest, () => this.#join(guest, message));
      }
      case "try":
      case "throw":
        guest.tries += 1;
        if (guest.tries > MOST_TRIES) return guest.line.close("flood");
        return this.#work(guest, async () => {
          await this.#try(guest, message);
          guest.tries -= 1;
        });
      case "seal":
      case "open":
        return this.#throws.take(guest, message);
      case "apart":
        return this.#work(guest, () => this.#noteBranch(guest, message));
      case "who":
        return this.#claimed(guest, message.seats);
      default:
        return guest.line.close("garbage");
    }
  }

  /** A guest takes seats for itself, or leaves those that it holds; whatever else it claims is left as it is.
   * @param {Guest} guest
   * @param {Seats} seats
   */
  #claimed(guest, seats) {
    const own = this.#seats.claimed(guest.phone, seats);
    if (own) this.seat(own);
    else this.#tellSeats(guest);
  }

  /** Work for a guest, after what came before; a fault of it ends the line.
   * @param {Guest} guest
   * @param {() => Promise<unknown> | unknown} work
   */
  #work(guest, work) {
    this.#inTurn(() => guest.line.isOpen && work()).catch(() => guest.line.close("fault"));
  }

  /** @param {Guest} guest
   * @param {Hi} hi
   */
  async #join(guest, { heads }) {
    const numbers = heads.map(([after]) => after);
    const mine = await this.self.battle.heads(numbers);
    const known = heads.flatMap(([after, head], nth) => (mine[nth] === head ? [after] : []));
    if (heads.length > 0 && known.length === 0) return guest.line.close("other-battle");
    for (const other of this.#guests)
      if (other !== guest && other.phone === guest.phone) other.line.close("again");
    this.#bring(guest, Math.max(0, ...known), false);
    this.#tellCommon(guest);
    this.#tellSeats(guest);
    this.events.joined(guest.phone);
  }

  /** Tell a guest the log from an entry on; it follows from now on.
   * @param {Guest} guest
   * @param {number} at
   * @param {boolean} isChosen
   */
  #bring(guest, at, isChosen) {
    guest.state = "following";
    this.#tell(guest, at, this.log.entries.slice(at), isChosen);
    return "";
  }

  /** @param {Guest} guest
   * @param {number} at
   * @param {readonly Entry[]} entries all to the end of the log
   * @param {boolean} chosen
   * @param {{id?: number, opened?: Table}} [more] the try that they come from, and what was opened for a throw
   */
  #tell(guest, at, entries, chosen, more = {}) {
    const { head } = this.log;
    for (const part of partsAfter(at, entries))
      guest.line.send({ do: "on", ...part, head, chosen, ...(part.more ? {} : more) });
  }

  /** @param {Guest} guest */
  #tellCommon({ line }) {
    line.send({ do: "common", on: this.#throws.isCommon });
  }

  /** @param {Guest} guest */
  #tellSeats(guest) {
    guest.line.send({ do: "who", seats: this.seats });
  }

  /** @param {Guest} guest
   * @param {Try | Throw} tried
   */
  async #try(guest, tried) {
    const { id, at, head } = tried;
    const refuse = (/** @type {string} */ why) => guest.line.send({ do: "no", id, why });
    if (guest.state !== "following") return refuse("apart");
    if (at !== this.log.entries.length || head !== this.log.head) return refuse("late");
    if (tried.do === "throw") {
      if (!this.#throws.isCommon) return refuse("late");
      const { refused } = await this.#throw(guest.phone, { guest, id });
      return refused && refuse(refused);
    }
    const { add } = tried;
    if (this.#throws.isCommon && add.some(isAppDice)) return refuse("alone");
    const grown = await this.self.battle.append(at, add);
    if ("refused" in grown) return refuse(grown.refused === "stale" ? "late" : grown.refused);
    this.#grow(at, grown, { guest, id });
  }

  /** @param {string} by
   * @param {Origin | null} origin
   */
  async #throw(by, origin) {
    const guests = [...this.#guests].filter(({ state }) => state === "following");
    const made = await this.#throws.make(by, this.log, guests);
    if ("refused" in made) return made;
    const { opened, ...growth } = made;
    this.#grow(this.log.entries.length, growth, origin, opened);
    return { refused: "" };
  }

  /** @param {number} at
   * @param {Growth} growth
   * @param {Origin | null} origin
   * @param {Table} [opened]
   */
  #grow(at, growth, origin, opened) {
    if (at >= this.log.entries.length) this.#early.set(at, { ...growth, origin, opened });
    for (;;) {
      const { entries: before } = this.log;
      const next = this.#early.get(before.length);
      if (!next || next.entries.length === 0) break;
      this.#early.delete(before.length);
      this.log = { ...this.log, entries: [...before, ...next.entries], head: next.head };
      for (const guest of this.#guests) {
        const answered = next.origin?.guest === guest ? { id: next.origin.id } : {};
        const more = { ...answered, ...(next.opened && { opened: next.opened }) };
        if (guest.state !== "new") this.#tell(guest, before.length, next.entries, false, more);
      }
    }
  }

  /** @param {Guest} guest
   * @param {Apart} part
   */
  #noteBranch(guest, part) {
    const { branch, line } = guest;
    const why = branch.take(part, this.log.entries.length);
    if (why) return line.close(why);
    if (part.more) return;
    guest.state = "apart";
    this.events.apart(guest.phone, branch.fork(this.log.entries));
  }

  /** The log of a guest becomes that of all: those who follow give way to it, others that were apart look anew.
   * @param {Guest} guest
   */
  async #takeOver(guest) {
    const { at, entries } = guest.branch;
    const before = this.log.entries;
    const log = [...before.slice(0, at), ...entries];
    const opened = await this.self.battle.open(this.log.header, log);
    if ("refused" in opened) return opened.refused;
    this.log = { ...this.log, ...opened };
    this.#early.clear();
    const common = commonLength(before, opened.entries, 0);
    for (const one of this.#guests) {
      const isChosen = one === guest || one.state === "following";
      if (one.state !== "new") this.#bring(one, common, isChosen);
    }
    return "";
  }

  /** @param {Guest} guest
   * @param {Why} why
   */
  #left(guest, why) {
    this.#guests.delete(guest);
    this.#throws.left(guest);
    this.events.left(guest.phone || guest.along, why);
  }
}
