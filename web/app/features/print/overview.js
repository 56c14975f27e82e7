/** The sheet of a battle: everything that lies on the table, to play on from with a pencil. */

import { isField, piecesBeside, ridersOf, sideOf, standingOn } from "../../battle/field.js";
import { battleTitle } from "../../battle/title.js";
import { emblemOf } from "../../drawing/owner.js";
import { html, nothing } from "../../page/lit-html.js";
import { systemTitle } from "../../page/systems.js";
import { label, language, list, name, say } from "../../page/words.js";
import { tracksOf } from "../../paper/card-faces.js";
import { unitCards, zoneCards } from "../../paper/cards.js";
import { mapOnPaper } from "../../paper/map.js";
import { print } from "../../paper/printing.js";
import { codesOnPaper } from "../share/paper-codes.js";

/** @import { Card } from "../../paper/cards.js" */
/** @import { Paper } from "../../paper/printing.js" */
/** @import { Code } from "../share/code.js" */
/** @import { Piece, Side, View } from "../../../shared/view.d.ts" */

/** @param {View} view
 * @param {Paper} paper
 * @param {Code[]} [codes] of the battle
 */
export function printOverview(view, paper, codes = []) {
  const title = battleTitle(view.name, view);
  print(title, overview(view, title, codes), { paper });
}

/** @param {View} view
 * @param {string} title
 * @param {Code[]} codes
 */
function overview(view, title, codes) {
  const now = view.table.steps.find(({ state }) => state === "now");
  const units = unitCards(view);
  const loose = view.table.cards.filter(({ place, label: words }) => !place && words);
  return html`<header>
      <h1>${title}</h1>
      <p>${systemTitle(view.system, language())}${now ? html` · ${label(now.label, view.names)}` : nothing}</p>
    </header>
    ${view.table.sides.map((side) => sideOnPaper(view, side, units))}
    ${view.table.grid ? mapOnPaper(view, view.table.grid) : nothing}
    ${zoneCards(view).map((zone) => zoneOnPaper(view, zone))}
    ${reserve(view)}
    ${
      loose.length > 0
        ? html`<section><h2>${say("page-table")}</h2>
          ${loose.map((card) => html`<p class="line">${card.label && label(card.label, view.names)}</p>`)}</section>`
        : nothing
    }
    ${codesOnPaper(codes)}
    <footer>${say("page-chronicle-made")}</footer>`;
}

/** @param {View} view
 * @param {Side} side
 * @param {Card[]} units
 */
const sideOnPaper = (view, side, units) => html`<section data-overview=${side.id}>
  <h2>${emblemOf(view, side)} ${name(side.id, view.names)}</h2>
  ${side.values.map((value) => html`<p class="line">${label(value.label, view.names)}</p>`)}
  ${units.filter((card) => card.side?.id === side.id).map(rollCall)}
</section>`;

/** A unit with all that is known of it; one that is out is struck through.
 * @param {Card} card
 */
const rollCall = ({
  title,
  state,
  out,
  badges,
  lines,
  tracks,
}) => html`<div class="roll-call" data-out=${String(out)}>
  <h3>${out ? html`<s>${title}</s>` : title}</h3>
  <p>${state ? html`<b>${state}</b> · ` : nothing}${[...badges, ...lines.map(({ words }) => words)].join(" · ")}</p>
  ${tracksOf(tracks)}
</div>`;

/** @param {View} view
 * @param {Card} zone
 */
const zoneOnPaper = (view, zone) => html`<section class="whole" data-overview=${zone.key}>
  <h2>${zone.title}</h2>
  ${zone.lines.map(({ words }) => html`<p class="line">${words}</p>`)}
  ${zone.foot ? html`<p class="line">${zone.foot}</p>` : nothing}
  ${standingOn(view, zone.key).map((piece) => stander(view, piece))}
</section>`;

/** A piece where it stands, with whoever rides on it.
 * @param {View} view
 * @param {Piece} piece
 */
function stander(view, piece) {
  const side = sideOf(view, piece.of);
  const all = [piece, ...ridersOf(view, piece)].map(({ id }) => name(id, view.names));
  return html`<p class="line">${emblemOf(view, side)} ${list(all)}</p>`;
}

/** Whoever may still come.
 * @param {View} view
 */
function reserve(view) {
  const { waiting } = isField(view) ? piecesBeside(view) : { waiting: [] };
  if (waiting.length === 0) return nothing;
  return html`<section class="whole" data-overview="reserve">
    <h2>${say("page-reserve", { count: waiting.length })}</h2>
    ${waiting.map((piece) => stander(view, piece))}
  </section>`;
}
