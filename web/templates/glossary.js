/** A glossary that can be used: a tap on the head of a language sorts its terms, and a field leaves the rows in which a text occurs. */

import { plainLetters } from "../shared/text-safety.js";

/** The letters of a text as they are compared; ligatures are the letters that they join.
 * @param {string} text
 */
const letters = (text) =>
  plainLetters(text).replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("ß", "ss");

/** Sort the rows by the column of a head, the other way round where they are sorted by it already.
 * @param {HTMLTableElement} table
 * @param {HTMLTableCellElement} head
 */
function sortBy(table, head) {
  const descending = head.getAttribute("aria-sort") === "ascending";
  for (const other of table.tHead?.rows[0].cells ?? []) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", descending ? "descending" : "ascending");
  const { compare } = new Intl.Collator(head.lang, { ignorePunctuation: true, numeric: true });
  const body = table.tBodies[0];
  const text = (/** @type {HTMLTableRowElement} */ row) =>
    row.cells[head.cellIndex].textContent ?? "";
  const rows = [...body.rows].sort((one, other) => compare(text(one), text(other)));
  body.append(...(descending ? rows.reverse() : rows));
}

/** Make the heads of the languages buttons; the first column is sorted as its language has it.
 * @param {HTMLTableElement} table
 */
function offerSorting(table) {
  const heads = [...(table.tHead?.rows[0].cells ?? [])].filter((head) => head.lang);
  for (const head of heads) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    button.addEventListener("click", () => sortBy(table, head));
    head.append(button);
  }
  if (heads.length > 0) sortBy(table, heads[0]);
}

/** Show the field that leaves the rows in which each of its words occurs, in whatever language, and says how many these are.
 * @param {HTMLTableElement} table
 * @param {HTMLElement} finder
 */
function offerFinding(table, finder) {
  const field = finder.querySelector("input");
  const status = finder.querySelector("[data-found]");
  if (!field || !(status instanceof HTMLElement)) return;
  const rows = [...table.tBodies[0].rows].map((row) => ({
    row,
    text: letters([...row.cells].map((cell) => cell.textContent).join(" ")),
  }));
  field.addEventListener("input", () => {
    const words = letters(field.value).split(/\s+/u);
    const found = rows.filter(({ row, text }) => {
      row.hidden = !words.every((word) => text.includes(word));
      return !row.hidden;
    });
    const said = status.dataset.found?.replace("{found}", String(found.length)) ?? "";
    status.textContent = field.value.trim() ? said : "";
  });
  finder.hidden = false;
}

/** Make the glossary of this page sortable, and what stands in it easy to find. */
export function offerGlossary() {
  const table = document.querySelector("table.terms");
  const finder = document.querySelector(".find-term");
  if (!(table instanceof HTMLTableElement)) return;
  offerSorting(table);
  table.querySelector(":target")?.scrollIntoView({ block: "center" });
  if (finder instanceof HTMLElement) offerFinding(table, finder);
}
