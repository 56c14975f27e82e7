/** The sheet of one thing on the table: what may be done with it, and what is known of it, each line with its rule. */

import { connectedPlaces, ridersOf, sideOf, standingOn, thingName } from "../battle/field.js";
import { openView, viewInSight } from "../battle/state.js";
import { optionsOfThing } from "../drawing/options.js";
import { owner } from "../drawing/owner.js";
import { namedTrack } from "../drawing/values.js";
import { lessonWordFor } from "../features/lessons/card.js";
import { openRulingsOf } from "../features/rulings/sheet.js";
import { afterPaint } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { label, list, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruleLink } from "../ui/rules.js";
import { openSheet } from "../ui/sheet.js";
import { ownCardsButtons } from "./hand-over.js";
import { keepInSight, putBack } from "./sheet-room.js";

/** @import { Card, Piece, Place, Side, Value, View } from "../../shared/view.d.ts" */

/** @param {string[]} ids the thing, and what rides on it */
export function openThing(ids) {
  openSheet(
    () => (shown() ? thingName(shown(), ids[0]) : nothing),
    () => (shown() ? body(shown(), ids) : nothing),
    putBack,
    true,
  );
  afterPaint(() => keepInSight(ids[0]));
}

/** The view on the screen now. */
const shown = () => /** @type {View} */ (viewInSight());

/** @param {View} view
 * @param {string[]} ids
 */
const body = (view, ids) => html`
  ${lessonWordFor(ids)} ${optionsOfThing(view, ids)}
  ${ids.map((id, order) => {
    const { table } = view;
    const place = table.places.find((one) => one.id === id);
    const piece = table.pieces.find((one) => one.id === id);
    const side = table.sides.find((one) => one.id === id);
    return html`${order > 0 ? html`<h3 class="rides">${name(id, view.names)}</h3>` : nothing}
      ${place ? placeFacts(view, place) : nothing}
      ${piece ? pieceFacts(view, piece) : nothing}
      ${side ? sideFacts(view, side) : nothing}`;
  })}
  ${
    view.ask && view === openView()
      ? html`<button type="button" class="quiet wide" data-action="overrule-thing" @click=${() => openRulingsOf(ids)}>
        ${icon("ruling")} ${say("page-overrule-thing")}</button>`
      : nothing
  }`;

/** @param {View} view
 * @param {Piece} piece
 * @param {boolean} [placed] where it stands is to be said
 */
export function pieceFacts(view, piece, placed = true) {
  const side = sideOf(view, piece.of);
  const place = view.table.places.find(({ id }) => id === piece.place);
  const where = place && placed ? label(place.label, view.names) : "";
  const whose = piece.of ? name(piece.of, view.names) : "";
  return html`<p class="fact-owner" data-side=${side ? side.colour % 4 : nothing}>
      ${owner(view, side)} <b>${whose}</b>
      ${where && where !== whose ? html`<span>· ${where}</span>` : nothing}
      <span>· ${say("page-piece-state", { state: piece.state ?? "ready" })}</span>
      ${piece.badges.map((badge) => html`<span class="badge">${ruleLink(badge.rule, label(badge.label, view.names))}</span>`)}
    </p>
    <ul class="facts">
      ${piece.tracks.map((track) => namedTrack(track, view.names))}
      ${(piece.details ?? []).map((detail) => line(view, detail))}
    </ul>`;
}

/** The facts about a side, and its pieces.
 * @param {View} view
 * @param {Side} side
 */
function sideFacts(view, side) {
  const team = side.team ? name(side.team, view.names) : "";
  const own = view.table.pieces.filter(({ of }) => of === side.id);
  return html`<p class="fact-owner" data-side=${side.colour % 4}>${owner(view, side)}
      ${team && team !== name(side.id, view.names) ? html`<b>${team}</b>` : nothing}
      ${side.state === "turn" || side.state === "out" ? html`<span>· ${say("page-player-state", { state: side.state })}</span>` : nothing}
    </p>
    <ul class="facts wide-facts">${side.values.map((value) => line(view, value))}</ul>
    ${own.length > 0 ? pieceList(view, own) : nothing}`;
}

/** @param {View} view
 * @param {Place} place
 */
export function placeFacts(view, place) {
  const details = place.details ?? [];
  const there = view.table.cards.filter((card) => card.place === place.id);
  const lying = details.length > 0 ? [] : there;
  const near = connectedPlaces(view, place).map((other) => label(other.label, view.names));
  const standing = standingOn(view, place.id);
  return html`<ul class="facts wide-facts">
      ${lying.map((card) => cardLine(view, card))}
      ${details.map((detail) => line(view, detail))}
    </ul>
    ${ownCardsButtons(view, there)}
    ${near.length > 0 ? html`<p>${say("page-place-ways", { places: list(near) })}</p>` : nothing}
    ${standing.length > 0 ? pieceList(view, standing) : nothing}`;
}

/** Pieces, each with the way to its own sheet.
 * @param {View} view
 * @param {Piece[]} some
 */
const pieceList = (view, some) => html`<ul class="menu thing-list">
  ${some.map(
    (piece) => html`<li><button type="button" data-side=${sideOf(view, piece.of)?.colour ?? nothing}
      @click=${() => openThing([piece.id, ...ridersOf(view, piece).map(({ id }) => id)])}>
      ${owner(view, sideOf(view, piece.of))} ${name(piece.id, view.names)}</button></li>`,
  )}
</ul>`;

/** @param {View} view
 * @param {Value} value
 */
export const line = (view, { rule, label: words }) =>
  html`<li>${ruleLink(rule, label(words, view.names))}</li>`;

/** @param {View} view
 * @param {Card} card
 */
const cardLine = (view, card) => html`<li>${owner(view, sideOf(view, card.of))}
  ${card.label ? label(card.label, view.names) : say("page-face-down")}</li>`;
