/** One card of the battlefield: its name, the aspects that lie on it, and the units and leaders that stand there as
 * tokens.
 */

import { takesSeveral } from "../battle/choice-answer.js";
import { draft, isChosen } from "../battle/draft.js";
import { mentionedPieces, ridersOf, sideOf, standingOn } from "../battle/field.js";
import { prospectOf } from "../drawing/options.js";
import { allyOf, owner } from "../drawing/owner.js";
import { madeOfOptions, ownersIn, unlessUnchanged } from "../drawing/unchanged.js";
import { trackBoxes } from "../drawing/values.js";
import { html, nothing, repeat } from "../page/lit-html.js";
import { label, list, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { changed } from "./changes.js";
import { costsTo, farOf } from "./edges.js";
import { colourOf } from "./sides.js";
import { directOption, isLookOnly, optionsOn, tapField, tappable } from "./taps.js";

/** @import { Card, Piece, Place, View } from "../../shared/view.d.ts" */

/** Words with more letters than this are written smaller. */
const LONG = 9;

/** A card of the battlefield with all that lies and stands on it.
 * @param {View} view
 * @param {Place} place
 * @param {string} area where it lies on the grid
 * @param {(id: string) => string} stop the tabindex of each thing
 */
export const zone = (view, place, area, stop) =>
  unlessUnchanged(madeOfZone(view, place, area, stop), () => drawnZone(view, place, area, stop));

/** @param {View} view
 * @param {Place} place
 * @param {string} area
 * @param {(id: string) => string} stop
 */
function madeOfZone(view, place, area, stop) {
  const { cards, links, places } = view.table;
  const lying = cards.filter((card) => card.place === place.id);
  return [
    ...[place, area, stop(place.id), changed(place.id), places, links],
    ...madeOfOptions(view, optionsOn(view, place.id), isChosen),
    ...lying.flatMap((card) => [
      ...[card, stop(card.id), changed(card.id)],
      ...madeOfOptions(view, optionsOn(view, card.id), isChosen),
    ]),
    ...madeOfAnyThing(view),
    ...standingOn(view, place.id).flatMap((piece) => madeOfToken(view, piece, stop(piece.id))),
  ];
}

/** @param {View} view
 * @param {Place} place
 * @param {string} area
 * @param {(id: string) => string} stop
 */
function drawnZone(view, place, area, stop) {
  const options = optionsOn(view, place.id);
  const words = nameOf(view, place);
  const free = options.some((option) => !option.barred);
  const direct = directOption(options);
  const { does, note, chance } = prospectOf(view, options, direct);
  const lying = view.table.cards.filter((card) => card.place === place.id);
  const standing = standingOn(view, place.id);
  return html`<section class="zone" data-state=${place.state} data-asked=${String(free)}
      data-fresh=${String(changed(place.id))} data-chosen=${String(options.some(({ key }) => isChosen(key)))} .style=${area}>
    <h3 id="zone-${place.id}" class=${place.state === "empty" ? "unseen" : ""} data-long=${String(words.split(/[\s-]/u).some(({ length }) => length > LONG))}>${words}</h3>
    ${direct ? prospect(note, chance) : nothing}
    <button type="button" class="zone-button ${options.length > 0 ? "asked" : ""}" data-at=${place.id} data-direct=${String(Boolean(direct))} aria-labelledby="zone-${place.id} does-${place.id}"
      aria-haspopup=${direct ? nothing : "dialog"} aria-pressed=${direct && takesSeveral(view.ask) ? String(isChosen(direct.key)) : nothing}
      data-stop=${place.id} tabindex=${stop(place.id)} @click=${() => tapField([place.id])}></button>
    <span id="does-${place.id}" hidden>${direct ? does : nothing}</span>
    ${lying.length > 0 ? html`<ul class="aspects">${lying.map((card) => aspect(view, card, stop))}</ul>` : nothing}
    ${tokens(view, standing, stop)}
    ${farOf(view, place).map(
      (other) =>
        html`<p class="far">${icon("path-distance")} <span>${label(other.label, view.names)}</span> ${costsTo(view, place, other).map((cost) => html`<b>${cost}</b>`)}</p>`,
    )}
  </section>`;
}

/** The name of a place; of a free cell its position, as the question says it.
 * @param {View} view
 * @param {Place} place
 */
function nameOf(view, place) {
  const [option] = place.state === "empty" ? optionsOn(view, place.id) : [];
  return label((option ?? place).label, view.names);
}

/** A card that lies on it: its words, or its back.
 * @param {View} view
 * @param {Card} card
 * @param {(id: string) => string} stop
 */
function aspect(view, card, stop) {
  const words = card.label
    ? label(card.label, view.names)
    : html`${owner(view, sideOf(view, card.of))}<span class="aspect-back">${say("page-face-down")}</span>`;
  return html`<li class="aspect ${card.face}" data-side=${sideOf(view, card.of)?.colour ?? nothing}
    data-fresh=${String(changed(card.id))}>${tappable(view, card.id, "aspect-words", words, stop(card.id))}</li>`;
}

/** More tokens than this on one card are drawn small. */
const ROOMY = 3;

/** @param {Piece[]} some */
export const isCrowded = (some) => some.length > ROOMY;

/** Units and leaders: whose, how good, how hurt, who rides along, and whether they may still act.
 * @param {View} view
 * @param {Piece[]} some
 * @param {(id: string) => string} stop the tabindex of each thing
 */
export function tokens(view, some, stop) {
  if (some.length === 0) return nothing;
  return html`<ul class="tokens" data-crowded=${String(isCrowded(some))}>
    ${repeat(
      some,
      (piece) => piece.id,
      (piece) =>
        html`<li>${unlessUnchanged(madeOfToken(view, piece, stop(piece.id)), () => token(view, piece, stop(piece.id)))}</li>`,
    )}
  </ul>`;
}

/** Stands for a chance until it is counted, so that nothing moves then. */
const AWAITED = "…";

/** The values that each thing on the battlefield is drawn from, beside itself and its options.
 * @param {View} view
 */
const madeOfAnyThing = (view) => [
  view.names,
  ownersIn(view),
  takesSeveral(view.ask),
  isLookOnly(),
  Boolean(view.counting),
  draft.dense,
];

/** @param {View} view
 * @param {Piece} piece
 * @param {string} tab
 */
function madeOfToken(view, piece, tab) {
  const riders = ridersOf(view, piece);
  const things = [piece, ...riders];
  return [
    ...[tab, isMentioned(view, things), ...things],
    ...things.map(({ id }) => changed(id)),
    ...things.flatMap(({ id }) => madeOfOptions(view, optionsOn(view, id), isChosen)),
    ...madeOfAnyThing(view),
  ];
}

/** True if the question speaks of one of these.
 * @param {View} view
 * @param {Piece[]} some
 */
const isMentioned = (view, some) => mentionedPieces(view).some((piece) => some.includes(piece));

/** @param {View} view
 * @param {Piece} piece
 * @param {string} tab
 */
function token(view, piece, tab) {
  const riders = ridersOf(view, piece);
  const ids = [piece.id, ...riders.map(({ id }) => id)];
  const options = ids.flatMap((id) => optionsOn(view, id));
  const direct = directOption(options);
  const free = options.some((option) => !option.barred);
  const { does, note, chance } = prospectOf(view, options, direct);
  const awaited = note && view.counting ? AWAITED : "";
  const { quality, badges } = glanceAt(view, piece);
  const isLower = draft.dense && !direct && piece.state !== "active";
  const side = sideOf(view, piece.of);
  return html`<button type="button" class="token ${options.length > 0 ? "asked" : ""}" data-at=${piece.id}
      data-side=${colourOf(view, piece)} data-ally=${allyOf(view, side)} data-state=${piece.state ?? "ready"}
      data-asked=${String(free)} data-direct=${String(Boolean(direct))} data-chosen=${String(options.some(({ key }) => isChosen(key)))}
      data-mentioned=${String(isMentioned(view, [piece, ...riders]))} data-fresh=${String(ids.some(changed))} data-stop=${piece.id} tabindex=${tab}
      aria-pressed=${direct && takesSeveral(view.ask) ? String(isChosen(direct.key)) : nothing} aria-haspopup=${direct ? nothing : "dialog"}
      @click=${() => tapField(ids)}>
    <span class="token-picture" aria-hidden="true">${icon(piece.icon)}</span>
    <span class="token-head">
      ${owner(view, side)}
      ${quality ? html`<b class="quality">${quality}</b>` : nothing}
      ${isLower ? shortSigns(piece, badges) : nothing}
    </span>
    <span class="token-name">${name(piece.id, view.names)}</span>
    ${badges.map((words) => html`<span class="token-badge">${words}</span>`)}
    ${
      piece.tracks.length > 0
        ? html`<span class="token-tracks">${piece.tracks.map((track) => trackBoxes(track, view.names))}</span>`
        : nothing
    }
    ${prospect(note, chance || awaited)}
    <span class="token-marks">${riders.map((rider) => html`<span class="rider" data-at=${rider.id}>${icon(rider.icon)}</span>`)}</span>
    <span class="unseen">${spokenState(view, piece, riders)}${does ? html`. ${does}` : nothing}${chance ? html`. ${say("page-option-chance", { chance })}` : nothing}</span>
  </button>`;
}

/** The first of its badges, large, where that is a figure or a word; the others small.
 * @param {View} view
 * @param {Piece} piece
 */
function glanceAt(view, piece) {
  const all = piece.badges.map((badge) => label(badge.label, view.names));
  const isShort = all.length > 0 && !/\s/u.test(all[0]);
  return { quality: isShort ? all[0] : "", badges: isShort ? all.slice(1) : all };
}

/** The signs if there is no room for boxes and badges: the boxes that are marked, and of each badge its figure, or that
 * there is one.
 * @param {Piece} piece
 * @param {string[]} badges
 */
function shortSigns({ tracks }, badges) {
  const marked = tracks.flatMap((track) => track.marked.filter(Boolean));
  if (marked.length + badges.length === 0) return nothing;
  return html`<span class="token-signs" aria-hidden="true">
    ${marked.length > 0 ? html`<span class="boxes">${marked.map(() => html`<i data-marked="true"></i>`)}</span>` : nothing}
    ${badges.map((words) => html`<b>${/[+−]?\d+/u.exec(words)?.[0] ?? "…"}</b>`)}
  </span>`;
}

/** The action that a tap on it begins: in a word or a figure, and its chance.
 * @param {string} note
 * @param {string} chance
 */
const prospect = (note, chance) =>
  note || chance
    ? html`<span class="prospect" data-alone=${String(!note)} aria-hidden="true">${note ? html`<span>${note}</span>` : nothing} ${chance ? html`<b>${chance}</b>` : nothing}</span>`
    : nothing;

/** The words for its picture: whose it is, whether it may act, who rides on it.
 * @param {View} view
 * @param {Piece} piece
 * @param {Piece[]} riders
 */
const spokenState = (view, piece, riders) =>
  [
    ...(piece.of ? [name(piece.of, view.names)] : []),
    say("page-piece-state", { state: piece.state ?? "ready" }),
    ...(riders.length > 0
      ? [say("page-live-riders", { riders: list(riders.map(({ id }) => name(id, view.names))) })]
      : []),
  ].join(", ");
