/** Rule pages: an old address leads on to the chapter, a link to another language keeps the reader's place, the drawers close
 * behind a link, and on a narrow page the second language waits under each paragraph for a tap.
 */

import { pagesOfPair } from "../shared/rule-pages.js";
import { offerGlossary } from "./glossary.js";
import { offerPapers } from "./print.js";
import { offerSearch } from "./search.js";
import { addLanguage } from "./second-language.js";
import { offerTerms } from "./terms.js";

/** So many pixels below the bar above, a paragraph is being read. */
const READ = 32;
/** A page on which two languages stand one above the other. */
const NARROW = "(width < 45rem)";

/** On the summary of a system its rules are links to their chapters, each with the anchor that the rule itself once had. */
function leadOn() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const link = named?.matches(".all li") ? named.querySelector("a") : null;
  if (link instanceof HTMLAnchorElement) location.replace(link.href);
}

/** The id of the paragraph under the reader's eyes. */
function place() {
  const bar = document.querySelector(".bar")?.getBoundingClientRect();
  const line = Math.max(0, bar?.bottom ?? 0) + READ;
  const above = [...document.querySelectorAll("section[id]")].filter(
    (section) => section.getBoundingClientRect().top <= line,
  );
  return above[above.length - 1]?.id ?? "";
}

/** Fold the second language away where it would stand below the first; its row shows it when it is tapped.
 * @param {boolean} narrow
 */
function fold(narrow) {
  for (const row of document.querySelectorAll(".row")) {
    if (!row.querySelector(".unfold")) addButton(row);
    foldRow(row, narrow);
  }
}

/** Add the button that shows the second language of a row, named by that language.
 * @param {Element} row
 */
function addButton(row) {
  const [own, other] = row.children;
  const button = document.createElement("button");
  button.className = "unfold";
  button.type = "button";
  button.textContent = other.getAttribute("lang")?.toUpperCase() ?? "";
  own.after(button);
}

/** @param {Element} row
 * @param {boolean} isFolded
 */
function foldRow(row, isFolded) {
  row.toggleAttribute("data-folded", isFolded);
  row.querySelector(".unfold")?.setAttribute("aria-expanded", String(!isFolded));
}

/** Add the second language where a page in two was asked for and came in one, as a device keeps no others. */
async function addSecond() {
  const asked = location.pathname.match(/rules\/.*$/u)?.[0] ?? "";
  const second = pagesOfPair(asked)?.second.match(/([^/]+)\.html$/u)?.[1];
  if (!second || !document.querySelector("main.single")) return;
  const page = await fetch(`${second}.html`);
  if (!page.ok) return;
  addLanguage(second, await page.text());
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest("a");
  if (link?.hasAttribute("data-keep-place")) link.hash = place() || location.hash;
  const drawer = link?.closest("[popover]");
  if (drawer instanceof HTMLElement) drawer.hidePopover?.(); // not in every browser
  const row = link || getSelection()?.toString() ? null : event.target.closest(".row");
  if (row && matchMedia(NARROW).matches) foldRow(row, !row.hasAttribute("data-folded"));
});

leadOn();
addEventListener("hashchange", leadOn);
offerPapers();
offerGlossary();
offerTerms();
offerSearch();
addSecond().finally(() => {
  const narrow = matchMedia(NARROW);
  fold(narrow.matches);
  narrow.addEventListener("change", () => fold(narrow.matches));
});
