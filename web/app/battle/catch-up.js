/** Catching up: what was answered and is not kept, because its tab was killed, is answered again, and the same dice fall. */

import { engine, GivenUp, whole } from "../engine/engine.js";
import { isAhead } from "../storage/battles.js";
import { noteAgain, unfinished } from "../storage/journal.js";

/** @import { Asked } from "../storage/journal.js" */
/** @import { Kept } from "../storage/stored-battle.js" */
/** @import { Reply } from "../../shared/view.d.ts" */

/** What a file may ask of a battle that it brings. */
const ANSWERS = ["answer", "undo", "redo", "overrule", "name"];
const MOST_ASKED = 1_000;

/** Ask this of the battle that the door has just opened; what breaks the engine, or is given up, is left out.
 * @param {unknown} save the battle as it was opened
 * @param {Asked[]} requests
 * @param {() => void} goOn throws once all of it was given up
 * @param {(requests: Asked[], nth: number | null) => Promise<void>} [note] told what is left of it before each is made; and
 * with null when none will be
 * @returns {Promise<{requests: Asked[], last: Reply | null}>} what came to an end, and what came of it
 */
export async function again(save, requests, goOn, note = async () => {}) {
  let last = null;
  for (const [nth, request] of requests.entries()) {
    await note(requests, nth);
    try {
      goOn();
      const reply = await whole(request);
      if (reply.view) last = reply;
    } catch (error) {
      if (engine.state === "failed") throw error;
      const others = requests.toSpliced(nth, 1);
      if (error instanceof GivenUp) {
        await note(error.late ? others : requests, null);
        throw error;
      }
      await whole({ do: "open", file: save });
      return again(save, others, goOn, note);
    }
  }
  await note(requests, null); // until the device has kept what came of it
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
 * @param {() => void} goOn
 * @returns {Promise<Reply | null>} what came of it
 */
export const caughtUpForFile = async (id, { revision, save }, goOn) =>
  (await again(save, await lacking(id, revision), goOn)).last;

/** What was asked of a kept battle, which the door has just opened and this tab holds, and is not kept.
 * @param {string} id
 * @param {Kept} kept
 * @param {() => void} goOn
 * @returns {Promise<Reply | null>} what came of it
 */
export async function caughtUp(id, { revision, save }, goOn) {
  const asked = await lacking(id, revision);
  if (asked.length === 0) return null;
  const { last } = await again(save, asked, goOn, (left, nth) =>
    noteAgain(id, revision, left, nth),
  );
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
