/** The log of the battle, each line with its rule, and the newest lines at a glance above the question. */

import { editDraft } from "../battle/draft.js";
import { linesSince } from "../battle/log-lines.js";
import { heldBattle, onChange, openBattle } from "../battle/state.js";
import { throwOfLine, throwsOf, toldSums } from "../drawing/dice.js";
import { afterDrawing } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { label, list, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { onArrowKey, onGroupFocus, tabStops } from "../ui/roving-focus.js";
import { ruleLink } from "../ui/rules.js";

/** @import { LogLine, View } from "../../shared/view.d.ts" */

/** So many of the newest lines stand above the question. */
const GLANCE = 3;
/** How much a line matters, the heaviest first.
 * @type {LogLine["weight"][]} */
const WEIGHTS = ["outcome", "line", "aside"];
/** So many lines are drawn at first, and so many more each time that older ones are asked for. */
const PART = 200;
/** So many dice are drawn one by one in the whole log, from the newest on. */
const MOST_DICE = 1_000;

/** @param {View} view */
export const log = (view) => html`<section class="log" aria-labelledby="log-title">
  <h2 id="log-title" tabindex="-1">${icon("log")} ${say("page-log")}</h2>
  <div role="log" aria-live="off" aria-labelledby="log-title" @keydown=${onArrowKey} @focusin=${onGroupFocus("log")}>
    ${olderButton(view)} ${lines(view)}
  </div>
  ${view.log.length === 0 ? html`<p class="soft">${say("page-log-empty")}</p>` : nothing}
</section>`;

/** So many older parts of the log of the open battle are drawn beside the newest. */
let olderParts = 0;

onChange(() => {
  if (openBattle.kind === "none") olderParts = 0;
});

/** The first line that is drawn.
 * @param {View} view
 */
const first = (view) => Math.max(0, view.log.length - PART * (1 + olderParts));

/** What stands before the part that is drawn, and the way to it.
 * @param {View} view
 */
function olderButton(view) {
  const count = first(view);
  return count === 0
    ? nothing
    : html`<button type="button" class="wide older" data-action="older" @click=${() => showOlder(count)}>
        ${say("page-log-older", { count })}</button>`;
}

/** Draw the next older part, and lead the keyboard to the line before those that were there.
 * @param {number} count
 */
function showOlder(count) {
  olderParts += 1;
  afterDrawing(() => {
    const links = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".log [data-stop]")]);
    const before = links.filter(({ dataset }) => placeOf(dataset.stop ?? "") < count);
    (before.at(-1) ?? document.getElementById("log-title"))?.focus();
  });
}

/** @param {number} place */
const idOf = (place) => `log.${place}`;
/** @param {string} id */
const placeOf = (id) => Number(id.slice(idOf(0).length - 1));

/** All links of the log are one stop of the Tab key, at first the newest.
 * @param {View} view
 */
function lines(view) {
  const from = first(view);
  const shown = view.log.slice(from);
  const ids = shown.flatMap(({ rule }, place) => (rule ? [idOf(from + place)] : []));
  const stop = tabStops("log", ids, ids.at(-1));
  let room = MOST_DICE;
  const apart = shown.toReversed().map(({ faces = [] }) => {
    room -= faces.length;
    return room >= 0;
  });
  return shown.map((line, place) => {
    const id = idOf(from + place);
    return entry(view, line, id, stop(id), apart[shown.length - 1 - place]);
  });
}

/** @param {View} view
 * @param {LogLine} line
 * @param {string} id
 * @param {string} tab
 * @param {boolean} apart each of its dice is drawn
 */
function entry(view, line, id, tab, apart) {
  const words = ruleLink(line.rule, label(line.label, view.names), { id, tab });
  if (line.kind === "heading") return html`<h3 data-event=${line.rule ?? ""}>${words}</h3>`;
  const fell = thrown(line, apart ? undefined : 0);
  return html`<p class="line ${line.kind}" data-event=${line.rule ?? ""}>
    ${line.kind === "ruling" ? icon("ruling") : nothing}
    ${line.kind === "undone" ? html`<s>${words}${fell}</s>` : html`${words}${fell}`}
    ${line.source ? html`<span class="source">${say("page-dice-source", { source: line.source })}</span>` : nothing}
  </p>`;
}

/** The dice of a line as they fell.
 * @param {LogLine} line
 * @param {number} [most] so many are drawn one by one
 */
function thrown({ die = "d6", faces = [], parted = [], source }, most) {
  if (faces.length === 0) return nothing;
  if (source === "sum") return html` <b>${list(toldSums(faces, parted))}</b>`;
  return throwsOf(faces, parted).map((some) => throwOfLine(die, some, most));
}

/** What the latest answer brought: the heaviest of it, the last of that last. It is read aloud elsewhere; this is for the eye.
 * @param {View} view
 */
export function glance(view) {
  const fresh = linesSince(view, heldBattle()?.seen ?? Number.POSITIVE_INFINITY).filter(
    ({ kind }) => kind !== "heading",
  );
  const heaviest = WEIGHTS.find((weight) => fresh.some((line) => line.weight === weight));
  if (!heaviest) return nothing;
  const lines = fresh.filter(({ weight }) => weight === heaviest).slice(-GLANCE);
  return html`<div class="glance" data-weight=${heaviest} aria-hidden="true">
    ${lines.map((line) => html`<p>${label(line.label, view.names)} ${thrown(line)}</p>`)}
  </div>`;
}

/** Bring the newest of the log to sight, and the keyboard to it; the open question makes room. */
export function showLog() {
  editDraft({ folded: true });
  afterDrawing(() => {
    document.querySelector(".log")?.scrollIntoView({ block: "end" });
    const newestLink = [...document.querySelectorAll(".log [data-stop]")].at(-1);
    const there = newestLink ?? document.getElementById("log-title");
    /** @type {HTMLElement | null} */ (there)?.focus({ preventScroll: true });
  });
}
