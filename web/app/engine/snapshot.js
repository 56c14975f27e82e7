/** The snapshot from which the next start goes on: a worker makes it beside the engine. A page that ends over that is noted,
 * as a small device may have too little memory for it; a page that is left is not.
 */

const NOTE = "gonfalon.snapshot";
/** So many pages of one version may end over it. */
const MOST = 3;

/** @type {Worker | null} */
let maker = null;
/** True if this page stands in the note. */
let noted = false;

/** The number of pages of this version that have ended over it; the most on a device that keeps no notes, so that it is left
 * in peace.
 * @returns {number}
 */
function ended() {
  try {
    const { version, times } = JSON.parse(localStorage.getItem(NOTE) ?? "{}");
    return version === VERSION ? times : 0;
  } catch {
    return MOST;
  }
}

/** @param {number} times */
function note(times) {
  try {
    if (times > 0) localStorage.setItem(NOTE, JSON.stringify({ version: VERSION, times }));
    else localStorage.removeItem(NOTE);
  } catch {
    // The next page makes one more attempt.
  }
}

/** Have the snapshot made.
 * @param {string} script of the worker that makes it
 */
export function makeSnapshot(script) {
  if (maker) return;
  maker = new Worker(script, { type: "module", name: VERSION });
  maker.onmessage = ({ data }) => hear(data.snapshot);
  maker.onerror = () => hear("none");
}

/** @param {"making" | "kept" | "none"} news */
function hear(news) {
  if (news === "making" && ended() < MOST) {
    begin();
    tell(news);
    return;
  }
  endMaker();
  if (news !== "making") note(0);
  tell(news === "kept" ? "kept" : "none");
}

/** @param {string} news */
function tell(news) {
  document.documentElement.dataset.snapshot = news;
}

/** Should the page end from here on, the next one knows. */
function begin() {
  if (!maker || noted || document.hidden) return;
  note(ended() + 1);
  noted = true;
}

/** If the page ends now, the snapshot is not the reason. */
function pause() {
  if (noted) note(ended() - 1);
  noted = false;
}

/** End the worker that makes it, if there is one. */
export function endMaker() {
  pause();
  maker?.terminate();
  maker = null;
}

addEventListener("pagehide", endMaker);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) pause();
  else if (document.documentElement.dataset.snapshot === "making") begin();
});
