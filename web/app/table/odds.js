/** Chances as bars with their numbers, and how losses are spread. */

import { html, nothing, svg } from "../lit.js";
import { ruled } from "../rules.js";
import { label, percent, say } from "../words.js";

/** @import { Bar, Odds, Spread, View } from "../view.d.ts" */

/** Whether the person has folded the odds away or open; undefined while untouched.
 * @type {boolean | undefined} */
let unfolded;

/** @param {View} view */
export function odds(view) {
  if (view.odds.length === 0) return nothing;
  return html`<details class="card odds" aria-busy=${String(Boolean(view.counting))} ?open=${unfolded ?? true} @toggle=${toggled}>
    <summary>${say("page-odds")}</summary>
    ${view.odds.map((case_) => odd(view, case_))}
  </details>`;
}

/** @param {Event} event */
function toggled(event) {
  unfolded = /** @type {HTMLDetailsElement} */ (event.target).open;
}

/** @param {View} view
 * @param {Odds} case_
 */
export const odd = (view, case_) => html`<section class="odd">
  <h4>${ruled(case_.rule, label(case_.label, view.names))}</h4>
  ${stacked(case_.bars)}
  <ul class="bars">
    ${case_.bars.map(
      (
        bar,
      ) => html`<li data-key=${bar.key}><span class="bar-name">${label(bar.label, view.names)}</span>
        <span class="bar-figure">${percent(bar.p)}</span></li>`,
    )}
  </ul>
  ${
    case_.spreads.length > 0
      ? html`<div class="spreads">${case_.spreads.map((line) => spread(view, line))}</div>`
      : nothing
  }
</section>`;

/** All bars in one, as far as they make up a whole; the list below says the same in words.
 * @param {Bar[]} bars
 */
export function stacked(bars) {
  let from = 0;
  return html`<svg class="stack" viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
    ${bars.map(({ key, p }) => {
      const x = from;
      if (x + p * 1000 > 1000.5) return nothing;
      from += p * 1000;
      return svg`<rect data-key=${key} x=${x} y="0" width=${p * 1000} height="24"></rect>`;
    })}
  </svg>`;
}

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
