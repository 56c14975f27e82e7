/**
 * Several engines behind one door: ours in this worker; one in a sandbox that knows the plugins too; and those of earlier days. The
 * sandbox starts when a battle of such a system is wanted, and is given no other battle, nor what lies face down in one. An engine of
 * an earlier day starts when ours would leave out a part of a battle. No DOM.
 */

import { oneByOne } from "../../shared/one-by-one.js";

/** @typedef {(request: string) => string | Promise<string>} Handle */
/** @typedef {{do: string, session?: string, rules?: string, link?: unknown, file?: unknown}} Request */
/** @import { OldEngines } from "../../boot/old-engines.js" */

/** The requests that name a system, or hold a battle of one. */
const NAMING = ["new", "open", "read", "cards"];
/** Those that hold a battle. */
const OPENING = ["open", "read"];
/** In a request that opens a battle: our engine opens it, as far as it can. */
const TODAY = "today";
const UNKNOWN = "no-system";

/** The reply where the engine of a battle cannot be had now. */
const LACKING = JSON.stringify({
  refused: { code: "old-engine", rule: "", label: { id: "page-old-engine-missing", with: {} } },
});

export class EngineRouter {
  /**
   * @param {Handle} own
   * @param {(() => Promise<Handle | null>) | null} apart starts the engine in the sandbox; null where there are no plugins
   * @param {Pick<OldEngines, "find"> | null} [older] null where no engine is older than ours
   */
  constructor(own, apart, older = null) {
    this.own = own;
    this.apart = apart;
    this.older = older;
    /** The engine that has the battle of a session; ours where none is named.
     * @type {Map<string, Handle>} */
    this.holders = new Map();
    this.inTurn = oneByOne();
  }

  /** @param {Request} request
   * @returns {Promise<string>}
   */
  handle(request) {
    return this.inTurn(() => this.answer(request));
  }

  /** @param {Request} request
   * @returns {Promise<string>}
   */
  async answer(request) {
    const holder = this.holders.get(request.session ?? "") ?? this.own;
    const isOne = !this.apart && !this.older;
    if (isOne || !NAMING.includes(request.do)) return holder(JSON.stringify(request));
    const earlier = await this.earlier(request);
    if (earlier !== null) return earlier;
    const reply = await this.ask(this.own, request);
    const told = this.apart ? JSON.parse(reply) : {};
    const unknown = [told.refused?.code, told.unreadable?.code].includes(UNKNOWN);
    const other = unknown && (await this.apart?.());
    return other ? this.ask(other, request) : reply;
  }

  /** The reply of the engine of its day to a battle of which ours would leave out a part; null for any other.
   * @param {Request} request
   * @returns {Promise<string | null>}
   */
  async earlier(request) {
    const { rules, link, file } = request;
    if (!this.older || !OPENING.includes(request.do) || rules === TODAY) return null;
    const reply = await this.own(JSON.stringify({ do: "played", link, file }));
    const { absent, played } = JSON.parse(reply);
    if (absent) return reply;
    if (!played || played.whole) return null;
    const found = await this.older.find(played);
    if (found === undefined) return null;
    if (found === null) return LACKING;
    const opened = await this.ask(marked(found.day, found.door), request);
    return "view" in JSON.parse(opened) ? opened : null;
  }

  /** Ask an engine; from now on it has the battle of this session, if it has opened one.
   * @param {Handle} door
   * @param {Request} request
   */
  async ask(door, request) {
    const reply = await door(JSON.stringify(request));
    if ("view" in JSON.parse(reply)) this.holders.set(request.session ?? "", door);
    return reply;
  }
}

/** A door whose replies say which engine gave them.
 * @param {string} day
 * @param {Handle} door
 * @returns {Handle}
 */
const marked = (day, door) => async (request) =>
  `{"engine":${JSON.stringify(day)},${(await door(request)).slice(1)}`;
