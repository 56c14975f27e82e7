/** What an answer lets one hear and feel: dice, a card, a horn at the end; each only where it is wished for. */

import { wished } from "../page/preferences.js";
import { card, dice, horn, wake } from "./feedback.js";

/** @import { Wish } from "../page/preferences.js" */

/** @typedef {"dice" | "card" | "horn"} Noise */

const SOUNDS = { dice, card, horn };

/** Milliseconds on and off: three dice that hop, and one that comes to rest. */
const DICE = [18, 40, 14, 50, 24];

export const canVibrate = () => "vibrate" in navigator;

/** @param {Noise} noise */
export function sense(noise) {
  if (wished("sound")) SOUNDS[noise]();
  if (noise === "dice" && wished("vibration") && canVibrate()) navigator.vibrate(DICE);
}

/** What was just wished for shows itself.
 * @param {Wish} wish
 */
export function tryOut(wish) {
  if (wish === "sound") dice();
  if (wish === "vibration") navigator.vibrate(DICE);
}

/** Browsers let a page sound only after a touch. */
addEventListener("pointerup", () => {
  if (wished("sound")) wake();
});
