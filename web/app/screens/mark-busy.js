/** Mark the battle's screen while it waits for the engine: at once, where the waiting itself is drawn only if it lasts. No style
 * depends on the mark.
 */

import { isBusy, onChange } from "../battle/state.js";
import { firstAfterEachDrawing } from "../page/draw.js";

function mark() {
  const screen = /** @type {HTMLElement | null} */ (document.querySelector(".battle"));
  const busy = String(isBusy());
  if (screen && screen.dataset.busy !== busy) screen.dataset.busy = busy;
}

onChange(mark);
firstAfterEachDrawing(mark);
