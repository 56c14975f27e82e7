/** The bodies that the engine consists of: their parts are fetched side by side, joined and decompressed. No DOM. */

import { freeMemory } from "../shared/fetch-file.js";
import { ZSTDDecoder } from "../vendor/zstddec/zstddec.mjs";

/** @import { FileStore, List } from "../shared/file-store.js" */

/** So many parts come at once; with more, the first ones would be late on a thin line. */
const AT_ONCE = 6;

/** The first bytes of a zip and of WebAssembly. From damaged bytes the decoder gives nothing, or anything. */
const BEGINNINGS = ["PK", "\0a"];

/** All files that the engine consists of: its start and the parts of its systems.
 * @param {List} list
 */
export const partsOfEngine = ({ start, systems }) => [
  ...Object.values(start).flat(),
  ...Object.values(systems).flat(),
];

export class EngineFiles {
  /**
   * @param {FileStore} files
   * @param {(done: number, total: number) => void} onProgress bytes that have come in, of all that the start takes
   */
  constructor(files, onProgress) {
    this.files = files;
    this.onProgress = onProgress;
    /** @type {Map<string, number>} bytes of each file that are here */
    this.come = new Map();
    const paths = Object.values(files.list.start).flat();
    this.total = paths.reduce((sum, path) => sum + files.list.files[path].size, 0);
    /** @type {(() => void)[]} */
    this.waiting = [];
    this.lanes = AT_ONCE;
    this.decoder = new ZSTDDecoder();
    this.decodes = this.decoder.init();
  }

  /** @param {string} path
   * @param {number} [bytes] without it, all of them
   */
  noteProgress(path, bytes = this.files.list.files[path].size) {
    this.come.set(path, bytes);
    const done = [...this.come.values()].reduce((sum, one) => sum + one, 0);
    this.onProgress(done, this.total);
  }

  /** A body as it is used.
   * @param {string} name of a body of the start, or a system's id
   * @returns {Promise<Uint8Array<ArrayBuffer>>}
   * @throws {Error} if its bytes are not what they were
   */
  async load(name) {
    const { start, systems } = this.files.list;
    const paths = start[name] ?? systems[name];
    const parts = await Promise.all(paths.map((path) => this.part(path)));
    const squeezed = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      squeezed.set(part, at);
      at += part.length;
      freeMemory(part);
    }
    await this.decodes;
    const body = /** @type {Uint8Array<ArrayBuffer>} */ (this.decoder.decode(squeezed));
    freeMemory(squeezed);
    if (!BEGINNINGS.includes(String.fromCharCode(...body.subarray(0, 2))))
      throw new Error(`damaged: ${name}`);
    return body;
  }

  /** @param {string} path */
  async part(path) {
    if (this.lanes > 0) this.lanes -= 1;
    else await new Promise((go) => this.waiting.push(() => go(null)));
    try {
      const answer = await this.files.take(path, (bytes) => this.noteProgress(path, bytes));
      return new Uint8Array(await answer.arrayBuffer());
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.lanes += 1;
    }
  }

  /** A module of the start, imported from its address; the same bytes lie in the cache afterwards.
   * @param {string} path
   */
  async module(path) {
    const module = await import(this.files.address(path));
    this.noteProgress(path);
    return module;
  }
}
