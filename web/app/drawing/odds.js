/** Chances as bars with their numbers, and how losses are spread. */

import { html, nothing, svg } from "../page/lit-html.js";
import { label, name, percent, say } from "../page/words.js";
import { ruleLink } from "../ui/rules.js";
import { emblemOf } from "./owner.js";

/** @import { Bar, Odds, Spread, View } from "../../shared/view.d.ts" */

/** True if the person has unfolded the odds, false if folded; undefined while untouched.
 * @type {boolean | undefined} */
let unfolded;

/** @param {View} view */
export function odds(view) {
  if (view.odds.length === 0) return nothing;
  return html`<details class="card odds" aria-busy=${String(Boolean(view.counting))} ?open=${unfolded ?? true} @toggle=${toggled}>
    <summary>${say("page-odds")}</summary>
    ${view.odds.map((case_) => oddsCase(view, case_))}
  </details>`;
}

/** @param {Event} event */
function toggled(event) {
  unfolded = /** @type {HTMLDetailsElement} */ (event.target).open;
}

/** @param {View} view
 * @param {Odds} case_
 */
export const oddsCase = (view, case_) => html`<section class="odd">
  <h4>${ruleLink(case_.rule, label(case_.label, view.names))}</h4>
  ${whose(view, case_)}
  ${stackedBar(case_.bars)}
  ${barsInWords(view, case_.bars)}
  ${
    case_.spreads.length > 0
      ? html`<div class="spreads">${case_.spreads.map((line) => spread(view, line))}</div>`
      : nothing
  }
</section>`;

/** Whose chances they are.
 * @param {View} view
 * @param {Odds} case_
 */
function whose(view, { of }) {
  const side = view.table.sides.find(({ id }) => id === of);
  return side
    ? html`<p class="odd-of">${emblemOf(view, side)} ${say("page-odds-of", { side: name(of, view.names) })}</p>`
    : nothing;
}

/** Thousandths that figures may be over a whole by rounding. */
const WHOLE = 1000.5;

/** The share of each bar in the one that all make up: none for a case that cannot be, nor for one that lies across the
 * others.
 * @param {Bar[]} bars
 * @returns {{bar: Bar, from: number, part: boolean}[]}
 */
function shares(bars) {
  let from = 0;
  return bars.map((bar) => {
    const share = { bar, from, part: bar.p > 0 && from + bar.p * 1000 <= WHOLE };
    if (share.part) from += bar.p * 1000;
    return share;
  });
}

/** All bars in one, as far as they make up a whole; the list below says the same in words.
 * @param {Bar[]} bars
 */
export const stackedBar = (bars) => html`
  <svg class="stack" viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
    ${shares(bars).map(
      ({ bar: { key, p }, from, part }) =>
        svg`<rect data-key=${key} x=${from} y="0" width=${part ? p * 1000 : 0} height="24"></rect>`,
    )}
  </svg>`;

/** The bars in words, each with its colour in the bar above, if it has a share of it.
 * @param {View} view
 * @param {Bar[]} bars
 */
export const barsInWords = (view, bars) => html`<ul class="bars">
  ${shares(bars).map(
    ({ bar, part }) => html`<li data-key=${bar.key} data-part=${String(part)}>
      <span class="bar-name">${label(bar.label, view.names)}</span>
      <span class="bar-figure">${percent(bar.p)}</span></li>`,
  )}
</ul>`;

/** @param {View} view
 * @param {Spread} line
 */
function spread(view, line) {
  const most = Math.max(...line.points.map(({ p }) => p), 0.01);
  const side = view.table.sides.find(({ id }) => id === line.of);
  return html`<table class="spread" data-side=${side ? side.colour % 4 : nothing}>
    <caption>${label(line.label, view.names)}</caption>
    <tbody>
      ${line.points.map(
        ({ label: words, p }) => html`<tr>
          <th scope="row">${label(words, view.names)}</th>
          <td class="spread-bar" aria-hidden="true">
            <svg viewBox="0 0 100 8" preserveAspectRatio="none"><rect width=${(100 * p) / most} height="8"></rect></svg>
          </td>
          <td>${percent(p)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
