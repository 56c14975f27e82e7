/** The order of the round in a slim rail: who acts now, who is next, how many are still to act. */

import { ownerOf } from "../battle/field.js";
import { allyOf, owner } from "../drawing/owner.js";
import { ownersIn, unlessUnchanged } from "../drawing/unchanged.js";
import { afterEachDrawing } from "../page/draw.js";
import { html, nothing, repeat } from "../page/lit-html.js";
import { figure, label, list, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";

/** @import { TurnMark, View } from "../../shared/view.d.ts" */

/** Pixels that stay free before whoever acts. */
const BEFORE = 8;

/** The order of acting in this round; a view that was kept by an earlier version does not say it.
 * @param {View} view
 */
export const orderOf = (view) => view.table.order ?? [];

/** The rail, led by a button that opens the course of the battle; where the screen is low, by the words of its step alone.
 * @param {View} view
 * @param {() => void} openCourse
 */
export function orderRail(view, openCourse) {
  const turns = orderOf(view);
  const step = view.table.steps.find(({ state }) => state === "now");
  const left = turns.reduce((sum, turn) => sum + (turn.left ?? 0), 0);
  return html`<section class="order" aria-label=${say("page-order")}>
    <button type="button" class="order-round" data-action="course" @click=${openCourse}>
      ${step ? html`<b class="step-name">${label(step.label, view.names)}</b>` : nothing}
      <span data-left=${left}>${say("page-order-left", { count: left })}</span>
      <span class="unseen">${say("page-steps")}</span>
    </button>
    ${step ? html`<b class="order-now">${label(step.label, view.names)}</b>` : nothing}
    ${turnList(view)}
  </section>`;
}

/** The places of the order alone.
 * @param {View} view
 */
export const turnList = (
  view,
) => html`<ol class="turns" tabindex="0" aria-label=${say("page-order")}>
  ${unlessUnchanged([view.table.order, view.table.pieces, view.names, ownersIn(view)], () =>
    repeat(
      orderOf(view),
      ({ who }) => who,
      (turn) => place(view, turn),
    ),
  )}
</ol>`;

/** A place in the order: whose it is, and how many pieces of a side are still to act.
 * @param {View} view
 * @param {TurnMark} turn
 */
function place(view, { who, state, left = 0 }) {
  const piece = view.table.pieces.find(({ id }) => id === who);
  const side = ownerOf(view, who);
  return html`<li class="turn" data-turn=${who} data-state=${state} data-side=${side ? side.colour % 4 : nothing}
      data-ally=${allyOf(view, side)} aria-current=${state === "now" ? "true" : nothing}>
    ${owner(view, side)} ${piece ? icon(piece.icon) : nothing}
    ${state === "next" ? html`<b class="turn-next" aria-hidden="true">${say("page-order-next")}</b>` : nothing}
    <span class="turn-name">${name(who, view.names)}</span>
    ${piece || left === 0 ? nothing : html`<b class="turn-left" aria-hidden="true">${figure(left)}</b>`}
    <span class="unseen">${list([say("page-order-state", { state }), ...(piece || left === 0 ? [] : [say("page-order-left", { count: left })])])}</span>
  </li>`;
}

/** The side that acted when the rail was scrolled last. */
let lastActing = "";

/** Whoever acts comes to the beginning of the rail when that has changed; else it stays as a finger left it. */
function follow() {
  const acting = document.querySelector(".turns [aria-current]");
  const turns = acting?.parentElement;
  if (!turns || !(acting instanceof HTMLElement)) {
    lastActing = "";
    return;
  }
  if (lastActing === acting.dataset.turn) return;
  lastActing = acting.dataset.turn ?? "";
  const left = Math.max(0, acting.offsetLeft - BEFORE);
  return () => {
    turns.scrollLeft = left;
  };
}

afterEachDrawing(follow);
