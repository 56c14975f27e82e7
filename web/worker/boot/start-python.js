/** The fastest way to a Python with the engine in it that works on this device. No DOM. */

import { Cut } from "../../shared/fetch-file.js";
import { compiled, plain, restored } from "./python.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Given, Remembered } from "./python.js" */

/** @typedef {"snapshot" | "compiled" | "plain"} Way */

/**
 * @typedef {object} Source what a start is made from
 * @property {() => Given} bodies
 * @property {() => Remembered | null} snapshot of an earlier start, if there is one
 * @property {() => Promise<unknown>} dropSnapshot it does not work
 * @property {() => Promise<number>} dropDamaged throws away the files that are damaged, and says how many they were
 * @property {() => Promise<boolean>} plainIsHere whether the plain way can be gone without a net
 */

/**
 * @param {Source} source
 * @returns {Promise<{python: PyodideAPI, way: Way, faults: string[]}>} `faults`: why faster ways failed
 */
export async function first(source) {
  /** @type {string[]} */
  const faults = [];
  /** @type {[Way, () => Promise<PyodideAPI>][]} */
  const ways = [
    ["compiled", () => compiled(source.bodies())],
    ["compiled", () => anew(source)],
    ["plain", () => plain(source.bodies())],
  ];
  const snapshot = source.snapshot();
  if (snapshot) ways.unshift(["snapshot", () => restored(snapshot)]);
  for (const [way, go] of ways) {
    try {
      const python = await go();
      python.pyimport("gonfalon.door").destroy(); // a way that lacks the engine is none
      return { python, way, faults };
    } catch (error) {
      if (error instanceof Cut && (way === "plain" || !(await source.plainIsHere()))) throw error;
      faults.push(`${way}: ${error}`);
      if (way === "snapshot") await source.dropSnapshot();
    }
  }
  throw new Error(faults.join("\n"));
}

/** Once more with fresh files, if any on the device is damaged.
 * @param {Source} source
 */
async function anew(source) {
  if ((await source.dropDamaged()) === 0) throw new Error("no file is damaged");
  return compiled(source.bodies());
}
