/** Sheets (dialogs), one at a time: closed by the button, Escape, a tap beside it or the browser's way back. */

import { afterDrawing, draw } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { say } from "../page/words.js";
import { icon } from "./icon.js";
import { slowEngineNotice, toasts } from "./toast.js";

/** One that is `beside` leaves a part of the screen to what it is about.
 * @typedef {{title: () => unknown, body: () => unknown, closed: () => void, beside: boolean}} Sheet
 */

/** @type {Sheet | null} */
let open = null;
/** The sheets that the open one lies over, the lowest first, and how far each was read.
 * @type {{sheet: Sheet, top: number}[]} */
let below = [];
/** The way back is on its way to leave the step that an open sheet has in the history. */
let leaving = false;
/** A sheet that was asked for meanwhile; it comes when that step is left, which would shut it otherwise.
 * @type {Sheet | null} */
let next = null;
/** Done when that step is left.
 * @type {(() => void) | null}
 */
let then = null;

/** Open a sheet. It takes over the step of one that was open when the page was loaded anew.
 * @param {() => unknown} title
 * @param {() => unknown} body
 * @param {() => void} [closed] done when it is no longer there
 * @param {boolean} [beside]
 */
export function openSheet(title, body, closed = () => {}, beside = false) {
  if (leaving) {
    next = { title, body, closed, beside };
    return;
  }
  const instead = open !== null;
  if (open) closeAll();
  else if (!history.state?.sheet) history.pushState({ ...history.state, sheet: true }, "");
  open = { title, body, closed, beside };
  afterDrawing(() => {
    const dialog = sheetElement();
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector(".sheet-body")?.scrollTo(0, 0);
    if (instead) toTitle();
  });
}

/** Open a sheet over the one that is open: a step back leads to that one again.
 * @param {() => unknown} title
 * @param {() => unknown} body
 * @param {() => void} [closed] done when it is no longer there
 */
export function openSheetOver(title, body, closed = () => {}) {
  if (!open || leaving) {
    openSheet(title, body, closed);
    return;
  }
  below.push({ sheet: open, top: sheetBody()?.scrollTop ?? 0 });
  open = { title, body, closed, beside: open.beside };
  drawFromTop();
}

/** Draw the open sheet anew, whose content is another one now. */
export function drawFromTop() {
  draw();
  afterDrawing(() => {
    sheetBody()?.scrollTo(0, 0);
    toTitle();
  });
}

/** To the sheet below the open one, where it was left. */
function stepBack() {
  const last = below.pop();
  if (!last) return;
  open?.closed();
  open = last.sheet;
  draw();
  afterDrawing(() => {
    sheetBody()?.scrollTo(0, last.top);
    toTitle();
  });
}

/** Something else stands in the sheet: whoever reads it begins at its title. */
const toTitle = () => document.getElementById("sheet-title")?.focus({ preventScroll: true });

/** Close the sheet, and leave its step in the history. Gives true if there was one to leave. */
export function closeSheet() {
  if (!open) return false;
  shut();
  leaving = Boolean(history.state?.sheet);
  if (leaving) history.back();
  return leaving;
}

/** Close the sheet, and do something once its step in the history is left: a step made before would be the one that is left.
 * @param {() => void} act
 */
export function closeSheetThen(act) {
  if (closeSheet()) then = act;
  else act();
}

/** After a step in the history: a sheet that was open belongs to what is left. Gives true if only a sheet was left. */
export function afterHistoryStep() {
  const only = leaving || open !== null;
  leaving = false;
  shut();
  if (next) {
    const { title, body, closed, beside } = next;
    next = null;
    openSheet(title, body, closed, beside);
    draw();
  }
  const act = then;
  then = null;
  act?.();
  return only;
}

function shut() {
  if (!open) return;
  closeAll();
  open = null;
  sheetElement()?.close();
  draw();
}

/** Close the open sheet and those below it. */
function closeAll() {
  open?.closed();
  for (const { sheet } of below) sheet.closed();
  below = [];
}

const sheetBody = () => sheetElement()?.querySelector(".sheet-body");

const sheetElement = () =>
  /** @type {HTMLDialogElement | null} */ (document.getElementById("sheet"));

/** @param {MouseEvent} event */
function tapBeside(event) {
  if (event.target === event.currentTarget) closeSheet();
}

/** The sheet, and the short notices: while a sheet is open, nothing beside it can be read or touched. */
export const sheet = () => html`
  <dialog id="sheet" class="sheet" data-beside=${String(Boolean(open?.beside))} aria-labelledby="sheet-title" @close=${closeSheet} @click=${tapBeside}>
    ${
      open
        ? html`<div class="sheet-page">
          <header>
            ${
              below.length > 0
                ? html`<button type="button" class="quiet" data-action="sheet-back" aria-label=${say("page-sheet-back")}
                  @click=${stepBack}>${icon("back")}</button>`
                : nothing
            }
            <h2 id="sheet-title" tabindex="-1">${open.title()}</h2>
            <button type="button" class="quiet" data-action="close" @click=${closeSheet}>
              ${say("page-close")}
            </button>
          </header>
          <div class="sheet-body">${open.body()}</div>
        </div>
        ${toasts()} ${slowEngineNotice()}`
        : nothing
    }
  </dialog>
  ${open ? nothing : html`${toasts()} ${slowEngineNotice()}`}`;
