/** The sheet that finds a rule by words or by a question. A rule opens over it; a step back leads to the same results again. */

import { inOrder, LEAST_LETTERS, REST } from "../../../shared/search/session.js";
import { afterDrawing, draw } from "../../page/draw.js";
import { html, live, nothing, repeat } from "../../page/lit-html.js";
import { language, say } from "../../page/words.js";
import { onArrowKey, onGroupFocus, tabStops } from "../../ui/roving-focus.js";
import { ruleLink } from "../../ui/rules.js";
import { openSheet } from "../../ui/sheet.js";
import { searchSessions } from "./sources.js";

/** @import { Piece } from "../../../shared/search/marks.js" */
/** @import { Result } from "../../../shared/search/results.js" */
/** @import { SearchSession } from "../../../shared/search/session.js" */

/** So many results are shown. */
const RESULTS = 12;
const GROUP = "found";

/** The system whose rules come first, and the language, of the question that was asked last. */
let system = "";
let spoken = "";
let question = "";
/** @type {Result[]} */
let found = [];
/** The words in which the rule of a result speaks of the question, by its id.
 * @type {Map<string, Piece[]>} */
let passages = new Map();
/** @type {"empty" | "found" | "failed"} */
let state = "empty";
/** Counts the questions, so that a late answer to an earlier one is not shown. */
let turn = 0;
/** @type {Promise<SearchSession[]>} */
let sessions = Promise.resolve([]);

/** Open the sheet; the last question of the same system stands in it.
 * @param {string} [open] the system of the open battle
 */
export function openSearch(open = "") {
  if (open !== system || spoken !== language()) clear();
  [system, spoken] = [open, language()];
  sessions = searchSessions();
  load();
  openSheet(() => say("page-search-rules"), body);
  afterDrawing(() => {
    field()?.focus();
    field()?.select();
  });
}

/** The search is loaded before the first key. */
async function load() {
  for (const session of await sessions) session.open().catch(() => {});
}

const field = () =>
  /** @type {HTMLInputElement | null} */ (
    document.querySelector("#sheet [data-action='search-words']")
  );

function clear() {
  turn++;
  [question, found, passages, state] = ["", [], new Map(), "empty"];
}

const body = () => html`
  <form role="search" class="search-rules" @submit=${openFirst}>
    <input type="text" inputmode="search" enterkeyhint="search" class="wide" data-action="search-words"
      autocomplete="off" autocapitalize="none" spellcheck="false" aria-label=${say("page-search-rules")}
      placeholder=${say("page-search-words")} .value=${live(question)} @input=${ask} @keydown=${toResults}>
  </form>
  <p class=${found.length > 0 ? "unseen" : "soft"} role="status">${status()}</p>
  ${found.length > 0 ? list() : nothing}`;

function status() {
  if (state === "empty") return nothing;
  if (state === "failed") return say("page-search-failed");
  return say("page-search-found", { count: found.length });
}

function list() {
  const tab = tabStops(
    GROUP,
    found.map(({ id }) => id),
  );
  return html`<ul class="found-rules" aria-label=${say("page-search-results")} @keydown=${onArrowKey} @focusin=${onGroupFocus(GROUP)}>
    ${repeat(
      found,
      ({ id }) => id,
      (result) => html`<li data-found=${result.id}>
        ${ruleLink(result.id, lines(result), { id: result.id, tab: tab(result.id) })}</li>`,
    )}</ul>`;
}

/** The title of a rule, where it stands, and a line of it.
 * @param {Result} result
 */
const lines = ({ id, title, chapter, system: book }) => html`<b>${marked(title)}</b>
  <span class="soft">${[chapter, book].filter(Boolean).join(" · ")}</span>
  <span class="soft passage" aria-hidden="true">${marked(passages.get(id) ?? [])}</span>`;

/** @param {Piece[]} pieces */
const marked = (pieces) =>
  pieces.map(({ text, isFound }) => (isFound ? html`<mark>${text}</mark>` : text));

/** @param {InputEvent} event */
async function ask(event) {
  question = /** @type {HTMLInputElement} */ (event.target).value;
  const own = ++turn;
  if (question.trim().length < LEAST_LETTERS) {
    [found, state] = [[], "empty"];
    draw();
    return;
  }
  try {
    const where = { system, most: RESULTS };
    const [ours, ...theirs] = await sessions;
    const lists = await Promise.all([
      ours.ask(question, where),
      ...theirs.map((session) => session.ask(question, where).catch(() => [])),
    ]);
    const all = inOrder(lists.flat(), where);
    if (own !== turn) return;
    [found, passages, state] = [all, new Map(), "found"];
    draw();
    await new Promise((rested) => setTimeout(rested, REST));
    await addPassages(own);
  } catch {
    if (own !== turn) return;
    [found, state] = [[], "failed"];
    draw();
  }
}

/** @param {number} own */
async function addPassages(own) {
  for (const result of found) {
    for (const session of await sessions) {
      if (own !== turn) return;
      const words = await session.passage(result, question);
      if (words.length > 0) passages.set(result.id, words);
    }
  }
  if (own === turn) draw();
}

/** The key that confirms opens the first result.
 * @param {SubmitEvent} event
 */
function openFirst(event) {
  event.preventDefault();
  stops()[0]?.click();
}

/** An arrow leads from the field to the results.
 * @param {KeyboardEvent} event
 */
function toResults(event) {
  if (event.key !== "ArrowDown" || event.isComposing) return;
  event.preventDefault();
  stops()[0]?.focus();
}

const stops = () =>
  /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#sheet .found-rules a"));
