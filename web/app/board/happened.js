/** The result of the latest answer, at one look: who did what to whom, and by which sums. It stands in a lane of its own,
 * which a tap makes quieter and never moves.
 */

import { lastAnswer } from "../battle/last-answer.js";
import { linesSince } from "../battle/log-lines.js";
import { battleId, isBusy, openedBattle, openView } from "../battle/state.js";
import { dieFace, drawDice } from "../drawing/dice.js";
import { markedWords } from "../drawing/marked-words.js";
import { emblemOfThing } from "../drawing/owner.js";
import { signed } from "../drawing/values.js";
import { afterEachDrawing, draw } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { figure, label, say } from "../page/words.js";
import { glance, showLog } from "./log.js";
import { heaviestFirst, isTurnedCard } from "./log-rows.js";
import { handsOf, loneHand } from "./result-dice.js";

/** @import { ToldLine, View } from "../../shared/view.d.ts" */
/** @import { Hand } from "./result-dice.js" */
/** @typedef {ToldLine & {happened: NonNullable<ToldLine["happened"]>}} Shown */

/** So many cards that were turned are drawn. */
const CARDS = 4;
/** So many dice of one throw are drawn one by one. */
const APART = 10;

/** The battle and turn whose result a tap has made quieter. */
let quietened = "";

/** @param {View} view */
const keyOf = ({ turn }) => `${battleId()} ${turn}`;

/** The lane of the results, which leads to the chronicle: what the latest answer came to, else what was told last.
 * @param {View} view
 */
export const lane = (
  view,
) => html`<button type="button" class="lane" data-action="lane" @click=${showLog}>
  ${happened(view) ?? glance(view)} <span class="unseen">${say("page-log")}</span></button>`;

/** @param {View} view */
function happened(view) {
  const lines = lastAnswer() === "" ? [] : freshOf(view);
  const results = /** @type {Shown[]} */ (lines.filter((line) => line.happened));
  const only = results.every(({ happened: { kind } }) => kind === "sums");
  if (results.length === 0 || (only && view.table.contest)) return null; // an open roll shows its sums itself
  const [told, ...more] = sentences(lines, results);
  const met = sums(view, results);
  const words = met === nothing ? markedWords(view, told.label) : label(told.label, view.names);
  return html`<span class="happened" data-happened=${told.happened?.kind ?? "sums"} data-quiet=${String(quietened === keyOf(view))}>
    <span class="happened-told">${cards(view, results)} ${met} <span class="happened-words">${words}${more.length > 0 ? html` <span class="happened-left">${say("page-happened-left", { count: more.length })}</span>` : nothing}</span></span>
  </span>`;
}

/** The lines that came with the latest answer.
 * @param {View} view
 */
const freshOf = (view) => linesSince(view, openedBattle()?.seen ?? Number.POSITIVE_INFINITY);

/** The sentences that could be told: the heaviest results, then other outcomes, a new round last; sums or cards alone, if
 * nothing else came of them.
 * @param {ToldLine[]} lines
 * @param {Shown[]} results
 */
function sentences(lines, results) {
  const heavy = heaviestFirst(results, ({ happened: { kind } }) => kind);
  const others = lines.filter(
    ({ happened, weight, kind }) => !happened && weight === "outcome" && kind === "tell",
  );
  const isRound = (/** @type {ToldLine} */ { happened }) => happened?.kind === "round";
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
  const at = view.chronicle.findLastIndex((line) => isFrom(line, results));
  if (at < 0) return rolled(fresh, results);
  const line = /** @type {Shown} */ (view.chronicle[at]);
  const met = line.happened;
  const deed = view.chronicle.find((one) => one.begun && one.deed === line.deed)?.begun;
  const to = met.to ?? [deed?.to, deed?.by].find((id) => id && id !== met.by) ?? null;
  const hands = handsOf(view.chronicle.slice(0, at), fresh, line);
  const [own, other] = met.sums.map((sum) => (met.signed ? signed(sum) : figure(sum)));
  return html`<span class="happened-sums">${emblemOfThing(view, met.by)} ${dice(hands[0])} <b>${own}</b>
    ${other === undefined ? nothing : html`<span>:</span> <b>${other}</b> ${dice(hands[1])} ${emblemOfThing(view, to)}`}</span>`;
}

/** The dice of a roll that is not told by sums.
 * @param {ToldLine[]} fresh
 * @param {Shown[]} results
 */
function rolled(fresh, results) {
  const hand = loneHand(fresh, results);
  return hand ? html`<span class="happened-sums">${dice(hand)}</span>` : nothing;
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

/** True if these are the sums of a deed whose results are told.
 * @param {ToldLine} line
 * @param {Shown[]} results
 */
const isFrom = ({ happened: met, deed }, results) =>
  met !== undefined &&
  met.sums.length > 0 &&
  results.some((one) => one.happened === met || (deed !== undefined && one.deed === deed));

/** Cards that were turned over, each with the mark of its side.
 * @param {View} view
 * @param {Shown[]} results
 */
function cards(view, results) {
  const turned = results.filter(({ happened }) => isTurnedCard(happened)).slice(0, CARDS);
  if (turned.length === 0) return nothing;
  return html`<span class="happened-cards">${turned.map(
    ({ happened: { by, word } }) =>
      html`<span class="happened-card">${emblemOfThing(view, by)} <b>${word ? label(word, view.names) : nothing}</b></span>`,
  )}</span>`;
}

/** A tap anywhere makes it quieter, after what it does itself: a drawing before `change` would take back what was marked. */
addEventListener("click", () => {
  const view = openView();
  if (view?.ask && document.querySelector(".happened")) setTimeout(() => quieten(view));
});

/** An answer that was sent by the same tap brings a drawing of its own.
 * @param {View} view
 */
function quieten(view) {
  quietened = keyOf(view);
  if (!(openedBattle() && isBusy())) draw();
}

/** The turn that was drawn last. */
let drawn = "";

afterEachDrawing(() => {
  const view = openView();
  const key = view ? keyOf(view) : "";
  if (key !== drawn && key !== quietened) quietened = ""; // the same turn may come again with another result
  drawn = key;
});
