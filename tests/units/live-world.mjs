/** Phones with doors and lines in memory, for tests: nothing moves but what a seed picks, one step at a time. */
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { randomOf } from "./random.mjs";

/** @import { Battle, Channel, Growth, Log } from "../../web/app/live/line.js" */
/** @import { Entry } from "../../web/app/live/messages.js" */
/** @import { Pool } from "../../web/app/live/throw.js" */

export const HEADER = {
  gonfalon: /** @type {const} */ (2),
  system: "game",
  version: 3,
  switches: {},
};
/** Seals and chances are hashed at once here: the order of all steps follows from the seed alone. */
crypto.subtle.digest = async (_, bytes) =>
  new Uint8Array(
    createHash("sha256")
      .update(new Uint8Array(/** @type {ArrayBuffer} */ (bytes)))
      .digest(),
  ).buffer;

export const VERSIONS = { game: 3 };
export const BATTLE = "0123abcd";

/** Steps in queues: each queue in its order, one queue or another as the seed picks. */
export class World {
  /** @type {(() => void)[][]} */
  #queues = [];
  /** Milliseconds that have passed. */
  #time = 0;
  /** @type {{until: number, done: () => void}[]} */
  #timers = [];

  /** Wait for time, which passes by `passes` alone.
   * @param {number} milliseconds
   * @returns {Promise<void>}
   */
  wait = (milliseconds) =>
    new Promise((done) => this.#timers.push({ until: this.#time + milliseconds, done }));

  /** @param {number} seed */
  constructor(seed) {
    this.random = randomOf(seed);
  }

  /** A queue of its own. Gives what puts a step into it. */
  queue() {
    /** @type {(() => void)[]} */
    const steps = [];
    this.#queues.push(steps);
    return (/** @type {() => void} */ step) => steps.push(step);
  }

  /** A number below this.
   * @param {number} bound
   */
  below(bound) {
    return Math.floor(this.random() * bound);
  }

  /** @param {number} milliseconds */
  passes(milliseconds) {
    this.#time += milliseconds;
    for (const { until, done } of this.#timers) if (until <= this.#time) done();
  }

  /** Do so many steps, or all that there are and that come of them.
   * @param {number} [most]
   */
  async run(most = Number.POSITIVE_INFINITY) {
    for (let done = 0; done < most; done++) {
      await setImmediate();
      const waiting = this.#queues.filter((steps) => steps.length > 0);
      if (waiting.length === 0) return;
      waiting[this.below(waiting.length)].shift()?.();
    }
  }
}

/** Two ends of a line. What is under way when it is cut is lost.
 * @param {World} world
 */
export function channelPair(world) {
  /** @type {string[]} every text that was sent over it */
  const wire = [];
  let isCut = false;
  const ends = [0, 1].map(() => ({
    queue: world.queue(),
    isClosed: false,
    onmessage: (/** @type {unknown} */ _text) => {},
    onclose: () => {},
  }));
  /** @param {number} nth
   * @returns {Channel & {wire: string[], cut: () => void, raw: (text: unknown) => void}}
   */
  const channel = (nth) => {
    const [mine, other] = [ends[nth], ends[1 - nth]];
    /** @param {unknown} text */
    const raw = (text) => {
      if (mine.isClosed) throw new Error("closed");
      mine.queue(() => !isCut && !other.isClosed && other.onmessage(text));
    };
    const close = () => {
      if (mine.isClosed) return;
      mine.isClosed = true;
      mine.queue(() => {
        if (other.isClosed) return;
        other.isClosed = true;
        other.onclose();
      });
    };
    return {
      wire,
      raw,
      send: (text) => {
        wire.push(text);
        raw(text);
      },
      close,
      cut: () => {
        isCut = true;
        for (const end of ends) {
          if (!end.isClosed) {
            end.isClosed = true;
            end.onclose();
          }
        }
      },
      set onmessage(/** @type {(text: unknown) => void} */ receive) {
        mine.onmessage = receive;
      },
      set onclose(/** @type {() => void} */ closed) {
        mine.onclose = closed;
      },
    };
  };
  return [channel(0), channel(1)];
}

/** @param {string} before
 * @param {unknown} data
 */
const hashed = (before, data) =>
  createHash("sha256")
    .update(before + JSON.stringify(data))
    .digest("hex")
    .slice(0, 32);

/** The head of a log after each number of entries.
 * @param {readonly Entry[]} entries
 */
export function headsOf(entries) {
  const heads = [hashed("", HEADER)];
  for (const entry of entries) heads.push(hashed(heads[heads.length - 1], entry));
  return heads;
}

/** A battle at a door that knows three rules: ["no"] is refused; after ["turn", a, b] the slips a, then b are turned over,
 * each by whoever has it in the pocket; and nothing else comes before that is done.
 * @implements {Battle}
 */
export class FakeDoor {
  /** @type {Entry[]} */
  entries = [];
  /** @type {Record<string, [string, string]>} */
  pocket = {};
  opened = 0;
  /** @type {Pool | null} */
  pools = { dice: 3, faces: [1, 2, 3, 4, 5, 6] };
  #step;

  /** @param {World} world */
  constructor(world) {
    const queue = world.queue();
    /** @type {<T>(work: () => T) => Promise<T>} */
    this.#step = (work) => new Promise((done) => queue(() => done(work())));
  }

  get head() {
    return headsOf(this.entries)[this.entries.length];
  }

  /** @type {Battle["append"]} */
  append(at, entries) {
    return this.#step(() => {
      if (at !== this.entries.length) return { refused: "stale" };
      const before = this.entries;
      for (const entry of entries) {
        if (!this.#allows(entry)) {
          this.entries = before;
          return { refused: "against-rules" };
        }
        this.entries = [...this.entries, entry];
      }
      this.#turn();
      return { entries: this.entries.slice(at), head: this.head };
    });
  }

  /** @type {Battle["open"]} */
  open(_header, entries) {
    return this.#step(() => {
      this.entries = [...entries];
      this.opened += 1;
      this.#turn();
      return { entries: this.entries, head: this.head };
    });
  }

  /** @type {Battle["pool"]} */
  pool() {
    return this.#step(() => this.pools);
  }

  /** @type {Battle["heads"]} */
  heads(after) {
    return this.#step(() => after.map((number) => headsOf(this.entries)[number] ?? null));
  }

  /** The seals that wait to be turned over. */
  get due() {
    const at = this.entries.findLastIndex(([kind]) => kind === "turn");
    if (at < 0) return [];
    const since = this.entries.slice(at + 1);
    if (since.some(([kind]) => kind === "u")) return [];
    return this.entries[at].slice(1).slice(since.filter(([kind]) => kind === "o").length);
  }

  /** @param {Entry} entry */
  #allows([kind, content]) {
    if (kind === "no") return false;
    if (kind === "u") return true;
    return this.due.length > 0 ? kind === "o" && content === this.due[0] : kind !== "o";
  }

  #turn() {
    for (let seal = String(this.due[0]); seal in this.pocket; seal = String(this.due[0]))
      this.entries = [...this.entries, ["o", ...this.pocket[seal]]];
  }
}
