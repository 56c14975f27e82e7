/** A choice: options as big buttons, by side where they concern one, or in groups; one tap, or several and a confirmation. */

import { answer, answeringSide, answerWith } from "../battle/answering.js";
import { takesSeveral } from "../battle/choice-answer.js";
import { draft, editDraft } from "../battle/draft.js";
import { hasVerbs, isEnd, isLoose } from "../battle/verbs.js";
import { options } from "../drawing/options.js";
import { owner } from "../drawing/owner.js";
import { isBesideTable } from "../page/breakpoints.js";
import { html, nothing } from "../page/lit-html.js";
import { name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { groups, inGroups } from "./groups.js";
import { unnamedFieldset } from "./unnamed-fieldset.js";
import { verbList } from "./verbs.js";

/** @import { Ask, Option, View } from "../../shared/view.d.ts" */

/** The values that the options of a question, its verbs and its ends are drawn from.
 * @param {View} view
 * @param {Ask} ask
 */
export const madeOfAnswers = ({ table, chances, flow, names }, ask) => [
  ...[ask, table, chances, flow, names],
  ...[draft, isBesideTable()],
];

/** @param {View} view
 * @param {Ask} ask
 */
export const choice = (view, ask) => html`
  ${hasVerbs(view, ask) ? verbList(view, ask) : inGroups(view, ask) ? groupwise(view, ask) : byOwner(view, ask, listed(view, ask))}
  ${
    ask.secret && !takesSeveral(ask)
      ? html`<button type="button" class="quiet wide" data-action="draw" @click=${() => answer({ draw: true, ...answeringSide() })}>
        ${icon("chance")} ${say("page-draw")}</button>`
      : nothing
  }`;

/** Below the list what ends a choice, always in sight.
 * @param {View} view
 * @param {Ask} ask
 */
export function closingOptions(view, ask) {
  const ends = hasVerbs(view, ask) ? [] : ask.options.filter((option) => closes(view, ask, option));
  if (ends.length === 0 && !takesSeveral(ask)) return nothing;
  return html`<div class="closing">
    ${unnamedFieldset(html`${options(view, ask, ends)} ${takesSeveral(ask) ? confirmation(ask) : nothing}`)}
  </div>`;
}

/** True if an option stands below the list: if options come in groups, also one that leads back.
 * @param {View} view
 * @param {Ask} ask
 * @param {Option} option
 */
const closes = (view, ask, option) =>
  option.role === "done" || (inGroups(view, ask) && isEnd(option));

/** @param {View} view
 * @param {Ask} ask
 */
const listed = (view, ask) => ask.options.filter((option) => !closes(view, ask, option));

/** First what is proposed and what belongs to no group; then the groups; last what cannot be had.
 * @param {View} view
 * @param {Ask} ask
 */
function groupwise(view, ask) {
  const open = listed(view, ask);
  const isFirst = (/** @type {Option} */ option) =>
    option.proposed && !option.barred && !takesSeveral(ask);
  const others = open.filter((option) => !isFirst(option));
  const loose = others.filter(isLoose);
  return html`${options(view, ask, [...open.filter(isFirst), ...loose.filter(({ barred }) => !barred)])}
    ${groups(
      view,
      ask,
      others.filter((option) => !isLoose(option)),
    )}
    ${options(
      view,
      ask,
      loose.filter(({ barred }) => barred),
    )}`;
}

/** Free options come first, whoever they concern; in each part those of the people who are asked come before the others.
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

/** Options that are barred beside an open roll wait behind one row.
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

/** Send the choice of the form.
 * @param {Ask} ask
 */
export function confirmChoice(ask) {
  const count = draft.keys.length;
  if (takesSeveral(ask) && count >= ask.least && count <= ask.most) answerWith(draft.keys);
}
