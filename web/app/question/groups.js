/** Options in groups that fold: the headings beside each other, below them the group that is unfolded. */

import { draft, editDraft } from "../battle/draft.js";
import { isField } from "../battle/field.js";
import { grouped } from "../battle/grouping.js";
import { freeFirst, options } from "../drawing/options.js";
import { afterDrawing } from "../page/draw.js";
import { html } from "../page/lit-html.js";
import { label, say } from "../page/words.js";

/** @import { Ask, Option, View } from "../../shared/view.d.ts" */

/** Up to so many options stand there unfolded. */
const FEW = 3;

/** True if the options come in groups: if they say so, and if most are tapped on a battlefield.
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
export function unfold(place) {
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
    own[0].group ? label(own[0].group, view.names) : say("page-on-field"),
    own,
  ]);
