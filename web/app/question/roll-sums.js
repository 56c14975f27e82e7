/** Dice that fell on the table, entered by the sum of each throw: the last tap sends them. */

import { answer } from "../battle/answering.js";
import { draft, editDraft } from "../battle/draft.js";
import { sideOf } from "../battle/field.js";
import { owner } from "../drawing/owner.js";
import { signed } from "../drawing/values.js";
import { html, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";

/** @import { PoolField, View } from "../../shared/view.d.ts" */

/** A row of all sums for each throw.
 * @param {View} view
 * @param {PoolField} pool
 */
export const sumRows = (view, pool) =>
  pool.throws.length > 1
    ? html`<div class="sum-throws">${pool.throws.map(
        (one, order) => html`<div class="sum-throw" role="group" aria-labelledby="sums-${order}">
          <p id="sums-${order}">${owner(view, sideOf(view, one.who))} <span>${label(one.label, view.names)}</span></p>
          ${sumRow(pool, one.dice, order, pool.throws.length)}
        </div>`,
      )}</div>`
    : sumRow(pool, pool.dice, 0, 1);

/** @param {PoolField} pool
 * @param {number} dice
 * @param {number} order
 * @param {number} throws
 */
const sumRow = ({ faces }, dice, order, throws) => html`<div class="sums" data-sums=${order}>
  ${sumsOf(faces, dice).map(
    (sum) => html`<button type="button" class="face" data-sum=${sum}
      aria-pressed=${throws > 1 ? String(draft.sums[order] === sum) : nothing}
      aria-label=${say("page-roll-sum", { sum: signed(sum) })} @click=${() => tell(order, throws, sum)}>${signed(sum)}</button>`,
  )}
</div>`;

/** Every sum of so many dice.
 * @param {number[]} faces
 * @param {number} dice
 */
const sumsOf = (faces, dice) =>
  Array.from(
    { length: dice * (faces[faces.length - 1] - faces[0]) + 1 },
    (_, more) => dice * faces[0] + more,
  );

/** @param {number} order
 * @param {number} throws
 * @param {number} sum
 */
function tell(order, throws, sum) {
  const sums = Array.from({ length: throws }, (_, place) => draft.sums[place] ?? null).with(
    order,
    sum,
  );
  editDraft({ sums });
  const told = sums.filter((one) => one !== null);
  if (told.length === throws) answer({ sums: told });
}
