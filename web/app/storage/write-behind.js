/** Keeping battles: at once in memory, and on the device as soon as it takes them. */

import { waitFor } from "../../shared/wait.js";
import { update } from "../../vendor/idb-keyval/index.js";
import { openDatabase } from "./database.js";
import { readAll, TIME_LIMIT, troubleOf } from "./indexed-db.js";
import { checkedBattle, newId } from "./stored-battle.js";

/** @import { View } from "../../shared/view.d.ts" */
/** @import { StoredBattle } from "./stored-battle.js" */

export const battleDatabase = openDatabase(
  "gonfalon",
  "battles",
  (found) => checkedBattle(found) !== null,
);

/** Another tab has written this battle since we read it. */
export class WrittenElsewhere extends Error {}

/** Write a battle; on a full device the pictures of battles make room for their records.
 * @param {string} id
 * @param {number} from
 * @param {StoredBattle} kept
 */
export async function writeBattle(id, from, kept) {
  const attempt = (/** @type {StoredBattle} */ what) =>
    update(
      id,
      (/** @type {StoredBattle | undefined} */ old) => {
        if ((old?.revision ?? 0) !== from) throw new WrittenElsewhere();
        return what;
      },
      battleDatabase,
    );
  try {
    await attempt(kept);
  } catch (error) {
    if (troubleOf(error) !== "full") throw error;
    await dropViews(id);
    await attempt(kept).catch((again) => {
      if (troubleOf(again) !== "full") throw again;
      return attempt({ ...kept, view: null });
    });
  }
}

/** Another view for what is kept.
 * @param {string} id
 * @param {number} revision
 * @param {View} view
 */
export const writeView = (id, revision, view) =>
  update(
    id,
    (/** @type {StoredBattle | undefined} */ old) => {
      if (old?.revision !== revision) throw new WrittenElsewhere();
      return { ...old, view, drawn: VERSION };
    },
    battleDatabase,
  );

/** The engine makes the views of other battles anew when they are opened.
 * @param {string} except
 */
async function dropViews(except) {
  const others = (await readAll(battleDatabase)).filter(
    ([id, kept]) => id !== except && kept?.view,
  );
  for (const [id] of others) {
    await update(id, (old) => (old ? { ...old, view: null } : old), battleDatabase).catch(() => {});
  }
}

/**
 * @typedef {object} UnwrittenBattle what is newer than what the device keeps
 * @property {number} from the revision that the device keeps
 * @property {StoredBattle} kept
 * @property {boolean} waited the device has not taken it at once
 */

/** So soon the device is asked again to take what it did not take. */
const RETRY = 15_000;

/** The state of this device's storage. */
export const storageState = {
  /** @type {import("./indexed-db.js").Trouble} */
  trouble: "",
};

/** By battle.
 * @type {Map<string, UnwrittenBattle>} */
export const unwrittenBattles = new Map();

/** True if anything would be lost if the page were closed now. */
export const unwritten = () => unwrittenBattles.size > 0;

/** Whoever wants to know when a battle that had to wait was written after all; without a revision if another tab was faster.
 * @type {Set<(id: string, revision: number | null) => void>} */
const listeners = new Set();

/** @param {(id: string, revision: number | null) => void} listener */
export const onWritten = (listener) => listeners.add(listener);

/** Whoever wants to know what is kept, as soon as it is kept in memory.
 * @type {Set<(id: string, kept: StoredBattle) => void>} */
const keepListeners = new Set();

/** @param {(id: string, kept: StoredBattle) => void} listener */
export const onKept = (listener) => keepListeners.add(listener);

/** Keep a battle, unless another tab wrote it since: at once in memory, and on the device as soon as it takes it.
 * Gives the revision that the device keeps then, or null if it has not taken it yet.
 * @param {string} id
 * @param {number} revision the revision that this tab knows, 0 for a new battle
 * @param {View | null} view
 * @param {any} save
 * @param {number} [changed] when it was played
 * @returns {Promise<number | null>}
 */
export async function keepBattle(id, revision, view, save, changed = Date.now()) {
  const from = unwrittenBattles.get(id)?.from ?? revision;
  const kept = /** @type {StoredBattle} */ ({
    format: 1,
    name: view?.name ?? save.name,
    system: view?.system ?? save.system,
    turn: view?.turn ?? save.entries.length,
    over: view?.flow === "over",
    changed,
    revision: from + 1,
    save,
    view,
    drawn: VERSION,
  });
  const entry = { from, kept, waited: false };
  unwrittenBattles.set(id, entry);
  for (const listener of keepListeners) listener(id, kept);
  await Promise.race([flush(), waitFor(storageState.trouble === "busy" ? 0 : TIME_LIMIT)]);
  if (overtaken.delete(entry)) throw new WrittenElsewhere();
  if (unwrittenBattles.get(id) !== entry) return entry.kept.revision;
  entry.waited = true;
  if (!storageState.trouble) storageState.trouble = "busy";
  clearTimeout(retry);
  retry = setTimeout(flush, RETRY);
  return null;
}

/** Renew what was seen last of a battle, if nothing was written since.
 * @param {string} id
 * @param {number} revision
 * @param {View} view
 */
export async function keepView(id, revision, view) {
  const newer = unwrittenBattles.get(id);
  if (newer) newer.kept.view = view;
  else await writeView(id, revision, view);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;
/** @type {Promise<void> | null} */
let writing = null;
/** The battles with which another tab was faster.
 * @type {WeakSet<object>} */
const overtaken = new WeakSet();

/** Write what is only in memory so far. */
export function flush() {
  writing ??= drain().finally(() => {
    writing = null;
  });
  return writing;
}

async function drain() {
  const failed = new Set();
  const next = () => [...unwrittenBattles].find(([, entry]) => !failed.has(entry));
  for (let todo = next(); todo; todo = next()) {
    const [id, entry] = todo;
    try {
      await writeBattle(id, entry.from, entry.kept);
      written(id, entry);
    } catch (error) {
      if (error instanceof WrittenElsewhere) onOvertaken(id, entry);
      else storageState.trouble = troubleOf(error);
      failed.add(entry);
    }
  }
  if (!unwritten()) storageState.trouble = "";
}

/** @param {string} id
 * @param {UnwrittenBattle} entry
 */
function written(id, entry) {
  const { revision } = entry.kept;
  const newest = unwrittenBattles.get(id);
  if (newest === entry) unwrittenBattles.delete(id);
  else if (newest) {
    newest.from = revision; // the next answer came while this one was written
    newest.kept.revision = revision + 1;
  }
  if (!entry.waited) return; // whoever keeps it hears it from `keepBattle`
  for (const listener of listeners) listener(id, revision);
}

/** Another tab was faster. What it does not know and this device has waited to keep becomes a battle of its own.
 * @param {string} id
 * @param {UnwrittenBattle} entry
 */
function onOvertaken(id, entry) {
  overtaken.add(entry);
  unwrittenBattles.delete(id);
  if (!entry.waited) return;
  unwrittenBattles.set(newId(), { from: 0, kept: { ...entry.kept, revision: 1 }, waited: true });
  for (const listener of listeners) listener(id, null);
}

document.addEventListener("visibilitychange", () => {
  if (unwritten()) flush();
});
addEventListener("beforeunload", (event) => {
  if (unwritten()) event.preventDefault();
});
