/** The rule reference: titles for the page, and a rule's text in a sheet, so that the battle stays where it is. */

import { allowsAttribute, allowsElement } from "../../shared/allowed-markup.js";
import { draw, firstAfterEachDrawing } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { siteFile } from "../page/site-files.js";
import { fromPlugins, pluginPage } from "../page/systems.js";
import { inOtherLanguage, language, say } from "../page/words.js";
import { icon } from "./icon.js";
import { drawFromTop, openSheetOver } from "./sheet.js";

/** @import { RuleTitle } from "../../shared/view.d.ts" */

/** @type {Record<string, RuleTitle>} */
let titles = {};

/** @param {string} wanted the language
 * @returns {Promise<typeof titles>}
 */
async function titlesIn(wanted) {
  const path = `rules/${wanted}.json`;
  const [answer, plugins] = await Promise.all([siteFile(path), fromPlugins(path)]);
  return Object.assign({}, ...plugins.map((text) => JSON.parse(text)), await answer.json());
}

/** Read the titles in the language spoken now. */
export async function readTitles() {
  titles = await titlesIn(language());
  draw();
}

/** Run `tell` in another language, with the rules' titles in it.
 * @template T
 * @param {string} wanted
 * @param {() => T} tell tells at once
 * @returns {Promise<T>}
 */
export async function inLanguage(wanted, tell) {
  const others = await titlesIn(wanted);
  return inOtherLanguage(wanted, () => {
    const own = titles;
    titles = others;
    try {
      return tell();
    } finally {
      titles = own;
    }
  });
}

/** The titles in use: another object as soon as one of them may read otherwise. */
export const titlesInUse = () => titles;

/** The title of a rule, even before the page has read them all.
 * @param {string} rule
 */
export const titleOf = async (rule) => (await titlesIn(language()))[rule]?.title ?? rule;

/** @param {string} rule
 * @returns {RuleTitle}
 */
export const ruleTitle = (rule) => titles[rule] ?? { title: rule };

/** The name of a choice of a switch; a number is its own name, unless it has one.
 * @param {string} rule
 * @param {string} choice
 */
export const choiceName = (rule, choice) => ruleTitle(rule).choices?.[choice] ?? choice;

/** The address of a rule: in its chapter, or in a plugin's book, which is one page.
 * @param {string} rule
 */
function ruleAddress(rule) {
  const chapter = titles[rule]?.in;
  const folder = chapter ? `${rule.split(".")[0]}/${chapter}` : rule.split(".")[0];
  return `rules/${folder}/${language()}.html#${rule}`;
}

/** Words that lead to their rule, if they have one.
 * @param {string | null | undefined} rule
 * @param {unknown} words
 * @param {{id: string, tab: string}} [stop] in a group that is one stop of the Tab key
 */
export const ruleLink = (rule, words, stop) =>
  rule
    ? html`<a class="ruled" data-stop=${stop?.id ?? nothing} tabindex=${stop?.tab ?? nothing} href=${ruleAddress(rule)} @click=${(/** @type {MouseEvent} */ event) => tapped(event, rule)}>${words}</a>`
    : words;

/** A small sign that leads to the rule: for the keyboard and for screen readers, where a finger opens it by a long press.
 * @param {string | null} rule
 */
export const ruleSign = (rule) =>
  rule
    ? html`<a class="rule-sign" href=${ruleAddress(rule)} aria-label=${say("page-rule", { title: ruleTitle(rule).title })}
        @click=${(/** @type {MouseEvent} */ event) => tapped(event, rule)}>${icon("rule")}</a>`
    : nothing;

/** A plain tap opens the sheet; whoever wants a new tab gets one.
 * @param {MouseEvent} event
 * @param {string} rule
 */
function tapped(event, rule) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  showRule(rule);
}

/** A rule as a sheet shows it: its text, and the rules before and after it in its chapter.
 * @typedef {{rule: string, text: Node, before: string, after: string}} ShownRule
 */

/** The rule in a sheet, where its neighbours in the chapter take its place.
 * @param {string} rule
 */
export async function showRule(rule) {
  const found = await readRule(rule);
  if (!found) {
    location.assign(ruleAddress(rule));
    return;
  }
  const shown = { ...found };
  openSheetOver(
    () => ruleTitle(shown.rule).title,
    () => html`<div class="rule-text" @click=${follow} @touchstart=${press} @touchend=${(/** @type {TouchEvent} */ event) => swipe(event, shown)}>${shown.text}</div>
      <nav class="rule-steps" aria-label=${say("page-rule-steps")}>${step(shown, shown.before, "before")}${step(shown, shown.after, "after")}</nav>
      <p><a class="button" href=${ruleAddress(shown.rule)} target="_blank">${icon("rule")} ${say("page-rulebook-open")}</a></p>`,
  );
}

/** A button to a neighbour, if there is one.
 * @param {ShownRule} shown
 * @param {string} rule
 * @param {"before" | "after"} which
 */
const step = (shown, rule, which) =>
  rule
    ? html`<button type="button" class="quiet" data-step=${which} @click=${() => stepTo(shown, rule)}>${ruleTitle(rule).title}</button>`
    : nothing;

/** Show another rule of the chapter in place of this one.
 * @param {ShownRule} shown
 * @param {string} rule
 */
async function stepTo(shown, rule) {
  const found = rule ? await readRule(rule) : null;
  if (!found) return;
  Object.assign(shown, found);
  drawFromTop();
}

/** So many pixels along, and not half as many up or down, are a swipe. */
const SWIPE = 60;
/** The place where a finger came down. */
let pressed = { x: 0, y: 0 };

/** @param {TouchEvent} event */
function press({ touches: [{ clientX, clientY }] }) {
  pressed = { x: clientX, y: clientY };
}

/** A swipe leads to a neighbour; on a screen that is zoomed in it moves what is seen.
 * @param {TouchEvent} event
 * @param {ShownRule} shown
 */
function swipe({ changedTouches: [{ clientX, clientY }] }, shown) {
  if ((visualViewport?.scale ?? 1) > 1) return;
  const along = clientX - pressed.x;
  if (Math.abs(along) < SWIPE || Math.abs(clientY - pressed.y) > Math.abs(along) / 2) return;
  stepTo(shown, along < 0 ? shown.after : shown.before);
}

/** Read the text of a rule from its page; null if the page or the rule is not there.
 * @param {string} rule
 * @returns {Promise<ShownRule | null>}
 */
async function readRule(rule) {
  const address = ruleAddress(rule);
  const path = address.split("#")[0];
  const answer = (await pluginPage(path)) ?? (await siteFile(path).catch(() => null));
  const page = (await answer?.text()) ?? "";
  const parsed = new DOMParser().parseFromString(page, "text/html");
  const section = parsed.getElementById(rule);
  if (!section) return null;
  const [before, after] = [section.previousElementSibling, section.nextElementSibling].map(
    (beside) => (beside && beside.id in titles ? beside.id : ""),
  );
  leadTerms(section, parsed);
  sanitize(section);
  const base = new URL(address, location.href);
  for (const link of section.querySelectorAll("a[href]")) {
    link.setAttribute("href", new URL(link.getAttribute("href") ?? "", base).href);
  }
  for (const part of section.querySelectorAll("[id]")) part.removeAttribute("id");
  section.querySelector("h1, h2, h3, h4")?.remove();
  for (const head of section.querySelectorAll("h3, h4")) {
    head.setAttribute("role", "heading"); // one below the sheet's own title
    head.setAttribute("aria-level", "3");
  }
  const text = document.importNode(section, true);
  text.removeAttribute("id");
  return { rule, text, before, after };
}

/** A term leads to the paragraph that explains it, which opens in the sheet: its entry of the glossary is on another page.
 * @param {Element} text
 * @param {Document} page
 */
function leadTerms(text, page) {
  for (const term of text.querySelectorAll("a.term")) {
    const [, entry] = term.getAttribute("href")?.split("#") ?? [];
    const explains = page.getElementById(entry)?.querySelector("[data-explains]");
    if (explains) term.setAttribute("href", explains.getAttribute("href") ?? "");
    else term.replaceWith(...term.childNodes);
  }
}

/** A cross reference opens in the sheet too.
 * @param {MouseEvent} event
 */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const rule = link?.hash.slice(1);
  if (rule && rule in titles) tapped(event, rule);
}

/** Classes that our style sheets give a meaning in a rule's text; any other could pose as a part of this page. */
const CLASSES = new Set([
  ...["address", "ask", "center", "choices", "default", "examples", "kind", "left", "meta"],
  ...[
    "reading",
    "right",
    "run-answer",
    "run-heart",
    "run-outcome",
    "term",
    "unanswered",
    "uses",
    "use",
  ],
]);

/** The classes of figures, which mean something in a drawing alone (`web/style/figures.css`). */
const FIGURE = /^fig(?:-[a-z-]+)?$/u;

/** Remove from a text, whose page may not be ours, whatever is not allowed in one.
 * @param {Element} text it and all below it
 */
export function sanitize(text) {
  for (const picture of text.querySelectorAll("svg:not(.fig-art)")) picture.remove(); // what only its own page can show
  for (const part of text.querySelectorAll("*")) {
    if (!allowsElement(part.localName)) part.remove();
  }
  for (const part of [text, ...text.querySelectorAll("*")]) {
    for (const { name, value } of [...part.attributes]) {
      if (!allowsAttribute(part.localName, name, value)) part.removeAttribute(name);
    }
    for (const name of [...part.classList]) {
      if (!CLASSES.has(name) && !FIGURE.test(name)) part.classList.remove(name);
    }
  }
}

/** While a rule is open a swipe leads to the next one, not back in the history. The styles ask for a mark on the document: `:has()`
 * there would have it matched anew whenever something leaves the page.
 */
firstAfterEachDrawing(() => {
  const open = document.querySelector(".rule-text") !== null;
  document.documentElement.toggleAttribute("data-rule-open", open);
});
