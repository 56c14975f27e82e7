/** The whole battlefield in sight for those who look on: as large as it fits, since nobody moves it. */

import { hasRoom } from "../page/breakpoints.js";
import { afterEachDrawing } from "../page/draw.js";

/** The smallest size of the table, in twentieths, by which it shrinks; the styles give the largest. On a phone
 * it keeps its size, and scrolls.
 */
const SMALLEST = 12;
const WHOLE = 20;

/** @type {Element | null} */
let watched = null;
const sizes = new ResizeObserver(fit);

function fit() {
  const table = /** @type {HTMLElement | null} */ (document.querySelector(".spectator .table"));
  const field = table?.parentElement;
  if (!table || !field) return;
  table.style.removeProperty("--fit");
  if (!hasRoom() || !table.querySelector(".board")) return;
  const isCut = () => field.scrollHeight > field.clientHeight + 1;
  const largest = Number(getComputedStyle(table).getPropertyValue("--largest"));
  for (let size = Math.round(largest * WHOLE) - 1; isCut() && size >= SMALLEST; size -= 1)
    table.style.setProperty("--fit", String(size / WHOLE));
  if (isCut()) table.style.removeProperty("--fit");
}

function watchField() {
  const field = document.querySelector(".spectator .field");
  if (field !== watched) {
    sizes.disconnect();
    watched = field;
    if (field) sizes.observe(field);
  }
  return field ? fit : undefined;
}

afterEachDrawing(watchField);
