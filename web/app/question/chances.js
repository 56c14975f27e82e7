/** The chances before a roll, in short, and where its dice come from; a tap shows all of it. */

import { viewInSight } from "../battle/state.js";
import { oddsCase, stackedBar } from "../drawing/odds.js";
import { emblemOf } from "../drawing/owner.js";
import { beforeEachDrawing, firstAfterEachDrawing } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { figure, label, name, percent, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruleLink } from "../ui/rules.js";
import { openSheet } from "../ui/sheet.js";

/** @import { Ask, Odds, View } from "../../shared/view.d.ts" */

/** @param {View} view
 * @param {Ask} ask
 */
export function chances(view, ask) {
  const reasons = ask.pool?.parts.length ?? 0;
  if (view.table.contest || (view.odds.length === 0 && reasons === 0)) return nothing; // a contest tells it all itself
  return html`<button type="button" class="chances" data-action="odds" aria-busy=${String(Boolean(view.counting))} data-cases=${view.odds.length} @click=${() => openChances(ask)}>
    ${reasons > 0 ? html`<span class="parts">${parts(view, ask)}</span>` : nothing}
    ${view.odds.length > 0 ? title(view) : nothing}
    ${view.odds.length === 1 ? single(view, view.odds[0]) : several(view)}
  </button>`;
}

/** The chances that are being counted, and how high they are until then.
 * @type {{element: HTMLElement, height: number} | null} */
let waiting = null;

/** Until they are counted the odds of the question before stand there: where the new ones need less room, the question keeps
 * what they had, so that nothing moves under a finger.
 */
function measureRoom() {
  if (viewInSight()?.counting) return;
  const element = /** @type {HTMLElement | null} */ (
    document.querySelector("[data-ask] .chances[aria-busy=true]")
  );
  waiting = element && !element.style.minHeight ? { element, height: element.offsetHeight } : null;
}

function keepRoom() {
  if (waiting?.element.isConnected) waiting.element.style.minHeight = `${waiting.height}px`;
  waiting = null;
}

beforeEachDrawing(measureRoom);
firstAfterEachDrawing(keepRoom);
addEventListener("resize", () => {
  const kept = /** @type {HTMLElement | null} */ (document.querySelector("[data-ask] .chances"));
  if (kept) kept.style.minHeight = "";
});

/** The parts of the dice pool, in a row.
 * @param {View} view
 * @param {Ask} ask
 */
const parts = (view, { pool }) =>
  html`${pool?.parts.map(
    (part) =>
      html`<span class="part">${label(part.label, view.names)} <b>${figure(part.dice)}</b></span> `,
  )}${pool?.bonus ? html`<span class="part">${say("page-roll-bonus")} <b>${figure(pool.bonus)}</b></span>` : nothing}`;

/** The heading; above several cases it says whose figures they are.
 * @param {View} view
 */
const title = (view) => html`<span class="chances-title">
  <span>${icon("chance")} ${heading(view)}</span>
  ${
    view.odds.length === 1
      ? nothing
      : html`<span class="chance-row">${view.odds[0].bars.map(
          ({ key }) => html`<span class="chance">${mark(view, view.odds[0], key)}</span>`,
        )}</span>`
  }
</span>`;

/** The heading of the odds, with the side whose they are.
 * @param {View} view
 */
function heading({ odds: [{ of }], table: { sides }, names }) {
  return sides.some(({ id }) => id === of)
    ? say("page-odds-of", { side: name(of, names) })
    : say("page-odds");
}

/** The mark of the side that a bar is good for.
 * @param {View} view
 * @param {Odds} case_
 * @param {string} key
 */
function mark(view, { of }, key) {
  const { sides } = view.table;
  const own = sides.find(({ id }) => id === of);
  const foe = sides.length === 2 ? sides.find(({ id }) => id !== of) : undefined;
  const side = key === "win" ? own : key === "lose" ? foe : undefined;
  return side ? emblemOf(view, side) : key === "draw" ? "=" : nothing;
}

/** @param {View} view
 * @param {Odds} case_
 */
const single = (view, case_) => html`${stackedBar(case_.bars)}
  <span class="chance-row">${case_.bars.map(
    (bar) => html`<span class="chance" data-key=${bar.key}>
      <span class="chance-name">${label(bar.label, view.names)}</span> <b>${mark(view, case_, bar.key)} ${percent(bar.p)}</b></span>`,
  )}</span>`;

/** A line for each case; what the figures stand for is said once, above them.
 * @param {View} view
 */
const several = (view) => html`<span class="cases">
  ${view.odds.map(
    (case_) => html`<span class="case">
      <span class="case-name">${label(case_.label, view.names)}</span>
      <span class="chance-row">${case_.bars.map(
        (bar) => html`<b class="chance" data-key=${bar.key}>
        <span class="unseen">${label(bar.label, view.names)}</span> ${percent(bar.p)}</b>`,
      )}</span>
      ${stackedBar(case_.bars)}
    </span>`,
  )}
</span>`;

/** All of it: each reason with its rule, each case with the losses to expect.
 * @param {Ask} ask
 */
function openChances(ask) {
  openSheet(
    () => (ask.pool ? say("page-pool", { dice: ask.pool.dice }) : say("page-odds")),
    () => {
      const view = viewInSight();
      if (!view) return nothing;
      const { pool } = ask;
      return html`${
        pool
          ? html`<ul class="reasons">
            ${pool.parts.map((part) => html`<li>${ruleLink(part.rule, label(part.label, view.names))} <b>${figure(part.dice)}</b></li>`)}
            ${pool.bonus === 0 ? nothing : html`<li>${say("page-roll-bonus")} <b>${figure(pool.bonus)}</b></li>`}
          </ul>`
          : nothing
      }
      ${pool && view.odds.length > 0 ? html`<h3>${say("page-odds")}</h3>` : nothing}
      <div class="odds">${view.odds.map((case_) => oddsCase(view, case_))}</div>`;
    },
  );
}
