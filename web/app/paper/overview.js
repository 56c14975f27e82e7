/** The sheet of a battle: everything that lies on the table, to play on from with a pencil. */

import { html, nothing } from "../lit.js";
import { emblem } from "../parts/emblem.js";
import { systemTitle } from "../systems.js";
import { sideOf, standingOn } from "../table/field.js";
import { battleTitle } from "../title.js";
import { label, language, name, say } from "../words.js";
import { unitCards, zoneCards } from "./cards.js";
import { print } from "./desk.js";

/** @import { Card } from "./cards.js" */
/** @import { Paper } from "./measures.js" */
/** @import { Side, View } from "../view.d.ts" */

/** @param {View} view
 * @param {Paper} paper
 */
export function printOverview(view, paper) {
  const title = battleTitle(view.name, view);
  print(title, overview(view, title), { paper });
}

/** @param {View} view
 * @param {string} title
 */
function overview(view, title) {
  const now = view.table.steps.find(({ state }) => state === "now");
  const units = unitCards(view);
  const loose = view.table.cards.filter(({ place, label: words }) => !place && words);
  return html`<header>
      <h1>${title}</h1>
      <p>${systemTitle(view.system, language())}${now ? html` · ${label(now.label, view.names)}` : nothing}</p>
    </header>
    ${view.table.sides.map((side) => sideOnPaper(view, side, units))}
    ${zoneCards(view).map((zone) => zoneOnPaper(view, zone))}
    ${
      loose.length > 0
        ? html`<section><h2>${say("page-table")}</h2>
          ${loose.map((card) => html`<p class="line">${card.label && label(card.label, view.names)}</p>`)}</section>`
        : nothing
    }
    <footer>${say("page-chronicle-made")}</footer>`;
}

/** @param {View} view
 * @param {Side} side
 * @param {Card[]} units
 */
function sideOnPaper(view, side, units) {
  const own = units.filter((card) => card.side?.id === side.id);
  return html`<section data-overview=${side.id}>
    <h2>${emblem(side.colour)} ${name(side.id, view.names)}</h2>
    ${side.values.map((value) => html`<p class="line">${label(value.label, view.names)}</p>`)}
    ${own.map(
      (card) => html`<div class="roll-call"><h3>${card.title}</h3>
        <p>${[...card.badges, ...card.lines].join(" · ")}</p>
        ${
          card.tracks.length > 0
            ? html`<ul class="card-tracks">${card.tracks.map(
                ({ words, marked, boxes }) =>
                  html`<li>${words} <span class="card-boxes">${Array.from(
                    { length: boxes },
                    (_, place) => html`<i data-marked=${String(place < marked)}></i>`,
                  )}</span></li>`,
              )}</ul>`
            : nothing
        }</div>`,
    )}
  </section>`;
}

/** @param {View} view
 * @param {Card} zone
 */
function zoneOnPaper(view, zone) {
  const there = standingOn(view, zone.key).map((piece) => {
    const side = sideOf(view, piece.of);
    return html`<p class="line">${side ? emblem(side.colour) : nothing} ${name(piece.id, view.names)}</p>`;
  });
  return html`<section data-overview=${zone.key}>
    <h2>${zone.title}</h2>
    ${zone.lines.map((line) => html`<p class="line">${line}</p>`)}
    ${there}
  </section>`;
}
