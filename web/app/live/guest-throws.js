/** A guest's end of dice that are thrown in common: it seals, opens, and takes no other dice than follow (docs/live.md). */

import { later, PATIENCE } from "./host-throws.js";
import {
  diceEntry,
  facesFrom,
  falseIn,
  isAppDice,
  newSecret,
  placeOfCast,
  sealOf,
} from "./throw.js";

/** @import { Told } from "./host-throws.js" */
/** @import { Line, Log, Phone } from "./line.js" */
/** @import { Broken, Casting, Common, Entry, On, Seals, Table } from "./messages.js" */
/** @import { Cast } from "./throw.js" */

/**
 * @typedef {Told & {common: (on: boolean) => void}} Heard what the line hears of throws
 *
 * @typedef {object} Round a throw in which this phone takes part
 * @property {Cast} cast
 * @property {string} secret
 * @property {string} seal "" where it passes
 * @property {Table | null} seals of all phones; this one has opened its own once they are here
 */

export class GuestThrows {
  /** The host has said that the app's dice are thrown in common. */
  #isCommon = false;
  #self;
  #heard;
  #host;
  #last = 0;
  /** @type {Round | null} */
  #round = null;
  /** The place of the throw that was broken last. */
  #brokenAt = "";

  /**
   * @param {Phone} self
   * @param {Heard} heard
   * @param {() => string} host the phone whose log is the battle
   */
  constructor(self, heard, host) {
    this.#self = self;
    this.#heard = heard;
    this.#host = host;
  }

  /** The host has sent a message about throws.
   * @param {Line} line
   * @param {Log | null} log null where this phone has not just the log of the host
   * @param {Common | Casting | Seals | Broken} message
   */
  async take(line, log, message) {
    switch (message.do) {
      case "common":
        this.#isCommon = message.on;
        return this.#heard.common(message.on);
      case "cast":
        return this.#seal(line, log, message);
      case "seals":
        return this.#open(line, message);
      default:
        if (this.#round?.cast.id === message.id) this.#break(message.phone, message.why);
    }
  }

  /** The host goes on, or has gone: a throw that this phone has opened came to nothing because of it. */
  leave() {
    if (this.#round?.seals) this.#break(this.#host(), "unopened");
    this.#round = null;
  }

  /** True if what the host tells has no dice of an app but those of the throw that was opened. Those of a log that the table
   * chose are taken, and said.
   * @param {number} at
   * @param {readonly Entry[]} entries that come after so many
   * @param {On} told the last message of those that brought them
   */
  async allows(at, entries, { chosen, opened }) {
    const round = this.#round;
    const isThrown = this.#isCommon && entries.some(isAppDice);
    if (isThrown && !chosen)
      return round?.cast.at === at && (!round.seal || this.#follows(round, entries, opened));
    this.leave();
    if (isThrown) this.#heard.broken(this.#host(), "chosen");
    return true;
  }

  /** True if the first of these entries is that of a throw, and no other one has dice of an app.
   * @param {Round} round
   * @param {readonly Entry[]} entries
   * @param {Table} [opened] the secrets of all phones
   */
  async #follows({ cast, seals }, [thrown, ...others], opened) {
    const pool = await this.#self.battle.pool();
    if (!pool || !seals || !opened || others.some(isAppDice)) return false;
    if (Object.keys(opened).length !== Object.keys(seals).length) return false;
    if (await falseIn(cast, seals, opened)) return false;
    const faces = await facesFrom(cast, opened, pool);
    if (JSON.stringify(thrown) !== JSON.stringify(diceEntry(faces))) return false;
    this.#round = null;
    if (this.#brokenAt === placeOfCast(cast)) this.#heard.broken(cast.by, "again");
    return true;
  }

  /** A throw begins: seal a secret for it, or pass where it is not at the end of the log of this phone.
   * @param {Line} line
   * @param {Log | null} log
   * @param {Casting} message
   */
  async #seal(line, log, { id, at, head, by }) {
    this.leave();
    if (id <= this.#last || !this.#isCommon) return line.close("garbage");
    this.#last = id;
    const cast = { battle: log?.battle ?? "", id, at, head, by };
    const isHere = log !== null && at === log.entries.length && head === log.head;
    const secret = newSecret();
    const seal = isHere ? await sealOf(cast, this.#self.phone, secret) : "";
    this.#round = { cast, secret, seal, seals: null };
    line.send({ do: "seal", id, seal });
  }

  /** All have sealed: open the secret of this phone, unless its own seal is not among theirs.
   * @param {Line} line
   * @param {Seals} message
   */
  #open(line, { id, seals }) {
    const round = this.#round;
    if (!round?.seal || round.cast.id !== id || round.seals) return line.close("unfair");
    if (seals[this.#self.phone] !== round.seal) return line.close("unfair");
    round.seals = seals;
    line.send({ do: "open", id, secret: round.secret });
    const { wait = later } = this.#self;
    wait(2 * PATIENCE).then(() => this.#round === round && line.close("unopened"));
  }

  /** @param {string} phone
   * @param {string} why
   */
  #break(phone, why) {
    if (this.#round) this.#brokenAt = placeOfCast(this.#round.cast);
    this.#round = null;
    this.#heard.broken(phone, why);
  }
}
