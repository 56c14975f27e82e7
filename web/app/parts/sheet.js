/** Sheets that rise from below: one at a time, closed by its button, by Escape or by a tap beside it. */

import { afterDrawing, draw } from "../draw.js";
import { html, nothing } from "../lit.js";
import { say } from "../words.js";

/** @type {{title: () => unknown, body: () => unknown} | null} */
let open = null;

/** Open a sheet.
 * @param {() => unknown} title
 * @param {() => unknown} body
 */
export function openSheet(title, body) {
  open = { title, body };
  afterDrawing(() => {
    const dialog = sheetElement();
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector(".sheet-body")?.scrollTo(0, 0);
  });
}

export function closeSheet() {
  sheetElement()?.close();
}

const sheetElement = () =>
  /** @type {HTMLDialogElement | null} */ (document.getElementById("sheet"));

function closed() {
  open = null;
  draw();
}

/** @param {MouseEvent} event */
function beside(event) {
  if (event.target === event.currentTarget) closeSheet();
}

export const sheet = () => html`
  <dialog id="sheet" class="sheet" aria-labelledby="sheet-title" @close=${closed} @click=${beside}>
    ${
      open
        ? html`<div class="sheet-page">
          <header>
            <h2 id="sheet-title">${open.title()}</h2>
            <button type="button" class="quiet" data-action="close" @click=${closeSheet}>
              ${say("page-close")}
            </button>
          </header>
          <div class="sheet-body">${open.body()}</div>
        </div>`
        : nothing
    }
  </dialog>`;
