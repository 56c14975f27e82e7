/** Persistent storage: whether the browser promises it, and asking for it. */

import { draw } from "../page/draw.js";

/** The note that the browser was asked once of our own accord. */
const ASKED = "gonfalon.asked-to-keep";

export const persistence = {
  /** The browser deletes nothing unless the person asks for it. */
  persisted: false,
  /** The browser can be asked. */
  askable: Boolean(navigator.storage?.persist),
  /** A browser that deletes what lies here when the site is not visited for seven days, unless the page is installed. */
  fleeting: "GestureEvent" in window && !matchMedia("(display-mode: standalone)").matches,
};

/** Look how it stands. */
async function readPersistence() {
  persistence.persisted = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  draw();
}

/** Ask the browser. */
export async function requestPersistence() {
  persistence.persisted = await navigator.storage.persist().catch(() => false);
  draw();
  return persistence.persisted;
}

/** Ask once of our own accord, when something has been answered that would be a loss. */
export async function requestPersistenceOnce() {
  try {
    if (persistence.persisted || !persistence.askable || localStorage.getItem(ASKED)) return;
    localStorage.setItem(ASKED, "1");
  } catch {
    return; // a device that keeps no note would be asked again and again
  }
  await requestPersistence();
}

readPersistence();
