/** A battle as it is stored on this device, checked when it is read. */

/** @import { View } from "../../shared/view.d.ts" */

/**
 * @typedef {object} StoredBattle
 * @property {1} format
 * @property {string} name
 * @property {string} system
 * @property {number} turn
 * @property {boolean} over
 * @property {number} changed when it was last written
 * @property {number} revision how often it was written
 * @property {unknown} save what the door gave to go on from
 * @property {View | null} view what was seen last, to be shown before the engine is there
 * @property {string} [drawn] the version of Gonfalon that the view is from
 */

/** A new id for a battle. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The view of a battle that can be shown before the engine is there: a view of another version may lack what this one
 * draws.
 * @param {StoredBattle} kept
 */
export const viewOf = ({ view, drawn }) => (drawn === VERSION ? view : null);

/** True if a view tells who fights.
 * @param {any} view
 */
const presentable = (view) =>
  Array.isArray(view?.log) &&
  Array.isArray(view.notes) &&
  Array.isArray(view.table?.sides) &&
  typeof view.names === "object";

/** True if a thing in the database is a battle that we can open.
 * @param {any} found
 * @returns {found is StoredBattle}
 */
function sound(found) {
  return (
    found?.format === 1 &&
    typeof found.system === "string" &&
    typeof found.name === "string" &&
    typeof found.revision === "number" &&
    typeof found.changed === "number" &&
    typeof found.save === "object" &&
    found.save !== null
  );
}

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
