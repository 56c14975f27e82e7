/** The parts of the engine that belong to one rule system each: one comes when its system is wanted. No DOM. */

import { ConnectionLost } from "../shared/fetch-file.js";
import { mountSystem } from "./python.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { StartBodies } from "./python.js" */
/** @import { Source } from "./start-python.js" */

/** The beginning of a reply in which the door says that it lacks a part (docs/door.md). */
const ABSENT = '{"absent":';

/** The reply about a part that cannot be had now. */
const LACKING = JSON.stringify({
  refused: { code: "absent", rule: "", label: { id: "page-part-missing", with: {} } },
});

/** The whole engine as it was published.
 * @param {StartBodies} bodies
 */
async function wheel({ files }) {
  return new Uint8Array(await (await files.take(files.list.plain.wheel[0])).arrayBuffer());
}

export class SystemParts {
  /**
   * @param {PyodideAPI} python
   * @param {Pick<Source, "bodies" | "dropDamaged" | "plainIsHere">} source
   * @param {(more: 1 | -1) => void} [tell] a request begins, or ends, to wait for its part
   */
  constructor(python, source, tell = () => {}) {
    this.python = python;
    this.source = source;
    this.tell = tell;
    this.systems = python.pyimport("gonfalon.systems");
    /** @type {(request: string) => string} */
    this.door = python.pyimport("gonfalon.door").Door().handle;
    /** @type {Map<string, Promise<void>>} */
    this.coming = new Map();
  }

  /** Answer a request; a part that it lacks is brought first. Other requests are answered meanwhile.
   * @param {() => string | Promise<string>} ask
   * @returns {Promise<string>} a refusal if the part cannot be had
   */
  async answer(ask) {
    const reply = await ask();
    if (!reply.startsWith(ABSENT)) return reply;
    this.tell(1);
    try {
      await this.load(JSON.parse(reply).absent);
    } catch (error) {
      if (error instanceof ConnectionLost) return LACKING;
      throw error;
    } finally {
      this.tell(-1);
    }
    return this.answer(ask);
  }

  /** Put a system's part in its place, and import it. What fails is tried again by the next who wants it.
   * @param {string} id
   * @throws {Error} if it cannot be had, or does not work
   */
  load(id) {
    let coming = this.coming.get(id);
    if (!coming) {
      coming = this.mount(id);
      coming.catch(() => this.coming.delete(id));
      this.coming.set(id, coming);
    }
    return coming;
  }

  /** @param {string} id */
  async mount(id) {
    if (!this.systems.is_here(id)) mountSystem(this.python, id, await this.archive(id));
    this.systems.own(id).destroy();
  }

  /** An archive with the system in it: its part, with fresh files if any on the device is damaged; else the engine's wheel.
   * @param {string} id
   */
  async archive(id) {
    const bodies = this.source.bodies();
    try {
      return await bodies.load(id);
    } catch (error) {
      if (error instanceof ConnectionLost && !(await this.source.plainIsHere())) throw error;
      const fresh = (await this.source.dropDamaged()) > 0;
      return fresh ? bodies.load(id).catch(() => wheel(bodies)) : wheel(bodies);
    }
  }
}
