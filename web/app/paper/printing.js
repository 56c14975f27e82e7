/** Printing: papers and cards in millimetres, and the paper beside the page, laid out when something is to be printed. */

import { nothing, render } from "../page/lit-html.js";

/** @typedef {"a4" | "letter"} Paper */
/** @typedef {"unit" | "zone"} CardKind */
/** @typedef {"long" | "short"} Edge over which the printer turns the paper */

/**
 * @typedef {object} Grid how cards of a kind lie on a paper
 * @property {number} width of a card
 * @property {number} height of a card
 * @property {number} columns
 * @property {number} rows
 */

/** @type {Record<Paper, {size: string, width: number, height: number}>} */
export const PAPERS = {
  a4: { size: "210mm 297mm", width: 210, height: 297 },
  letter: { size: "215.9mm 279.4mm", width: 215.9, height: 279.4 },
};

/** Business cards and index cards: 85 × 55 mm and A6, or 3½ × 2 in and 3 × 5 in.
 * @type {Record<CardKind, Record<Paper, Grid>>} */
export const GRIDS = {
  unit: {
    a4: { width: 85, height: 55, columns: 2, rows: 5 },
    letter: { width: 88.9, height: 50.8, columns: 2, rows: 5 },
  },
  zone: {
    a4: { width: 105, height: 148.5, columns: 2, rows: 2 },
    letter: { width: 76.2, height: 127, columns: 2, rows: 2 },
  },
};

const LETTER_LANDS = /-(?:US|CA|MX|PH|CL|CO|VE|CR|GT|PA|DO|PR)\b/u;

/** The paper that lies in the printers of the reader's country.
 * @returns {Paper}
 */
export const usualPaper = () => (LETTER_LANDS.test(navigator.language) ? "letter" : "a4");

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
/** The content to print when the browser prints by itself.
 * @type {() => {title: string, body: unknown} | null} */
let defaultContent = () => null;

/** The element in which pages are laid out before they are printed. */
export const workbench = () => bench;

/** @param {typeof defaultContent} wanted */
export function printsByItself(wanted) {
  defaultContent = wanted;
}

/** Print this. Cards fill the paper to its edge; everything else has margins and numbered pages.
 * @param {string} title which browsers name the file after
 * @param {unknown} body
 * @param {{paper?: Paper, full?: boolean}} [layout] without a paper it is the printer's own
 */
export function print(title, body, layout = {}) {
  layOut(title, body);
  format.replaceSync(pageRule(layout));
  window.print();
}

/** @param {{paper?: Paper, full?: boolean}} layout */
function pageRule({ paper, full }) {
  const size = paper ? `size: ${PAPERS[paper].size};` : "";
  const edge = full ? 'margin: 0; @bottom-center { content: ""; }' : "";
  return `@page { ${size} ${edge} }`;
}

/** @param {string} title
 * @param {unknown} body
 */
function layOut(title, body) {
  render(body, sheet);
  sheet.lang = document.documentElement.lang;
  own ??= document.title;
  document.title = title;
}

addEventListener("beforeprint", () => {
  if (own !== null) return;
  const found = defaultContent();
  if (found) layOut(found.title, found.body);
  else render(nothing, sheet);
});
addEventListener("afterprint", () => {
  if (own !== null) document.title = own;
  own = null;
  format.replaceSync("");
});
