/** The journal: what the engine is asked to do to a battle; the writing begins before the engine is asked, and nobody waits for it.
 *
 * What is answered is kept once the engine has answered it. A tab that is killed in between finds the request here and
 * makes it again, with the same lots, so that the same dice fall. A request stands for the revision of the battle that
 * it was made to; once a later one is kept, it says nothing any more.
 */

import { del, get, set, update } from "../../vendor/idb-keyval/index.js";
import { openDatabase } from "./database.js";

/** @import { Request } from "../../shared/view.d.ts" */

/**
 * @typedef {Request & {lots: string}} JournalRequest
 *
 * @typedef {object} Noted
 * @property {number} revision
 * @property {JournalRequest[]} requests in their order
 * @property {string | null} trying the lots of the one that was being made again when this was written
 * @property {number} times how often in a row that was so: nobody knows yet what a tab ended over
 */

/** So often a request is made again. */
const MOST_TIMES = 2;

const journal = openDatabase("gonfalon.journal", "journal", () => true);
/** The requests that this tab has made of the open battle, whether the device noted them or not.
 * @type {{id: string, revision: number, requests: JournalRequest[]}} */
let thisTab = { id: "", revision: 0, requests: [] };

/** The lots that the app's dice and salts are drawn from: 256 bits. */
export const randomLots = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Those that are not among the others; no two have the same lots.
 * @param {JournalRequest[]} some
 * @param {JournalRequest[]} others
 */
export const without = (some, others) =>
  some.filter((one) => !others.some((other) => other.lots === one.lots));

/** The requests that a note still has for this revision: one over which tab after tab ended must not end the next one too.
 * @param {Noted | undefined} noted
 * @param {number} revision
 */
function left(noted, revision) {
  if (noted?.revision !== revision || !Array.isArray(noted.requests)) return [];
  const spent = noted.times >= MOST_TIMES ? noted.trying : null;
  return noted.requests.filter(({ lots }) => lots !== spent);
}

/** Write down a request before it is made, after whatever any tab has noted. A device that keeps nothing has no journal.
 * @param {string} id of the battle
 * @param {number} revision
 * @param {JournalRequest} request
 */
export async function noteRequest(id, revision, request) {
  if (thisTab.id !== id || thisTab.revision !== revision) thisTab = { id, revision, requests: [] };
  thisTab.requests.push(request);
  const mine = [...thisTab.requests];
  const noted = (/** @type {Noted | undefined} */ found) => {
    const there = left(found, revision);
    return { revision, requests: [...there, ...without(mine, there)], trying: null, times: 0 };
  };
  await update(id, noted, journal).catch(() => {});
}

/** The engine broke over this request, and would do so again.
 * @param {string} id
 * @param {JournalRequest} request
 */
export async function withdrawRequest(id, request) {
  thisTab.requests = without(thisTab.requests, [request]);
  const noted = (/** @type {Noted | undefined} */ found) => {
    const { revision = 0, requests = [], trying = null, times = 0 } = found ?? {};
    return { revision, requests: without(requests, [request]), trying, times };
  };
  await update(id, noted, journal).catch(() => {});
}

/** The requests of this battle since it was kept last.
 * @param {string} id
 * @param {number} revision
 * @returns {Promise<JournalRequest[]>}
 */
export async function unfinishedRequests(id, revision) {
  try {
    return left(await get(id, journal), revision);
  } catch {
    return [];
  }
}

/** These are being made again; null when all have come to an end.
 * @param {string} id
 * @param {number} revision
 * @param {JournalRequest[]} requests
 * @param {number | null} nth
 */
export async function noteRepetition(id, revision, requests, nth) {
  thisTab = { id, revision, requests: [...requests] };
  const trying = nth === null ? null : requests[nth].lots;
  const noted = (/** @type {Noted | undefined} */ found) => {
    const before = found?.trying === trying ? found.times : 0;
    return { revision, requests, trying, times: nth === null ? 0 : before + 1 };
  };
  await update(id, noted, journal).catch(() => {});
}

/** Forget the requests of a battle, which must not be repeated. Gives a function that puts them back.
 * @param {string} id
 */
export async function forgetRequests(id) {
  if (thisTab.id === id) thisTab = { id: "", revision: 0, requests: [] };
  const noted = await get(id, journal).catch(() => undefined);
  await del(id, journal).catch(() => {});
  return async () => {
    if (noted) await set(id, noted, journal).catch(() => {});
  };
}
