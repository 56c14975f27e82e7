/** The screen stays on while a battle runs, where the device lets us and the person prefers it. */

import { play } from "../../battle/state.js";
import { isPreferred } from "../../page/preferences.js";

/** @type {WakeLockSentinel | null} */
let held = null;
/** Asked for, or refused until something changes. */
let asked = false;

const wanted = () =>
  isPreferred("awake") && !document.hidden && !play.elsewhere && Boolean(play.view?.ask);

/** Hold the screen or let it go, as things stand now. */
export function stayAwake() {
  if (!wanted()) {
    asked = false;
    held?.release();
    held = null;
  } else if (!asked && navigator.wakeLock) {
    asked = true;
    hold();
  }
}

/** A device low on power may refuse: it is asked again when the page is taken up anew. */
async function hold() {
  try {
    const lock = await navigator.wakeLock.request("screen");
    if (asked && !held && wanted()) held = lock;
    else lock.release();
  } catch (error) {
    console.info(String(error));
  }
}

/** The browser lets go of the screen when the page is put away. */
document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    held = null;
    asked = false;
  }
  stayAwake();
});
