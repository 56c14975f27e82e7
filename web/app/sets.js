/** House rules with a name: sets of switches that a group plays by, kept on this device. */

import { draw } from "./draw.js";
import { shelf } from "./shelf.js";
import { sameSetting } from "./switches.js";

/** @import { Setting } from "./switches.js" */

/**
 * @typedef {object} NamedSet
 * @property {1} format
 * @property {string} system
 * @property {string} name
 * @property {Setting} switches
 */

/** More sets than this nobody finds again. */
export const MOST_SETS = 100;

const keptSets = shelf(
  "house-rules",
  /** @returns {found is NamedSet} */
  (found) =>
    found?.format === 1 &&
    typeof found.system === "string" &&
    typeof found.name === "string" &&
    found.switches instanceof Object &&
    Object.values(found.switches).every((choice) => typeof choice === "string"),
);

/** What was read last.
 * @type {{id: string, thing: NamedSet | null}[]} */
let list = [];
let broken = false;

/** Look again what is there. */
export async function readSets() {
  try {
    list = await keptSets.all();
    broken = false;
  } catch {
    list = [];
    broken = true;
  }
  draw();
}

/** The database of this device cannot be read. */
export const setsBroken = () => broken;

/** The sets of a system by name, and what is damaged.
 * @param {string} system
 */
export const setsOf = (system) =>
  list
    .filter(({ thing }) => !thing || thing.system === system)
    .sort((one, two) => (one.thing?.name ?? "\uffff").localeCompare(two.thing?.name ?? "\uffff"));

/** The name under which a setting is kept.
 * @param {string} system
 * @param {Setting} setting
 */
export const nameOf = (system, setting) =>
  setsOf(system).find(({ thing }) => thing && sameSetting(thing.switches, setting))?.thing?.name ??
  "";

/** Keep a setting under a name; what had that name before gives way. Gives what takes it back, or null if there is no room.
 * @param {string} system
 * @param {string} name
 * @param {Setting} switches
 */
export async function keepSet(system, name, switches) {
  const id = `${system}/${name}`;
  const known = list.some((one) => one.id === id);
  if (!known && setsOf(system).length >= MOST_SETS) return null;
  const back = await keptSets.put(id, { format: 1, system, name, switches });
  await readSets();
  return { replaced: known, undo: () => back().then(readSets) };
}

/** Throw a set away. Gives what puts it back.
 * @param {string} id
 */
export async function removeSet(id) {
  const back = await keptSets.remove(id);
  await readSets();
  return () => back().then(readSets);
}
