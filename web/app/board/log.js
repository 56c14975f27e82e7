/** The chronicle in rows that unfold to lines with their rules, and the newest lines at a glance above the question. */

import { ownerOf, sideOf, thingName } from "../battle/field.js";
import { linesSince } from "../battle/log-lines.js";
import { onChange, openBattle, openedBattle, viewInSight } from "../battle/state.js";
import { throwOfLine, throwsOf, toldSums } from "../drawing/dice.js";
import { emblemOfThing } from "../drawing/owner.js";
import { unlessUnchanged } from "../drawing/unchanged.js";
import { sumsMet } from "../drawing/values.js";
import { afterDrawing, draw } from "../page/draw.js";
import { guard, html, nothing, repeat } from "../page/lit-html.js";
import { label, list, name, say, wordsInUse } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { lastStop, onArrowKey, onGroupFocus, tabStops } from "../ui/roving-focus.js";
import { ruleLink } from "../ui/rules.js";
import { openSheet } from "../ui/sheet.js";
import { gistOf, mentioned, rowsOf } from "./log-rows.js";

/** @import { ToldLine, View } from "../../shared/view.d.ts" */
/** @import { Row } from "./log-rows.js" */

/** The weights of lines, the heaviest first.
 * @type {ToldLine["weight"][]} */
const WEIGHTS = ["outcome", "line", "aside"];
/** So many lines are drawn at first, and so many more each time that older ones are asked for. */
const PART = 200;
/** So many dice are drawn one by one in the whole chronicle, from the newest on. */
const MOST_DICE = 1_000;

/** Which rows are shown: all, results, rulings, or those of a side by its id. */
let filterKey = "all";
/** Kinds of rows that can be asked for. */
const KINDS = ["all", "results", "rulings"];

/** The filter that is asked for; none if it is of a side that an undo has removed.
 * @param {View} view
 */
const currentFilter = (view) =>
  KINDS.includes(filterKey) || sideOf(view, filterKey) ? filterKey : "all";

/** The chronicle beside the board, where there is room for it; while it stands in a sheet it is there alone.
 * @param {View} view
 */
export const log = (view) =>
  inSheet
    ? nothing
    : html`<section class="log" aria-labelledby="log-title">
  <h2 id="log-title" tabindex="-1">${icon("log")} ${say("page-log")}</h2>
  ${content(view)}
</section>`;

/** @param {View} view */
const content = (view) => html`
  ${view.chronicle.length > 0 ? filter(view) : nothing}
  <div role="log" aria-live="off" aria-label=${say("page-log")} @keydown=${onArrowKey} @focusin=${onGroupFocus("log")}>
    ${olderButton(view)} ${unlessUnchanged(madeOfLines(view), () => lines(view))}
  </div>
  ${view.chronicle.length === 0 ? html`<p class="soft">${say("page-log-empty")}</p>` : nothing}`;

/** @param {View} view */
function madeOfLines(view) {
  const { sides, pieces, places } = view.table;
  return [
    view.chronicle,
    view.names,
    sides,
    pieces,
    places,
    first(view),
    filterKey,
    lastStop("log"),
  ];
}

/** The choice of the part of the chronicle that is shown.
 * @param {View} view
 */
function filter(view) {
  const sides = view.table.sides.map(({ id }) => ({ key: id, words: name(id, view.names) }));
  const kinds = KINDS.map((key) => ({ key, words: say("page-log-filter", { what: key }) }));
  return html`<select class="log-filter wide" data-action="log-filter" aria-label=${say("page-log-show")} @change=${choose}>
    ${[kinds[0], ...sides, ...kinds.slice(1)].map(
      ({ key, words }) =>
        html`<option value=${key} ?selected=${key === currentFilter(view)}>${words}</option>`,
    )}
  </select>`;
}

/** @param {Event} event */
function choose(event) {
  filterKey = /** @type {HTMLSelectElement} */ (event.target).value;
  draw();
}

/** So many older parts of the chronicle of the open battle are drawn beside the newest. */
let olderParts = 0;

onChange(() => {
  if (openBattle.kind !== "none") return;
  olderParts = 0;
  filterKey = "all";
});

/** The first line that is drawn.
 * @param {View} view
 */
const first = (view) => Math.max(0, view.chronicle.length - PART * (1 + olderParts));

/** The number of older lines that are not drawn, and the button for them.
 * @param {View} view
 */
function olderButton(view) {
  const count = first(view);
  return count === 0
    ? nothing
    : html`<button type="button" class="wide older" data-action="older" @click=${() => showOlder(count)}>
        ${say("page-log-older", { count })}</button>`;
}

/** Draw the next older part, and lead the keyboard to the row before those that were there.
 * @param {number} count
 */
function showOlder(count) {
  olderParts += 1;
  afterDrawing(() => {
    const stops = stopsInLog();
    const before = stops.filter(({ dataset }) => placeOf(dataset.stop ?? "") < count);
    (before.at(-1) ?? document.getElementById("log-title"))?.focus();
  });
}

/** @returns {HTMLElement[]} */
const stopsInLog = () =>
  [...document.querySelectorAll(".log [data-stop]")].map((one) => /** @type {HTMLElement} */ (one));

/** @param {number} place */
const idOf = (place) => `log.${place}`;
/** @param {string} id */
const placeOf = (id) => Number(id.slice(idOf(0).length - 1));

/** All rows of the chronicle are one stop of the Tab key, at first the newest.
 * @param {View} view
 */
function lines(view) {
  const rows = filtered(view, rowsOf(view.chronicle, first(view))).map((row) => ({
    ...row,
    gist: row.lines.length > 1 ? gistOf(row) : null,
  }));
  if (rows.length === 0 && view.chronicle.length > 0)
    return html`<p class="soft">${say("page-search-none")}</p>`;
  const ids = rows.flatMap(({ first: place, lines: own, gist }) =>
    gist ? [idOf(place)] : own.flatMap(({ rule }, at) => (rule ? [idOf(place + at)] : [])),
  );
  const stop = tabStops("log", ids, ids.at(-1));
  let room = MOST_DICE;
  const apart = new Set();
  for (const line of view.chronicle.slice(first(view)).toReversed()) {
    room -= line.faces?.length ?? 0;
    if (room < 0) break;
    apart.add(line);
  }
  const named = namesOf(view);
  return repeat(
    rows,
    (row) => row.first,
    ({ gist, ...row }) => {
      const stopAt = (/** @type {number} */ place) => ({ id: idOf(place), tab: stop(idOf(place)) });
      const told = JSON.stringify(
        row.lines.map((line, at) => [line, stopAt(row.first + at).tab, apart.has(line)]),
      );
      return guard([wordsInUse(), named, told], () =>
        gist
          ? unfolding(view, row, gist, stopAt(row.first), apart)
          : row.lines.map((line, at) => entry(view, line, stopAt(row.first + at), apart.has(line))),
      );
    },
  );
}

/** The values that the rows take from the table: names, and the owner of each thing.
 * @param {View} view
 */
const namesOf = ({ names, table: { sides, pieces, places } }) =>
  JSON.stringify([
    names,
    sides.map(({ id, colour }) => [id, colour]),
    pieces.map(({ id, of }) => [id, of]),
    places.map(({ id, label: called }) => [id, called]),
  ]);

/** The rows that are wanted; a heading stands while one of its rows does.
 * @param {View} view
 * @param {Row[]} rows
 */
function filtered(view, rows) {
  const key = currentFilter(view);
  if (key === "all") return rows;
  const isHeading = (/** @type {Row | undefined} */ row) =>
    row?.lines[0].kind === "heading" && !isWanted(view, row, key);
  const some = rows.filter((row) => isHeading(row) || isWanted(view, row, key));
  return some.filter(
    (row, at) => !isHeading(row) || (at + 1 < some.length && !isHeading(some[at + 1])),
  );
}

/** @param {View} view
 * @param {Row} row
 * @param {string} key
 */
function isWanted(view, row, key) {
  if (key === "rulings") return row.lines.some(({ kind }) => kind === "ruling");
  if (key === "results") {
    return (
      row.results.length > 0 ||
      row.lines.some(({ weight, kind }) => weight === "outcome" && kind === "tell")
    );
  }
  return sidesOf(view, row).has(key);
}

/** The sides that a row is about: those it speaks of, those of its pieces, all of a team.
 * @param {View} view
 * @param {Row} row
 * @returns {Set<string>}
 */
const sidesOf = (view, { lines }) =>
  new Set(
    lines
      .flatMap(mentioned)
      .flatMap((id) => [ownerOf(view, id), ...view.table.sides.filter(({ team }) => team === id)])
      .flatMap((side) => side?.id ?? []),
  );

/** A row in short, which unfolds to its lines with dice and rules.
 * @param {View} view
 * @param {Row} row
 * @param {NonNullable<ReturnType<typeof gistOf>>} gist
 * @param {{id: string, tab: string}} stop
 * @param {Set<ToldLine>} apart lines whose dice are drawn one by one
 */
const unfolding = (
  view,
  { lines: own, results },
  gist,
  { id, tab },
  apart,
) => html`<details class="log-row" data-log-row=${gist.kind}>
  <summary data-stop=${id} tabindex=${tab}>${gist.cards.length > 0 ? turned(view, results) : short(view, gist)}</summary>
  ${own.map((line) => entry(view, line, undefined, apart.has(line)))}
</details>`;

/** The gist of a row: who did it to whom, the sums that met, and the result.
 * @param {View} view
 * @param {NonNullable<ReturnType<typeof gistOf>>} gist
 */
const short = (view, { by, to, sums, kind, word }) => html`${called(view, by)}
  ${to ? html`<span class="log-to" aria-hidden="true">▸</span> ${called(view, to)}` : nothing}
  ${sums ? html`<b class="log-sums">${sumsMet(sums)}</b>` : nothing}
  ${kind === "sums" ? nothing : html`<span class="log-result">${word ? label(word, view.names) : say("page-log-result", { kind })}</span>`}`;

/** Cards that were turned, each with whose it was.
 * @param {View} view
 * @param {Row["results"]} results
 */
const turned = (view, results) =>
  results.map(({ by, word }) =>
    word
      ? html`<span class="log-who">${emblemOfThing(view, by)} ${label(word, view.names)}</span> `
      : nothing,
  );

/** A piece or a side by its name, with the mark of its side.
 * @param {View} view
 * @param {string | null} id
 */
function called(view, id) {
  if (!id) return nothing;
  return html`<span class="log-who">${emblemOfThing(view, id)} ${thingName(view, id)}</span>`;
}

/** @param {View} view
 * @param {ToldLine} line
 * @param {{id: string, tab: string} | undefined} stop
 * @param {boolean} apart each of its dice is drawn
 */
function entry(view, line, stop, apart) {
  const words = ruleLink(line.rule, label(line.label, view.names), stop);
  if (line.kind === "heading") return html`<h3 data-event=${line.rule ?? ""}>${words}</h3>`;
  const fell = thrown(line, apart ? undefined : 0);
  return html`<p class="line ${line.kind}" data-weight=${line.weight ?? "line"} data-event=${line.rule ?? ""}>
    ${line.kind === "ruling" ? icon("ruling") : nothing}
    ${line.kind === "undone" ? html`<s>${words}${fell}</s>` : html`${words}${fell}`}
    ${line.source ? html`<span class="source">${say("page-dice-source", { source: line.source })}</span>` : nothing}
  </p>`;
}

/** The dice of a line as they fell.
 * @param {ToldLine} line
 * @param {number} [most] so many are drawn one by one
 */
function thrown({ die = "d6", faces = [], parted = [], source }, most) {
  if (faces.length === 0) return nothing;
  if (source === "sum") return html` <b>${list(toldSums(faces, parted))}</b>`;
  return throwsOf(faces, parted).map((some) => throwOfLine(die, some, most));
}

/** The news of the latest answer: the heaviest lines, the last of them last; before these the round that has begun. If there
 * is none, the line that was told last. It is read aloud elsewhere; this is to be seen.
 * @param {View} view
 */
export function glance(view) {
  const since = linesSince(view, openedBattle()?.seen ?? Number.POSITIVE_INFINITY);
  const isLine = (/** @type {ToldLine} */ { kind }) => kind !== "heading";
  const fresh = since.filter(isLine);
  const begun = since.findLast((line) => line.happened?.kind === "round");
  const heaviest = WEIGHTS.find((weight) => fresh.some((line) => line.weight === weight));
  const isFresh = heaviest !== undefined || begun !== undefined;
  const line = isFresh
    ? fresh.findLast(({ weight }) => weight === heaviest)
    : view.chronicle.findLast(isLine);
  return html`<span class="glance" data-weight=${heaviest ?? "line"} data-fresh=${String(isFresh)}>
    ${begun ? html`<b class="glance-round">${label(begun.label, view.names)}</b>` : nothing}
    ${line ? html`<span class="glance-line">${label(line.label, view.names)} ${thrown(line)}</span>` : nothing}
  </span>`;
}

/** The chronicle stands in a sheet. */
let inSheet = false;

/** Bring the newest of the chronicle to sight, and the keyboard to it: beside the board, or in a sheet over it. */
export function showLog() {
  const beside = document.querySelector(".log");
  if (!beside?.checkVisibility()) {
    inSheet = true;
    openSheet(
      () => say("page-log"),
      () => {
        const view = viewInSight();
        return view ? html`<div class="log">${content(view)}</div>` : nothing;
      },
      () => {
        inSheet = false;
      },
    );
  }
  afterDrawing(() => {
    const newest = stopsInLog().at(-1);
    const there = newest ?? document.getElementById("log-title");
    newest?.scrollIntoView({ block: "end" });
    there?.focus({ preventScroll: true });
  });
}
