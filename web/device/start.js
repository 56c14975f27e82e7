/** The engine's start: the fastest way that works on this device. No DOM. */

import { Bodies } from "./bodies.js";
import { Cut } from "./net.js";
import { compiled, plain, restored } from "./python.js";
import { drop, Snapshot } from "./snapshot.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Files } from "./files.js" */
/** @import { Held } from "./snapshot.js" */

/** @typedef {"snapshot" | "compiled" | "plain"} Way */

/**
 * @param {Files} files
 * @param {Held | null} held a snapshot
 * @param {(done: number, total: number) => void} heard
 * @returns {Promise<{python: PyodideAPI, way: Way, faults: string[]}>} `faults`: why faster ways failed
 */
export async function start(files, held, heard) {
  /** @type {Bodies | undefined} */
  let made;
  const bodies = () => {
    made ??= new Bodies(files, heard);
    return made;
  };
  /** @type {string[]} */
  const faults = [];
  /** @type {[Way, () => Promise<PyodideAPI>][]} */
  const ways = [
    ["compiled", () => compiled(bodies())],
    ["compiled", () => anew(files, bodies())],
    ["plain", () => plain(bodies())],
  ];
  if (held) {
    heard(1, 1); // nothing is fetched
    ways.unshift(["snapshot", () => restored(new Snapshot(files, held))]);
  }
  for (const [way, go] of ways) {
    try {
      const python = await go();
      python.pyimport("gonfalon.door").destroy(); // a way that lacks the engine is none
      return { python, way, faults };
    } catch (error) {
      if (error instanceof Cut && (way === "plain" || !(await plainIsHere(files)))) throw error;
      faults.push(`${way}: ${error}`);
      if (way === "snapshot") await drop(files.root);
    }
  }
  throw new Error(faults.join("\n"));
}

/** Whether the plain way can be gone without a net.
 * @param {Files} files
 */
async function plainIsHere(files) {
  const { start, plain: own } = files.list;
  const needed = [...start.wasm, ...start.glue, ...Object.values(own).flat()];
  return (await files.missing(needed)).length === 0;
}

/** Once more with fresh files, if any on the device is damaged.
 * @param {Files} files
 * @param {Bodies} bodies
 */
async function anew(files, bodies) {
  const bad = await files.drop(Object.values(files.list.start).flat());
  if (bad.length === 0) throw new Error("no file is damaged");
  return compiled(bodies);
}
