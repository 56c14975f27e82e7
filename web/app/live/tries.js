/** The tries and throws of a guest, until the host has answered them. */

/** @import { Line } from "./line.js" */
/** @import { Throw, Try } from "./messages.js" */

/**
 * @typedef {Omit<Try, "id"> | Omit<Throw, "id">} Wish
 *
 * @typedef {object} Outcome
 * @property {string} refused why a try was refused; "" if it stands in the log
 */

export class Tries {
  #last = 0;
  /** @type {Map<number, (outcome: Outcome) => void>} */
  #waiting = new Map();

  /** Send a wish to the host. Gives its id.
   * @param {Line} line
   * @param {Wish} wish
   */
  send(line, wish) {
    this.#last += 1;
    line.send({ ...wish, id: this.#last });
    return this.#last;
  }

  /** The outcome of a wish, once it is known.
   * @param {number} id
   * @returns {Promise<Outcome>}
   */
  outcome(id) {
    return new Promise((done) => this.#waiting.set(id, done));
  }

  /** @param {number} id
   * @param {string} refused
   */
  done(id, refused) {
    this.#waiting.get(id)?.({ refused });
    this.#waiting.delete(id);
  }

  /** The line is closed: nothing more is answered. */
  end() {
    for (const id of this.#waiting.keys()) this.done(id, "gone");
  }
}
