/**
 * Two engines behind one door: ours in this worker, and one in a sandbox that knows the plugins too. That one starts
 * when a battle of such a system is wanted, and is given no other battle, nor what lies face down in one. No DOM.
 */

import { oneByOne } from "../../shared/one-by-one.js";

/** @typedef {(request: string) => string | Promise<string>} Handle */
/** @typedef {{do: string, known?: number}} Request */

/** The requests that name a system, or hold a battle of one. */
const NAMING = ["new", "open", "read", "cards"];
const UNKNOWN = "no-system";

export class EngineRouter {
  /**
   * @param {Handle} own
   * @param {(() => Promise<Handle | null>) | null} apart starts the engine in the sandbox; null where there are no plugins
   */
  constructor(own, apart) {
    this.own = own;
    this.apart = apart;
    /** The engine that has the open battle. */
    this.current = own;
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
    if (!this.apart || !NAMING.includes(request.do)) return this.current(JSON.stringify(request));
    const reply = await this.ask(this.own, request);
    const told = JSON.parse(reply);
    const unknown = [told.refused?.code, told.unreadable?.code].includes(UNKNOWN);
    const other = unknown && (await this.apart());
    return other ? this.ask(other, request) : reply;
  }

  /** Ask one of the two. The other one told the log that the screen holds, so this one tells all of its own.
   * @param {Handle} door
   * @param {Request} request
   */
  async ask(door, request) {
    const { known, ...rest } = request;
    const sent = door === this.current || known === undefined ? request : { ...rest, known: 0 };
    const reply = await door(JSON.stringify(sent));
    if ("view" in JSON.parse(reply)) this.current = door;
    return reply;
  }
}
