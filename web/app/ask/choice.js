/** A choice: options as big buttons, by side where they concern one; one tap, or several and a confirmation. */

import { html, nothing } from "../lit.js";
import { emblem } from "../parts/emblem.js";
import { icon } from "../parts/icon.js";
import { answer, play } from "../play.js";
import { ruleSign } from "../rules.js";
import { label, name, say } from "../words.js";
import { by, chosen, draft, give, pick, several } from "./draft.js";

/** @import { Ask, Option, View } from "../view.d.ts" */

/** @param {View} view
 * @param {Ask} ask
 */
export function choice(view, ask) {
  const offered = ask.options.filter(
    (option) => !ask.secret || !option.of || option.of === play.holder,
  );
  const closing = offered.filter((option) => option.role === "done");
  const open = offered
    .filter((option) => option.role !== "done")
    .sort((one, two) => Number(one.barred !== null) - Number(two.barred !== null)); // what may be done comes first
  const owners = ask.secret ? [null] : new Set(open.map((option) => option.of));
  return html`
    ${[...owners].map((of) =>
      group(
        view,
        ask,
        of,
        open.filter((option) => option.of === of),
      ),
    )}
    ${closing.length > 0 ? html`<div class="closing">${options(view, ask, closing)}</div>` : nothing}
    ${several(ask) ? confirmation(ask) : nothing}
    ${
      ask.secret
        ? html`<button type="button" class="quiet wide" data-action="draw" @click=${() => answer({ draw: true, ...by() })}>
          ${icon("chance")} ${say("page-draw")}</button>`
        : nothing
    }`;
}

/** The options that concern one side, or none.
 * @param {View} view
 * @param {Ask} ask
 * @param {string | null} of
 * @param {Option[]} some
 */
function group(view, ask, of, some) {
  if (of === null || some.length === 1) return options(view, ask, some);
  const side = view.table.sides.find(({ id }) => id === of);
  return html`<div class="option-group" role="group" aria-label=${name(of, view.names)} data-side=${side ? side.colour % 4 : nothing}>
    <p class="option-owner" aria-hidden="true">${side ? emblem(side.colour) : nothing} ${name(of, view.names)}</p>
    ${options(view, ask, some)}
  </div>`;
}

/** @param {View} view
 * @param {Ask} ask
 * @param {Option[]} some
 */
const options = (view, ask, some) =>
  some.length === 0
    ? nothing
    : html`<ul class="options" data-lying=${String(some.every((option) => option.on))}>${some.map((option) => one(view, ask, option))}</ul>`;

/** @param {View} view
 * @param {Ask} ask
 * @param {Option} option
 */
function one(view, ask, option) {
  const words = label(option.label, view.names);
  const owner = view.table.sides.find(({ id }) => id === option.of);
  const alone = ask.options.filter(({ of }) => of === option.of).length === 1;
  const closes = view.flow === "setup" && option.role === "done";
  return html`<li class="option" data-role=${option.role ?? nothing} data-proposed=${String(option.proposed)}>
    <button type="button" class=${option.role === "done" ? "main" : ""} data-option=${option.key}
      data-action=${closes ? "setup-done" : nothing}
      aria-disabled=${option.barred ? "true" : nothing}
      aria-pressed=${several(ask) ? String(chosen(option.key)) : nothing}
      @click=${() => pick(view, option)}>
      ${several(ask) ? html`<span class="tick" aria-hidden="true">${chosen(option.key) ? "✓" : ""}</span>` : nothing}
      ${owner && alone ? emblem(owner.colour) : nothing}
      <span class="option-words">${words}
        ${option.proposed && !several(ask) ? html`<span class="proposed">${say("page-proposed")}</span>` : nothing}
        ${option.barred ? html`<span class="reason">${label(option.barred.label, view.names)}</span>` : nothing}
      </span>
    </button>
    ${option.rule === ask.rule ? nothing : ruleSign(option.rule)}
  </li>`;
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
  if (several(ask) && count >= ask.least && count <= ask.most) give(draft.keys);
}
