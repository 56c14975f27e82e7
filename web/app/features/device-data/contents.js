/** Everything that this device keeps, as one file.
 *
 * `{"gonfalon": "everything", "format": 1, "battles": [{changed, save, asked}], "roster": [...], "house-rules": [...],
 * "wishes": {key: text}, "damaged": {id: anything}}`. A `save` is what the door gave to go on from, slips that lie face
 * down included; `asked` is what was asked of it since (`journal.js`), if a tab was killed meanwhile. Whatever could not
 * be opened lies under `damaged` as it was found. `bringBack` takes it in again, checked and laid beside what
 * is here: battles by the engine, the rest by the stores of their features. Nothing that is here gives way.
 */

import { repeatRequests, requestsIn } from "../../battle/catch-up.js";
import { EVERYTHING } from "../../battle/files.js";
import { askWhole, withEngine } from "../../engine/engine.js";
import { sameText } from "../../links/reader.js";
import { keepBattle, listBattles, newId, unreadableBattles } from "../../storage/battles.js";
import { damagedDatabases } from "../../storage/database.js";
import { readRaw } from "../../storage/indexed-db.js";
import { unfinishedRequests, without } from "../../storage/journal.js";
import { allSets, keepSets } from "../house-rules/store.js";
import { allCards, keepFromFile } from "../roster/store.js";

/** @import { Trouble } from "../../../shared/view.d.ts" */
/** @import { JournalRequest } from "../../storage/journal.js" */

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
  return {
    gonfalon: EVERYTHING,
    format: FORMAT,
    battles: await storedBattles(),
    roster: await allCards(),
    "house-rules": await allSets(),
    wishes: preferences(),
    damaged: { ...(await unreadableBattles()), ...Object.fromEntries(raw) },
  };
}

/** The battles, with whatever was asked of them and is not kept. */
export async function storedBattles() {
  const whole = (await listBattles()).flatMap(({ id, kept }) => (kept ? [{ id, ...kept }] : []));
  return Promise.all(
    whole.map(async ({ id, revision, changed, save }) => {
      return { changed, save, asked: await unfinishedRequests(id, revision) };
    }),
  );
}

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
  const here = await storedBattles();
  for (const one of given) tally[await restoreBattle(one, here, goOn)] += 1;
  return tally;
}

/** The engine opens it and answers what was asked of it, so that only what follows the rules is kept.
 * @param {any} one
 * @param {{save: any, asked: JournalRequest[]}[]} here
 * @param {() => void} goOn
 * @returns {Promise<"added" | "doubles" | "refused">}
 */
async function restoreBattle(one, here, goOn) {
  goOn();
  const save = one?.save;
  const asked = requestsIn(one?.asked);
  const known = (/** @type {{save: any, asked: JournalRequest[]}} */ battle) =>
    containsRecord(battle.save, save) && without(asked, battle.asked).length === 0;
  if (here.some(known)) return "doubles";
  const opened = await askWhole({ do: "open", file: save });
  if (!opened.view) return "refused";
  const reply = (await repeatRequests(save, asked, goOn)).last ?? opened;
  if (here.some((battle) => containsRecord(battle.save, reply.save))) return "doubles";
  const changed = Math.min(Number(one.changed) || 0, Date.now());
  await keepBattle(newId(), 0, reply.view ?? null, reply.save, changed);
  here.push({ save: reply.save, asked: [] });
  return "added";
}

/** True if a battle is here already, as it is in the file or further on, with all slips that the file knows.
 * @param {any} here
 * @param {any} given
 */
function containsRecord(here, given) {
  if (!Array.isArray(here?.entries) || !Array.isArray(given?.entries)) return false;
  const slips = Object.keys(given.slips ?? {});
  if (!slips.every((seal) => Object.hasOwn(here.slips ?? {}, seal))) return false;
  if (sameText(here) === sameText(given)) return true;
  const begun = { ...here, entries: here.entries.slice(0, given.entries.length) };
  const same = { undone: [], seen: [] };
  return (
    here.entries.length > given.entries.length &&
    sameText({ ...begun, ...same }) === sameText({ ...given, ...same })
  );
}

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
