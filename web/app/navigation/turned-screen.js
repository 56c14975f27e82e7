/** The screen turned round for whoever sits opposite. */

import { draw } from "../page/draw.js";
import { onHome } from "./route.js";

const root = document.documentElement;

export const turned = () => root.dataset.turned === "true";

/** Round, or back again. */
export function turn() {
  root.dataset.turned = String(!turned());
  draw();
}

onHome(() => {
  delete root.dataset.turned;
});
