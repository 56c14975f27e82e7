/** The battlefield: index cards in rows and columns, the ways and walls between them. */

import { draft } from "../battle/draft.js";
import { standingOn, zonesOf } from "../battle/field.js";
import { unlessUnchanged } from "../drawing/unchanged.js";
import { html, nothing } from "../page/lit-html.js";
import { say } from "../page/words.js";
import { onArrowKey, onGroupFocus, tabStops } from "../ui/roving-focus.js";
import { edges } from "./edges.js";
import { optionsOn } from "./taps.js";
import { isCrowded, zone } from "./zones.js";

/** @import { Place, View } from "../../shared/view.d.ts" */

/** So many columns fit on a phone; more are moved with the finger. */
const FITTING = 4;

/** @param {View} view */
export function board(view) {
  const zones = zonesOf(view);
  const left = Math.min(...zones.map(({ at }) => at[0]));
  const top = Math.min(...zones.map(({ at }) => at[1]));
  const [wide, high] = [0, 1].map(
    (axis) => 1 + Math.max(...zones.map(({ at }) => at[axis])) - (axis ? top : left),
  );
  /** Cards lie in the odd tracks, ways in the even ones.
   * @param {Place["at"]} at
   * @param {[number, number]} [gap]
   */
  const area = ([column, row], [right, down] = [0, 0]) =>
    `grid-area: ${2 * (row - top) + 1 + down} / ${2 * (column - left) + 1 + right}`;
  const stop = stopsOf(view, zones);
  return html`<div class="board-scroll" role="group" aria-label=${say("page-places")} aria-describedby="board-keys"
      @keydown=${onArrowKey} @focusin=${onGroupFocus("board")}>
    <p class="unseen" id="board-keys">${say("page-arrows")}</p>
    <div class="board" data-dense=${String(draft.dense)} .style=${`${columns(view, zones, left, wide)}; ${rows(high)}`}>
      ${zones.map((place) => zone(view, place, area(place.at), stop))}
      ${unlessUnchanged([view.table.places, view.table.links], () =>
        edges(view).map(
          ({ at, kind, lies, costs }) =>
            html`<span class="edge" data-kind=${kind} data-lies=${lies} .style=${area(at, [lies === "below" ? 0 : 1, lies === "right" ? 0 : 1])}>${
              costs.length > 0
                ? html`<span class="edge-costs" aria-hidden="true">${costs.map((cost) => html`<b>${cost}</b>`)}</span>`
                : nothing
            }</span>`,
        ),
      )}
    </div>
  </div>`;
}

/** The keyboard comes in where something may be done, else at the first card.
 * @param {View} view
 * @param {Place[]} zones
 */
function stopsOf(view, zones) {
  const ids = zones.flatMap(({ id }) => [
    id,
    ...view.table.cards
      .filter((card) => card.place === id && optionsOn(view, card.id).length > 0)
      .map((card) => card.id),
    ...standingOn(view, id).map((piece) => piece.id),
  ]);
  const asked = ids.find((id) => optionsOn(view, id).some(({ barred }) => !barred));
  return tabStops("board", ids, asked);
}

/** Columns have the room that stands on them: those where nobody stands little, as long as many stand together elsewhere.
 * @param {View} view
 * @param {Place[]} zones
 * @param {number} left
 * @param {number} wide
 */
function columns(view, zones, left, wide) {
  const least = wide > FITTING ? "6.2rem" : "4.6rem";
  const isFull = (/** @type {Place} */ { id }) => isCrowded(standingOn(view, id));
  const empty = zones.some(isFull) ? "minmax(3.6rem, var(--empty))" : "minmax(4.2rem, 1fr)";
  const tracks = Array.from({ length: wide }, (_, place) => {
    const here = zones.filter(({ at }) => at[0] === left + place);
    if (here.every(({ state }) => state === "empty")) return "minmax(3rem, 0.5fr)";
    const manned = here.some(({ id }) => view.table.pieces.some((piece) => piece.place === id));
    if (!manned) return empty;
    if (here.some(isFull)) return `minmax(${least}, var(--crowded))`;
    return `minmax(${least}, 1fr)`;
  });
  return `grid-template-columns: ${tracks.join(" var(--gap) ")}`;
}

/** @param {number} high */
const rows = (high) =>
  `grid-template-rows: ${Array(high).fill("minmax(3.2rem, auto)").join(" var(--gap) ")}`;
