/** A second language beside the text of a rule page that came in one: what the build does in `rule.html`, done in the page, as
 * a device keeps each page in each language, but no two of them side by side.
 */

/** Blocks, each of which stands in a row beside the same one in the other language. */
const BLOCKS = "p, ul, ol, table, blockquote, pre";
/** Elements that hold the words of both languages, one after the other. */
const HEADINGS = "h1, .rule > h2, .card > h3, dt";
/** Elements in the reader's language alone. */
const ALONE =
  "h2, h3, summary, nav, .meta, .all, .of-kind, .terms, .find-term, .default, .said, .papers, .run, .chances, svg";
/** Lists whose items have blocks of their own. */
const HOLDERS = ".examples > ul";

/** Add the text of another page, which must be made alike, to this one.
 * @param {string} language
 * @param {string} page its HTML
 */
export function addLanguage(language, page) {
  const otherPage = new DOMParser().parseFromString(page, "text/html");
  const other = otherPage.querySelector("main");
  const own = document.querySelector("main");
  if (!own || !other) return;
  const spoken = document.documentElement.lang;
  own.className = "pair";
  pairAll(own, other, [spoken, language]);
  addEntries(own, otherPage);
  keepPair(spoken, language);
}

/** @typedef {[string, string]} Languages */

/** @param {Element} own
 * @param {Element} other
 * @param {Languages} languages
 */
function pairAll(own, other, languages) {
  const [mine, theirs] = [[...own.children], [...other.children]];
  if (mine.length !== theirs.length) return;
  for (const [at, one] of mine.entries()) pairUp(one, theirs[at], languages);
}

/** @param {Element} one
 * @param {Element} other
 * @param {Languages} languages
 */
function pairUp(one, other, languages) {
  if (one.matches(HEADINGS)) pairHeading(one, other, languages);
  else if (one.matches(ALONE)) return;
  else if (one.matches(BLOCKS) && !one.matches(HOLDERS)) pairBlock(one, other, languages);
  else pairAll(one, other, languages);
}

/** @param {Element} one
 * @param {Element} other
 * @param {Languages} languages
 */
function pairHeading(one, other, languages) {
  const isMark = (/** @type {Node} */ node) => node instanceof Element && node.matches(".default");
  const marks = [...one.childNodes].filter(isMark);
  const spans = [one, other].map((heading, at) => {
    const span = document.createElement("span");
    span.lang = languages[at];
    const words = [...heading.childNodes].filter((node) => !isMark(node));
    span.append(...words.map((node) => document.importNode(node, true)));
    return span;
  });
  one.textContent = "";
  one.append(spans[0], " ", spans[1], ...marks);
}

/** @param {Element} one
 * @param {Element} other
 * @param {Languages} languages
 */
function pairBlock(one, other, languages) {
  const row = document.createElement("div");
  row.className = "row";
  one.replaceWith(row);
  for (const [at, block] of [one, document.importNode(other, true)].entries()) {
    const cell = document.createElement("div");
    cell.lang = languages[at];
    cell.append(block);
    row.append(cell);
  }
}

/** Add the entries of the glossary that the text in the other language leads to and this page lacks.
 * @param {Element} main
 * @param {Document} page
 */
function addEntries(main, page) {
  const entries = [...document.querySelectorAll(".entry")];
  for (const entry of page.querySelectorAll(".entry")) {
    if (document.getElementById(entry.id)) continue;
    const copy = document.importNode(entry, true);
    copy.setAttribute("lang", page.documentElement.lang);
    entries.push(copy);
  }
  main.after(...entries.sort((one, other) => (one.id < other.id ? -1 : 1)));
}

/** Links within the book keep the second language; the languages to choose from say which is chosen.
 * @param {string} first
 * @param {string} second
 */
function keepPair(first, second) {
  const pair = `${first}-${second}.html`;
  const ending = new RegExp(`(^|/)(?:${first}|${second})\\.html`, "u");
  for (const link of document.querySelectorAll(
    "a[data-part], .entry a, main a[href]:not([data-alone])",
  )) {
    const address = link.getAttribute("href") ?? "";
    link.setAttribute("href", address.replace(ending, `$1${pair}`));
  }
  for (const link of document.querySelectorAll("[data-first]")) {
    const wanted = link.getAttribute("data-first") ?? "";
    link.setAttribute("href", `${wanted}-${wanted === second ? first : second}.html`);
  }
  for (const link of document.querySelectorAll("[data-second]")) {
    link.removeAttribute("aria-current");
    if (link.getAttribute("data-second") === second) link.setAttribute("aria-current", "true");
  }
  const shown = document.querySelector(".open-languages .chosen");
  if (shown) shown.textContent = `${first} + ${second}`.toUpperCase();
}
