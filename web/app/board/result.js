/** How the battle ended: who won, and what there is to tell about it, a line for each with its rule. */

import { emblem } from "../drawing/emblem.js";
import { html, nothing } from "../page/lit-html.js";
import { label } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruled } from "../ui/rules.js";
import { bigButton } from "./big.js";

/** @import { View } from "../../shared/view.d.ts" */

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
