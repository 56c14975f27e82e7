/** The host's end of dice that are thrown in common: it asks all phones for a seal, then for what they sealed (docs/live.md). */

import { diceEntry, facesFrom, falseIn, newSecret, placeOfCast, sealOf } from "./throw.js";

/** @import { Guest } from "./entry-parts.js" */
/** @import { Growth, Log, Phone } from "./line.js" */
/** @import { Open, Seal, Table } from "./messages.js" */
/** @import { Cast } from "./throw.js" */

/**
 * @typedef {object} Told what the line hears of throws
 * @property {(phone: string, why: string) => void} broken a throw came to nothing because of a phone, or (`again`) was made once
 * more at the place of such a one
 *
 * @typedef {object} Round a throw under way
 * @property {Cast} cast
 * @property {Guest[]} guests that take part
 * @property {string} refused the code by which it is refused, once it has come to nothing
 *
 * @typedef {object} Gathering what is waited for from guests, and what has come
 * @property {"seal" | "open"} what
 * @property {number} id of the throw
 * @property {Map<string, Guest>} missing
 * @property {Map<string, string>} come by the phones, which name themselves
 * @property {() => void} done
 */

/** Milliseconds in which a phone has to answer. */
export const PATIENCE = 15_000;

export class HostThrows {
  /** The app's dice are thrown in common. */
  isCommon = false;
  #self;
  #told;
  #last = 0;
  /** @type {Round | null} */
  #round = null;
  /** @type {Gathering | null} */
  #gathering = null;
  /** The place of the throw that was broken last. */
  #brokenAt = "";

  /**
   * @param {Phone} self
   * @param {Told} told
   */
  constructor(self, told) {
    this.#self = self;
    this.#told = told;
  }

  /** Throw the dice that are asked for, and append them. One throw after the other.
   * @param {string} by the phone that throws
   * @param {Log} log
   * @param {Guest[]} guests those that follow
   * @returns {Promise<(Growth & {opened: Table}) | {refused: string}>}
   */
  async make(by, log, guests) {
    const { battle } = this.#self;
    const pool = await battle.pool();
    if (!pool) return { refused: "other-question" };
    this.#last += 1;
    const [at, id, head] = [log.entries.length, this.#last, log.head];
    const round = { cast: { battle: log.battle, id, at, head, by }, guests, refused: "" };
    this.#round = round;
    const opened = await this.#opened(round);
    if (typeof opened === "string") return { refused: opened };
    const faces = await facesFrom(round.cast, opened, pool);
    const grown = await battle.append(at, [diceEntry(faces)]);
    if ("refused" in grown) return { refused: this.#break(round, this.#self.phone, "displaced") };
    this.#round = null;
    if (this.#brokenAt === placeOfCast(round.cast)) this.#told.broken(by, "again");
    return { ...grown, opened };
  }

  /** The secrets of all phones that take part in a throw, or why there are none.
   * @param {Round} round
   * @returns {Promise<Table | string>}
   */
  async #opened(round) {
    const { phone } = this.#self;
    const { cast, guests } = round;
    const secret = newSecret();
    const mine = await sealOf(cast, phone, secret);
    const { id, at, head, by } = cast;
    for (const { line } of guests) line.send({ do: "cast", id, at, head, by });
    const sealed = await this.#gather("seal", id, guests);
    for (const { line } of sealed.missing.values()) line.close("silent");
    round.guests = guests.filter((guest) => sealed.come.get(guest.phone) && guest.line.isOpen);
    const seals = tableOf(round.guests, sealed.come, [phone, mine]);
    if (round.refused || !Object.hasOwn(seals, by)) return round.refused || "late";
    for (const { line } of round.guests) line.send({ do: "seals", id, seals });
    const opened = await this.#gather("open", id, round.guests);
    const [silent] = opened.missing.keys();
    if (round.refused) return round.refused;
    if (silent !== undefined) return this.#break(round, silent, "unopened");
    const secrets = tableOf(round.guests, opened.come, [phone, secret]);
    const liar = await falseIn(cast, seals, secrets);
    return liar ? this.#break(round, liar, "false") : secrets;
  }

  /** A guest has sent what is waited for, or something that comes too late.
   * @param {Guest} guest
   * @param {Seal | Open} message
   */
  take(guest, message) {
    const waiting = this.#gathering;
    if (waiting?.missing.get(guest.phone) !== guest) return;
    if (waiting.what !== message.do || waiting.id !== message.id) return;
    waiting.come.set(guest.phone, message.do === "seal" ? message.seal : message.secret);
    waiting.missing.delete(guest.phone);
    if (waiting.missing.size === 0) waiting.done();
  }

  /** A guest has gone: nothing more comes from it. Before anything was opened a throw goes on without it; afterwards it comes to
   * nothing, which is told before the guest gives up its seats.
   * @param {Guest} guest
   */
  left(guest) {
    const waiting = this.#gathering;
    if (waiting?.missing.get(guest.phone) !== guest) return;
    if (waiting.what === "seal") waiting.missing.delete(guest.phone);
    else if (this.#round) this.#break(this.#round, guest.phone, "unopened");
    if (waiting.what === "open" || waiting.missing.size === 0) waiting.done();
  }

  /** This phone has let the log grow by something else after so many entries.
   * @param {number} at
   */
  displace(at) {
    if (this.#round?.cast.at === at) this.#break(this.#round, this.#self.phone, "displaced");
    this.#gathering?.done();
  }

  /** Wait for something from all of these guests, but not for ever.
   * @param {"seal" | "open"} what
   * @param {number} id
   * @param {Guest[]} guests
   * @returns {Promise<Gathering>}
   */
  async #gather(what, id, guests) {
    const { wait = later } = this.#self;
    const missing = new Map(guests.map((guest) => [guest.phone, guest]));
    /** @type {Gathering} */
    const gathering = { what, id, missing, come: new Map(), done: () => {} };
    this.#gathering = gathering;
    if (missing.size > 0)
      await new Promise((done) => {
        gathering.done = () => done(undefined);
        wait(PATIENCE).then(gathering.done);
        for (const guest of guests) if (!guest.line.isOpen) this.left(guest);
      });
    this.#gathering = null;
    return gathering;
  }

  /** A throw comes to nothing: all are told because of whom, and a guest that did not keep to it is left out.
   * @param {Round} round
   * @param {string} phone
   * @param {string} why
   * @returns {string} the code by which the throw is refused
   */
  #break(round, phone, why) {
    if (round.refused) return round.refused;
    const { cast, guests } = round;
    round.refused = why === "displaced" ? "late" : "broken";
    this.#round = null;
    this.#brokenAt = placeOfCast(cast);
    for (const { line } of guests) line.send({ do: "broken", id: cast.id, phone, why });
    this.#told.broken(phone, why);
    guests.find((guest) => guest.phone === phone)?.line.close(why);
    return round.refused;
  }
}

/** The seals or secrets of these guests, with that of this phone.
 * @param {Guest[]} guests
 * @param {Map<string, string>} come
 * @param {[string, string]} mine
 * @returns {Table}
 */
const tableOf = (guests, come, mine) =>
  Object.fromEntries([...guests.map(({ phone }) => [phone, come.get(phone) ?? ""]), mine]);

/** @param {number} milliseconds
 * @returns {Promise<void>}
 */
export const later = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
