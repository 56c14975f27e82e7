/** This device on the home screen: whether it keeps what lies on it, everything as one file, and files that are
 * opened.
 */

import { download, isEverything, readText } from "../../battle/files.js";
import { openFile, openOther, route } from "../../navigation/route.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { damagedDatabases } from "../../storage/database.js";
import { deleteDamaged } from "../../storage/indexed-db.js";
import { persistence, requestPersistence } from "../../storage/persistence.js";
import { storageState } from "../../storage/write-behind.js";
import { icon } from "../../ui/icon.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { openClear } from "./clear.js";
import { deviceContents, restoreContents } from "./contents.js";

/** @import { Tally } from "./contents.js" */

export const deviceSection = () => html`
  <section class="device" aria-labelledby="device-title" data-storage=${storageState.trouble || (persistence.persisted ? "lasting" : "open")}>
    <h2 id="device-title">${say("page-device")}</h2>
    ${
      storageState.trouble
        ? html`<div class="notice" role="alert"><p>${icon("warning")} ${say("page-storage-trouble", { why: storageState.trouble })}</p></div>`
        : html`<p class="soft">${say("page-storage", { how: persistence.persisted ? "lasting" : persistence.fleeting ? "fleeting" : "open" })}</p>`
    }
    ${damagedDatabases.size > 0 ? spoilt() : nothing}
    <div class="row">
      <button type="button" data-action="everything" @click=${openEverything}>${icon("export")} ${say("page-everything")}</button>
      <label class="button file">
        ${icon("import")} ${say("page-import")}
        <input class="unseen" type="file" accept=".json,application/json" data-action="import" @change=${read}>
      </label>
      ${
        persistence.askable && !persistence.persisted && !storageState.trouble
          ? html`<button type="button" data-action="persist" @click=${ask}>${icon("lock")} ${say("page-persist")}</button>`
          : nothing
      }
      <button type="button" class="quiet" data-action="clear" @click=${openClear}>${icon("delete")} ${say("page-clear")}</button>
    </div>
  </section>`;

/** A damaged store: what could be read was saved, the rest goes into the file with everything. */
const spoilt = () => html`<div class="notice" role="alert" data-damaged-store>
  <p>${icon("warning")} ${say("page-store-damaged")}</p>
  <button type="button" class="quiet" data-action="throw-away-damaged" @click=${throwAway}>${say("page-store-damaged-drop")}</button>
</div>`;

async function throwAway() {
  await Promise.all([...damagedDatabases].map(deleteDamaged));
  damagedDatabases.clear();
  draw();
}

async function ask() {
  if (!(await requestPersistence())) toast(say("page-persist-refused"));
}

/** @param {Event} event */
async function read(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  input.value = "";
  if (!file) return;
  const content = await readText(file);
  if (isEverything(content)) openOther(() => openRestored(content));
  else if (content) openFile(content);
  else {
    route.trouble = { code: "file", label: { id: "page-file-damaged" } };
    draw();
  }
}

/** Say what the file will hold, then hand it over. */
export async function openEverything() {
  const file = await deviceContents();
  const counts = {
    battles: file.battles.length,
    cards: file.roster.length,
    sets: file["house-rules"].length,
  };
  openSheet(
    () => say("page-everything"),
    () => html`
      <p>${say("page-everything-holds")}</p>
      ${lines(counts)}
      <p class="warning">${icon("secret")} <span>${say("page-everything-secret")}</span></p>
      <button type="button" class="main wide" data-action="save-everything" @click=${() => {
        const day = new Date().toISOString().slice(0, 10);
        download(`Gonfalon ${day}`, "json", "application/json", JSON.stringify(file));
        closeSheet();
      }}>${icon("export")} ${say("page-everything-save")}</button>`,
  );
}

/** Open the sheet with the result of a restored file.
 * @param {any} file
 */
export async function openRestored(file) {
  const restored = await restoreContents(file);
  if ("trouble" in restored) return restored.trouble;
  openSheet(
    () => say("page-restored"),
    () => html`
      ${lines(restored.tally)}
      <p class="soft">${say("page-restored-beside")}</p>
      <button type="button" class="main wide" @click=${closeSheet}>${say("page-close")}</button>`,
  );
  return null;
}

/** @param {Partial<Tally>} counts */
const lines = (counts) => html`<ul class="facts wide-facts" data-tally=${JSON.stringify(counts)}>
  ${Object.entries(counts).map(([what, count]) =>
    count > 0 || what === "battles"
      ? html`<li>${say("page-everything-count", { what, count })}</li>`
      : nothing,
  )}
</ul>`;
