/** The sheet in which codes are read: by the camera, from a photo, or pasted. */

import { stripUnsafe } from "../../../shared/text-safety.js";
import { isPartLink, missingParts } from "../../links/parts.js";
import { onLink, showHome } from "../../navigation/route.js";
import { html, nothing } from "../../page/lit-html.js";
import { list, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { openSheet } from "../../ui/sheet.js";
import {
  beginReading,
  cameraPicture,
  endReading,
  forgetParts,
  reading,
  readPasted,
  readPhoto,
  startCamera,
  stopCamera,
  takePart,
  VIDEO,
} from "./reading.js";

/** @import { Gathered } from "../../links/parts.js" */

/** So many characters of a text that is not ours are shown. */
const MOST_SHOWN = 300;

/** The way to the sheet. */
export const readCodeButton =
  () => html`<button type="button" class="wide" data-action="read-code" @click=${openWithCamera}>
  ${icon("photo-camera")} ${say("page-reader")}</button>`;

function openWithCamera() {
  openReader();
  startCamera();
}

function openReader() {
  openSheet(() => say("page-reader"), body, endReading);
  beginReading();
}

/** A part that another app read, the camera of the device say: nothing is asked of the person before they say so.
 * @param {string} link
 */
function openPart(link) {
  showHome();
  openReader();
  takePart(link, true);
}

onLink(isPartLink, openPart);

const body = () => readerParts(parts());

/** The parts of a sheet by which codes are read: the camera, a photo, a pasted text.
 * @param {unknown} [between] stands below what came of the latest code
 */
export const readerParts = (between = nothing) => html`
  ${picture()} ${failure()} ${between} ${cameraSwitch()}
  <label class="button file wide">${icon("photo-camera")} ${say("page-reader-photo")}
    <input class="unseen" type="file" accept="image/*" data-action="code-photo" ?disabled=${reading.busy} @change=${chosen}></label>
  <p role="status" class="soft">${reading.busy ? say("page-reader-busy") : nothing}</p>
  <form class="paste" data-action="code-paste" @submit=${pasted}>
    <label for="code-text">${say("page-paste")}</label>
    <div class="row">
      <input id="code-text" name="link" type="text" inputmode="url" autocomplete="off" autocapitalize="off" spellcheck="false" required>
      <button type="submit">${icon("entry-door")} ${say("page-paste-open")}</button>
    </div>
  </form>`;

/** The reason why the latest code or picture led nowhere. */
function failure() {
  if (!reading.failure) return html`<div role="alert"></div>`;
  return html`<div role="alert" data-code-failure=${reading.failure}>
    <p class="warning">${icon("warning")} <span>${
      reading.failure === "no-link"
        ? say("page-no-link")
        : say("page-reader-failure", { why: reading.failure })
    }</span></p>
    ${reading.text ? html`<p class="code-text">${shown(reading.text)}</p>` : nothing}
  </div>`;
}

/** The beginning of a text from outside, as text.
 * @param {string} text
 */
function shown(text) {
  const letters = [...stripUnsafe(text.slice(0, 2 * MOST_SHOWN), " ")];
  return letters.length > MOST_SHOWN
    ? `${letters.slice(0, MOST_SHOWN).join("")}…`
    : letters.join("");
}

/** The parts of a battle as far as they were read. */
const parts = () =>
  html`<div role="status">${reading.gathered ? gatheredParts(reading.gathered) : nothing}</div>`;

/** @param {Gathered} gathered */
function gatheredParts(gathered) {
  const missing = missingParts(gathered);
  const { count } = gathered;
  const numbers = Array.from({ length: count }, (_, place) => place + 1);
  return html`<section class="code-parts" data-parts=${gathered.parts.size} data-missing=${missing.join(" ")}>
    <p><b>${say("page-reader-part", { count, part: reading.latest })}</b> ${say("page-reader-missing", { count: missing.length, numbers: list(missing.map(String)) })}</p>
    <ul aria-hidden="true">${numbers.map((number) => html`<li data-read=${String(!missing.includes(number))}>${number}</li>`)}</ul>
    <p class="soft">${say("page-reader-several", { count })}</p>
    <button type="button" class="quiet" data-action="code-parts-forget" @click=${forgetParts}>${icon("undo")} ${say("page-reader-forget")}</button>
  </section>`;
}

/** The picture of the camera, above what comes of it. */
const picture = () =>
  reading.camera === "off"
    ? nothing
    : html`<figure class="camera" data-camera=${reading.camera}>
      <video id=${VIDEO} autoplay playsinline aria-label=${say("page-reader-picture")} .muted=${true} .srcObject=${cameraPicture()}></video>
      <figcaption class="soft">${reading.camera === "on" ? say("page-reader-aim") : say("page-reader-starting")}</figcaption>
    </figure>`;

/** The way to the camera and away from it, or the reason why there is none. */
function cameraSwitch() {
  const { camera, missing } = reading;
  if (camera !== "off") {
    return html`<button type="button" class="wide" data-action="code-camera-off" @click=${stopCamera}>${say("page-reader-camera-off")}</button>`;
  }
  const why = missing
    ? html`<p class="warning" data-no-camera=${missing}>${icon("warning")} <span>${say("page-reader-no-camera", { why: missing })}</span></p>`
    : nothing;
  if (missing === "unsupported") return why;
  return html`${why}
    <button type="button" class="main wide" data-action="code-camera" @click=${startCamera}>${icon("photo-camera")} ${say("page-reader-camera")}</button>`;
}

/** @param {Event} event */
async function chosen(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  input.value = "";
  if (file) await readPhoto(file);
}

/** @param {SubmitEvent} event */
function pasted(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  readPasted(String(new FormData(form).get("link")));
  form.reset();
}
