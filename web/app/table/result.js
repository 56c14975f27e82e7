/** How the battle ended. */

import { html, nothing } from "../lit.js";
import { emblem } from "../parts/emblem.js";
import { icon } from "../parts/icon.js";
import { ruled } from "../rules.js";
import { label } from "../words.js";

/** @import { View } from "../view.d.ts" */

/** @param {View} view */
export function result(view) {
  if (!view.result) return nothing;
  const winner = view.table.sides.find(({ id }) => id === view.result?.winner);
  return html`<section class="card result" data-side=${winner ? winner.colour % 4 : nothing}>
    <h3>${winner ? emblem(winner.colour) : icon("battle")} <span>${label(view.result.label, view.names)}</span></h3>
    <ul>${view.result.lines.map((line) => html`<li>${ruled(line.rule, label(line.label, view.names))}</li>`)}</ul>
  </section>`;
}
