/** Whether a tap on the open question counts now. */

import { engine } from "../engine/engine.js";
import { draw } from "../page/draw.js";
import { isIdle } from "./state.js";

/** A tap this soon after the last one is taken for a slip of the finger. */
const TOO_SOON = 300;

let tapped = Number.NEGATIVE_INFINITY;

/** From here on, taps do not count for a moment. */
export function ignoreTapsBriefly() {
  tapped = performance.now();
  setTimeout(draw, TOO_SOON + 10);
}

export const takesTaps = () =>
  isIdle() && engine.state === "ready" && performance.now() - tapped > TOO_SOON;
