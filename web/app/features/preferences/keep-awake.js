/** The screen stays on while a battle runs, where the device lets us and the person prefers it. */

import { isElsewhere, openView } from "../../battle/state.js";
import { afterEachDrawing, afterPaint } from "../../page/draw.js";
import { isPreferred } from "../../page/preferences.js";

/** @type {WakeLockSentinel | null} */
let wakeLock = null;
/** Asked for, or refused until something changes. */
let asked = false;

const shouldStayAwake = () =>
  isPreferred("awake") && !document.hidden && !isElsewhere() && Boolean(openView()?.ask);

/** Hold the screen or let it go, as things stand now. */
function stayAwake() {
  if (!shouldStayAwake()) {
    asked = false;
    wakeLock?.release();
    wakeLock = null;
  } else if (!asked && navigator.wakeLock) {
    asked = true;
    afterPaint(requestWakeLock);
  }
}

/** A device low on power may refuse: it is asked again when the page is taken up anew. */
async function requestWakeLock() {
  try {
    const lock = await navigator.wakeLock.request("screen");
    if (asked && !wakeLock && shouldStayAwake()) wakeLock = lock;
    else lock.release();
  } catch (error) {
    console.info(String(error));
  }
}

/** The browser lets go of the screen when the page is put away. */
document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    wakeLock = null;
    asked = false;
  }
  stayAwake();
});

afterEachDrawing(stayAwake);
