/** Open a battle, new, from the device or from a file, and leave it again. */

import { askWhole, door, GivenUp, givenUpCheck, withEngine } from "../engine/engine.js";
import { systemOf } from "../page/systems.js";
import { say } from "../page/words.js";
import { lockBattle } from "../storage/battle-lock.js";
import { isUnwritten, keepBattle, newId, readBattle } from "../storage/battles.js";
import { viewOf } from "../storage/stored-battle.js";
import { notedWhileOpening } from "../storage/unfinished-openings.js";
import { toast } from "../ui/toast.js";
import { keepReply } from "./answering.js";
import { catchUp } from "./catch-up.js";
import { countMissingOdds } from "./count-odds.js";
import { battleId, change, openBattle, openedBattle, trouble } from "./state.js";
import { ignoreTapsBriefly } from "./tap-guard.js";
import {
  closed,
  created,
  failed,
  locked,
  opening,
  openingEnded,
  reopened,
  reopening,
  requestEnded,
  storedFound,
  takenElsewhere,
} from "./transitions.js";

/** @import { StoredBattle } from "../storage/stored-battle.js" */
/** @import { Origin } from "./transitions.js" */
/** @import { Request, Trouble } from "../../shared/view.d.ts" */

/** @type {Trouble} */
const DAMAGED = { code: "damaged", label: { id: "page-damaged" } };

/** Its rule system was taken away; without it nothing of the battle can be said.
 * @param {string} system
 * @returns {Trouble}
 */
const missingSystem = (system) => ({
  code: "no-system",
  label: { id: "refused-no-system", with: { system: { text: system } } },
});

/** Another tab plays it, and nothing of it can be shown here.
 * @param {string} battle
 * @returns {Trouble}
 */
const lockedElsewhere = (battle) => ({
  code: "elsewhere",
  label: { id: "page-locked-elsewhere" },
  battle,
});

/** A battle by these house rules.
 * @param {string} system
 * @param {Record<string, string>} switches
 * @param {string} name
 * @param {string} opening the key of the opening by which it begins; "" for the first question
 */
export const openNew = (system, switches, name, opening) =>
  openUnstored({ do: "new", system, switches, name, ...(opening ? { opening } : {}) }, "", newId());

/** A battle from an exported file.
 * @param {unknown} file
 */
export const openFromFile = (file) => openUnstored({ do: "open", file }, "file", newId());

/** A battle that is new to this device. Gives what the door said if it cannot be had. What comes after another battle was
 * asked for, or the open one left, comes too late.
 * @param {Request} request
 * @param {Origin} origin
 * @param {string} id
 * @returns {Promise<Trouble | null>}
 */
export async function openUnstored(request, origin, id) {
  ignoreTapsBriefly();
  const attempt = Symbol(id);
  change(opening, attempt); // the door is about to hold another battle than the one that may be seen
  let reply;
  try {
    reply = await withEngine(() => askWhole(request));
    if (openBattle.next !== attempt) return null;
  } finally {
    change(openingEnded, attempt);
  }
  if (!reply.view) return trouble(reply);
  if (battleId() !== id) leaveBattle();
  change(created, id, origin);
  const release = await lockBattle(id, false, onLockLost(id));
  if (battleId() !== id) {
    release?.();
    return null;
  }
  change(locked, id, release);
  await notedWhileOpening(id, () => keepReply(reply, { id, revision: 0 }));
  return null;
}

/** Go on with a battle of this device.
 * @param {string} id
 * @param {boolean} [steal] take it over from another tab
 * @returns {Promise<Trouble | null>}
 */
export async function resume(id, steal = false) {
  const goOn = givenUpCheck();
  const kept = await readBattle(id);
  goOn();
  if (!kept) return DAMAGED;
  if (!systemOf(kept.system)) return missingSystem(kept.system);
  leaveBattle();
  return notedWhileOpening(id, () => goOnFrom(id, kept, steal));
}

/** Show what is kept of a battle, hold it, and have the engine open it.
 * @param {string} id
 * @param {StoredBattle} kept
 * @param {boolean} steal
 */
async function goOnFrom(id, kept, steal) {
  const view = viewOf(kept);
  change(storedFound, id, kept.revision, view);
  const release =
    (await lockBattle(id, steal, onLockLost(id))) ??
    (await retryOnce(() => lockBattle(id, false, onLockLost(id))));
  if (battleId() !== id) {
    release?.();
    return null;
  }
  if (release) {
    change(locked, id, release);
    return reopen(id);
  }
  if (view) {
    change(takenElsewhere, id);
    return null;
  }
  leaveBattle();
  return lockedElsewhere(id);
}

/** Hand a kept battle to the door, and make up for what was asked of it and is not kept.
 * @param {string} id
 * @param {typeof askWhole} ask
 * @returns {Promise<Trouble | null>}
 */
async function reopen(id, ask = askWhole) {
  try {
    return await withEngine((goOn) => openStored(id, ask, goOn));
  } catch (error) {
    if (error instanceof GivenUp) throw error;
    change(failed, id, String(error));
    return null;
  } finally {
    change(requestEnded, id);
  }
}

/**
 * @param {string} id
 * @param {typeof askWhole} ask
 * @param {() => void} goOn throws once it was given up
 * @returns {Promise<Trouble | null>}
 */
async function openStored(id, ask, goOn) {
  const kept = await readBattle(id);
  const reply = await ask({ do: "open", file: kept?.save, known: 0 });
  goOn();
  if (battleId() !== id) return null;
  if (!reply.view || !kept) {
    leaveBattle();
    return trouble(reply);
  }
  const { view } = reply;
  change(
    reopened,
    id,
    { ...view, odds: view.odds ?? [], chances: view.chances ?? [] },
    kept.revision,
    isUnwritten(id),
  );
  if (!openedBattle()) return null; // another tab has taken it over meanwhile
  const last = await catchUp(id, kept, goOn);
  const battle = openedBattle();
  if (last && battle?.id === id) {
    await keepReply(last, battle);
    toast(say("page-caught-up"));
  }
  return null;
}

/** Go on from what was kept last. */
export function reload() {
  change(reopening);
  const id = battleId();
  return notedWhileOpening(id, () => reopen(id));
}

/** Go on from what was kept last, and count the chances only after that, if at all.
 * @param {boolean} counting whether they are counted: it may be they that took too long
 */
export async function reloadLightly(counting) {
  change(reopening);
  const id = battleId();
  const told = await notedWhileOpening(id, () => reopen(id, door));
  if (counting) countMissingOdds();
  return told;
}

/** A tab that is just closing lets go a moment later.
 * @template T
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>}
 */
async function retryOnce(attempt) {
  await new Promise((done) => setTimeout(done, 250));
  return attempt();
}

/** @param {string} id */
const onLockLost = (id) => () => change(takenElsewhere, id);

/** Leave the battle; it is kept. */
export const leaveBattle = () => change(closed);

/** Rename a battle of the list.
 * @param {string} id
 * @param {string} name
 * @returns {Promise<Trouble | null>}
 */
export async function renameStored(id, name) {
  const release = await lockBattle(id, false, () => {});
  if (!release) return lockedElsewhere(id);
  try {
    return await withEngine(async (goOn) => {
      const kept = await readBattle(id);
      if (!kept) return DAMAGED;
      const opened = await door({ do: "open", file: kept.save });
      if (opened.view) await catchUp(id, kept, goOn);
      const reply = opened.view ? await askWhole({ do: "name", name }) : opened;
      if (!reply.view) return trouble(reply);
      await keepBattle(id, kept.revision, reply.view, reply.save);
      return null;
    });
  } finally {
    release();
  }
}
