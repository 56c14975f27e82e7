/** The paper beside the page: laid out when something is to be printed, seen on no screen. */

import { nothing, render } from "../page/lit-html.js";
import { PAPERS } from "./measures.js";

/** @import { Paper } from "./measures.js" */

const sheet = document.createElement("article");
sheet.className = "paper";
const bench = document.createElement("div");
bench.className = "bench";
bench.ariaHidden = "true";
document.body.append(sheet, bench);

const format = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, format];

/** The page's own title while something of the person's choice lies on the paper; null while nothing does.
 * @type {string | null} */
let own = null;
/** What lies there when the browser prints by itself.
 * @type {() => {title: string, body: unknown} | null} */
let usual = () => null;

/** Where things are tried out before they are printed. */
export const workbench = () => bench;

/** @param {typeof usual} wanted */
export function printsByItself(wanted) {
  usual = wanted;
}

/** Print this. Cards fill the paper to its edge; everything else has margins and numbered pages.
 * @param {string} title which browsers name the file after
 * @param {unknown} body
 * @param {{paper?: Paper, full?: boolean}} [wish] without a paper it is the printer's own
 */
export function print(title, body, wish = {}) {
  lay(title, body);
  format.replaceSync(pageRule(wish));
  window.print();
}

/** @param {{paper?: Paper, full?: boolean}} wish */
function pageRule({ paper, full }) {
  const size = paper ? `size: ${PAPERS[paper].size};` : "";
  const edge = full ? 'margin: 0; @bottom-center { content: ""; }' : "";
  return `@page { ${size} ${edge} }`;
}

/** @param {string} title
 * @param {unknown} body
 */
function lay(title, body) {
  render(body, sheet);
  sheet.lang = document.documentElement.lang;
  own ??= document.title;
  document.title = title;
}

addEventListener("beforeprint", () => {
  if (own !== null) return;
  const found = usual();
  if (found) lay(found.title, found.body);
  else render(nothing, sheet);
});
addEventListener("afterprint", () => {
  if (own !== null) document.title = own;
  own = null;
  format.replaceSync("");
});
