/** A path: what is drawn on the field, what it takes and which borders it crosses; one tap sends it. */

import { draft, editDraft } from "../battle/draft.js";
import { cellName, cellNamed } from "../battle/grid.js";
import { clearPath, pathTo, setWaypoint } from "../battle/path.js";
import { afterDrawing } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruleLink } from "../ui/rules.js";
import { unnamedFieldset } from "./unnamed-fieldset.js";

/** @import { Ask, View } from "../../shared/view.d.ts" */

/** @param {View} view
 * @param {Ask} ask
 */
export function path(view, ask) {
  const { path: drawn } = draft;
  const { path: asked } = ask;
  const { grid } = view.table;
  if (!asked || !grid) return nothing;
  const steps = drawn?.steps.length ?? 0;
  return html`<div class="path" role="status">
      ${
        drawn && steps > 0
          ? html`<p class="path-cost">${say("page-path", { cell: cellName(grid, drawn.cells[steps]), spaces: drawn.halves / 2, most: asked.halves / 2 })}</p>
            ${drawn.barred ? html`<p class="refusal">${label(drawn.barred.label, view.names)}</p>` : nothing}
            ${crossings(view, ask)}`
          : html`<p>${say("page-path-none", { most: asked.halves / 2 })}</p>`
      }
    </div>
    <div class="path-ways">
      ${
        steps > 0
          ? html`<button type="button" data-action="path-waypoint" aria-pressed=${String(draft.waypoint === steps)}
              @click=${setWaypoint}>${say("page-path-waypoint")}</button>
            <button type="button" data-action="path-clear" @click=${clearPath}>${say("page-path-clear")}</button>`
          : nothing
      }
      <button type="button" data-action="path-type" aria-expanded=${String(draft.typing)} aria-controls="path-typed"
        @click=${toggleTyping}>${say("page-path-type")}</button>
    </div>
    <div class="path-typed" id="path-typed" ?hidden=${!draft.typing}>
      <label>${say("page-path-cell")} <input type="text" name="cell" autocomplete="off" autocapitalize="characters" size="5" placeholder="C7"
        @input=${(/** @type {Event} */ event) => typed(event, view)} @change=${(/** @type {Event} */ event) => typed(event, view, true)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && event.preventDefault()}></label>
    </div>`;
}

function toggleTyping() {
  editDraft({ typing: !draft.typing });
  afterDrawing(() => {
    if (draft.typing)
      /** @type {HTMLInputElement | null} */ (document.querySelector(".path-typed input"))?.focus();
  });
}

/** The borders that it crosses, in the order of its steps.
 * @param {View} view
 * @param {Ask} ask
 */
function crossings(view, { path: asked }) {
  const all = draft.path?.crossings ?? [];
  if (!asked || all.length === 0) return nothing;
  return html`<ul class="path-crossings">
    ${all.map(({ area, way, rule }) => {
      const found = asked.areas.find(({ key }) => key === area);
      if (!found) return nothing;
      const words = say("page-path-crosses", { way, area: label(found.label, view.names) });
      return html`<li data-crossing=${area}>${icon("warning")} ${ruleLink(rule, words)}</li>`;
    })}
  </ul>`;
}

/** A cell by its name; Enter does not send a path that is not drawn yet.
 * @param {Event} event
 * @param {View} view
 * @param {boolean} [done] the person has typed all of it
 */
function typed({ target }, { table: { grid } }, done = false) {
  const field = /** @type {HTMLInputElement} */ (target);
  const cell = grid && cellNamed(grid, field.value);
  field.setCustomValidity(cell || !done ? "" : say("page-path-no-cell"));
  if (done) field.reportValidity();
  else if (cell) pathTo(cell);
}

/** The button that sends the path, always in sight.
 * @param {View} view
 */
export function sendPath({ table: { grid } }) {
  const end = draft.path && draft.path.steps.length > 0 ? draft.path.cells.at(-1) : null;
  return unnamedFieldset(
    html`<button type="submit" class="${end ? "main wide" : "wide"}" data-action="confirm" ?disabled=${Boolean(draft.path?.barred)}>
      ${end && grid ? say("page-path-go", { cell: cellName(grid, end) }) : say("page-path-stay")}</button>`,
    "closing",
  );
}
