/** The chronicle on paper. */

import { chronicle } from "../chronicle.js";
import { html, nothing } from "../lit.js";
import { play } from "../play.js";
import { dieFace, faceName } from "../table/dice.js";
import { list, say } from "../words.js";
import { print, printsByItself } from "./desk.js";

/** @import { Chronicle, Entry } from "../chronicle.js" */
/** @import { Paper } from "./measures.js" */

/** Print the open battle.
 * @param {number | null} changed when it was last played
 * @param {Paper} [paper]
 */
export function printChronicle(changed, paper) {
  const laid = laidOut(changed);
  if (laid) print(laid.title, laid.body, { paper });
}

/** @param {number | null} changed */
function laidOut(changed) {
  const told = play.view && chronicle(play.view, changed);
  return told && { title: told.title, body: onPaper(told) };
}

printsByItself(() => laidOut(null));

/** @param {Chronicle} told */
const onPaper = ({ title, about, chapters }) => html`
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
