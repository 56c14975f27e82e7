/** The chronicle to take along: copied as text, saved, printed. */

import { asMarkdown, asText, chronicle } from "../chronicle.js";
import { download } from "../files.js";
import { html } from "../lit.js";
import { printChronicle } from "../paper/chronicle.js";
import { icon } from "../parts/icon.js";
import { openSheet } from "../parts/sheet.js";
import { toast } from "../parts/toast.js";
import { play } from "../play.js";
import { one } from "../store.js";
import { say } from "../words.js";

/** @import { Chronicle } from "../chronicle.js" */
/** @import { View } from "../view.d.ts" */

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
