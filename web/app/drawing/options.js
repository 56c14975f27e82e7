/** Options as buttons, each with what bars it and its rule. */

import { pick } from "../battle/answering.js";
import { takesSeveral } from "../battle/choice-answer.js";
import { isChosen } from "../battle/draft.js";
import { optionsInHand } from "../battle/verbs.js";
import { html, nothing } from "../page/lit-html.js";
import { label, percent, say } from "../page/words.js";
import { ruleSign } from "../ui/rules.js";
import { closeSheet } from "../ui/sheet.js";
import { owner } from "./owner.js";

/** @import { Ask, Option, View } from "../../shared/view.d.ts" */

/** @param {View} view
 * @param {Ask} ask
 * @param {Option[]} some
 * @param {(option: Option) => void} [act] what a tap does
 */
export const options = (view, ask, some, act = (option) => pick(view, option)) =>
  some.length === 0
    ? nothing
    : html`<ul class="options" data-lying=${String(some.every((option) => option.on))}>${withVariants(some).map((options) => one(view, ask, options, act))}</ul>`;

/** Each option with those after it that do the same in another way.
 * @param {Option[]} some
 * @returns {Option[][]}
 */
function withVariants(some) {
  /** @type {Option[][]} */
  const found = [];
  for (const option of some) {
    if (option.variant && found.length > 0) found[found.length - 1].push(option);
    else found.push([option]);
  }
  return found;
}

/** @param {View} view
 * @param {Ask} ask
 * @param {Option[]} options an option, and its variants
 * @param {(option: Option) => void} act
 */
function one(view, ask, [option, ...variants], act) {
  const words = label(option.label, view.names);
  const side = view.table.sides.find(({ id }) => id === option.of);
  const alone = ask.options.filter(({ of }) => of === option.of).length === 1;
  const closes = view.flow === "setup" && option.role === "done";
  return html`<li class="option" data-role=${option.role ?? nothing} data-proposed=${String(option.proposed)}>
    <button type="button" class=${option.role === "done" ? "main" : ""} data-option=${option.key}
      data-action=${closes ? "setup-done" : nothing}
      data-rule=${option.rule ?? nothing} aria-disabled=${option.barred ? "true" : nothing} ?data-barred=${option.barred}
      ?data-hold=${option.role === "out" && !option.barred}
      aria-pressed=${takesSeveral(ask) ? String(isChosen(option.key)) : nothing}
      @click=${() => act(option)}>
      ${takesSeveral(ask) ? html`<span class="tick" aria-hidden="true">${isChosen(option.key) ? "✓" : ""}</span>` : nothing}
      ${alone ? owner(view, side) : nothing}
      <span class="option-words">${words}${chance(view, option)}
        ${option.proposed && !takesSeveral(ask) ? html`<span class="proposed">${say("page-proposed")}</span>` : nothing}
        ${option.barred ? html`<span class="reason">${label(option.barred.label, view.names)}</span>` : nothing}
      </span>
    </button>
    ${variants.map((other) => variant(view, other, act))}
    ${option.rule === ask.rule ? nothing : ruleSign(option.rule)}
  </li>`;
}

/** The chance that an option succeeds, beside its words.
 * @param {View} view
 * @param {Option} option
 */
function chance(view, option) {
  const words = chanceOf(view, [option]);
  return words
    ? html` <span class="option-chance" aria-hidden="true">${words}</span>
      <span class="unseen">${say("page-option-chance", { chance: words })}</span>`
    : nothing;
}

/** The chance of the first of these options that has one; nothing until it is counted.
 * @param {View} view
 * @param {Option[]} options
 */
export function chanceOf({ chances }, options) {
  const found = options
    .filter(({ barred }) => !barred)
    .map(({ key }) => chances?.find((one) => one.key === key))
    .find((one) => one !== undefined);
  return found ? percent(found.p) : "";
}

/** The note and the chance shown on a thing for its options, and what they belong to in full: those of the one that a tap
 * takes at once, else of the first that has a chance, or a note while no chance is counted. Empty if there is none; a view
 * that was kept by an earlier version has no notes.
 * @param {View} view
 * @param {Option[]} options
 * @param {Option | undefined} direct
 */
export function prospectOf(view, options, direct) {
  const likely =
    options.find((option) => chanceOf(view, [option])) ??
    options.find(({ barred, note }) => note && !barred);
  const option = direct ?? likely;
  if (!option) return { does: "", note: "", chance: "" };
  return {
    does: label(option.label, view.names),
    note: option.note ? label(option.note, view.names) : "",
    chance: chanceOf(view, [option]),
  };
}

/** @param {View} view
 * @param {Option} option
 * @param {(option: Option) => void} act
 */
const variant = (
  view,
  option,
  act,
) => html`<button type="button" class="variant" data-option=${option.key} data-rule=${option.rule ?? nothing}
  aria-label=${label(option.label, view.names)} aria-disabled=${option.barred ? "true" : nothing} ?data-barred=${option.barred} @click=${() => act(option)}>
  ${option.variant ? label(option.variant, view.names) : nothing}</button>`;

/** Options with the free ones first; those that do the same in another way stay with them.
 * @param {Option[]} some
 */
export const freeFirst = (some) => {
  const isBarred = (/** @type {Option[]} */ own) => own.every(({ barred }) => barred);
  return withVariants(some)
    .sort((one, two) => Number(isBarred(one)) - Number(isBarred(two)))
    .flat();
};

/** The options that lie on one thing, in its sheet; of a verb in hand its own alone.
 * @param {View} view
 * @param {string[]} ids the thing, and what rides on it
 */
export function optionsOfThing(view, ids) {
  const { ask } = view;
  if (!ask || ask.secret) return nothing;
  const some = optionsInHand(view).filter(({ on }) => on !== null && ids.includes(on));
  if (some.length === 0) return nothing;
  /** @param {Option} option */
  const act = (option) => {
    if (option.barred) return;
    if (!takesSeveral(ask)) closeSheet();
    pick(view, option);
  };
  return html`<section class="choose"><p class="soft">${label(ask.label, view.names)}</p>
    ${options(view, ask, freeFirst(some), act)}</section>`;
}
