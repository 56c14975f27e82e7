/** The chronicle to take along: copied as text, saved, printed. */

import { download } from "../../battle/files.js";
import { play } from "../../battle/state.js";
import { html } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { one } from "../../storage/battles.js";
import { icon } from "../../ui/icon.js";
import { openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { asMarkdown, asText, chronicle } from "./chronicle.js";
import { printChronicle } from "./printed.js";

/** @import { Chronicle } from "./chronicle.js" */
/** @import { View } from "../../../shared/view.d.ts" */

/** When the open battle was last played, as far as the device knows. */
const lastPlayed = () =>
  one(play.id).then(
    (kept) => kept?.changed ?? null,
    () => null,
  );

/** @param {View} view */
export async function openChronicle(view) {
  const changed = await lastPlayed();
  const told = () => chronicle(play.view ?? view, changed);
  openSheet(
    () => say("page-chronicle"),
    () => html`
      <p>${say("page-chronicle-hint")}</p>
      <ul class="menu">
        <li><button type="button" data-action="copy-text" @click=${() => copy(told())}>${icon("copy")} ${say("page-chronicle-copy")}</button></li>
        <li><button type="button" data-action="save-text" @click=${() => save(told(), "txt")}>${icon("export")} ${say("page-chronicle-text")}</button></li>
        <li><button type="button" data-action="save-markdown" @click=${() => save(told(), "md")}>${icon("export")} ${say("page-chronicle-markdown")}</button></li>
        <li><button type="button" data-action="print" @click=${() => printChronicle(changed)}>${icon("log")} ${say("page-chronicle-print")}</button></li>
      </ul>
      <section class="part" aria-labelledby="preview-title">
        <h3 id="preview-title">${say("page-chronicle-preview")}</h3>
        <pre class="preview" tabindex="0" aria-labelledby="preview-title">${asText(told())}</pre>
      </section>`,
  );
}

/** @param {Chronicle} told */
async function copy(told) {
  try {
    await navigator.clipboard.writeText(asText(told));
    toast(say("page-text-copied"));
  } catch {
    toast(say("page-text-not-copied"));
  }
}

/** @param {Chronicle} told
 * @param {"txt" | "md"} ending
 */
function save(told, ending) {
  if (ending === "md") download(told.title, "md", "text/markdown;charset=utf-8", asMarkdown(told));
  else download(told.title, "txt", "text/plain;charset=utf-8", asText(told));
}
