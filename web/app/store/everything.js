/** Everything that this device keeps, as one file, and back.
 *
 * `{"gonfalon": "everything", "format": 1, "battles": [{changed, save}], "roster": [...], "house-rules": [...],
 * "wishes": {key: text}, "damaged": {id: anything}}`. A `save` is what the door gave to go on from, slips that lie face
 * down included; whatever could not be opened lies under `damaged` as it was found. What comes back is checked: battles
 * by the engine, the rest by the shelves. It is laid beside what is here; nothing that is here gives way.
 */

import { alone, whole } from "../engine.js";
import { EVERYTHING } from "../files.js";
import { sameText } from "../link/reader.js";
import { keepBrought, rosterThings } from "../roster.js";
import { keepSets, setThings } from "../sets.js";
import { all, keep, newId, spoilt } from "../store.js";
import { damaged } from "./base.js";
import { readRaw } from "./raw.js";

/** @import { Trouble } from "../view.d.ts" */

const FORMAT = 1;
const PREFIX = "gonfalon.";
/** Notes that belong to this device alone. */
const OWN = ["asked-to-keep"];
const MOST_BATTLES = 2_000;
const MOST_THINGS = 1_000;
const WISH = /^[\w.-]{1,60}$/u;
const LONGEST_WISH = 4_000;

/**
 * @typedef {object} Tally what became of a file
 * @property {number} battles
 * @property {number} cards
 * @property {number} sets
 * @property {number} doubles lay here already
 * @property {number} refused could not be read, or found no room
 */

/** Everything that lies here. */
export async function everything() {
  const found = await all();
  const battles = found.flatMap(({ kept }) =>
    kept ? [{ changed: kept.changed, save: kept.save }] : [],
  );
  const raw = await Promise.all(
    [...damaged].map(async (name) => [name, await readRaw(name).catch(String)]),
  );
  return {
    gonfalon: EVERYTHING,
    format: FORMAT,
    battles,
    roster: await rosterThings(),
    "house-rules": await setThings(),
    wishes: wishes(),
    damaged: { ...(await spoilt()), ...Object.fromEntries(raw) },
  };
}

/** @returns {Record<string, string>} */
function wishes() {
  try {
    const kept = Object.entries(localStorage).map(([key, value]) => [
      key.slice(PREFIX.length),
      value,
      key,
    ]);
    return Object.fromEntries(
      kept.filter(([key, , whole]) => whole.startsWith(PREFIX) && !OWN.includes(key)),
    );
  } catch {
    return {};
  }
}

/** Lay the content of a file beside what is here.
 * @param {any} file
 * @returns {Promise<{tally: Tally} | {trouble: Trouble}>}
 */
export async function bringBack(file) {
  if (file.format !== FORMAT)
    return { trouble: { code: "newer", label: { id: "unreadable-newer" } } };
  const battles = await alone(() => bringBattles(list(file.battles, MOST_BATTLES)));
  const cards = await keepBrought(list(file.roster, MOST_THINGS));
  const sets = await keepSets(list(file["house-rules"], MOST_THINGS));
  bringWishes(file.wishes);
  const lots = [battles, cards, sets];
  return {
    tally: {
      battles: battles.added,
      cards: cards.added,
      sets: sets.added,
      doubles: lots.reduce((sum, { doubles }) => sum + doubles, 0),
      refused: lots.reduce((sum, { refused }) => sum + refused, 0),
    },
  };
}

/** @param {unknown} found
 * @param {number} most
 */
const list = (found, most) => (Array.isArray(found) ? found.slice(0, most) : []);

/** The engine opens each, so that only what follows the rules is kept.
 * @param {any[]} brought
 */
async function bringBattles(brought) {
  const tally = { added: 0, doubles: 0, refused: 0 };
  const here = (await all()).flatMap(({ kept }) => (kept ? [kept.save] : []));
  for (const one of brought) {
    const save = one?.save;
    if (here.some((known) => holds(known, save))) {
      tally.doubles += 1;
      continue;
    }
    const reply = await whole({ do: "open", file: save });
    if (!reply.view) {
      tally.refused += 1;
      continue;
    }
    const changed = Math.min(Number(one.changed) || 0, Date.now());
    await keep(newId(), 0, reply.view, reply.save, changed);
    here.push(reply.save);
    tally.added += 1;
  }
  return tally;
}

/** Whether a battle is here already, as it is in the file or further on, with all slips that the file knows.
 * @param {any} here
 * @param {any} brought
 */
function holds(here, brought) {
  if (!Array.isArray(here?.entries) || !Array.isArray(brought?.entries)) return false;
  const slips = Object.keys(brought.slips ?? {});
  if (!slips.every((seal) => Object.hasOwn(here.slips ?? {}, seal))) return false;
  if (sameText(here) === sameText(brought)) return true;
  const begun = { ...here, entries: here.entries.slice(0, brought.entries.length) };
  const same = { undone: [], seen: [] };
  return (
    here.entries.length > brought.entries.length &&
    sameText({ ...begun, ...same }) === sameText({ ...brought, ...same })
  );
}

/** Wishes that this device has none of its own for.
 * @param {any} brought
 */
function bringWishes(brought) {
  try {
    for (const [key, value] of Object.entries(brought ?? {}).slice(0, MOST_THINGS)) {
      const sound = WISH.test(key) && typeof value === "string" && value.length <= LONGEST_WISH;
      if (sound && localStorage.getItem(PREFIX + key) === null)
        localStorage.setItem(PREFIX + key, value);
    }
  } catch {
    // A device that keeps no wishes takes none.
  }
}
