/** Everything that this device keeps, as one file.
 *
 * `{"gonfalon": "everything", "format": 1, "battles": [{changed, save, pending, prepared}], "roster": [...], "house-rules": [...],
 * "wishes": {key: text}, "damaged": {id: anything}}`. A `save` is what the door goes on from, a log or a save of an earlier
 * version, slips that lie face down included; `pending` are entries that it was asked for since, if a tab was killed
 * meanwhile; `prepared` is true of a prepared battle, and left out of any other. Whatever could not be opened lies under
 * `damaged` as it was found. `restoreContents` takes it in again, checked and laid beside what is here: battles by the engine,
 * the rest by the stores of their features. Nothing that is here gives way.
 */

import { askForPending } from "../../battle/catch-up.js";
import { EVERYTHING } from "../../battle/files.js";
import { openedLog } from "../../battle/open-log.js";
import { withSomeOdds } from "../../battle/waiting-odds.js";
import { askAside, withEngine } from "../../engine/engine.js";
import { BattleLog, startsWith } from "../../storage/battle-log.js";
import { allBattles, fileOf, keepNew, outlineOf } from "../../storage/battles.js";
import { damagedDatabases } from "../../storage/database.js";
import { readRaw } from "../../storage/indexed-db.js";
import { logOfSave } from "../../storage/old-save.js";
import { allSets, keepSets } from "../house-rules/store.js";
import { allCards, keepFromFile } from "../roster/store.js";

/** @import { Trouble } from "../../../shared/view.d.ts" */
/** @import { KeptBattle } from "../../storage/battles.js" */

export const FORMAT = 1;
/** The beginning of the names of all notes. */
export const PREFIX = "gonfalon.";
/** Notes that belong to this device alone. */
const OWN = ["asked-to-keep", "last", "opening", "snapshot", "unsent"];

/** Everything that lies here. */
export async function deviceContents() {
  const raw = await Promise.all(
    [...damagedDatabases].map(async (name) => [name, await readRaw(name).catch(String)]),
  );
  const { whole, damaged } = await allBattles();
  return {
    gonfalon: EVERYTHING,
    format: FORMAT,
    battles: whole.map(asStored),
    roster: await allCards(),
    "house-rules": await allSets(),
    wishes: preferences(),
    damaged: { ...damaged, ...Object.fromEntries(raw) },
  };
}

/** A battle, with what the engine was asked for and has not answered.
 * @param {KeptBattle} kept
 */
const asStored = (kept) => ({
  changed: kept.changed,
  save: fileOf(kept),
  pending: kept.log?.pending?.entries ?? [],
  ...(kept.log?.prepared ? { prepared: true } : {}),
});

/** True if a note may go along to another device.
 * @param {string} key
 */
export const mayTravel = (key) => !OWN.includes(key);

/** @returns {Record<string, string>} */
function preferences() {
  try {
    const kept = Object.entries(localStorage).map(([key, value]) => [
      key.slice(PREFIX.length),
      value,
      key,
    ]);
    return Object.fromEntries(
      kept.filter(([key, , whole]) => whole.startsWith(PREFIX) && mayTravel(key)),
    );
  } catch {
    return {};
  }
}

const MOST_BATTLES = 2_000;
const MOST_THINGS = 1_000;
const MOST_PENDING = 1_000;
const PREFERENCE = /^[\w.-]{1,60}$/u;
const LONGEST_PREFERENCE = 4_000;

/**
 * @typedef {object} Tally what became of a file
 * @property {number} battles
 * @property {number} cards
 * @property {number} sets
 * @property {number} doubles lay here already
 * @property {number} refused could not be read, or found no room
 */

/** Lay the content of a file beside what is here.
 * @param {any} file
 * @returns {Promise<{tally: Tally} | {trouble: Trouble}>}
 */
export async function restoreContents(file) {
  if (file.format !== FORMAT)
    return { trouble: { code: "newer", label: { id: "unreadable-newer" } } };
  const battles = await withEngine((goOn) =>
    restoreBattles(list(file.battles, MOST_BATTLES), goOn),
  );
  const cards = await keepFromFile(list(file.roster, MOST_THINGS));
  const sets = await keepSets(list(file["house-rules"], MOST_THINGS));
  restorePreferences(file.wishes);
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

/** @param {any[]} given
 * @param {() => void} goOn
 */
async function restoreBattles(given, goOn) {
  const tally = { added: 0, doubles: 0, refused: 0 };
  const here = (await allBattles()).whole.flatMap(
    (kept) => kept.log ?? logOfSave(fileOf(kept)) ?? [],
  );
  for (const one of given) tally[await restoreBattle(one, here, goOn)] += 1;
  return tally;
}

/** The engine opens it and answers what is pending, so that only what follows the rules is kept.
 * @param {any} one
 * @param {BattleLog[]} here
 * @param {() => void} goOn
 * @returns {Promise<"added" | "doubles" | "refused">}
 */
async function restoreBattle(one, here, goOn) {
  goOn();
  const opened = await askAside({ do: "open", file: one?.save });
  if (!opened.view) return "refused";
  const log = openedLog(opened);
  log.prepared = one.prepared === true;
  if (Array.isArray(one.pending) && one.pending.length > 0) {
    log.begin(one.pending.slice(0, MOST_PENDING));
  }
  if (here.some((battle) => contains(battle, log) && isAsked(battle, log))) return "doubles";
  const view = (await askForPending(log, goOn))?.view ?? opened.view;
  if (here.some((battle) => contains(battle, log))) return "doubles";
  const changed = Math.min(Number(one.changed) || 0, Date.now());
  if (!(await keepNew(log, outlineOf(withSomeOdds(view), log, changed)))) return "refused";
  here.push(log);
  return "added";
}

/** True if a battle is here already, as it is in the file or further on, with all slips that the file knows. One that began as
 * a copy of a prepared battle is further on than that and yet another one.
 * @param {BattleLog} here
 * @param {BattleLog} given
 */
const contains = (here, given) =>
  here.prepared === given.prepared &&
  (startsWith(here, given) ||
    (here.length > given.length && startsWith(withoutCarried(here), withoutCarried(given)))) &&
  Object.keys(given.slips).every((seal) => Object.hasOwn(here.slips, seal));

/** True if nothing is pending in what is given that is not in a battle that is here.
 * @param {BattleLog} here
 * @param {BattleLog} given
 */
const isAsked = (here, given) =>
  !given.pending || JSON.stringify(here.pending?.entries) === JSON.stringify(given.pending.entries);

/** A log without what stands at the end of those that are made of saves.
 * @param {BattleLog} log
 */
const withoutCarried = ({ header, entries, slips }) =>
  new BattleLog(
    header,
    /** @type {unknown[][]} */ (entries).filter(([mark]) => mark !== "old"),
    slips,
  );

/** Wishes that this device has none of its own for.
 * @param {any} given
 */
function restorePreferences(given) {
  try {
    for (const [key, value] of Object.entries(given ?? {}).slice(0, MOST_THINGS)) {
      const sound =
        PREFERENCE.test(key) &&
        mayTravel(key) &&
        typeof value === "string" &&
        value.length <= LONGEST_PREFERENCE;
      if (sound && localStorage.getItem(PREFIX + key) === null)
        localStorage.setItem(PREFIX + key, value);
    }
  } catch {
    // A device that keeps no preferences takes none.
  }
}
