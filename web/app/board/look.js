/** Looking only: while it is on, a tap on the battlefield answers nothing and shows what lies there. */

import { play } from "../battle/state.js";
import { draw } from "../page/draw.js";

/** The turn it was switched on for; the next question is answered by taps again. */
let since = "";

const now = () => `${play.id} ${play.view?.turn}`;

export const looking = () => since === now();

export function toggleLooking() {
  since = looking() ? "" : now();
  draw();
}
