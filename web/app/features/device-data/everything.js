/** Everything of this device as one file: what it holds, and what came of one that was brought. */

import { download } from "../../battle/files.js";
import { html, nothing } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";
import { bringBack } from "./bring-back.js";
import { everything } from "./contents.js";

/** @import { Tally } from "./bring-back.js" */

/** Say what the file will hold, then hand it over. */
export async function openEverything() {
  const file = await everything();
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

/** What came of a file.
 * @param {any} file
 */
export async function openBroughtBack(file) {
  const brought = await bringBack(file);
  if ("trouble" in brought) return brought.trouble;
  openSheet(
    () => say("page-brought-back"),
    () => html`
      ${lines(brought.tally)}
      <p class="soft">${say("page-brought-back-beside")}</p>
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
