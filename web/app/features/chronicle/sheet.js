/** The chronicle to take along: copied as text, saved, printed in one language or in two side by side. */

import { download } from "../../battle/files.js";
import { battleId, openView } from "../../battle/state.js";
import { throwOfLine as dice } from "../../drawing/dice.js";
import { html, nothing } from "../../page/lit-html.js";
import { language, say } from "../../page/words.js";
import { print, printsByItself } from "../../paper/printing.js";
import { readBattle } from "../../storage/battles.js";
import { icon } from "../../ui/icon.js";
import { inLanguage } from "../../ui/rules.js";
import { openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { battleCodes, codesOnPaper } from "../share/paper-codes.js";
import { asMarkdown, asText, chronicle } from "./chronicle.js";

/** @import { Chronicle, Entry } from "./chronicle.js" */
/** @import { View } from "../../../shared/view.d.ts" */
/** @import { Paper } from "../../paper/printing.js" */
/** @import { Code } from "../share/code.js" */

/** When the open battle was last played, as far as the device knows. */
const lastPlayed = () =>
  readBattle(battleId()).then(
    (kept) => kept?.changed ?? null,
    () => null,
  );

/** @param {View} view */
export async function openChronicle(view) {
  const changed = await lastPlayed();
  const told = () => chronicle(openView() ?? view, changed);
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

/** Soft hyphens are for narrow cards; an editor may show them.
 * @param {string} text
 */
const withoutSoftHyphens = (text) => text.replaceAll("\u00ad", "");

/** @param {Chronicle} told
 * @param {"txt" | "md"} ending
 */
function save(told, ending) {
  if (ending === "md")
    download(told.title, "md", "text/markdown;charset=utf-8", withoutSoftHyphens(asMarkdown(told)));
  else download(told.title, "txt", "text/plain;charset=utf-8", withoutSoftHyphens(asText(told)));
}

/** Print the open battle.
 * @param {number | null} changed when it was last played
 * @param {Paper} [paper]
 * @param {string} [second] the language beside the page's own
 */
export async function printChronicle(changed, paper, second = "") {
  const codes = await battleCodes();
  const laid = second ? await laidOutBeside(changed, second, codes) : laidOut(changed, codes);
  if (laid) print(laid.title, laid.body, { paper });
}

/** @param {number | null} changed
 * @param {string} second
 * @param {Code[]} codes
 */
async function laidOutBeside(changed, second, codes) {
  const view = openView();
  if (!view) return null;
  const own = chronicle(view, changed);
  const columns = await inLanguage(second, () => columnsOf(chronicle(view, changed), second));
  return {
    title: own.title,
    body: beside(own.title, [columnsOf(own, language()), columns], codes),
  };
}

/** Each piece of a chronicle by itself, laid out in the language that is spoken.
 * @param {Chronicle} told
 * @param {string} spoken
 */
const columnsOf = ({ about, chapters }, spoken) => ({
  spoken,
  pieces: [
    html`<p>${about}</p>`,
    ...chapters.flatMap(({ title, entries }) => [html`<h2>${title}</h2>`, ...entries.map(entry)]),
  ],
});

/** Two languages, piece beside piece.
 * @param {string} title
 * @param {{spoken: string, pieces: unknown[]}[]} columns
 * @param {Code[]} codes
 */
const beside = (title, columns, codes) => html`
  <header><h1>${title}</h1></header>
  <div class="two-languages">
    ${columns[0].pieces.map((_, row) => columns.map(({ spoken, pieces }) => html`<div lang=${spoken}>${pieces[row]}</div>`))}
  </div>
  ${codesOnPaper(codes)}
  <footer>${say("page-chronicle-made")}</footer>`;

/** @param {number | null} changed
 * @param {Code[]} codes
 */
function laidOut(changed, codes) {
  const view = openView();
  const told = view && chronicle(view, changed);
  return told && { title: told.title, body: onPaper(told, codes) };
}

printsByItself(() => laidOut(null, [])); // a browser that prints by itself waits for no engine

/** @param {Chronicle} told
 * @param {Code[]} codes
 */
const onPaper = ({ title, about, chapters }, codes) => html`
  <header>
    <h1>${title}</h1>
    <p>${about}</p>
  </header>
  ${chapters.map(
    (chapter) => html`<section data-chapter=${chapter.key}>
      <h2>${chapter.title}</h2>
      ${parts(chapter.entries).map((part) => html`<div class="entries">${part.map(entry)}</div>`)}
    </section>`,
  )}
  ${codesOnPaper(codes)}
  <footer>${say("page-chronicle-made")}</footer>`;

/** Each heading with what stands below it.
 * @param {Entry[]} entries
 */
function parts(entries) {
  /** @type {Entry[][]} */
  const found = [];
  for (const one of entries) {
    if (one.kind === "heading" || found.length === 0) found.push([]);
    found.at(-1)?.push(one);
  }
  return found;
}

/** @param {Entry} entry */
function entry({ kind, words, die = "d6", faces = [], source }) {
  if (kind === "heading") return html`<h3>${words}</h3>`;
  const thrown = faces.length === 0 ? nothing : dice(die, faces);
  const all = html`${words}${thrown}${source ? html` <span class="source">${source}</span>` : nothing}`;
  return html`<p class=${kind}>${kind === "undone" ? html`<s>${all}</s>` : all}</p>`;
}
