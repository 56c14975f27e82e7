/** A painting: the brushes, what is marked so far, the way back, and what sends all of it as one answer. */

import { draft, editDraft } from "../battle/draft.js";
import { cellName, cellNamed } from "../battle/grid.js";
import {
  brushInHand,
  chooseBrush,
  clearPainting,
  paintCell,
  undoStroke,
} from "../battle/painting.js";
import { marks } from "../battle/strokes.js";
import { afterDrawing } from "../page/draw.js";
import { html, nothing, svg } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { picture } from "../ui/icon.js";
import { unnamedFieldset } from "./unnamed-fieldset.js";

/** @import { Ask, Brush, Grid, View } from "../../shared/view.d.ts" */

/** @param {View} view
 * @param {Ask} ask
 */
export function paint(view, ask) {
  const { paint: asked } = ask;
  const { grid } = view.table;
  if (!asked || !grid) return nothing;
  const inHand = brushInHand(asked);
  const { closed } = draft;
  return html`<div class="brushes" role="group" aria-label=${say("page-paint-brushes")}>
      ${asked.brushes.map(
        (
          brush,
        ) => html`<button type="button" class="brush" data-brush=${brush.key} aria-pressed=${String(brush === inHand)}
          @click=${() => chooseBrush(brush.key)}>${sample(view, brush)} ${label(brush.label, view.names)}</button>`,
      )}
    </div>
    <div class="path" role="status">
      ${
        closed
          ? html`<p class="refusal">${say("page-paint-not-here", { cell: cellName(grid, closed) })}</p>`
          : html`<p>${draft.strokes.length > 0 ? say("page-paint-count", { count: countOf(ask) }) : say("page-paint-none")}</p>`
      }
    </div>
    <div class="path-ways">
      ${
        draft.strokes.length > 0
          ? html`<button type="button" data-action="paint-undo" @click=${undoStroke}>${say("page-paint-undo")}</button>
            <button type="button" data-action="paint-clear" @click=${clearPainting}>${say("page-path-clear")}</button>`
          : nothing
      }
      <button type="button" data-action="path-type" aria-expanded=${String(draft.typing)} aria-controls="path-typed"
        @click=${toggleTyping}>${say("page-path-type")}</button>
    </div>
    <div class="path-typed" id="path-typed" ?hidden=${!draft.typing}>
      <label>${say("page-paint-cell")} <input type="text" name="cell" autocomplete="off" autocapitalize="characters" size="5" placeholder="C7"
        @input=${ease} @change=${(/** @type {Event} */ event) => typed(event, grid)} @keydown=${(/** @type {KeyboardEvent} */ event) => enter(event, grid)}></label>
    </div>`;
}

/** The sample of a brush: its ground, or the piece that it puts there.
 * @param {View} view
 * @param {Brush} brush
 */
function sample(view, { look, piece }) {
  const icon = view.table.pieces.find(({ id }) => id === piece)?.icon;
  if (icon)
    return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${picture(icon)}></use></svg>`;
  const shown = look ?? "plain";
  return html`<svg class="brush-sample" viewBox="0 0 20 20" aria-hidden="true">
    <rect class="ground" data-look=${shown} width="20" height="20"></rect>
    ${shown === "plain" ? nothing : svg`<rect class="ground-pattern" width="20" height="20" fill=${`url(#look-${shown})`}></rect>`}
  </svg>`;
}

/** The number of marked cells.
 * @param {Ask} ask
 */
const countOf = ({ paint: asked }) =>
  asked ? marks(asked, draft.strokes).reduce((sum, { cells }) => sum + cells.length, 0) : 0;

function toggleTyping() {
  editDraft({ typing: !draft.typing });
  afterDrawing(() => {
    if (draft.typing)
      /** @type {HTMLInputElement | null} */ (document.querySelector(".path-typed input"))?.focus();
  });
}

/** @param {Event} event */
function ease({ target }) {
  /** @type {HTMLInputElement} */ (target).setCustomValidity("");
}

/** Enter marks the cell that was typed, and does not send the painting.
 * @param {KeyboardEvent} event
 * @param {Grid} grid
 */
function enter(event, grid) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  typed(event, grid);
}

/** A cell by its name is marked with the brush in hand.
 * @param {Event} event
 * @param {Grid} grid
 */
function typed({ target }, grid) {
  const field = /** @type {HTMLInputElement} */ (target);
  if (!field.value.trim()) return;
  const cell = cellNamed(grid, field.value);
  field.setCustomValidity(cell ? "" : say("page-path-no-cell"));
  field.reportValidity();
  if (!cell) return;
  field.value = "";
  paintCell(grid, cell);
}

/** The button that sends the painting, always in sight.
 * @param {Ask} ask
 */
export const sendPainting = (ask) =>
  unnamedFieldset(
    html`<button type="submit" class="main wide" data-action="confirm">
    ${draft.strokes.length > 0 ? say("page-paint-send", { count: countOf(ask) }) : say("page-paint-leave")}</button>`,
    "closing",
  );
