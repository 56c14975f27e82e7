/** Whether the battlefield is shown as a list; this device remembers it. */

import { draw } from "../draw.js";
import { boardAsList, keepBoardAsList } from "../settings.js";

let listed = boardAsList();

export const listing = () => listed;

export function toggleListing() {
  listed = !listed;
  keepBoardAsList(listed);
  draw();
}
