/** The offers beside the open question, whatever its answer will be: one quiet line that unfolds. */

import { answer } from "../battle/answering.js";
import { draft, editDraft } from "../battle/draft.js";
import { grouped } from "../battle/grouping.js";
import { seatOf } from "../battle/seats.js";
import { privateView } from "../battle/state.js";
import { placeOf } from "../battle/together.js";
import { owner } from "../drawing/owner.js";
import { afterDrawing } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { ruleSign } from "../ui/rules.js";

/** @import { Label, Offer, View } from "../../shared/view.d.ts" */

/** Offers that go with this answer, for beside its control.
 * @param {View} view
 */
export function offersWithAnswer(view) {
  const some = openTo(view).filter(({ until }) => until === "answer");
  if (some.length === 0) return nothing;
  return html`<ul class="options answer-offers">${some.map((offer) => one(view, offer))}</ul>`;
}

/** @param {View} view */
function openTo(view) {
  const own = privateView()?.view;
  return view.offers.filter(
    ({ who }) =>
      placeOf(seatOf(view, who)) !== "elsewhere" &&
      (!own || ["gm", "table"].includes(who) || seatOf(own, who) === own.viewer),
  );
}

/** The offers of whoever may act: on the open table all of them but those of seats on other devices, on a phone that one side
 * holds alone its own.
 * @param {View} view
 */
export function offers(view) {
  const some = openTo(view).filter(({ until }) => until !== "answer");
  if (some.length === 0) return nothing;
  return html`<div class="offers" data-offers=${some.length}>
    <button type="button" class="quiet" data-action="offers" aria-expanded=${String(draft.offers)} aria-controls="offers" @click=${unfold}>
      ${say("page-offers")}</button>
    <ul class="options" id="offers" ?hidden=${!draft.offers}>
      ${grouped(some, ({ key }) => key).map((group) => (group.length > 1 ? several(view, group) : one(view, group[0])))}
    </ul>
  </div>`;
}

/** One line for all of them, which unfolds to the things.
 * @param {View} view
 * @param {Offer[]} group
 */
function several(view, group) {
  const [{ key, group: words, rule }] = group;
  const of = JSON.stringify(words);
  const open = draft.offerGroup === of;
  return html`<li class="option offer-group">
    <button type="button" data-action="offer-group" data-rule=${rule ?? nothing} aria-expanded=${String(open)} aria-controls="offers.${key}"
      @click=${() => editDraft({ offerGroup: open ? "" : of })}>
      <span class="option-words">${words ? label(words, view.names) : nothing}</span>
    </button>
    ${ruleSign(rule)}
    <ul class="options" id="offers.${key}" ?hidden=${!open}>${group.map((offer) => one(view, offer, offer.short ?? offer.label))}</ul>
  </li>`;
}

function unfold() {
  editDraft({ offers: !draft.offers });
  afterDrawing(() => {
    if (draft.offers) document.querySelector(".offers")?.scrollIntoView({ block: "start" });
  });
}

/** An offer as a button; one that ends something for good has to be held.
 * @param {View} view
 * @param {Offer} offer
 * @param {Label} [words]
 */
function one(view, offer, words = offer.label) {
  const side = view.table.sides.find(({ id }) => id === offer.who);
  return html`<li class="option">
    <button type="button" data-offer=${offer.key} data-rule=${offer.rule ?? nothing} aria-disabled=${offer.barred ? "true" : nothing}
      ?data-hold=${offer.ends && !offer.barred} @click=${() => take(offer)}>
      ${owner(view, side)}
      <span class="option-words">${label(words, view.names)}
        ${offer.barred ? html`<span class="reason">${label(offer.barred.label, view.names)}</span>` : nothing}
      </span>
    </button>
    ${ruleSign(offer.rule)}
  </li>`;
}

/** @param {Offer} offer */
function take({ key, barred }) {
  if (!barred) answer({ take: key });
}
