/** A choice: options as big buttons, by side where they concern one, or in groups; one tap, or several and a confirmation. */

import { answer, answeringSide, answerWith } from "../battle/answering.js";
import { draft, editDraft, takesSeveral } from "../battle/draft.js";
import { isField } from "../battle/field.js";
import { isLowered } from "../battle/lowering.js";
import { takesTaps } from "../battle/tap-guard.js";
import { isTakenByTap } from "../board/taps.js";
import { freeFirst, options } from "../drawing/options.js";
import { owner } from "../drawing/owner.js";
import { afterDrawing } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { label, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { grouped } from "./grouping.js";

/** @import { Ask, Option, View } from "../../shared/view.d.ts" */

/** @param {View} view
 * @param {Ask} ask
 */
export function choice(view, ask) {
  const { open } = splitOptions(view, ask);
  return html`
    ${inGroups(view, ask) ? groupwise(view, ask, open) : byOwner(view, ask, open)}
    ${
      ask.secret && !takesSeveral(ask)
        ? html`<button type="button" class="quiet wide" data-action="draw" @click=${() => answer({ draw: true, ...answeringSide() })}>
          ${icon("chance")} ${say("page-draw")}</button>`
        : nothing
    }`;
}

/** What ends a choice stands below its list, always in sight.
 * @param {View} view
 * @param {Ask} ask
 */
export function closingOptions(view, ask) {
  if (ask.kind !== "choice" && ask.kind !== "ruling") return nothing;
  const { ends } = splitOptions(view, ask);
  if (ends.length === 0 && !takesSeveral(ask) && !isLowered()) return nothing;
  return html`<div class="closing">
    ${isLowered() ? waysUp(view, ask) : nothing}
    <fieldset role="presentation" ?disabled=${!takesTaps()}>
      ${options(view, ask, ends)} ${takesSeveral(ask) ? confirmation(ask) : nothing}
    </fieldset>
  </div>`;
}

/** The ways up of a lowered question: to each group in which something may be done that a tap on the table does not take at
 * once; else to everything.
 * @param {View} view
 * @param {Ask} ask
 */
function waysUp(view, ask) {
  const { first, loose, rest } = splitGroupwise(ask, splitOptions(view, ask).open);
  const isOpen = (/** @type {Option} */ option) => !option.barred && !isTakenByTap(view, option);
  const toGroup =
    inGroups(view, ask) && rest.length > FEW
      ? headed(view, rest).map(([heading, own], place) =>
          own.some(isOpen) ? wayUp(heading, place) : null,
        )
      : [];
  const ways = toGroup.filter((way) => way !== null);
  const isAllGrouped = ways.length > 0 && ![...first, ...loose].some(isOpen);
  return isAllGrouped ? ways : [...ways, wayUp(say("page-raise"), null)];
}

/** Open before anything can be answered: it only shows what there is.
 * @param {string} words
 * @param {number | null} group what is unfolded then
 */
const wayUp = (
  words,
  group,
) => html`<button type="button" class="raise" data-action="raise" data-group=${group ?? nothing} aria-expanded="false"
  aria-controls="ask-controls" @click=${() => raise(group)}>${words}</button>`;

/** @param {number | null} group */
function raise(group) {
  editDraft({ lowered: false });
  if (group !== null) unfold(group);
}

/** The options that are shown: those of the list, and those that end it.
 * @param {View} view
 * @param {Ask} ask
 */
function splitOptions(view, ask) {
  const inParts = inGroups(view, ask);
  const isEnd = (/** @type {Option} */ { role }) =>
    role === "done" || (inParts && role === "again");
  return { open: ask.options.filter((one) => !isEnd(one)), ends: ask.options.filter(isEnd) };
}

/** What is proposed, what belongs to no group, and the rest, which does.
 * @param {Ask} ask
 * @param {Option[]} open
 */
function splitGroupwise(ask, open) {
  const isFirst = (/** @type {Option} */ option) =>
    option.proposed && !option.barred && !takesSeveral(ask);
  const isLoose = (/** @type {Option} */ { group, on }) => !group && !on;
  const others = open.filter((option) => !isFirst(option));
  return {
    first: open.filter(isFirst),
    loose: others.filter(isLoose),
    rest: others.filter((option) => !isLoose(option)),
  };
}

/** First what is proposed and what belongs to no group; then the groups; last what cannot be had.
 * @param {View} view
 * @param {Ask} ask
 * @param {Option[]} open
 */
function groupwise(view, ask, open) {
  const { first, loose, rest } = splitGroupwise(ask, open);
  return html`${options(view, ask, [...first, ...loose.filter(({ barred }) => !barred)])}
    ${groups(view, ask, rest)}
    ${options(
      view,
      ask,
      loose.filter(({ barred }) => barred),
    )}`;
}

/** What may be done comes first, whoever it concerns; in each part those who are asked come before the others.
 * @param {View} view
 * @param {Ask} ask
 * @param {Option[]} open
 */
function byOwner(view, ask, open) {
  const free = open.filter(({ barred }) => !barred);
  const barred = open.filter((option) => option.barred);
  if (!view.table.contest || free.length === 0)
    return html`${eachOwner(view, ask, free)} ${eachOwner(view, ask, barred)}`;
  return html`${eachOwner(view, ask, free)} ${whyNot(view, ask, barred)}`;
}

/** What cannot be had beside an open roll waits behind one row.
 * @param {View} view
 * @param {Ask} ask
 * @param {Option[]} barred
 */
const whyNot = (view, ask, barred) =>
  barred.length === 0
    ? nothing
    : html`<div class="offers">
      <button type="button" class="quiet" data-action="why-not" aria-expanded=${String(draft.barred)} aria-controls="why-not" @click=${unfoldBarred}>
        ${say("page-why-not", { count: barred.length })}</button>
      <div id="why-not" ?hidden=${!draft.barred}>${eachOwner(view, ask, barred)}</div>
    </div>`;

const unfoldBarred = () => editDraft({ barred: !draft.barred });

/** Options by the side that they concern, those who are asked before the others.
 * @param {View} view
 * @param {Ask} ask
 * @param {Option[]} part
 */
function eachOwner(view, ask, part) {
  const rank = (/** @type {Option} */ { of }) => Number(of !== null && !ask.who.includes(of));
  const owners = new Set(part.toSorted((one, two) => rank(one) - rank(two)).map(({ of }) => of));
  return [...(ask.secret ? [null] : owners)].map((of) =>
    ofOwner(
      view,
      ask,
      of,
      part.filter((option) => ask.secret || option.of === of),
    ),
  );
}

/** The options that concern one side, or none.
 * @param {View} view
 * @param {Ask} ask
 * @param {string | null} of
 * @param {Option[]} some
 */
function ofOwner(view, ask, of, some) {
  const alone = ask.who.length === 1 && ask.who[0] === of;
  const single = ask.options.filter((option) => option.of === of).length === 1;
  if (of === null || alone || single) return options(view, ask, some);
  const side = view.table.sides.find(({ id }) => id === of);
  return html`<div class="option-group" role="group" aria-label=${name(of, view.names)} data-side=${side ? side.colour % 4 : nothing}>
    <p class="option-owner" aria-hidden="true">${owner(view, side)} ${name(of, view.names)}</p>
    ${options(view, ask, some)}
  </div>`;
}

/** @param {Ask} ask */
function confirmation(ask) {
  const count = draft.keys.length;
  const fits = count >= ask.least && count <= ask.most;
  return html`<div class="confirm">
    <p role="status">${say("page-chosen", { count, least: ask.least, most: ask.most, range: ask.least === ask.most ? "exact" : "between" })}</p>
    <button type="submit" class="main" data-action="confirm" ?disabled=${!fits}>${say("page-confirm")}</button>
  </div>`;
}

/** What the form sends.
 * @param {Ask} ask
 */
export function confirmChoice(ask) {
  const count = draft.keys.length;
  if (takesSeveral(ask) && count >= ask.least && count <= ask.most) answerWith(draft.keys);
}

/** Up to so many options stand there unfolded. */
const FEW = 3;

/** Whether the options come in groups: where they say so, and where most are tapped on a battlefield.
 * @param {View} view
 * @param {Ask} ask
 */
export const inGroups = (view, ask) =>
  ask.options.some(({ group }) => group) ||
  (isField(view) && !ask.secret && ask.options.filter(({ on }) => on).length > FEW);

/** Headings, and below them the group that is unfolded.
 * @param {View} view
 * @param {Ask} ask
 * @param {Option[]} some
 */
export function groups(view, ask, some) {
  const all = headed(view, some);
  if (some.length <= FEW) {
    const freest = all.toSorted((one, two) => Number(isFree(two)) - Number(isFree(one)));
    return html`${freest.map(
      ([heading, own]) => html`<div class="option-group" role="group" aria-label=${heading}>
        <p class="option-owner" aria-hidden="true">${heading}</p>${options(view, ask, freeFirst(own))}</div>`,
    )}`;
  }
  const open = draft.group === "free" ? all.findIndex(isFree) : draft.group;
  return html`<div class="groups">
    ${all.map(([heading, own], place) => head(heading, own, place, open === place))}
    ${all.map(
      (
        [heading, own],
        place,
      ) => html`<div class="group" id="group-${place}" role="group" aria-label=${heading}
        data-group=${place} ?hidden=${open !== place}>${options(view, ask, freeFirst(own))}</div>`,
    )}
  </div>`;
}

/** @param {[string, Option[]]} group */
const isFree = ([, own]) => own.some(({ barred }) => !barred);

/** @param {string} heading
 * @param {Option[]} own
 * @param {number} place
 * @param {boolean} open
 */
function head(heading, own, place, open) {
  const free = own.filter(({ barred }) => !barred).length;
  return html`<button type="button" class="group-head" data-action="group" data-group=${place} data-free=${free}
    aria-expanded=${String(open)} aria-controls="group-${place}" @click=${() => unfold(open ? null : place)}>
    <span>${heading}</span></button>`;
}

/** @param {number | null} place */
function unfold(place) {
  const acting = actingInSight();
  editDraft({ group: place });
  afterDrawing(() => {
    if (draft.group !== null) toGroups();
    acting?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** Whoever acts on the table, where it is in sight: an unfolded group takes some of the table's room. */
function actingInSight() {
  const acting = document.querySelector(".field .token[data-state=active]");
  const room = acting?.closest(".field")?.getBoundingClientRect();
  const box = acting?.getBoundingClientRect();
  return room && box && box.top >= room.top && box.bottom <= room.bottom ? acting : null;
}

/** The headings come to the upper edge; below the title, where that stays there. */
function toGroups() {
  const list = /** @type {HTMLElement | null} */ (document.querySelector(".ask-scroll"));
  const head = /** @type {HTMLElement | null} */ (document.querySelector(".ask-head"));
  if (!list || !head) return;
  const stays = getComputedStyle(head).position === "sticky";
  list.style.scrollPaddingTop = stays ? `${head.offsetHeight}px` : "";
  document.querySelector(".groups")?.scrollIntoView({ block: "start" });
}

/** Each heading with what stands under it; what has none lies on the table.
 * @param {View} view
 * @param {Option[]} some
 * @returns {[string, Option[]][]}
 */
const headed = (view, some) =>
  grouped(some, () => "").map((own) => [
    own[0].group ? label(own[0].group, view.names) : say("page-table"),
    own,
  ]);
