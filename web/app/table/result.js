/** How the battle ended: who won, and what there is to tell about it, a line for each with its rule. */

import { html, nothing } from "../lit.js";
import { emblem } from "../parts/emblem.js";
import { icon } from "../parts/icon.js";
import { ruled } from "../rules.js";
import { bigButton } from "../sheets/big.js";
import { label } from "../words.js";

/** @import { View } from "../view.d.ts" */

/** @param {View} view */
export function result(view) {
  const { result: ended, table, names } = view;
  if (!ended) return nothing;
  const winner =
    ended.winner &&
    table.sides.find(({ id, team }) => id === ended.winner || team === ended.winner);
  return html`<section class="card result" data-side=${winner ? winner.colour % 4 : nothing}>
    <h3>${winner ? emblem(winner.colour) : icon("battle")} <span id="result-words">${label(ended.label, names)}</span></h3>
    <ul class="result-lines">${ended.lines.map((line) => html`<li>${ruled(line.rule, label(line.label, names))}</li>`)}</ul>
    ${bigButton(view)}
  </section>`;
}
