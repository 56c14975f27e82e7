/** The chronicle: everything that was told, in groups, each line with its rule; and the newest of it at a glance. */

import { draft } from "./ask/draft.js";
import { afterDrawing } from "./draw.js";
import { html, nothing } from "./lit.js";
import { icon } from "./parts/icon.js";
import { play } from "./play.js";
import { ruled } from "./rules.js";
import { dieFace, faceName } from "./table/dice.js";
import { entered, steered, stops } from "./table/roving.js";
import { label, list, say } from "./words.js";

/** @import { LogLine, View } from "./view.d.ts" */

/** So many of the newest lines stand above the question. */
const GLANCE = 3;
/** How much a line matters, the heaviest first.
 * @type {LogLine["weight"][]} */
const WEIGHTS = ["outcome", "line", "aside"];

/** @param {View} view */
export const log = (view) => html`<section class="log" aria-labelledby="log-title">
  <h2 id="log-title" tabindex="-1">${icon("log")} ${say("page-log")}</h2>
  <div role="log" aria-live="off" aria-labelledby="log-title" @keydown=${steered} @focusin=${entered("log")}>
    ${lines(view)}
  </div>
  ${view.log.length === 0 ? html`<p class="soft">${say("page-log-empty")}</p>` : nothing}
</section>`;

/** All links of the chronicle are one stop of the Tab key, at first the newest.
 * @param {View} view
 */
function lines(view) {
  const ids = view.log.flatMap(({ rule }, place) => (rule ? [`log.${place}`] : []));
  const stop = stops("log", ids, ids.at(-1));
  return view.log.map((line, place) => entry(view, line, `log.${place}`, stop(`log.${place}`)));
}

/** @param {View} view
 * @param {LogLine} line
 * @param {string} id
 * @param {string} tab
 */
function entry(view, line, id, tab) {
  const words = ruled(line.rule, label(line.label, view.names), { id, tab });
  if (line.kind === "heading") return html`<h3 data-event=${line.rule ?? ""}>${words}</h3>`;
  return html`<p class="line ${line.kind}" data-event=${line.rule ?? ""}>
    ${line.kind === "ruling" ? icon("ruling") : nothing}
    ${line.kind === "undone" ? html`<s>${words}${thrown(line)}</s>` : html`${words}${thrown(line)}`}
    ${line.source ? html`<span class="source">${say("page-dice-source", { source: line.source })}</span>` : nothing}
  </p>`;
}

/** The dice of a line as they fell.
 * @param {LogLine} line
 */
function thrown({ die = "d6", faces = [] }) {
  if (faces.length === 0) return nothing;
  return html`<span class="thrown">
    <span class="unseen">${list(faces.map((face) => faceName(die, face)))}</span>
    ${faces.map((face) => dieFace(die, face))}
  </span>`;
}

/** What the latest answer brought: the heaviest of it, the last of that last. It is read aloud elsewhere; this is for the eye.
 * @param {View} view
 */
export function glance(view) {
  const fresh = view.log.filter((line) => line.n > play.seen && line.kind !== "heading");
  const heaviest = WEIGHTS.find((weight) => fresh.some((line) => line.weight === weight));
  if (!heaviest) return nothing;
  const lines = fresh.filter(({ weight }) => weight === heaviest).slice(-GLANCE);
  return html`<div class="glance" data-weight=${heaviest} aria-hidden="true">
    ${lines.map((line) => html`<p>${label(line.label, view.names)} ${thrown(line)}</p>`)}
  </div>`;
}

/** Bring the newest of the chronicle to sight, and the keyboard to it; the open question makes room. */
export function showLog() {
  draft.folded = true;
  afterDrawing(() => {
    document.querySelector(".log")?.scrollIntoView({ block: "end" });
    const newestLink = [...document.querySelectorAll(".log [data-stop]")].at(-1);
    const there = newestLink ?? document.getElementById("log-title");
    /** @type {HTMLElement | null} */ (there)?.focus({ preventScroll: true });
  });
}
