/** The engines of earlier days: one is fetched and started when a battle needs it, and kept on the device. No DOM. */

import { ConnectionLost, IntegrityError } from "../shared/fetch-file.js";
import { FileStore } from "../shared/file-store.js";
import { EngineFiles } from "./engine-files.js";
import { plainPython } from "./python.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { OldEngine } from "../shared/file-store.js" */

/**
 * @typedef {object} Played the rules by which a battle was played (docs/door.md)
 * @property {string} system
 * @property {number} version
 * @property {number | null} epoch that of a compact link
 */

/** @typedef {(request: string) => string} Door */

/** The messages of an engine in each language, read in its own Python. */
const WORDS = `
import json, pathlib, gonfalon
home = pathlib.Path(gonfalon.__file__).parent / "words"
json.dumps({
    language: "\\n".join(path.read_text("utf-8") for path in (
        home / "artifacts" / f"{language}.ftl", *sorted((home / language).glob("*.ftl"))) if path.exists())
    for language in ("de", "fr", "en")
})
`;

/** The oldest engine that is new enough for a battle.
 * @param {readonly OldEngine[]} engines oldest first
 * @param {Played} played
 * @returns {OldEngine | undefined}
 */
export const engineFor = (engines, { system, version, epoch }) =>
  engines.find(({ systems }) => {
    const own = Object.hasOwn(systems, system) ? systems[system] : null;
    return own && own.version >= version && (epoch === null || own.epoch >= epoch);
  });

export class OldEngines {
  /**
   * @param {FileStore} files
   * @param {(more: 1 | -1) => void} tell a request begins, or ends, to wait for an engine
   * @param {(words: Record<string, string>) => void} tellWords the messages of an engine that has started, by language
   */
  constructor(files, tell, tellWords) {
    this.files = files;
    this.tell = tell;
    this.tellWords = tellWords;
    /** @type {Map<string, Promise<Door>>} */
    this.starting = new Map();
  }

  /** The engine that plays a battle whole, started; undefined if there is none, null where it cannot be had now.
   * @param {Played} played
   * @returns {Promise<{day: string, door: Door} | null | undefined>}
   */
  async find(played) {
    const engine = engineFor(this.files.list.engines ?? [], played);
    if (!engine) return undefined;
    this.tell(1);
    try {
      return { day: engine.day, door: await this.started(engine) };
    } catch (error) {
      if (error instanceof ConnectionLost || error instanceof IntegrityError) return null;
      throw error;
    } finally {
      this.tell(-1);
    }
  }

  /** One start for all who want it; what fails is tried again by the next.
   * @param {OldEngine} engine
   */
  started(engine) {
    let starting = this.starting.get(engine.path);
    if (!starting) {
      starting = this.start(engine);
      starting.catch(() => this.starting.delete(engine.path));
      this.starting.set(engine.path, starting);
    }
    return starting;
  }

  /** Python as it comes, with the wheel of this engine and no other.
   * @param {OldEngine} engine
   * @returns {Promise<Door>}
   */
  async start({ path, hash, size }) {
    const { root, list, patience } = this.files;
    const told = {
      ...list,
      files: { ...list.files, [path]: { hash, size } },
      plain: { ...list.plain, wheel: [path] },
    };
    const files = new FileStore(root, told, patience);
    await files.takeVerified(path);
    const python = await plainPython(new EngineFiles(files, () => {}));
    this.tellWords(JSON.parse(python.runPython(WORDS)));
    return python.pyimport("gonfalon.door").Door().handle;
  }
}
