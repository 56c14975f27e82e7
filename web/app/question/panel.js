/** The panel of the open question: who is asked, what, and a control for its kind. */

import { draft, editDraft, isLowered } from "../battle/draft.js";
import { mentionedPieces } from "../battle/field.js";
import { canLower } from "../battle/lowering.js";
import { seatName, seatsOf } from "../battle/seats.js";
import { privateView, refused } from "../battle/state.js";
import { isAnswerable, takesTaps } from "../battle/tap-guard.js";
import { hasVerbs, verbInHand } from "../battle/verbs.js";
import { outcomeSoFar, prospects } from "../board/contest.js";
import { inPrivateButtons, ownCardList } from "../board/hand-over.js";
import { colourOf } from "../board/sides.js";
import { owner } from "../drawing/owner.js";
import { unlessUnchanged } from "../drawing/unchanged.js";
import { trackBoxes } from "../drawing/values.js";
import { isBesideTable } from "../page/breakpoints.js";
import { html, keyed, nothing } from "../page/lit-html.js";
import { label, list, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruleLink } from "../ui/rules.js";
import { chances } from "./chances.js";
import { madeOfAnswers } from "./choice.js";
import { controlOf } from "./controls.js";
import { inGroups } from "./groups.js";
import "./more-below.js";
import { offers, offersWithAnswer } from "./offers.js";
import { verbRow } from "./verbs.js";

/** @import { Ask, Piece, View } from "../../shared/view.d.ts" */

/** @param {View} view
 * @param {Ask} ask
 */
export function panel(view, ask) {
  const verbs = hasVerbs(view, ask)
    ? unlessUnchanged([...madeOfAnswers(view, ask), isAnswerable(), takesTaps()], () =>
        verbRow(view, ask),
      )
    : nothing;
  const grouped = verbs !== nothing || inGroups(view, ask);
  return html`
  <div class="ask" data-folded=${String(draft.folded)} data-lowered=${String(isLowered())} data-framed=${String(verbInHand(view) !== undefined)} data-groups=${String(grouped)} data-unfolded=${String(grouped && draft.group !== null)}>
    ${keyed(
      draft.of,
      html`<form data-ask=${ask.rule} data-kind=${ask.kind} novalidate @submit=${(/** @type {SubmitEvent} */ event) => submit(event, ask)}>
        <div class="ask-scroll">
          <div class="ask-head">
            ${decider(view, ask, "decider")}
            <h2 id="ask-words" tabindex="-1" aria-describedby=${describedBy(ask)}>${question(view, ask)}</h2>
            <div class="ask-signs">
              <button type="button" class="fold" aria-expanded=${String(!draft.folded && !isLowered())} aria-label=${say("page-fold")} @click=${() => fold(view)}></button>
            </div>
          </div>
          ${outcomeSoFar(view, "beside")} ${mentionedList(view)}
          ${ask.note.map((hint, place) => html`<p class="hint" id=${`hint-${place}`}>${label(hint, view.names)}</p>`)}
          ${refusal(view)} ${privateView() ? ownCardList(view) : inPrivate(view, ask)}
          ${isBesideTable() ? verbs : nothing}
          <fieldset class="controls" id="ask-controls" ?disabled=${!isAnswerable()} aria-disabled=${takesTaps() ? nothing : "true"}>
            <legend class="unseen">${say("page-answer")}</legend>
            ${chances(view, ask)}
            ${controlOf(ask).drawn(view, ask)} ${ask.pool ? nothing : offersWithAnswer(view)}
            ${offers(view)}
            ${prospects(view, "beside")}
          </fieldset>
        </div>
        ${isBesideTable() ? nothing : verbs}
        ${controlOf(ask).closing(view, ask)}
      </form>`,
    )}
  </div>`;
}

/** The ids of the elements that describe the question to a screen reader, as far as they are there: who is asked, of whom it
 * speaks, what to mind, how a roll stands; at first what the battle is about.
 * @param {Ask} ask
 */
const describedBy = ({ note }) =>
  [
    "briefing",
    "decider",
    "matters",
    ...note.map((_, place) => `hint-${place}`),
    "contest-outcome",
  ].join(" ");

/** A lowered question comes up as a whole, with what may be done first. Where options lie on the table, a question is lowered
 * instead of folded: its verbs stay in sight.
 * @param {View} view
 */
function fold(view) {
  if (isLowered()) editDraft({ lowered: false, group: draft.group ?? "free" });
  else if (!draft.folded && canLower(view)) editDraft({ lowered: true });
  else editDraft({ folded: !draft.folded });
}

/** Whom the question is for.
 * @param {Ask} ask
 */
const asked = ({ who, by }) => (by ? [by] : who);

/** True if the question begins with the one whom it is for.
 * @param {View} view
 * @param {Ask} ask
 */
function callsByName(view, ask) {
  const [one, another] = asked(ask);
  const called = seatName(one, view.names);
  const words = label(ask.label, view.names);
  return !another && words.startsWith(called) && !/^[\p{L}\p{N}]/u.test(words.slice(called.length));
}

/** Up to so many marks of sides stand before the question; more stand before the words that say who is asked. */
const FEW = 2;

/** The marks of the sides that are asked.
 * @param {View} view
 * @param {Ask} ask
 */
const marks = (view, ask) =>
  view.table.sides.filter(({ id }) => asked(ask).includes(id)).map((side) => owner(view, side));

/** The question, which leads to its rule; with the marks of those whom it is for.
 * @param {View} view
 * @param {Ask} ask
 */
export function question(view, ask) {
  const before = marks(view, ask);
  return html`${before.length <= FEW ? before : nothing} ${ruleLink(ask.rule, label(ask.label, view.names))}`;
}

/** The words that say who is asked, if the question itself does not say it; with the marks for which it has no room.
 * @param {View} view
 * @param {Ask} ask
 * @param {string} [id]
 */
export function decider(view, ask, id) {
  if (callsByName(view, ask)) return nothing;
  const [who, before] = [asked(ask), marks(view, ask)];
  return html`<p class="decider" id=${id ?? nothing}>
    ${before.length > FEW ? before : nothing}
    ${say("page-decides", {
      act: ask.kind,
      who: list(who.map((id) => name(id, view.names))),
      count: who.length,
      role: who.includes("gm") ? "gm" : who.includes("table") ? "table" : "side",
    })}
  </p>`;
}

/** The way to look in private, for a seat that alone is asked and could read more.
 * @param {View} view
 * @param {Ask} ask
 */
function inPrivate(view, ask) {
  const [seat, other] = seatsOf(view, ask.who);
  return other ? nothing : inPrivateButtons(view, seat);
}

/** @param {View} view */
export function refusal(view) {
  const why = refused();
  return why
    ? html`<p class="refusal" role="alert">${ruleLink(why.rule, label(why.label, view.names))}</p>`
    : nothing;
}

/** @param {SubmitEvent} event
 * @param {Ask} ask
 */
function submit(event, ask) {
  event.preventDefault();
  if (!takesTaps()) return;
  controlOf(ask).send(ask);
}

/** The pieces that the question mentions, in a line each: how good it is and how hurt, for a person who does not see it on
 * the table.
 * @param {View} view
 */
export function mentionedList(view) {
  const some = mentionedPieces(view);
  if (view.table.contest || some.length === 0) return nothing; // a contest tells it all itself
  return html`<ul class="matters" id="matters">${some.map((piece) => one(view, piece))}</ul>`;
}

/** @param {View} view
 * @param {Piece} piece
 */
const one = (view, piece) => html`<li data-side=${colourOf(view, piece)}>
  ${icon(piece.icon)} <b>${name(piece.id, view.names)}</b>
  ${piece.badges.map((badge) => html`<span class="badge">${label(badge.label, view.names)}</span>`)}
  ${piece.tracks.map((track) => trackBoxes(track, view.names))}
</li>`;
