/** Things that versions of Gonfalon without logs left on this device. */

import { BattleLog } from "./battle-log.js";

/** The log that the engine makes of such a save (engine/gonfalon/formats/log_file.py); null if it is none.
 * @param {any} save
 * @returns {BattleLog | null}
 */
export function logOfSave(save) {
  const {
    gonfalon,
    system,
    version,
    switches = {},
    name,
    entries,
    undone = [],
    seen = [],
  } = save ?? {};
  if (gonfalon !== 1 || !Array.isArray(entries)) return null;
  const named = name ? [["name", name]] : [];
  const carried = undone.length > 0 || seen.length > 0 ? [["old", undone, seen]] : [];
  const header = { gonfalon: /** @type {const} */ (2), system, version, switches };
  return new BattleLog(header, [...named, ...entries, ...carried], save.slips ?? {});
}

/** Delete the database in which they noted requests. */
export function deleteJournal() {
  try {
    indexedDB.deleteDatabase("gonfalon.journal");
  } catch {
    // A browser that keeps nothing has none.
  }
}
