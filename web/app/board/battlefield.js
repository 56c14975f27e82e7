/** The battlefield as a picture or a list, what waits or has fallen beside it, and cards in the middle of the table. */

import { hasField, piecesBeside, zonesOf } from "../battle/field.js";
import { seatName } from "../battle/seats.js";
import { emblemOf } from "../drawing/owner.js";
import { html, nothing, repeat } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { onArrowKey, onGroupFocus, tabStops } from "../ui/roving-focus.js";
import { board } from "./card-board.js";
import { changed } from "./changes.js";
import { fieldList, showsList } from "./field-list.js";
import { gridMap } from "./grid-map.js";
import { hexMap } from "./hexes.js";
import { optionOn, tappable } from "./taps.js";
import { tokens } from "./zones.js";

/** @import { Card, Piece, View } from "../../shared/view.d.ts" */

/** Hexes as a drawing, the cards of a battlefield as a board; or all of them as a list.
 * @param {View} view
 * @param {boolean} [still] for those who look on: nothing on it is moved
 */
export function places(view, still = false) {
  if (hasField(view) && showsList()) return fieldList(view);
  if (view.table.grid) return gridMap(view, view.table.grid, still);
  const hexes = view.table.places.filter(({ shape }) => shape === "hex");
  return html`${hexes.length > 0 ? hexMap(view, hexes) : nothing}
  ${zonesOf(view).length > 0 ? board(view) : nothing}`;
}

/** The pieces that wait to come or are out, beside the field.
 * @param {View} view
 */
export function offBoard(view) {
  if (hasField(view) && showsList()) return nothing; // they stand in the list
  const { out, waiting } = piecesBeside(view);
  const asked = out.some(({ id }) => optionOn(view, id));
  return html`
    ${
      waiting.length > 0
        ? html`<section class="beside"><h3>${say("page-reserve", { count: waiting.length })}</h3>${group(view, "waiting", waiting)}</section>`
        : nothing
    }
    ${
      out.length > 0
        ? html`<details class="beside fallen" ?open=${asked}>
          <summary>${say("page-out", { count: out.length })}</summary>${group(view, "out", out)}</details>`
        : nothing
    }`;
}

/** @param {View} view
 * @param {string} name
 * @param {Piece[]} some
 */
const group = (view, name, some) => {
  const ids = some.map(({ id }) => id);
  return html`<div @keydown=${onArrowKey} @focusin=${onGroupFocus(name)}>${tokens(view, some, tabStops(name, ids))}</div>`;
};

/** Slips and cards, face down or up, in the middle of the table or on a place.
 * @param {View} view
 * @param {Card[]} some
 */
export function cards(view, some) {
  if (some.length === 0) return nothing;
  return html`<ul class="slips">
    ${repeat(
      some,
      (card) => card.id,
      (card) =>
        html`<li data-fresh=${String(changed(card.id))}>${tappable(view, card.id, `slip ${card.face}`, slip(view, card))}</li>`,
    )}
  </ul>`;
}

/** @param {View} view
 * @param {Card} card
 */
function slip(view, card) {
  const owner = view.table.sides.find(({ id }) => id === card.of);
  return html`${emblemOf(view, owner)}
    <span class="slip-owner">${card.of ? seatName(card.of, view.names) : nothing}</span>
    <span class="slip-words">${card.label ? label(card.label, view.names) : say("page-face-down")}</span>`;
}
