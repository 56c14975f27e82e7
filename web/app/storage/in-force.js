/** The record that a link would hold of a battle, found in its log without the rules.
 *
 * It repeats engine/gonfalon/battle/in_force.py, for battles are listed, and compared with a link, before the engine is up, and
 * of some the device has kept no more than the log. tests/units/test_in_force.py holds both together.
 */

/** @import { BattleLog } from "./battle-log.js" */

/** @typedef {[string, ...unknown[]]} Entry */

/** The marks of entries that are no steps and leave those in force as they are. */
const ASIDE = ["name", "rules", "old"];

/** Leaves out what is no entry at all, as in a log that was damaged on the device.
 * @param {BattleLog} log
 * @returns {{system: string, version: number, name: string, switches: object, entries: Entry[]}}
 */
export function recordInForce({ header, entries }) {
  /** @type {Entry[]} */
  let steps = [];
  /** @type {Entry[][]} */
  let ahead = [];
  let name = "";
  let { version } = header;
  for (const entry of /** @type {Entry[]} */ (entries.filter(Array.isArray))) {
    const [mark, value] = entry;
    if (mark === "name") name = String(value);
    if (mark === "rules") version = Number(value);
    if (mark === "u") {
      const kept = steps.length - takenByUndo(steps);
      ahead.push(steps.slice(kept));
      steps = steps.slice(0, kept);
    } else if (mark === "z") {
      steps = [...steps, ...(ahead.pop() ?? [])];
    } else if (!ASIDE.includes(mark)) {
      ahead = [];
      steps.push(entry);
    }
  }
  return { system: header.system, version, name, switches: header.switches, entries: steps };
}

/** The number of steps that an undo takes back: the last one, and before it the slips that were turned after it.
 * @param {Entry[]} steps
 */
function takenByUndo(steps) {
  const before = steps.findLastIndex(([mark, , salt]) => !(mark === "o" && salt));
  return steps.length - Math.max(before, 0);
}
