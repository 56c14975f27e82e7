/** Answer again what the journal holds and the device has not kept, because its tab was killed; the same dice fall. */

import { askWhole, engine, GivenUp } from "../engine/engine.js";
import { isUnwritten } from "../storage/battles.js";
import { noteRepetition, unfinishedRequests } from "../storage/journal.js";

/** @import { JournalRequest } from "../storage/journal.js" */
/** @import { StoredBattle } from "../storage/stored-battle.js" */
/** @import { Reply } from "../../shared/view.d.ts" */

/** The requests that a file may make of the battle that it brings. */
const ANSWERS = ["answer", "undo", "redo", "overrule", "name"];
const MOST_ASKED = 1_000;

/** Ask this of the battle that the door has just opened; what breaks the engine, or is given up, is left out.
 * @param {unknown} save the battle as it was opened
 * @param {JournalRequest[]} requests
 * @param {() => void} goOn throws once all of it was given up
 * @param {(requests: JournalRequest[], nth: number | null) => Promise<void>} [note] told what is left of it before each is made; and
 * with null when none will be
 * @returns {Promise<{requests: JournalRequest[], last: Reply | null}>} what came to an end, and what came of it
 */
export async function repeatRequests(save, requests, goOn, note = async () => {}) {
  let last = null;
  for (const [nth, request] of requests.entries()) {
    await note(requests, nth);
    try {
      goOn();
      const reply = await askWhole(request);
      if (reply.view) last = reply;
    } catch (error) {
      if (engine.state === "failed") throw error;
      const others = requests.toSpliced(nth, 1);
      if (error instanceof GivenUp) {
        await note(error.late ? others : requests, null);
        throw error;
      }
      await askWhole({ do: "open", file: save });
      return repeatRequests(save, others, goOn, note);
    }
  }
  await note(requests, null); // until the device has kept what came of it
  return { requests, last };
}

/** The requests of a battle that are not kept yet.
 * @param {string} id
 * @param {number} revision
 */
const unkeptRequests = async (id, revision) =>
  isUnwritten(id) ? [] : unfinishedRequests(id, revision);

/** Repeat for a file the requests of a kept battle, which the door has just opened: nothing is noted, as it may be open in
 * another tab.
 * @param {string} id
 * @param {StoredBattle} kept
 * @param {() => void} goOn
 * @returns {Promise<Reply | null>} what came of it
 */
export const catchUpForFile = async (id, { revision, save }, goOn) =>
  (await repeatRequests(save, await unkeptRequests(id, revision), goOn)).last;

/** Repeat the requests that are not kept yet, of a battle that the door has just opened and this tab holds.
 * @param {string} id
 * @param {StoredBattle} kept
 * @param {() => void} goOn
 * @returns {Promise<Reply | null>} what came of it
 */
export async function catchUp(id, { revision, save }, goOn) {
  const asked = await unkeptRequests(id, revision);
  if (asked.length === 0) return null;
  const { last } = await repeatRequests(save, asked, goOn, (left, nth) =>
    noteRepetition(id, revision, left, nth),
  );
  return last;
}

/** The requests that a file has for its battle, as far as they are allowed.
 * @param {unknown} found
 * @returns {JournalRequest[]}
 */
export const requestsIn = (found) =>
  Array.isArray(found)
    ? found
        .slice(0, MOST_ASKED)
        .filter((one) => typeof one?.lots === "string" && ANSWERS.includes(one.do))
    : [];
