/** The battles of this device, in IndexedDB. */

import { createStore, del, entries, get, set, update } from "../vendor/idb-keyval/index.js";

/** @import { View } from "./view.d.ts" */

/**
 * @typedef {object} Kept
 * @property {1} format
 * @property {string} name
 * @property {string} system
 * @property {number} turn
 * @property {boolean} over
 * @property {number} changed when it was last written
 * @property {number} revision how often it was written
 * @property {unknown} save what the door gave to go on from
 * @property {View | null} view what was seen last, to be shown before the engine is there
 */

/** Another tab has written this battle since we read it. */
export class Elsewhere extends Error {}

let battles = createStore("gonfalon", "battles");

/** A new id for a battle. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Whether it is a view that can be shown.
 * @param {any} view
 */
const presentable = (view) =>
  Array.isArray(view?.log) &&
  Array.isArray(view.notes) &&
  Array.isArray(view.table?.sides) &&
  typeof view.names === "object";

/** Whether what lies in the database is a battle that we can open.
 * @param {any} found
 * @returns {found is Kept}
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

/** @param {unknown} found */
function checked(found) {
  if (!sound(found)) return null;
  return presentable(found.view) ? found : { ...found, view: null };
}

/** All battles, the last played first; a damaged one comes last, without content.
 * @returns {Promise<{id: string, kept: Kept | null}[]>}
 */
export async function all() {
  const found = await entries(battles);
  return found
    .map(([id, kept]) => ({ id: String(id), kept: checked(kept) }))
    .sort((one, two) => (two.kept?.changed ?? 0) - (one.kept?.changed ?? 0));
}

/** The slips that lie face down in battles of this device, by their seals.
 * @returns {Promise<Record<string, unknown>>}
 */
export async function ownSlips() {
  const saves = (await all()).map(
    ({ kept }) => /** @type {{slips?: object} | undefined} */ (kept?.save),
  );
  return Object.assign({}, ...saves.map((save) => save?.slips));
}

/** @param {string} id */
export async function one(id) {
  return checked(await get(id, battles));
}

/** Write a battle, unless another tab wrote it since.
 * @param {string} id
 * @param {number} revision the revision that this tab knows, 0 for a new battle
 * @param {View} view
 * @param {unknown} save
 */
export async function keep(id, revision, view, save) {
  await update(
    id,
    (/** @type {Kept | undefined} */ old) => {
      if ((old?.revision ?? 0) !== revision) throw new Elsewhere();
      return /** @type {Kept} */ ({
        format: 1,
        name: view.name,
        system: view.system,
        turn: view.turn,
        over: view.flow === "over",
        changed: Date.now(),
        revision: revision + 1,
        save,
        view,
      });
    },
    battles,
  );
}

/** Renew what was seen last of a battle, if nothing was written since.
 * @param {string} id
 * @param {number} revision
 * @param {View} view
 */
export async function keepView(id, revision, view) {
  await update(
    id,
    (/** @type {Kept | undefined} */ old) => {
      if (old?.revision !== revision) throw new Elsewhere();
      return { ...old, view };
    },
    battles,
  );
}

/** Take a battle out; what comes back can be put back.
 * @param {string} id
 */
export async function remove(id) {
  const kept = await get(id, battles);
  await del(id, battles);
  return () => set(id, kept, battles);
}

/** Forget a broken connection, so that the next try opens the database anew. */
export function reopen() {
  battles = createStore("gonfalon", "battles");
}
