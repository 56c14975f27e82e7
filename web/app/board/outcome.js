/** The result of the battle, and the roll or the result in figures that the whole table can read. */

import { sideOf } from "../battle/field.js";
import { openView } from "../battle/state.js";
import { dieOnTable, handDice } from "../drawing/dice.js";
import { allyOf, emblem, owner } from "../drawing/owner.js";
import { signed, sumsMet } from "../drawing/values.js";
import { html, nothing } from "../page/lit-html.js";
import { label, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruleLink } from "../ui/rules.js";
import { openSheet } from "../ui/sheet.js";

/** @import { DieOnTable, Hand, Side, View } from "../../shared/view.d.ts" */

/** The result of the battle: who won, and what there is to tell about it, a line for each with its rule.
 * @param {View} view
 * @param {unknown} [way] the control that shows it large
 */
export function result(view, way = largeButton(view)) {
  const { result: ended, table, names } = view;
  if (!ended) return nothing;
  const winner =
    ended.winner &&
    table.sides.find(({ id, team }) => id === ended.winner || team === ended.winner);
  const alone = winner && winner.id === ended.winner; // a team wins under its own hue
  return html`<section class="card result" data-side=${winner ? winner.colour % 4 : nothing} data-ally=${alone ? allyOf(view, winner) : nothing}>
    <h3>${winner ? emblem(winner.colour, alone ? allyOf(view, winner) : 0) : icon("battle")} <span id="result-words">${label(ended.label, names)}</span></h3>
    ${lastBlow(view)}
    <ul class="result-lines">${ended.lines.map((line) => html`<li>${ruleLink(line.rule, label(line.label, names))}</li>`)}</ul>
    ${way}
  </section>`;
}

/** The last that was done to somebody: what it came to, and the sums that met.
 * @param {View} view
 */
function lastBlow(view) {
  const line = view.chronicle.findLast(
    ({ happened }) => happened?.by && happened.kind !== "end" && happened.kind !== "sums",
  );
  if (!line) return nothing;
  const met = view.chronicle.findLast(
    ({ happened, deed }) =>
      (happened?.sums.length ?? 0) > 1 && deed !== undefined && deed === line.deed,
  )?.happened;
  return html`<p class="result-last">${met ? html`<b>${sumsMet(met)}</b>` : nothing}
    <span>${label(line.label, view.names)}</span></p>`;
}

/** True if there is anything to show: dice that lie there, or the result.
 * @param {View} view
 */
export const canShowLarge = ({ table: { contest, sides }, result }) =>
  result !== null || [...(contest?.hands ?? []), ...sides].some(({ dice }) => dice.length > 0);

/** The control that shows it, in words.
 * @param {View} view
 */
export const largeButton = (view) =>
  canShowLarge(view)
    ? html`<button type="button" class="quiet" data-action="big" @click=${openLarge}>${icon("big")} ${say("page-enlarge")}</button>`
    : nothing;

export const openLarge = () => openSheet(() => say("page-enlarge"), body);

function body() {
  const view = openView();
  return view ? largeFigures(view) : nothing;
}

/** The open roll, or the result, in large figures.
 * @param {View} view
 */
export function largeFigures(view) {
  const { contest, sides } = view.table;
  const words = contest?.outcome ?? view.result?.label;
  const thrown = sides.filter(({ dice }) => dice.length > 0);
  return html`<div class="big">
    ${words ? html`<p class="big-words">${label(words, view.names)}</p>` : nothing}
    <div class="big-hands">
      ${contest ? contest.hands.map((hand) => handOf(view, hand)) : thrown.map((side) => diceOf(view, side))}
    </div>
  </div>`;
}

/** @param {View} view
 * @param {Hand} hand
 */
function handOf(view, hand) {
  const side = sideOf(view, hand.of);
  return html`<section data-side=${side ? side.colour % 4 : nothing}>
    <h3>${owner(view, side)} <span>${label(hand.label, view.names)}</span></h3>
    <div class="big-figure">${hand.total === null ? "?" : signed(hand.total)}</div>
    ${dice(view, hand.dice)}
  </section>`;
}

/** @param {View} view
 * @param {Side} side
 */
const diceOf = (view, side) => html`<section data-side=${side.colour % 4}>
  <h3>${owner(view, side)} <span>${name(side.id, view.names)}</span></h3>
  ${dice(view, side.dice)}
</section>`;

/** @param {View} view
 * @param {DieOnTable[]} some
 */
const dice = (view, some) => html`<p class="big-dice">${handDice(view, some, dieOnTable)}</p>`;
