/** House rules with a name: sets of switches that a group plays by, kept on this device. */

import { cleanName } from "../../../shared/text-safety.js";
import { draw } from "../../page/draw.js";
import { sameSetting } from "../../page/switches.js";
import { itemStore } from "../../storage/database.js";

/** @import { Setting } from "../../page/switches.js" */

/**
 * @typedef {object} NamedSet
 * @property {1} format
 * @property {string} system
 * @property {string} name
 * @property {Setting} switches
 */

/** More sets than this nobody finds again. */
export const MOST_SETS = 100;

/** @param {any} found
 * @returns {found is NamedSet}
 */
const sound = (found) =>
  found?.format === 1 &&
  typeof found.system === "string" &&
  typeof found.name === "string" &&
  found.switches instanceof Object &&
  Object.values(found.switches).every((choice) => typeof choice === "string");

const keptSets = itemStore("house-rules", sound);

/** The sets that were read last.
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
  return { name, replaced: known, undo: () => back().then(readSets) };
}

/** Keep a setting beside all others: under this name, or with a number behind it where another setting has that name.
 * @type {typeof keepSet}
 */
export async function keepBeside(system, name, switches) {
  await readSets();
  return keepSet(system, freeName(system, name), switches);
}

/** Everything that lies there whole. */
export const allSets = async () => {
  await readSets();
  return list.flatMap(({ thing }) => thing ?? []);
};

/** Keep sets that come from a file; one whose name is taken here by another gets a number.
 * @param {any[]} things
 */
export async function keepSets(things) {
  const tally = { added: 0, doubles: 0, refused: 0 };
  await readSets();
  for (const thing of things) {
    const whole = sound(thing) ? { ...thing, name: cleanName(thing.name) } : null;
    if (!whole?.name || broken) tally.refused += 1;
    else if (nameOf(whole.system, whole.switches)) tally.doubles += 1;
    else {
      const name = freeName(whole.system, whole.name);
      const kept = await keepSet(whole.system, name, whole.switches).catch(() => null);
      tally[kept ? "added" : "refused"] += 1;
    }
  }
  return tally;
}

/** A name that no set of this system has yet: this one, or with a number behind it.
 * @param {string} system
 * @param {string} name
 */
export function freeName(system, name) {
  const taken = new Set(list.map(({ id }) => id));
  let free = name;
  for (let nth = 2; taken.has(`${system}/${free}`); nth++) free = `${name} (${nth})`;
  return free;
}

/** Throw a set away. Gives what puts it back.
 * @param {string} id
 */
export async function removeSet(id) {
  const back = await keptSets.remove(id);
  await readSets();
  return () => back().then(readSets);
}
