/** Notices about the open battle, its obstacles, and why something could not be opened. A notice that is closed leaves its room
 * to the table, where what answers the question comes to sight.
 */

import { reload } from "../battle/open-battle.js";
import {
  areNotesRead,
  battleId,
  change,
  faultOf,
  isBusy,
  isElsewhere,
  isSketched,
  isUnkept,
  originOf,
} from "../battle/state.js";
import { battleTitle } from "../battle/title.js";
import { noteRead } from "../battle/transitions.js";
import { engine } from "../engine/engine.js";
import { openEverything } from "../features/device-data/section.js";
import { liveNotice } from "../features/live/notice.js";
import { keepLinked } from "../features/prepared/sheet.js";
import { openLink, playByTodaysRules, route, takeBattle } from "../navigation/route.js";
import { afterDrawing, draw } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { calendarDay, label, say } from "../page/words.js";
import { flush, storageState } from "../storage/write-behind.js";
import { icon } from "../ui/icon.js";
import { checked } from "./checked.js";
import { engineLine } from "./loading.js";
import { meetingNotice } from "./meeting-notice.js";
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
    ${engine.state === "failed" && !isSketched() ? html`<div class="notice">${engineLine()}</div>` : nothing}
    ${opened(view, name)} ${liveNotice()}
    ${isUnkept() && accepted !== storageState.trouble ? notKept() : nothing}
    ${faultOf() && engine.state === "ready" ? fault() : nothing}`;
}

/** The notice of the battle's origin, with the notes of the engine; shown until it is taken note of.
 * @param {View} view
 * @param {string} name
 */
function opened(view, name) {
  const origin = originOf();
  const met = meetingNotice();
  const isEmpty = view.notes.length === 0 && origin === "" && met === nothing && !view.engine;
  if (areNotesRead() || isEmpty) return nothing;
  const own =
    origin === "" || met !== nothing
      ? nothing
      : html`<details><summary>${say("page-own-copy-short", { origin })}</summary>
        <p>${say("page-own-copy", { name, origin })}</p>
        ${origin === "example" ? nothing : checked(view)}</details>`;
  return html`<div class="notice slim" role="status" data-note>
    <div>${met} ${own} ${origin === "prepared" ? keepButton(view) : nothing} ${view.engine ? oldEngine(view.engine) : nothing} ${notesOf(view).map((note) => html`<p>${icon("warning")} ${label(note, view.names)}</p>`)}</div>
    <button type="button" class="quiet" data-action="note-read" @click=${readNotes}>${say("page-note-read")}</button>
  </div>`;
}

/** The notes of the engine. One of an earlier day takes its own rules for those of today, so it says nothing of other versions.
 * @param {View} view
 */
const notesOf = ({ notes, engine: day }) =>
  day ? notes.filter(({ id }) => id !== "note-other-version") : notes;

/** The battle is played by an engine of an earlier day, unless somebody wants the rules of today.
 * @param {string} day
 */
const oldEngine = (day) => html`<details data-old-engine=${day}>
  <summary>${say("page-old-engine-short", { day: calendarDay(day) })}</summary>
  <p>${say("page-old-engine", { day: calendarDay(day) })}</p>
  <p><button type="button" data-action="todays-rules" ?disabled=${isBusy() || engine.state !== "ready"}
    @click=${playByTodaysRules}>${say("page-old-engine-today")}</button></p></details>`;

/** Whoever was sent a prepared battle plays it, or keeps it for another day.
 * @param {View} view
 */
const keepButton = (
  view,
) => html`<p><button type="button" data-action="prepare" aria-label=${say("page-prepare")}
  @click=${() => keepLinked(view.name)}>${say("page-prepare-keep")}</button></p>`;

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
