/** Notices about the open battle, its obstacles, and why something could not be opened. A notice that is closed leaves its room
 * to the table, where what answers the question comes to sight.
 */

import { reload } from "../battle/open-battle.js";
import {
  areNotesRead,
  battleId,
  change,
  faultOf,
  isElsewhere,
  isUnkept,
  originOf,
  previewKind,
} from "../battle/state.js";
import { battleTitle } from "../battle/title.js";
import { noteRead } from "../battle/transitions.js";
import { engine } from "../engine/engine.js";
import { openEverything } from "../features/device-data/section.js";
import { openLink, route, takeBattle } from "../navigation/route.js";
import { afterDrawing, draw } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { flush, storageState } from "../storage/write-behind.js";
import { icon } from "../ui/icon.js";
import { engineLine } from "./loading.js";
import { showTargets } from "./show-targets.js";

/** @import { View } from "../../shared/view.d.ts" */

/** @param {View} view */
export function notices(view) {
  const name = battleTitle(view.name, view);
  if (isElsewhere()) {
    return html`<div class="notice" role="alert">
      <p>${say("page-elsewhere", { name })}</p>
      <button type="button" class="main" data-action="continue" @click=${() => takeBattle(battleId())}>${say("page-take-battle")}</button>
    </div>`;
  }
  return html`
    ${trouble()}
    ${engine.state === "failed" && previewKind() !== "sketch" ? html`<div class="notice">${engineLine()}</div>` : nothing}
    ${opened(view, name)}
    ${isUnkept() && accepted !== storageState.trouble ? notKept() : nothing}
    ${faultOf() && engine.state === "ready" ? fault() : nothing}`;
}

/** The notice of the battle's origin, with the notes of the engine; shown until it is taken note of.
 * @param {View} view
 * @param {string} name
 */
function opened(view, name) {
  const origin = originOf();
  if (areNotesRead() || (view.notes.length === 0 && origin === "")) return nothing;
  const own =
    origin === ""
      ? nothing
      : html`<details><summary>${say("page-own-copy-short", { origin })}</summary>
        <p>${say("page-own-copy", { name, origin })}</p></details>`;
  return html`<div class="notice slim" role="status" data-note>
    <div>${own} ${view.notes.map((note) => html`<p>${icon("warning")} ${label(note, view.names)}</p>`)}</div>
    <button type="button" class="quiet" data-action="note-read" @click=${readNotes}>${say("page-note-read")}</button>
  </div>`;
}

function readNotes() {
  change(noteRead);
  afterDrawing(showTargets);
}

/** The trouble of the storage that the person has taken note of.
 * @type {string} */
let accepted = "";

const notKept = () => html`<div class="notice" role="alert" data-not-kept=${storageState.trouble}>
  <p>${icon("warning")} ${say("page-not-kept", { why: storageState.trouble })}</p>
  <div class="row">
    <button type="button" class="main" data-action="everything" @click=${openEverything}>${say("page-everything")}</button>
    ${
      storageState.trouble === "none"
        ? nothing
        : html`<button type="button" data-action="keep-again" @click=${() => flush().then(draw)}>${say("page-retry")}</button>`
    }
    <button type="button" class="quiet" data-action="accept" @click=${accept}>${say("page-note-read")}</button>
  </div>
</div>`;

function accept() {
  accepted = storageState.trouble;
  afterDrawing(showTargets);
}

const fault = () => html`<div class="notice" role="alert">
  <p>${say("page-fault")}</p>
  <details><summary>${say("page-details")}</summary><pre>${faultOf()}</pre></details>
  <button type="button" class="main" data-action="reload" @click=${reload}>${say("page-reload-battle")}</button>
</div>`;

/** Why a battle, a link or a file could not be opened. */
export const trouble = () =>
  route.trouble
    ? html`<div class="notice" role="alert" data-trouble=${route.trouble.code}>
        <p>${icon("warning")} ${label(route.trouble.label, {})}</p>
        ${route.trouble.battle ? takeOver(route.trouble.battle) : nothing}
        ${route.trouble.link ? again(route.trouble.link) : nothing}
        <button type="button" class="quiet" @click=${dismiss}>${say("page-close")}</button>
      </div>`
    : nothing;

/** @param {string} id */
const takeOver = (id) =>
  html`<button type="button" class="main" data-action="continue" @click=${() => takeBattle(id)}>${say("page-take-battle")}</button>`;

/** @param {string} link */
const again = (link) =>
  html`<button type="button" class="main" data-action="try-again" @click=${() => openLink(link)}>${say("page-retry")}</button>`;

function dismiss() {
  route.trouble = null;
  afterDrawing(showTargets);
}
