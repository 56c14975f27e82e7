/** Open a battle, new, from the device or from a file, and leave it again. */

import { waitFor } from "../../shared/wait.js";
import {
  askAside,
  askForChanges,
  door,
  GivenUp,
  givenUpCheck,
  withEngine,
} from "../engine/engine.js";
import { systemOf } from "../page/systems.js";
import { say } from "../page/words.js";
import { lockBattle } from "../storage/battle-lock.js";
import {
  fileOf,
  isUnwritten,
  keepLog,
  keepOutline,
  lengthOf,
  newId,
  outlineOf,
  readBattle,
} from "../storage/battles.js";
import { viewOf } from "../storage/stored-battle.js";
import { notedWhileOpening } from "../storage/unfinished-openings.js";
import { toast } from "../ui/toast.js";
import { keepReply } from "./answering.js";
import { catchUp } from "./catch-up.js";
import { countOdds } from "./count-odds.js";
import { appendPending, holdLog, openedLog, openKept } from "./open-log.js";
import { battleId, change, openBattle, openedBattle, openView, trouble } from "./state.js";
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
import { withKnownOdds, withSomeOdds } from "./waiting-odds.js";

/** @import { BattleLog } from "../storage/battle-log.js" */
/** @import { KeptBattle } from "../storage/battles.js" */
/** @import { Origin } from "./transitions.js" */
/** @import { Request, Trouble, View } from "../../shared/view.d.ts" */

/** A tab that closes has let go of its battle after so many milliseconds. */
const CLOSING = 250;

/** A battle whose entries cannot be read any more.
 * @type {Trouble} */
export const DAMAGED = { code: "damaged", label: { id: "page-damaged" } };

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

/** Another game of the open battle: with the same people and armies, its set-up as it was.
 * @param {string} id of the new battle
 * @returns {Promise<Trouble | null>}
 */
export async function openAgain(id) {
  const goOn = givenUpCheck();
  const before = battleId();
  const reply = await withEngine(() => door({ do: "setup" }));
  goOn();
  if (battleId() !== before) return null;
  if (!reply.setup) return trouble(reply);
  return openUnstored({ do: "open", file: reply.setup, rules: "today" }, "", id);
}

/** A battle that begins as a prepared one, which stays as it is.
 * @param {string} id of the prepared battle
 * @returns {Promise<Trouble | null>}
 */
export async function openPrepared(id) {
  const { kept, told } = await readPlayable(id);
  return kept ? openUnstored({ do: "open", file: fileOf(kept) }, "", newId()) : told;
}

/** A battle of this device, or the reason why it cannot be played.
 * @param {string} id
 * @returns {Promise<{kept: KeptBattle, told: null} | {kept: null, told: Trouble}>}
 */
async function readPlayable(id) {
  const goOn = givenUpCheck();
  const kept = await readBattle(id);
  goOn();
  if (!kept) return { kept, told: DAMAGED };
  return systemOf(kept.system)
    ? { kept, told: null }
    : { kept: null, told: missingSystem(kept.system) };
}

/** A battle that is new to this device. Gives what the door said if it cannot be had. What comes after another battle was
 * asked for, or the open one left, comes too late.
 * @param {Request} request
 * @param {Origin} origin
 * @param {string} id
 * @returns {Promise<Trouble | null>}
 */
export const openUnstored = async (request, origin, id) =>
  (await openUnlessMet(request, origin, id, async () => null)).told;

/** A battle that is new to this device, unless it meets one that is kept.
 * @template {{isOwn: boolean}} M
 * @param {Request} request
 * @param {Origin} origin
 * @param {string} id
 * @param {(system: string, goOn: () => void) => Promise<M | null>} meet compares the battle that the door holds then with those
 *   of its system; one that is its own is not opened
 * @returns {Promise<{told: Trouble | null, met: M | null}>}
 */
export async function openUnlessMet(request, origin, id, meet) {
  ignoreTapsBriefly();
  const attempt = Symbol(id);
  change(opening, attempt); // the door is about to hold another battle than the one that may be seen
  let opened;
  try {
    opened = await withEngine(async (goOn) => {
      const reply = await askForChanges(request);
      const log = reply.view ? openedLog(reply) : null;
      return { reply, log, met: log && (await whileHeld(() => meet(log.header.system, goOn))) };
    });
    if (openBattle.next !== attempt) return { told: null, met: null };
  } finally {
    change(openingEnded, attempt);
  }
  const { reply, log, met } = opened;
  if (!reply.view || !log) return { told: trouble(reply), met };
  if (met?.isOwn) leaveOpened();
  else await holdNew(id, origin, log, reply.view);
  return { told: null, met };
}

/** Do this while the door holds a battle that is not on the screen; where it breaks, none is left there over that one. Whoever
 * gave it up is led on from there: the battle is left, or handed to the door anew.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function whileHeld(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GivenUp)) leaveOpened();
    throw error;
  }
}

/** Leave the open battle, which the door holds no more. */
function leaveOpened() {
  if (openedBattle()) leaveBattle();
}

/** Hold and keep a battle that the door has just made, and show it.
 * @param {string} id
 * @param {Origin} origin
 * @param {BattleLog} log
 * @param {View} view
 */
async function holdNew(id, origin, log, view) {
  if (battleId() !== id) leaveBattle();
  change(created, id, origin);
  const release = await lockBattle(id, false, onLockLost(id));
  if (battleId() !== id) {
    release?.();
    return;
  }
  change(locked, id, release);
  holdLog(id, log);
  await notedWhileOpening(id, () => keepReply(id, log, view));
  countOdds();
}

/**
 * @typedef {object} Continuation entries by which a battle goes on that was played elsewhere
 * @property {number} length the number of entries of the log that they follow
 * @property {readonly unknown[]} entries
 */

/** Go on with a battle of this device.
 * @param {string} id
 * @param {boolean} [steal] take it over from another tab
 * @param {Continuation | null} [continuation] is appended if the battle stands where it begins
 * @returns {Promise<Trouble | null>}
 */
export async function resume(id, steal = false, continuation = null) {
  const { kept, told } = await readPlayable(id);
  if (!kept) return told;
  leaveBattle();
  return notedWhileOpening(id, () => goOnFrom(id, kept, steal, continuation));
}

/** Show what is kept of a battle, hold it, and have the engine open it.
 * @param {string} id
 * @param {KeptBattle} kept
 * @param {boolean} steal
 * @param {Continuation | null} continuation
 */
async function goOnFrom(id, kept, steal, continuation) {
  const view = viewOf(kept, kept.log);
  change(storedFound, id, view);
  const release = await lockPatiently(id, steal, onLockLost(id));
  if (battleId() !== id) {
    release?.();
    return null;
  }
  if (release) {
    change(locked, id, release);
    return reopen(id, true, continuation);
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
 * @param {boolean} [counting] whether the chances are counted then
 * @param {Continuation | null} [continuation]
 * @returns {Promise<Trouble | null>}
 */
async function reopen(id, counting = true, continuation = null) {
  try {
    return await withEngine((goOn) => openStored(id, counting, continuation, goOn));
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
 * @param {boolean} counting
 * @param {Continuation | null} continuation
 * @param {() => void} goOn throws once it was given up
 * @returns {Promise<Trouble | null>}
 */
async function openStored(id, counting, continuation, goOn) {
  const kept = await readBattle(id);
  if (!kept) {
    leaveBattle();
    return DAMAGED;
  }
  const { reply, log } = await openKept(kept, askForChanges);
  goOn();
  if (battleId() !== id) return null;
  if (!log) {
    leaveBattle();
    return trouble(reply);
  }
  holdLog(id, log);
  if (isUnwritten(id)) keepLog(id, log).catch(() => {}); // `onWritten` says it
  const view = counting ? withKnownOdds(reply.view, openView()) : withSomeOdds(reply.view);
  change(reopened, id, view, isUnwritten(id));
  if (!openedBattle()) return null; // another tab has taken it over meanwhile
  const goesOn = continuation?.length === lengthOf(kept) && !log.pending;
  if (goesOn) log.begin([...continuation.entries]);
  const last = await catchUp(id, log, goOn);
  if (last?.view && openedBattle()?.id === id) {
    await keepReply(id, log, last.view);
    if (!goesOn) toast(say("page-caught-up"));
  }
  if (counting) countOdds();
  return null;
}

/** Go on from what was kept last.
 * @param {boolean} [counting] whether the chances are counted then: it may be they that took too long
 */
export function reload(counting) {
  change(reopening);
  const id = battleId();
  return notedWhileOpening(id, () => reopen(id, counting));
}

/** Hold a battle, as `lockBattle` does; a tab that is just closing lets go of it a moment later.
 * @param {string} id
 * @param {boolean} steal
 * @param {() => void} lost
 */
async function lockPatiently(id, steal, lost) {
  const release = await lockBattle(id, steal, lost);
  if (release) return release;
  await waitFor(CLOSING);
  return lockBattle(id, false, lost);
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
  const release = await lockPatiently(id, false, () => {});
  if (!release) return lockedElsewhere(id);
  try {
    return await withEngine(async (goOn) => {
      const kept = await readBattle(id);
      if (!kept) return DAMAGED;
      const { reply, log } = await openKept(kept);
      if (!log) return trouble(reply);
      await catchUp(id, log, goOn);
      log.begin([{ name }]);
      const named = await appendPending(log, log.length, askAside);
      if (!named.view) return trouble(named);
      await keepLog(id, log);
      keepOutline(id, outlineOf(withSomeOdds(named.view), log));
      return null;
    });
  } finally {
    release();
  }
}
