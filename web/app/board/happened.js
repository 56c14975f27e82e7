/** What the latest answer came to, at one look: who did what to whom, and by which sums. It stands until a tap or the next answer. */

import { undo } from "../battle/answering.js";
import { lastAnswer } from "../battle/last-answer.js";
import { linesSince } from "../battle/log-lines.js";
import { battleId, heldBattle, openView } from "../battle/state.js";
import { dieFace, drawDice } from "../drawing/dice.js";
import { markedWords } from "../drawing/marked-words.js";
import { emblemOfThing } from "../drawing/owner.js";
import { signed } from "../drawing/values.js";
import { afterEachDrawing, draw } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { figure, label, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { heaviestFirst, isTurnedCard } from "./log-rows.js";
import { handsOf, loneHand } from "./result-dice.js";

/** @import { LogLine, View } from "../../shared/view.d.ts" */
/** @import { Hand } from "./result-dice.js" */
/** @typedef {LogLine & {happened: NonNullable<LogLine["happened"]>}} Shown */

/** So many sentences stand in it. */
const MOST = 3;
/** And so many in a line of its own. */
const SENTENCES_BESIDE = 2;
/** So many cards that were turned are drawn. */
const CARDS = 4;
/** So many dice of one throw are drawn one by one. */
const APART = 10;

/** The battle and turn whose result a tap has put away. */
let dismissed = "";

/** @param {View} view */
const keyOf = ({ turn }) => `${battleId()} ${turn}`;

/** @param {View} view */
export function happened(view) {
  const lines = dismissed === keyOf(view) || lastAnswer() === "" ? [] : freshOf(view);
  const results = /** @type {Shown[]} */ (lines.filter((line) => line.happened));
  const only = results.every(({ happened: { kind } }) => kind === "sums");
  if (results.length === 0 || (only && view.table.contest)) return nothing; // an open roll shows its sums itself
  const all = sentences(lines, results);
  const told = all.slice(0, MOST);
  const met = sums(view, results);
  const words = told.map((line) =>
    met === nothing ? markedWords(view, line.label) : label(line.label, view.names),
  );
  return html`<div class="happened" data-happened=${told[0].happened?.kind ?? "sums"} data-place="over">
    <div class="happened-told" aria-hidden="true">
      ${cards(view, results)} ${met}
      <p class="happened-words">${words[0]}</p>
      ${words.slice(1).map((one) => html`<p class="happened-more">${one}</p>`)}
      ${left(all.length - told.length, "happened-left")} ${left(all.length - SENTENCES_BESIDE, "happened-left-beside")}
    </div>
    ${
      view.can_undo
        ? html`<button type="button" data-action="undo-result" @click=${undo}>${icon("undo")} <span class="unseen">${say("page-undo")}</span></button>`
        : nothing
    }
  </div>`;
}

/** The lines that came with the latest answer.
 * @param {View} view
 */
const freshOf = (view) => linesSince(view, heldBattle()?.seen ?? Number.POSITIVE_INFINITY);

/** How much more has come of it, where that is not told.
 * @param {number} count
 * @param {string} kind
 */
const left = (count, kind) =>
  count > 0 ? html`<p class=${kind}>${say("page-happened-left", { count })}</p>` : nothing;

/** What could be told: the heaviest results, then other outcomes, a new round last; sums or cards alone, where nothing else
 * came of them.
 * @param {LogLine[]} lines
 * @param {Shown[]} results
 */
function sentences(lines, results) {
  const heavy = heaviestFirst(results, ({ happened: { kind } }) => kind);
  const others = lines.filter(
    ({ happened, weight, kind }) => !happened && weight === "outcome" && kind === "tell",
  );
  const isRound = (/** @type {LogLine} */ { happened }) => happened?.kind === "round";
  const found = [...heavy.filter((line) => !isRound(line)), ...others, ...heavy.filter(isRound)];
  return found.length > 0 ? found : results;
}

/** The sums that met, each beside the mark of its side and its dice, where they fell just now; those from which the results come
 * may have been told before.
 * @param {View} view
 * @param {Shown[]} results
 */
function sums(view, results) {
  const fresh = freshOf(view);
  const earlier = view.log.slice(0, view.log.length - fresh.length);
  const begun = earlier.findLastIndex(({ kind }) => kind === "heading");
  const lines = [...earlier.slice(begun + 1), ...fresh];
  const at = lines.findLastIndex((line) => isFrom(line, results));
  const met = lines[at]?.happened;
  if (!met) return rolled(fresh, results);
  const to =
    met.to ??
    results.find(({ happened: { by, to: whom } }) => by === met.by && whom)?.happened.to ??
    null;
  const hands = handsOf(view, lines.slice(0, at), fresh, { ...met, to });
  const [own, other] = met.sums.map((sum) => (met.signed ? signed(sum) : figure(sum)));
  return html`<p class="happened-sums">${emblemOfThing(view, met.by)} ${dice(hands[0])} <b>${own}</b>
    ${other === undefined ? nothing : html`<span>:</span> <b>${other}</b> ${dice(hands[1])} ${emblemOfThing(view, to)}`}</p>`;
}

/** The dice of a roll that is not told by sums.
 * @param {LogLine[]} fresh
 * @param {Shown[]} results
 */
function rolled(fresh, results) {
  const hand = loneHand(fresh, results);
  return hand ? html`<p class="happened-sums">${dice(hand)}</p>` : nothing;
}

/** Dice as they fell.
 * @param {Hand | null | undefined} hand
 */
const dice = (hand) =>
  hand
    ? html`<span class="happened-dice">${drawDice(
        hand.faces.map((face) => ({ face })),
        ({ face }) => dieFace(hand.die, face),
        APART,
      )}</span>`
    : nothing;

/** Whether these are the sums of one who did something that is told.
 * @param {LogLine} line
 * @param {Shown[]} results
 */
const isFrom = ({ happened: met }, results) =>
  met !== undefined &&
  met.sums.length > 0 &&
  results.some(
    ({ happened }) => happened === met || (happened.by !== null && happened.by === met.by),
  );

/** Cards that were turned over, each with the mark of its side.
 * @param {View} view
 * @param {Shown[]} results
 */
function cards(view, results) {
  const turned = results.filter(({ happened }) => isTurnedCard(happened)).slice(0, CARDS);
  if (turned.length === 0) return nothing;
  return html`<p class="happened-cards">${turned.map(
    ({ happened: { by, word } }) =>
      html`<span class="happened-card">${emblemOfThing(view, by)} <b>${word ? label(word, view.names) : nothing}</b></span>`,
  )}</p>`;
}

/** @param {View} view */
function dismiss(view) {
  dismissed = keyOf(view);
  draw();
}

/** What a finger may want on the table while a result stands over it. */
const WANTED =
  ".field :is([data-asked=true], .asked, button:not([data-at], .side-button), summary, input, select)";

/** Where a result may stand: over the lower or the upper part of the table, or, where something else would be covered, in a
 * line of its own.
 */
const PLACES = ["over", "above", "beside"];

/** As long as it is the same result it only gives way: a line of its own that came and went would move the table under a finger.
 * @param {boolean} isSame
 */
function place(isSame) {
  const banner = document.querySelector(".happened");
  if (!(banner instanceof HTMLElement)) return;
  const field = document.querySelector(".field");
  const scrolled = field?.scrollTop ?? 0;
  tryPlaces(banner, isSame ? (banner.dataset.place ?? PLACES[0]) : PLACES[0]);
  if (field && field.scrollTop !== scrolled) field.scrollTop = scrolled; // a place with more room for the table may have cut it
}

/** @param {HTMLElement} banner
 * @param {string} first the place that is tried first
 */
function tryPlaces(banner, first) {
  const places = PLACES.slice(PLACES.indexOf(first));
  if (places.length === 1) return; // nothing is left to be measured
  const boxes = [...document.querySelectorAll(WANTED)].map((one) => one.getBoundingClientRect());
  for (const where of places) {
    if (banner.dataset.place !== where) banner.dataset.place = where;
    const { top, bottom, left, right } = banner.getBoundingClientRect();
    const isFree = boxes.every(
      (box) => box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right,
    );
    if (isFree) return;
  }
}

/** The result that was placed last. */
let placed = "";

afterEachDrawing(() => {
  const view = openView();
  const key = view ? keyOf(view) : "";
  place(key === placed);
  if (key !== placed && key !== dismissed) dismissed = ""; // the same turn may come again with another result
  placed = key;
});
addEventListener("resize", () => place(false));
addEventListener("scroll", () => place(true), { capture: true, passive: true });

/** A tap anywhere else does what it does, and puts it away: afterwards, as a drawing before `change` would take back what was marked. */
addEventListener("click", () => {
  const view = openView();
  if (view && document.querySelector(".happened")) setTimeout(() => dismiss(view));
});
