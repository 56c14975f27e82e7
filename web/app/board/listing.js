/** Whether the battlefield is shown as a list; this device remembers it. */

import { draw } from "../page/draw.js";
import { boardAsList, keepBoardAsList } from "../page/preferences.js";

let listed = boardAsList();

export const listing = () => listed;

export function toggleListing() {
  listed = !listed;
  keepBoardAsList(listed);
  draw();
}
