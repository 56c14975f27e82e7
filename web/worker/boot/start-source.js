/** What the engine's start is made from, on this device and from the net. No DOM. */

import { Bodies } from "../files/engine-files.js";
import { drop, Snapshot } from "./snapshot.js";

/** @import { Files } from "../../shared/file-store.js" */
/** @import { Held } from "./snapshot.js" */

/**
 * @param {Files} files
 * @param {Held | null} held a snapshot
 * @param {(done: number, total: number) => void} heard
 */
export function source(files, held, heard) {
  /** @type {Bodies | undefined} */
  let made;
  return {
    bodies() {
      made ??= new Bodies(files, heard);
      return made;
    },
    remembers: held !== null,
    snapshot() {
      if (held) heard(1, 1); // nothing is fetched
      return held && new Snapshot(files, held);
    },
    dropSnapshot: () => drop(files.root),
    dropDamaged: async () => (await files.drop(Object.values(files.list.start).flat())).length,
    async plainIsHere() {
      const { start, plain } = files.list;
      const needed = [...start.wasm, ...start.glue, ...Object.values(plain).flat()];
      return (await files.missing(needed)).length === 0;
    },
  };
}
