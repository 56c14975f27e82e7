/** The hand-over screen: the phone goes to one side alone before anything secret is shown, or read again. */

import { requestPrivateView, setPrivateViewer } from "../battle/play.js";
import { play, takesTaps } from "../battle/state.js";
import { emblem } from "../drawing/owner.js";
import { html, nothing } from "../page/lit-html.js";
import { label, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { closeSheet } from "../ui/sheet.js";

/** @import { Ask, Card, View } from "../../shared/view.d.ts" */

/** Whom the phone goes to before a secret question is shown.
 * @param {View} view
 * @param {Ask} ask
 */
export function cover(view, ask) {
  const waiting = ask.who.filter((side) => !ask.done.includes(side));
  return html`
    <main class="cover" data-ask=${ask.rule} data-kind=${ask.kind} aria-labelledby="ask-words">
      ${icon("secret")}
      <p class="cover-subject">${label(ask.label, view.names)}</p>
      <h2 id="ask-words" tabindex="-1">
        ${waiting.length === 1 ? say("page-give-phone", { side: name(waiting[0], view.names) }) : say("page-give-phone-any")}
      </h2>
      <fieldset class="controls" ?disabled=${!takesTaps()}>
        <legend class="unseen">${label(ask.label, view.names)}</legend>
        ${waiting.map((side) => taker(view, side, "main"))}
        ${ask.done.map(
          (
            side,
          ) => html`<p class="laid">${icon("lock")} ${say("page-laid", { side: name(side, view.names) })}</p>
            ${taker(view, side, "quiet")}`,
        )}
      </fieldset>
    </main>`;
}

/** @param {View} view
 * @param {string} side
 * @param {"main" | "quiet"} weight
 */
function taker(view, side, weight) {
  const colour = view.table.sides.find(({ id }) => id === side)?.colour;
  return html`<button type="button" class="${weight} wide" data-action="take-over" data-taker=${side} @click=${() => setPrivateViewer(side)}>
    ${colour === undefined ? nothing : emblem(colour)}
    ${say("page-take-over", { side: name(side, view.names), again: weight === "quiet" ? "yes" : "no" })}
  </button>`;
}

/** Above a secret question: who alone may look, and a way to cover it again.
 * @param {string} side
 * @param {View} view
 */
export const privateBar = (side, view) => {
  const whose = say("page-secret", { side: name(side, view.names) });
  return html`
  <section class="private" aria-label=${whose}>${icon("secret")} <span>${whose}</span>
    <button type="button" class="quiet" data-action="cover" @click=${() => setPrivateViewer(null)}>${say("page-cover-again")}</button>
  </section>`;
};

/** The way to it, in the sheet of the place where the cards lie: a control for each side that may. None
 * while the phone is with one side alone, or about to be.
 * @param {View} view
 * @param {Card[]} some
 */
export function ownCardsButtons(view, some) {
  if (play.privateViewer || view.ask?.secret) return nothing;
  const owners = new Set(some.flatMap(({ of, legible }) => (of && legible ? [of] : [])));
  return [...owners].map(
    (of) => html`<button type="button" class="wide" data-action="peek" @click=${() => begin(of)}>
      ${icon("secret")} ${say("page-peek", { side: name(of, view.names) })}</button>`,
  );
}

/** @param {string} side */
function begin(side) {
  closeSheet();
  requestPrivateView(side);
}

/** The phone goes to this side alone.
 * @param {View} view
 * @param {string} side
 */
export function ownCardsCover(view, side) {
  const called = name(side, view.names);
  const colour = view.table.sides.find(({ id }) => id === side)?.colour;
  return html`<main class="cover" aria-labelledby="ask-words">
    ${icon("secret")}
    <p class="cover-subject">${say("page-peek", { side: called })}</p>
    <h2 id="ask-words" tabindex="-1">${say("page-give-phone", { side: called })}</h2>
    <fieldset class="controls" ?disabled=${!takesTaps()}>
      <legend class="unseen">${say("page-peek", { side: called })}</legend>
      <button type="button" class="main wide" data-action="take-over" data-taker=${side} @click=${() => setPrivateViewer(side)}>
        ${colour === undefined ? nothing : emblem(colour)} ${say("page-take-over", { side: called, again: "no" })}</button>
      <button type="button" class="quiet wide" data-action="peek-not" @click=${() => requestPrivateView(null)}>${say("page-peek-not")}</button>
    </fieldset>
  </main>`;
}

/** In place of the question: what this side alone may read.
 * @param {View} view
 * @param {string} side
 */
export function ownCards(view, side) {
  const own = view.table.cards.filter((card) => card.own && card.of === side);
  return html`<section class="below own-cards" aria-labelledby="ask-words">
    <h2 id="ask-words" tabindex="-1">${say("page-own-cards")}</h2>
    <ul>${own.map((card) => html`<li data-own=${card.id}><b>${placeOf(view, card)}</b> ${card.own ? label(card.own, view.names) : nothing}</li>`)}</ul>
    <button type="button" class="main wide" data-action="cover" @click=${() => setPrivateViewer(null)}>${say("page-cover-again")}</button>
  </section>`;
}

/** @param {View} view
 * @param {Card} card
 */
function placeOf(view, { place }) {
  const lies = view.table.places.find(({ id }) => id === place);
  return lies ? label(lies.label, view.names) : nothing;
}
