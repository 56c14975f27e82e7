/** The fastest way to a Python with the engine in it that works on this device. No DOM. */

import { ConnectionLost } from "../shared/fetch-file.js";
import { EngineFiles, partsOfEngine } from "./engine-files.js";
import { compiledPython, plainPython, restoredPython } from "./python.js";
import { dropSnapshot, Snapshot } from "./snapshot.js";

/** @import { StartBodies, SnapshotBodies } from "./python.js" */
/** @import { FileStore } from "../shared/file-store.js" */
/** @import { SnapshotReads } from "./snapshot.js" */

/** @import { PyodideAPI } from "pyodide" */

/** @typedef {"snapshot" | "compiled" | "plain"} Way */

/**
 * @typedef {object} Source what a start is made from
 * @property {() => StartBodies} bodies
 * @property {() => SnapshotBodies | null} snapshot of an earlier start, if there is one
 * @property {() => Promise<unknown>} dropSnapshot it does not work
 * @property {() => Promise<number>} dropDamaged throws away the files that are damaged, and says how many they were
 * @property {() => Promise<boolean>} plainIsHere whether the plain way can be gone without a net
 */

/**
 * @param {Source} source
 * @returns {Promise<{python: PyodideAPI, way: Way, faults: string[]}>} `faults`: why faster ways failed
 */
export async function startPython(source) {
  /** @type {string[]} */
  const faults = [];
  /** @type {[Way, () => Promise<PyodideAPI>][]} */
  const ways = [
    ["compiled", () => compiledPython(source.bodies())],
    ["compiled", () => withFreshFiles(source)],
    ["plain", () => plainPython(source.bodies())],
  ];
  const snapshot = source.snapshot();
  if (snapshot) ways.unshift(["snapshot", () => restoredPython(snapshot)]);
  for (const [way, go] of ways) {
    try {
      const python = await go();
      python.pyimport("gonfalon.door").destroy(); // a way that lacks the engine is none
      return { python, way, faults };
    } catch (error) {
      if (error instanceof ConnectionLost && (way === "plain" || !(await source.plainIsHere())))
        throw error;
      faults.push(`${way}: ${error}`);
      if (way === "snapshot") await source.dropSnapshot();
    }
  }
  throw new Error(faults.join("\n"));
}

/** Once more with fresh files, if any on the device is damaged.
 * @param {Source} source
 */
async function withFreshFiles(source) {
  if ((await source.dropDamaged()) === 0) throw new Error("no file is damaged");
  return compiledPython(source.bodies());
}

/** The source of the engine's start, on this device and from the net.
 * @param {FileStore} files
 * @param {SnapshotReads | null} held a snapshot
 * @param {(done: number, total: number) => void} onProgress
 */
export function startSource(files, held, onProgress) {
  /** @type {EngineFiles | undefined} */
  let made;
  return {
    bodies() {
      made ??= new EngineFiles(files, onProgress);
      return made;
    },
    remembers: held !== null,
    snapshot() {
      if (held) onProgress(1, 1); // nothing is fetched
      return held && new Snapshot(files, held);
    },
    dropSnapshot: () => dropSnapshot(files.root),
    dropDamaged: async () => (await files.evictCorrupt(partsOfEngine(files.list))).length,
    async plainIsHere() {
      const { start, plain } = files.list;
      const needed = [...start.wasm, ...start.glue, ...Object.values(plain).flat()];
      return (await files.missing(needed)).length === 0;
    },
  };
}
