/** A battle as the device keeps it beside its log: what is listed, and shown before the engine is there; checked when it is read. */

import { randomHex } from "../../shared/chance.js";
import { recordInForce } from "./in-force.js";

/** @import { View } from "../../shared/view.d.ts" */
/** @import { BattleLog } from "./battle-log.js" */

/**
 * @typedef {object} Outline what is listed of a battle, and shown of it at once
 * @property {string} name
 * @property {string} system
 * @property {number} turn the number of steps in force
 * @property {boolean} over
 * @property {number} changed when it was last played
 * @property {View | null} view what was seen last, to be shown before the engine is there
 * @property {string} [drawn] the version of Gonfalon that the view is from
 * @property {boolean} [prepared] nobody plays it, others begin as copies of it
 * @property {string} [shared] the id of the battle on all devices that play it together
 * @property {string} [link] a compact link to the battle as it stands, in letters
 *
 * @typedef {object} OfLog
 * @property {2} format
 * @property {number} length the number of entries of the log when this was written
 *
 * @typedef {object} OfSave a battle of a version of Gonfalon that kept no log
 * @property {1} format
 * @property {number} revision how often it was written
 * @property {any} save what the door gave to go on from
 *
 * @typedef {Outline & (OfLog | OfSave)} StoredBattle
 */

/** A new id for a battle. */
export const newId = () => randomHex(16);

/** The view of a battle that can be shown before the engine is there: a view of another version may lack what this one
 * draws, and one of fewer entries shows what was before.
 * @param {StoredBattle} kept
 * @param {BattleLog | null} log
 */
export function viewOf(kept, log) {
  const isNewest = !log || (kept.format === 2 && kept.length === log.length);
  return kept.drawn === VERSION && isNewest ? kept.view : null;
}

/** A battle as it is kept beside its log.
 * @param {View} view
 * @param {BattleLog} log
 * @param {number} [changed]
 * @returns {StoredBattle}
 */
export const outlineOf = (view, log, changed = Date.now()) => ({
  format: 2,
  name: view.name,
  system: view.system,
  turn: view.turn,
  over: view.flow === "over",
  changed,
  length: log.length,
  view,
  drawn: VERSION,
  ...marksOf(log),
});

/** @param {BattleLog} log
 * @returns {Pick<Outline, "prepared" | "shared">}
 */
const marksOf = ({ prepared, shared }) => ({
  ...(prepared ? { prepared } : {}),
  ...(shared ? { shared } : {}),
});

/** A battle as it is known by its log alone.
 * @param {BattleLog} log
 * @returns {StoredBattle}
 */
export function outlineOfLog(log) {
  const record = recordInForce(log);
  return {
    format: 2,
    name: record.name,
    system: record.system,
    turn: record.entries.length,
    over: false,
    changed: 0,
    length: log.length,
    view: null,
    ...marksOf(log),
  };
}

/** True if a view tells who fights; an earlier version, of whose views the title alone is shown, called its chronicle `log`.
 * @param {any} view
 */
const presentable = (view) =>
  Array.isArray(view?.chronicle ?? view?.log) &&
  Array.isArray(view.notes) &&
  Array.isArray(view.table?.sides) &&
  typeof view.names === "object";

/** True if a thing in the database is a battle that we can open.
 * @param {any} found
 * @returns {found is StoredBattle}
 */
function sound(found) {
  const own =
    found?.format === 2
      ? typeof found.length === "number"
      : found?.format === 1 && typeof found.revision === "number" && isObject(found.save);
  return (
    own &&
    typeof found.system === "string" &&
    typeof found.name === "string" &&
    typeof found.changed === "number"
  );
}

/** @param {unknown} found */
const isObject = (found) => typeof found === "object" && found !== null;

/** A battle as we can open it: whole, or mended as far as its record is there.
 * @param {any} found
 * @returns {StoredBattle | null}
 */
export function checkedBattle(found) {
  if (sound(found)) return presentable(found.view) ? found : { ...found, view: null };
  const { save } = found ?? {};
  if (typeof save?.system !== "string" || !Array.isArray(save.entries)) return null;
  const revision = Number.isInteger(found.revision) ? found.revision : 0;
  return {
    format: 1,
    name: typeof save.name === "string" ? save.name : "",
    system: save.system,
    turn: save.entries.length,
    over: false,
    changed: Number(found.changed) || 0,
    revision,
    save,
    view: null,
  };
}
