/** How a battle comes to this screen, new, from the device or a file, and how it leaves again. */

import { caughtUp } from "./catch-up.js";
import { done } from "./deed.js";
import { draw } from "./draw.js";
import { alone, door, whole } from "./engine.js";
import { hold } from "./hold.js";
import { toast } from "./parts/toast.js";
import { newest, nothingOpen, play, show, tap, trouble } from "./play.js";
import { viewOf } from "./store/kept.js";
import { isAhead, keep, newId, one } from "./store.js";
import { systemOf } from "./systems.js";
import { say } from "./words.js";

/** @import { Kept } from "./store/kept.js" */
/** @import { Trouble } from "./view.d.ts" */

/** @type {Trouble} */
const DAMAGED = { code: "damaged", label: { id: "page-damaged" } };

/** Its rule system was taken away; without it nothing of the battle can be said.
 * @param {string} system
 * @returns {Trouble}
 */
const missing = (system) => ({
  code: "no-system",
  label: { id: "refused-no-system", with: { system: { text: system } } },
});

/** Another tab plays it, and nothing of it can be shown here.
 * @param {string} battle
 * @returns {Trouble}
 */
const held = (battle) => ({ code: "elsewhere", label: { id: "page-held" }, battle });

/** A battle by these house rules.
 * @param {string} system
 * @param {Record<string, string>} switches
 * @param {string} name
 */
export const begin = (system, switches, name) =>
  enter({ do: "new", system, switches, name }, "", newId());

/** A battle from an exported file.
 * @param {unknown} file
 */
export const readFile = (file) => enter({ do: "open", file }, "file", newId());

/** A battle that is new to this device. Gives what the door said if it cannot be had.
 * @param {object} request
 * @param {typeof play.origin} origin
 * @param {string} id
 * @returns {Promise<Trouble | null>}
 */
export async function enter(request, origin, id) {
  tap();
  const shown = play.id === id;
  const reply = await alone(() => whole(request));
  if (!reply.view) return trouble(reply);
  if (shown && play.id !== id) return null; // the person has gone home meanwhile
  if (!shown) leave();
  play.release = (await hold(id, false, lost(id))) ?? play.release;
  Object.assign(play, { id, origin });
  await show(reply);
  play.busy = false;
  draw();
  return null;
}

/** Go on with a battle of this device.
 * @param {string} id
 * @param {boolean} [steal] take it over from another tab
 * @returns {Promise<Trouble | null>}
 */
export async function resume(id, steal = false) {
  const kept = await one(id);
  if (!kept) return DAMAGED;
  if (!systemOf(kept.system)) return missing(kept.system);
  leave();
  const view = viewOf(kept);
  Object.assign(play, { id, view, revision: kept.revision, busy: true });
  play.seen = view ? newest(view) : 0;
  draw();
  const release =
    (await hold(id, steal, lost(id))) ?? (await again(() => hold(id, false, lost(id))));
  if (play.id !== id) {
    release?.();
    return null;
  }
  if (!release && !view) {
    leave();
    return held(id);
  }
  if (!release) {
    Object.assign(play, { elsewhere: true, busy: false });
    draw();
    return null;
  }
  play.release = release;
  return reopen(id);
}

/** Hand a kept battle to the door.
 * @param {string} id
 * @returns {Promise<Trouble | null>}
 */
async function reopen(id) {
  try {
    const { kept, reply } = await alone(async () => {
      const kept = await one(id);
      return { kept, reply: await whole({ do: "open", file: kept?.save }) };
    });
    if (play.id !== id) return null;
    if (!reply.view || !kept) {
      leave();
      return trouble(reply);
    }
    Object.assign(play, {
      view: reply.view,
      revision: kept.revision,
      elsewhere: false,
      unkept: isAhead(id),
      fault: "",
    });
    play.seen = newest(reply.view);
    await catchUp(id, kept);
  } catch (error) {
    play.fault = String(error);
  } finally {
    play.busy = false;
    draw();
  }
  return null;
}

/** @param {string} id
 * @param {Kept} kept
 */
async function catchUp(id, kept) {
  const last = await caughtUp(id, kept);
  if (!last || play.id !== id) return;
  await show(last);
  toast(say("page-caught-up"));
}

/** Go on from what was kept last. */
export function reload() {
  play.busy = true;
  return reopen(play.id);
}

/** A tab that is just closing lets go a moment later.
 * @template T
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>}
 */
async function again(attempt) {
  await new Promise((done) => setTimeout(done, 250));
  return attempt();
}

/** @param {string} id */
const lost = (id) => () => {
  if (play.id !== id) return;
  Object.assign(play, { elsewhere: true, busy: false, covered: null, holder: null, wanted: null });
  draw();
};

/** Leave the battle; it is kept. */
export function leave() {
  play.release();
  done(null);
  Object.assign(play, nothingOpen());
  draw();
}

/** Rename a battle of the list.
 * @param {string} id
 * @param {string} name
 * @returns {Promise<Trouble | null>}
 */
export async function renameKept(id, name) {
  const release = await hold(id, false, () => {});
  if (!release) return held(id);
  try {
    return await alone(async () => {
      const kept = await one(id);
      if (!kept) return DAMAGED;
      const opened = await door({ do: "open", file: kept.save });
      if (opened.view) await caughtUp(id, kept);
      const reply = opened.view ? await whole({ do: "name", name }) : opened;
      if (!reply.view) return trouble(reply);
      await keep(id, kept.revision, reply.view, reply.save);
      return null;
    });
  } finally {
    release();
  }
}
