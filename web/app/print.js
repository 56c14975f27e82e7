/** The chronicle on paper: laid out beside the page whenever it is to be printed, seen on no screen. */

import { chronicle } from "./chronicle.js";
import { html, nothing, render } from "./lit.js";
import { play } from "./play.js";
import { dieFace, faceName } from "./table/dice.js";
import { list, say } from "./words.js";

/** @import { Chronicle, Entry } from "./chronicle.js" */

const sheet = document.createElement("article");
sheet.className = "paper";
document.body.append(sheet);

/** The person has asked for paper; the browser's own wish to print lays nothing out anew.
 * @type {string | null} */
let title = null;

/** Print the open battle.
 * @param {number | null} changed when it was last played
 */
export function printBattle(changed) {
  lay(changed);
  window.print();
}

/** @param {number | null} changed */
function lay(changed) {
  const told = play.view && chronicle(play.view, changed);
  render(told ? paper(told) : nothing, sheet);
  sheet.lang = document.documentElement.lang;
  title = document.title;
  if (told) document.title = told.title; // browsers name the file after it
}

addEventListener("beforeprint", () => {
  if (title === null) lay(null);
});
addEventListener("afterprint", () => {
  if (title !== null) document.title = title;
  title = null;
});

/** @param {Chronicle} told */
const paper = ({ title, about, chapters }) => html`
  <header>
    <h1>${title}</h1>
    <p>${about}</p>
  </header>
  ${chapters.map(
    (chapter) => html`<section data-chapter=${chapter.key}>
      <h2>${chapter.title}</h2>
      ${chapter.entries.map(entry)}
    </section>`,
  )}
  <footer>${say("page-chronicle-made")}</footer>`;

/** @param {Entry} entry */
function entry({ kind, words, die = "d6", faces = [], source }) {
  if (kind === "heading") return html`<h3>${words}</h3>`;
  const thrown =
    faces.length === 0
      ? nothing
      : html`<span class="thrown"><span class="unseen">${list(faces.map((face) => faceName(die, face)))}</span>
          ${faces.map((face) => dieFace(die, face))}</span>`;
  const all = html`${words}${thrown}${source ? html` <span class="source">${source}</span>` : nothing}`;
  return html`<p class=${kind}>${kind === "undone" ? html`<s>${all}</s>` : all}</p>`;
}
