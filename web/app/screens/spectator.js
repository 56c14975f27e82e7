/** The battle for those who look on: the table in large figures, what came of the latest roll, and who is next; nothing to tap but the way back. */

import { isField } from "../battle/field.js";
import { onChange, openBattle } from "../battle/state.js";
import { battleTitle } from "../battle/title.js";
import "../board/fit-table.js";
import { cards, offBoard, places } from "../board/battlefield.js";
import { HEAVIEST, heaviestFirst, rowsOf } from "../board/log-rows.js";
import { orderOf, turnList } from "../board/order-rail.js";
import { canShowLarge, largeFigures, result } from "../board/outcome.js";
import { players, sides } from "../board/sides.js";
import { emblemOfThing } from "../drawing/owner.js";
import { sumsMet } from "../drawing/values.js";
import { draw } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { closeSheet } from "../ui/sheet.js";
import { notices } from "./notices.js";

/** @import { View } from "../../shared/view.d.ts" */

/** So many lines of the chronicle may hold the latest result. */
const RECENT = 60;

let watching = false;

export const isWatching = () => watching;

export function startWatching() {
  closeSheet();
  watching = true;
  draw();
}

function stopWatching() {
  watching = false;
  draw();
}

onChange(() => {
  if (openBattle.kind === "none") watching = false;
});

/** @param {View} view as everybody may see it */
export const spectator = (view) => html`<div class="battle spectator" data-preview="">
  <header class="bar">
    <h1 id="ask-words" tabindex="-1">${battleTitle(view.name, view)}</h1>
    <button type="button" data-action="watch-end" @click=${stopWatching}>${icon("undo")} ${say("page-watch-end")}</button>
  </header>
  <div class="notices">${notices(view)}</div>
  ${orderOf(view).length > 0 ? html`<section class="order" aria-label=${say("page-order")}>${turnList(view)}</section>` : nothing}
  <main class="field" tabindex="0" aria-label=${say("page-table")}><div class="table" inert>
    ${result(view, nothing)}
    ${cards(
      view,
      view.table.cards.filter((card) => !card.place),
    )}
    ${isField(view) ? html`${players(view)} ${places(view, true)} ${offBoard(view)}` : html`${sides(view)} ${places(view, true)}`}
  </div></main>
  <section class="spectator-now" aria-live="polite" tabindex="0" aria-label=${say("page-now")}>
    ${view.table.contest || canShowLarge(view) ? largeFigures(view) : latest(view)}
    ${view.ask ? html`<p class="spectator-next">${label(view.ask.label, view.names)}</p>` : nothing}
  </section>
</div>`;

/** The result of the latest roll: its sums, and the heaviest of its results in words.
 * @param {View} view
 */
function latest(view) {
  const rows = rowsOf(view.chronicle, Math.max(0, view.chronicle.length - RECENT));
  const row = rows.findLast(({ results }) =>
    results.some(({ kind, by }) => by && HEAVIEST.includes(kind)),
  );
  if (!row) return nothing;
  const [told] = heaviestFirst(row.lines, ({ happened }) => happened?.kind);
  const met = row.results.find(({ sums }) => sums.length > 0);
  const to = row.results.find((one) => one.to)?.to;
  return html`<div class="big">
    ${
      met
        ? html`<p class="spectator-sums">${emblemOfThing(view, met.by)}
          <b>${sumsMet(met)}</b>
          ${met.sums.length > 1 ? emblemOfThing(view, to) : nothing}</p>`
        : nothing
    }
    <p class="big-words">${label(told.label, view.names)}</p>
  </div>`;
}
