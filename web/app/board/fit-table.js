/** The whole battlefield in sight for those who look on: as large as it fits, since nobody moves it. */

import { hasRoom, isDesktop } from "../page/breakpoints.js";
import { afterEachDrawing } from "../page/draw.js";

/** How large the table is drawn, in twentieths: at most, as the styles say, and at least. On a phone it keeps its size, and scrolls. */
const LARGEST = { desktop: 26, others: 20 };
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
  const largest = isDesktop() ? LARGEST.desktop : LARGEST.others;
  for (let size = largest - 1; isCut() && size >= SMALLEST; size -= 1)
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
  fit();
}

afterEachDrawing(watchField);
