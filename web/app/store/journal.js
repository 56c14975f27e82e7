/** The journal: what the engine is asked to do to a battle, written down before it is done.
 *
 * What is answered is kept once the engine has answered it. A tab that is killed in between finds the request here and
 * makes it again, with the same lots, so that the same dice fall. A request stands for the revision of the battle that
 * it was made to; once a later one is kept, it says nothing any more.
 */

import { del, get, set } from "../../vendor/idb-keyval/index.js";
import { base } from "./base.js";

/**
 * @typedef {object} Noted
 * @property {number} revision
 * @property {object[]} requests in their order
 * @property {boolean} tried they were made again before, and did not come to an end
 */

const journal = base("gonfalon.journal", "journal", () => true);
/** @type {{id: string, noted: Noted} | null} */
let latest = null;

/** What the app's dice and salts are drawn from: 256 bits. */
export const lots = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Write down a request before it is made. A device that keeps nothing has no journal.
 * @param {string} id of the battle
 * @param {number} revision
 * @param {object} request
 */
export async function note(id, revision, request) {
  const before = latest?.id === id && latest.noted.revision === revision ? latest.noted : null;
  const noted = { revision, requests: [...(before?.requests ?? []), request], tried: false };
  latest = { id, noted };
  await set(id, noted, journal).catch(() => {});
}

/** What was asked of this battle since it was kept last. It is given out once: what ends a tab must not end the next one too.
 * @param {string} id
 * @param {number} revision
 * @returns {Promise<object[]>}
 */
export async function unfinished(id, revision) {
  try {
    const noted = /** @type {Noted | undefined} */ (await get(id, journal));
    if (noted?.revision !== revision || noted.tried || !Array.isArray(noted.requests)) return [];
    await set(id, { ...noted, tried: true }, journal);
    return noted.requests;
  } catch {
    return [];
  }
}

/** What was asked again came to an end, and the device has still not kept what came of it.
 * @param {string} id
 * @param {number} revision
 * @param {object[]} requests
 */
export async function stillUnfinished(id, revision, requests) {
  const noted = { revision, requests, tried: false };
  latest = { id, noted };
  await set(id, noted, journal).catch(() => {});
}

/** What was asked of a battle is not to be asked again.
 * @param {string} id
 */
export async function forgetAsked(id) {
  if (latest?.id === id) latest = null;
  await del(id, journal).catch(() => {});
}
