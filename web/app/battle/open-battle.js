/** Open a battle, new, from the device or from a file, and leave it again. */

import { askWhole, door, GivenUp, givenUpCheck, withEngine } from "../engine/engine.js";
import { draw } from "../page/draw.js";
import { systemOf } from "../page/systems.js";
import { say } from "../page/words.js";
import { lockBattle } from "../storage/battle-lock.js";
import { isUnwritten, keepBattle, newId, readBattle } from "../storage/battles.js";
import { viewOf } from "../storage/stored-battle.js";
import { notedWhileOpening } from "../storage/unfinished-openings.js";
import { toast } from "../ui/toast.js";
import { catchUp } from "./catch-up.js";
import { count, setLastAnswer, show } from "./play.js";
import { ignoreTapsBriefly, lastLineOf, nothingOpen, play, trouble } from "./state.js";

/** @import { StoredBattle } from "../storage/stored-battle.js" */
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
const lockedElsewhere = (battle) => ({ code: "elsewhere", label: { id: "page-held" }, battle });

/** How often the screen went over to another battle or home: what was begun before that comes too late. */
let moves = 0;

/** A battle by these house rules.
 * @param {string} system
 * @param {Record<string, string>} switches
 * @param {string} name
 */
export const openNew = (system, switches, name) =>
  openUnstored({ do: "new", system, switches, name }, "", newId());

/** A battle from an exported file.
 * @param {unknown} file
 */
export const openFromFile = (file) => openUnstored({ do: "open", file }, "file", newId());

/** A battle that is new to this device. Gives what the door said if it cannot be had.
 * @param {Request} request
 * @param {typeof play.origin} origin
 * @param {string} id
 * @returns {Promise<Trouble | null>}
 */
export async function openUnstored(request, origin, id) {
  ignoreTapsBriefly();
  moves += 1;
  const mine = moves;
  const shown = play.id === id;
  play.busy = true; // the door is about to hold another battle than the one that may be seen
  draw();
  const reply = await withEngine(() => askWhole(request)).finally(() => {
    if (mine === moves) play.busy = false;
  });
  if (mine !== moves) return null;
  if (!reply.view) {
    draw();
    return trouble(reply);
  }
  if (!shown) leaveBattle();
  Object.assign(play, { id, origin, busy: true });
  const release = await lockBattle(id, false, onLockLost(id));
  if (play.id !== id) {
    release?.();
    return null;
  }
  play.release = release ?? play.release;
  await notedWhileOpening(id, () => show(reply));
  if (play.id === id) play.busy = false;
  draw();
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
  Object.assign(play, { id, view, revision: kept.revision, busy: true });
  play.seen = view ? lastLineOf(view) : 0;
  draw();
  const release =
    (await lockBattle(id, steal, onLockLost(id))) ??
    (await retryOnce(() => lockBattle(id, false, onLockLost(id))));
  if (play.id !== id) {
    release?.();
    return null;
  }
  if (!release && !view) {
    leaveBattle();
    return lockedElsewhere(id);
  }
  if (!release) {
    Object.assign(play, { elsewhere: true, busy: false });
    draw();
    return null;
  }
  play.release = release;
  return reopen(id);
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
    if (play.id === id) play.fault = String(error);
    return null;
  } finally {
    if (play.id === id) play.busy = false;
    draw();
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
  if (play.id !== id) return null;
  if (!reply.view || !kept) {
    leaveBattle();
    return trouble(reply);
  }
  reply.view.odds ??= [];
  Object.assign(play, {
    view: reply.view,
    revision: kept.revision,
    unkept: isUnwritten(id),
    fault: "",
  });
  play.seen = lastLineOf(reply.view);
  if (play.elsewhere) return null; // another tab has taken it over meanwhile
  const last = await catchUp(id, kept, goOn);
  if (last && play.id === id) {
    await show(last);
    toast(say("page-caught-up"));
  }
  return null;
}

/** Go on from what was kept last. */
export function reload() {
  play.busy = true;
  return notedWhileOpening(play.id, () => reopen(play.id));
}

/** Go on from what was kept last, and count the chances only after that, if at all.
 * @param {boolean} counting whether they are counted: it may be they that took too long
 */
export async function reloadLightly(counting) {
  play.busy = true;
  const told = await notedWhileOpening(play.id, () => reopen(play.id, door));
  if (counting && play.view?.odds.length === 0) {
    play.view.counting = true;
    count();
  }
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
const onLockLost = (id) => () => {
  if (play.id !== id) return;
  Object.assign(play, {
    elsewhere: true,
    busy: false,
    privateView: null,
    privateViewer: null,
    privateViewAskedBy: null,
  });
  draw();
};

/** Leave the battle; it is kept. */
export function leaveBattle() {
  moves += 1;
  play.release();
  setLastAnswer(null);
  Object.assign(play, nothingOpen());
  draw();
}

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
