/** Catching up: what was answered and is not kept, because its tab was killed, is answered again, and the same dice fall. */

import { engine, whole } from "./engine.js";
import { noteAgain, unfinished } from "./store/journal.js";
import { isAhead } from "./store.js";

/** @import { Asked } from "./store/journal.js" */
/** @import { Kept } from "./store/kept.js" */
/** @import { Reply } from "./view.d.ts" */

/** What a file may ask of a battle that it brings. */
const ANSWERS = ["answer", "undo", "redo", "overrule", "name"];
const MOST_ASKED = 1_000;

/** Ask this of the battle that the door has just opened; what breaks the engine is left out.
 * @param {unknown} save the battle as it was opened
 * @param {Asked[]} requests
 * @param {(requests: Asked[], nth: number) => Promise<void>} [before] told before each is made
 * @returns {Promise<{requests: Asked[], last: Reply | null}>} what came to an end, and what came of it
 */
export async function again(save, requests, before) {
  let last = null;
  for (const [nth, request] of requests.entries()) {
    await before?.(requests, nth);
    try {
      const reply = await whole(request);
      if (reply.view) last = reply;
    } catch (error) {
      if (engine.state === "failed") throw error;
      await whole({ do: "open", file: save });
      return again(save, requests.toSpliced(nth, 1), before);
    }
  }
  return { requests, last };
}

/** What was asked of a battle and is not kept.
 * @param {string} id
 * @param {number} revision
 */
const lacking = async (id, revision) => (isAhead(id) ? [] : unfinished(id, revision));

/** What was asked of a kept battle, which the door has just opened, for a file: nothing is noted, as it may be open in another tab.
 * @param {string} id
 * @param {Kept} kept
 * @returns {Promise<Reply | null>} what came of it
 */
export const caughtUpForFile = async (id, { revision, save }) =>
  (await again(save, await lacking(id, revision))).last;

/** What was asked of a kept battle, which the door has just opened and this tab holds, and is not kept.
 * @param {string} id
 * @param {Kept} kept
 * @returns {Promise<Reply | null>} what came of it
 */
export async function caughtUp(id, { revision, save }) {
  const asked = await lacking(id, revision);
  if (asked.length === 0) return null;
  const { requests, last } = await again(save, asked, (left, nth) =>
    noteAgain(id, revision, left, nth),
  );
  await noteAgain(id, revision, requests, null); // until the device has kept what came of it
  return last;
}

/** What a file says was asked of a battle, as far as it may be.
 * @param {unknown} found
 * @returns {Asked[]}
 */
export const askedIn = (found) =>
  Array.isArray(found)
    ? found
        .slice(0, MOST_ASKED)
        .filter((one) => typeof one?.lots === "string" && ANSWERS.includes(one.do))
    : [];
