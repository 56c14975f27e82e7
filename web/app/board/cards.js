/** Slips and cards, face down or up, in the middle of the table or on a place. */

import { emblem } from "../drawing/emblem.js";
import { html, nothing, repeat } from "../page/lit-html.js";
import { label, name, say } from "../page/words.js";
import { changed } from "./changes.js";
import { tappable } from "./taps.js";

/** @import { Card, View } from "../../shared/view.d.ts" */

/** @param {View} view
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
  return html`${owner ? emblem(owner.colour) : nothing}
    <span class="slip-owner">${card.of ? name(card.of, view.names) : nothing}</span>
    <span class="slip-words">${card.label ? label(card.label, view.names) : say("page-face-down")}</span>`;
}
