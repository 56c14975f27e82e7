/** The course of the battle: its steps in a bar, opened by a tap or a swipe; whose turn it is, and who has acted. */

import { sideOf } from "../battle/field.js";
import { viewInSight } from "../battle/state.js";
import { owner } from "../drawing/owner.js";
import { html, nothing } from "../page/lit-html.js";
import { label, name, say } from "../page/words.js";
import { decider, question } from "../question/panel.js";
import { icon } from "../ui/icon.js";
import { ruleLink } from "../ui/rules.js";
import { openSheet } from "../ui/sheet.js";

/** @import { Ask, Piece, StepMark, View } from "../../shared/view.d.ts" */

/** States of pieces that a round brings about, in the order in which they are told. */
const STATES = ["active", "ready", "acted"];

export const openCourse = () => openSheet(() => say("page-steps"), body);

function body() {
  const view = viewInSight();
  if (!view) return nothing;
  return html`
    ${view.ask ? now(view, view.ask) : nothing}
    ${round(view)}
    <ol class="course">${view.table.steps.map((step, place) => line(view, step, place))}</ol>`;
}

/** @param {View} view
 * @param {StepMark} step
 * @param {number} place
 */
const line = (
  view,
  step,
  place,
) => html`<li data-state=${step.state} aria-current=${step.state === "now" ? "step" : nothing}>
  ${view.table.steps.length > 1 ? html`<b class="course-mark" aria-hidden="true">${step.state === "done" ? "✓" : place + 1}</b>` : nothing}
  <span class="course-words">${ruleLink(step.rule, label(step.label, view.names))}
    <span class="soft">${say("page-step-state", { state: step.state })}</span></span>
</li>`;

/** The open question, and who answers it.
 * @param {View} view
 * @param {Ask} ask
 */
const now = (view, ask) => html`<section class="part">
  <h3>${say("page-now")}</h3>
  <div class="course-now">
    <div>${decider(view, ask)}<p><b>${question(view, ask)}</b></p></div>
  </div>
</section>`;

/** On a battlefield: who acts, who may still act, who has acted.
 * @param {View} view
 */
function round(view) {
  const there = view.table.pieces.filter(({ place }) => place);
  if (!there.some(({ state }) => state === "acted" || state === "active")) return nothing;
  return html`<section class="part">
    <h3>${say("page-round")}</h3>
    ${STATES.map((state) =>
      inState(
        view,
        state,
        there.filter((piece) => piece.state === state),
      ),
    )}
  </section>`;
}

/** @param {View} view
 * @param {string} state
 * @param {Piece[]} some
 */
function inState(view, state, some) {
  if (some.length === 0) return nothing;
  return html`<div class="course-state"><h4>${say("page-piece-state", { state })}</h4>
    <ul>${some.map((piece) => {
      const side = sideOf(view, piece.of);
      return html`<li>${side ? owner(view, side) : icon(piece.icon)} ${name(piece.id, view.names)}</li>`;
    })}</ul></div>`;
}

/** The steps of the battle's course: what is done, where we are, what lies ahead.
 * @param {View} view
 */
export function steps({ table, names }) {
  if (table.steps.length === 0) return nothing;
  return html`<div class="course-bar"><ol class="steps" aria-label=${say("page-steps")}>
    ${table.steps.map(
      (
        step,
        place,
      ) => html`<li data-state=${step.state} aria-current=${step.state === "now" ? "step" : nothing}>
        ${table.steps.length > 1 ? html`<span class="step-mark" aria-hidden="true">${step.state === "done" ? "✓" : place + 1}</span>` : nothing}
        <span class="step-name">${label(step.label, names)}</span>
        <span class="unseen">${say("page-step-state", { state: step.state })}</span>
      </li>`,
    )}
  </ol>
  <button type="button" data-action="course" aria-label=${say("page-steps")} @click=${openCourse}></button></div>`;
}

/** Pixels that a finger wanders at least. */
const FAR = 40;

/** @type {{x: number, y: number} | null} */
let from = null;

/** @param {PointerEvent} event */
export function swipeBegins({ clientX: x, clientY: y }) {
  from = { x, y };
}

/** True if the swipe went towards the middle of the screen, which may be turned round.
 * @param {PointerEvent} event
 */
export function swipedAway({ clientX, clientY }) {
  if (!from) return false;
  const across = Math.abs(clientX - from.x);
  const up = from.y > innerHeight / 2 ? from.y - clientY : clientY - from.y;
  from = null;
  return up > FAR && up > across;
}
