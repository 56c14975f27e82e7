/** The camera of a device opens what it reads in a new tab. A code that a meeting in another tab waits for is handed to that tab. */

/** @typedef {{link: string} | {taken: string}} Note */

/** So long, in milliseconds, a tab has to take a code. */
const PATIENCE = 500;

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("gonfalon.meeting") : null;

/** Hand a code to the other tabs. Gives true if one of them took it.
 * @param {string} link
 * @returns {Promise<boolean>}
 */
export const isTakenByTab = (link) =>
  new Promise((done) => {
    if (!channel) return done(false);
    const answered = (/** @type {MessageEvent<Note>} */ { data }) => {
      if ("taken" in data && data.taken === link) finish(true);
    };
    const finish = (/** @type {boolean} */ isTaken) => {
      channel.removeEventListener("message", answered);
      clearTimeout(patience);
      done(isTaken);
    };
    const patience = setTimeout(finish, PATIENCE, false);
    channel.addEventListener("message", answered);
    channel.postMessage({ link });
  });

/** Take codes that other tabs hand on, one at a time.
 * @param {(link: string) => boolean} take gives true if it takes the code
 */
export function takeFromTabs(take) {
  channel?.addEventListener("message", ({ data }) => {
    if (typeof data.link === "string" && take(data.link)) channel.postMessage({ taken: data.link });
  });
}
