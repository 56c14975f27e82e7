/** The offer of a new version: at home in a notice, in a battle as an entry that says what happens. */

import { play } from "../../battle/state.js";
import { html, nothing } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { openSheet } from "../../ui/sheet.js";
import { device, update } from "./updates.js";

/** @type {(words: string) => unknown} */
const button = (words) =>
  html`<button type="button" class="main" data-action="update" @click=${update}>${words}</button>`;

/** On the home screen. */
export const updateNotice = () =>
  device.newer
    ? html`<div class="notice" role="status"><p>${say("page-update")}</p>${button(say("page-update-now"))}</div>`
    : nothing;

/** In a battle: nothing happens before the person has read what will. */
export const updateEntry = () =>
  device.newer
    ? html`<li><button type="button" class="wide" data-action="update-ask" @click=${openUpdate}>
        ${icon("update")} ${say("page-update-entry")}</button></li>`
    : nothing;

const openUpdate = () =>
  openSheet(
    () => say("page-update-entry"),
    () => html`<p>${say("page-update-battle", { kept: play.unkept ? "no" : "yes" })}</p>
      ${play.unkept ? nothing : button(say("page-update-battle-now"))}`,
  );

/** Which version this is. */
export const versionLine = () =>
  html`<p class="soft version">${say("page-version", { version: `${VERSION_NAME} (${VERSION.slice(0, 8)})` })}</p>`;
