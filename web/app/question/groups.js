/** Many options in groups: a heading for each, and below the headings the group that is unfolded. */

import { draft } from "../battle/draft.js";
import { isField } from "../battle/field.js";
import { freeFirst, options } from "../drawing/options.js";
import { afterDrawing } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruled, ruleTitle } from "../ui/rules.js";

/** @import { Ask, Option, View } from "../../shared/view.d.ts" */

/** Up to so many options stand there unfolded. */
const FEW = 3;

/** Whether the options come in groups: where they say so, and where most are tapped on a battlefield.
 * @param {View} view
 * @param {Ask} ask
 */
export const inGroups = (view, ask) =>
  ask.options.some(({ group }) => group) ||
  (isField(view) && !ask.secret && ask.options.filter(({ on }) => on).length > FEW);

/** @param {View} view
 * @param {Ask} ask
 * @param {Option[]} some
 */
export function groups(view, ask, some) {
  const all = grouped(view, some);
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
        data-group=${place} ?hidden=${open !== place}>${list(view, ask, own)}</div>`,
    )}
  </div>`;
}

/** The options of a group; a rule that all of them have is named once.
 * @param {View} view
 * @param {Ask} ask
 * @param {Option[]} own
 */
function list(view, ask, own) {
  const [rule, other] = new Set(own.map((option) => option.rule));
  const shared = rule && !other && rule !== ask.rule ? rule : null;
  return html`${options(view, shared ? { ...ask, rule: shared } : ask, freeFirst(own))}
    ${shared ? html`<p class="group-rule">${ruled(shared, html`${icon("rule")} ${ruleTitle(shared).title}`)}</p>` : nothing}`;
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
    <span>${heading}</span> <b>${free}</b></button>`;
}

/** @param {number | null} place */
function unfold(place) {
  draft.group = place;
  afterDrawing(() => {
    if (draft.group !== null) document.querySelector(".groups")?.scrollIntoView({ block: "start" });
  });
}

/** Groups in the order in which they first come.
 * @param {View} view
 * @param {Option[]} some
 * @returns {[string, Option[]][]}
 */
function grouped(view, some) {
  const found = Map.groupBy(some, ({ group }) =>
    group ? label(group, view.names) : say("page-table"),
  );
  return [...found];
}
