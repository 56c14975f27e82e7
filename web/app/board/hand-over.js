/** The hand-over screen: the phone goes to one seat alone before anything secret is shown, or read again. */

import { thingName } from "../battle/field.js";
import { requestPrivateView, setPrivateViewer } from "../battle/private-view.js";
import { seatName, seatOf, seatsOf, waitingOf } from "../battle/seats.js";
import { privateView } from "../battle/state.js";
import { isAnswerable, takesTaps } from "../battle/tap-guard.js";
import { isOnlySeatHere, placeOf as placeOfSeat } from "../battle/together.js";
import { emblemOf } from "../drawing/owner.js";
import { briefing } from "../features/briefing/briefing.js";
import { lessonCard } from "../features/lessons/card.js";
import { html, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruleLink } from "../ui/rules.js";
import { closeSheet } from "../ui/sheet.js";
import { veiledThings } from "./veiled.js";

/** @import { Ask, Card, View } from "../../shared/view.d.ts" */

/** True if no other device holds this seat.
 * @param {View} view
 * @param {string} side of the seat
 */
const mayBeHere = (view, side) => placeOfSeat(seatOf(view, side)) !== "elsewhere";

/** Whom the phone goes to before a secret question is shown: one for each seat that is asked on this device.
 * @param {View} view
 * @param {Ask} ask
 */
export function cover(view, ask) {
  const here = ask.who.filter((side) => mayBeHere(view, side));
  const seats = seatsOf(view, here).flatMap((seat) => {
    const [side] = waitingOf(view, ask, seat);
    return side ? [{ seat, side }] : [];
  });
  const [first, other] = seats;
  return html`
    <main class="cover" data-ask=${ask.rule} data-kind=${ask.kind} aria-labelledby="ask-words">
      ${icon("secret")}
      <p class="cover-subject">${label(ask.label, view.names)}</p>
      <h2 id="ask-words" tabindex="-1">
        ${first && !other ? toWhom(first.seat, seatName(first.seat, view.names)) : say("page-give-phone-any")}
      </h2>
      <fieldset class="controls" ?disabled=${!isAnswerable()} aria-disabled=${takesTaps() ? nothing : "true"}>
        <legend class="unseen">${label(ask.label, view.names)}</legend>
        ${seats.map(({ seat, side }) => taker(view, seat, side, "main"))}
        ${ask.done.map(
          (
            side,
          ) => html`<p class="laid">${icon("lock")} ${say("page-submitted", { side: seatName(side, view.names) })}</p>
            ${mayBeHere(view, side) ? taker(view, side, side, "quiet") : nothing}`,
        )}
      </fieldset>
      ${briefing(view)} ${lessonCard()}
    </main>`;
}

/** Whoever holds this device already is not given it.
 * @param {string} seat
 * @param {string} side its name
 */
const toWhom = (seat, side) =>
  isOnlySeatHere(seat) ? say("page-secret", { side }) : say("page-give-phone", { side });

/** @param {View} view
 * @param {string} seat
 * @param {string} side for which it answers first
 * @param {"main" | "quiet"} weight
 */
function taker(view, seat, side, weight) {
  const holder = view.table.sides.find(({ id }) => id === seat);
  return html`<button type="button" class="${weight} wide" data-action="take-over" data-taker=${seat} @click=${() => setPrivateViewer(side)}>
    ${emblemOf(view, holder)}
    ${say("page-take-over", { side: seatName(seat, view.names), again: weight === "quiet" ? "yes" : "no" })}
  </button>`;
}

/** Above a question that is seen in private: who alone may look, and a way to cover it again.
 * @param {View} view
 */
export const privateBar = (view) => {
  const whose = say("page-secret", { side: seatName(view.viewer, view.names) });
  return html`
  <section class="private" aria-label=${whose}>${icon("secret")} <span>${whose}</span>
    <button type="button" class="quiet" data-action="cover" @click=${() => setPrivateViewer(null)}>${say("page-cover-again")}</button>
  </section>`;
};

/** The way to it, in the sheet of the place where the cards lie: a control for each seat that may. None
 * while the phone is with one seat alone, or about to be.
 * @param {View} view
 * @param {Card[]} some
 */
export function ownCardsButtons(view, some) {
  if (privateView() || view.ask?.secret) return nothing;
  const owners = some.flatMap(({ of, legible }) => (of && legible ? [of] : []));
  return seatsOf(view, owners).map((seat) => peek(view, seat, "page-peek"));
}

/** The way to look in private for one of the seats that could read more here.
 * @param {View} view
 * @param {string} seat
 */
export const inPrivateButtons = (view, seat) =>
  privateView() || view.ask?.secret || !(view.private ?? []).includes(seat)
    ? nothing
    : peek(view, seat, "page-private");

/** @param {View} view
 * @param {string} seat
 * @param {"page-peek" | "page-private"} message
 */
const peek = (
  view,
  seat,
  message,
) => html`<button type="button" class="wide" data-action="peek" @click=${() => begin(seat)}>
  ${icon("secret")} ${say(message, { side: seatName(seat, view.names) })}</button>`;

/** @param {string} seat */
function begin(seat) {
  closeSheet();
  if (isOnlySeatHere(seat)) setPrivateViewer(seat);
  else requestPrivateView(seat);
}

/** The phone goes to this seat alone.
 * @param {View} view
 * @param {string} seat
 */
export function ownCardsCover(view, seat) {
  const called = seatName(seat, view.names);
  const what = say("page-private", { side: called });
  const side = view.table.sides.find(({ id }) => id === seat);
  return html`<main class="cover" aria-labelledby="ask-words">
    ${icon("secret")}
    <p class="cover-subject">${what}</p>
    <h2 id="ask-words" tabindex="-1">${say("page-give-phone", { side: called })}</h2>
    <fieldset class="controls" ?disabled=${!isAnswerable()} aria-disabled=${takesTaps() ? nothing : "true"}>
      <legend class="unseen">${what}</legend>
      <button type="button" class="main wide" data-action="take-over" data-taker=${seat} @click=${() => setPrivateViewer(seat)}>
        ${emblemOf(view, side)} ${say("page-take-over", { side: called, again: "no" })}</button>
      <button type="button" class="quiet wide" data-action="peek-not" @click=${() => requestPrivateView(null)}>${say("page-peek-not")}</button>
    </fieldset>
  </main>`;
}

/** In place of the question: what this seat alone may read, and a way to cover it again.
 * @param {View} view
 * @param {View} common as everybody may see it
 */
export function ownCards(view, common) {
  return html`<section class="below own-cards" aria-labelledby="ask-words">
    <h2 id="ask-words" tabindex="-1">${icon("secret")} <span>${say("page-secret", { side: seatName(view.viewer, view.names) })}</span></h2>
    <div class="own-scroll" tabindex="0" role="group" aria-labelledby="ask-words">
      ${ownCardList(view)}
      ${veiledList(view, common)}
    </div>
    <button type="button" class="main wide" data-action="cover" @click=${() => setPrivateViewer(null)}>${say("page-cover-again")}</button>
  </section>`;
}

/** The things of which this viewer alone sees more, each with what it sees.
 * @param {View} view
 * @param {View} common
 */
function veiledList(view, common) {
  const things = veiledThings(view.table, common.table);
  if (things.length === 0) return nothing;
  return html`<ul class="veiled-list">${things.map(
    ({ id, values }) => html`<li data-veiled=${id}><b>${thingName(view, id)}</b>
      ${values.map(({ rule, label: words }) => html`<span>${ruleLink(rule, label(words, view.names))}</span>`)}</li>`,
  )}</ul>`;
}

/** The cards that this viewer alone may read.
 * @param {View} view
 */
export const ownCardList = (view) =>
  cardsOf(view).length > 0
    ? html`<ul class="own-card-list">${cardsOf(view).map((card) => html`<li data-own=${card.id}><b>${placeOf(view, card)}</b> ${card.own ? label(card.own, view.names) : nothing}</li>`)}</ul>`
    : nothing;

/** @param {View} view */
const cardsOf = (view) => view.table.cards.filter(({ own }) => own);

/** @param {View} view
 * @param {Card} card
 */
function placeOf(view, { place }) {
  const lies = view.table.places.find(({ id }) => id === place);
  return lies ? label(lies.label, view.names) : nothing;
}
