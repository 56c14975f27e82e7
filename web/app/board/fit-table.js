/** The whole battlefield in sight for those who look on: as large as it fits, since nobody moves it. */

import { isDesktop } from "../page/breakpoints.js";
import { afterEachDrawing } from "../page/draw.js";

/** How large the table is drawn, at most and at least. */
const LARGEST = { desktop: 1.3, others: 1 };
const SMALLEST = 0.6;
const STEP = 0.05;

/** @type {Element | null} */
let watched = null;
const sizes = new ResizeObserver(fit);

function fit() {
  const table = /** @type {HTMLElement | null} */ (document.querySelector(".spectator .table"));
  const field = table?.parentElement;
  if (!table || !field) return;
  const isWhole = () =>
    [...table.children].every(
      (part) => part.getBoundingClientRect().bottom <= field.getBoundingClientRect().bottom,
    );
  let size = isDesktop() ? LARGEST.desktop : LARGEST.others;
  table.style.setProperty("--fit", String(size));
  while (!isWhole() && size - STEP >= SMALLEST && table.querySelector(".board")) {
    size -= STEP;
    table.style.setProperty("--fit", size.toFixed(2));
  }
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
