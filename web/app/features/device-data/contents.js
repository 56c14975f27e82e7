/** Everything that this device keeps, as one file.
 *
 * `{"gonfalon": "everything", "format": 1, "battles": [{changed, save, asked}], "roster": [...], "house-rules": [...],
 * "wishes": {key: text}, "damaged": {id: anything}}`. A `save` is what the door gave to go on from, slips that lie face
 * down included; `asked` is what was asked of it since (`journal.js`), if a tab was killed meanwhile. Whatever could not
 * be opened lies under `damaged` as it was found. `bring-back.js` takes it in again.
 */

import { EVERYTHING } from "../../battle/files.js";
import { all, spoilt } from "../../storage/battles.js";
import { damaged } from "../../storage/database.js";
import { readRaw } from "../../storage/indexed-db.js";
import { unfinished } from "../../storage/journal.js";
import { setThings } from "../house-rules/store.js";
import { rosterThings } from "../roster/store.js";

export const FORMAT = 1;
/** What the names of all notes begin with. */
export const PREFIX = "gonfalon.";
/** Notes that belong to this device alone. */
const OWN = ["asked-to-keep", "last", "opening", "snapshot"];

/** Everything that lies here. */
export async function everything() {
  const raw = await Promise.all(
    [...damaged].map(async (name) => [name, await readRaw(name).catch(String)]),
  );
  return {
    gonfalon: EVERYTHING,
    format: FORMAT,
    battles: await battlesHere(),
    roster: await rosterThings(),
    "house-rules": await setThings(),
    wishes: wishes(),
    damaged: { ...(await spoilt()), ...Object.fromEntries(raw) },
  };
}

/** The battles, with whatever was asked of them and is not kept. */
export async function battlesHere() {
  const whole = (await all()).flatMap(({ id, kept }) => (kept ? [{ id, ...kept }] : []));
  return Promise.all(
    whole.map(async ({ id, revision, changed, save }) => {
      return { changed, save, asked: await unfinished(id, revision) };
    }),
  );
}

/** Whether a note may go along to another device.
 * @param {string} key
 */
export const travels = (key) => !OWN.includes(key);

/** @returns {Record<string, string>} */
function wishes() {
  try {
    const kept = Object.entries(localStorage).map(([key, value]) => [
      key.slice(PREFIX.length),
      value,
      key,
    ]);
    return Object.fromEntries(
      kept.filter(([key, , whole]) => whole.startsWith(PREFIX) && travels(key)),
    );
  } catch {
    return {};
  }
}
