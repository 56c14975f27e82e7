/** The legend: what the signs on the screen and on this table mean. */

import { isField } from "../../battle/field.js";
import { viewInSight } from "../../battle/state.js";
import { dieFace } from "../../drawing/dice.js";
import { owner } from "../../drawing/owner.js";
import { html, nothing } from "../../page/lit-html.js";
import { name, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { openSheet } from "../../ui/sheet.js";

/** @import { View } from "../../../shared/view.d.ts" */

export const openLegend = () => openSheet(() => say("page-legend"), body);

function body() {
  const view = viewInSight();
  if (!view) return nothing;
  return html`<ul class="signs" tabindex="0" aria-label=${say("page-legend")}>
    ${view.table.sides.map((side) => row(owner(view, side), say("page-sign-side", { side: name(side.id, view.names) })))}
    ${isField(view) ? onField(view) : onCards(view)}
    ${sign("ruled", html`<span class="ruled">${say("page-rule-word")}</span>`)}
    ${sign("rule", icon("rule"))}
    ${sign("more", html`<b>›</b>`)}
    ${sign("again", html`<b>‹</b>`)}
    ${sign("fold", html`<span class="fold"></span>`)}
    ${sign("turn", icon("turn"))}
    ${sign("home", icon("home"))}
  </ul>`;
}

/** @param {View} view */
function onField(view) {
  const rider = view.table.pieces.find(({ on }) => on);
  const cards = view.table.places.filter(({ shape }) => shape === "card").map(({ id }) => id);
  const cost = view.table.links.find(({ from, value }) => value !== null && cards.includes(from));
  return html`
    ${sign("asked", token({ asked: "true" }))}
    ${sign("meant", token({ meant: "true" }))}
    ${sign("active", token({ state: "active" }))}
    ${sign("acted", token({ state: "acted" }))}
    ${sign("fresh", token({ fresh: "true" }))}
    ${cost ? sign("cost", html`<b class="cost">${cost.value}</b>`) : nothing}
    ${rider ? sign("rider", html`<span class="rider">${icon(rider.icon)}</span>`) : nothing}
    ${view.table.pieces.some(({ tracks }) => tracks.length > 0) ? sign("boxes", html`<span class="boxes"><i></i><i data-marked="true"></i></span>`) : nothing}`;
}

/** @param {View} view */
function onCards(view) {
  const dice = view.table.sides.flatMap((side) => side.dice);
  const [die] = dice;
  const wounds = dice.find(({ state }) => state === "wounds");
  return html`
    ${sign("asked", html`<span class="asked"></span>`)}
    ${wounds ? sign("wounds", html`<span class="die wounds">${dieFace(wounds.die, wounds.face)}</span>`) : nothing}
    ${die ? html`${sign("strikes", html`<span class="die strikes">${dieFace(die.die, die.face)}</span>`)} ${sign("destroyed", html`<span class="die destroyed">${dieFace(die.die, die.face)}</span>`)}` : nothing}`;
}

/** A token without words, as one looks in this state.
 * @param {{asked?: string, meant?: string, state?: string, fresh?: string}} look
 */
const token = ({
  asked,
  meant,
  state,
  fresh,
}) => html`<span class="token" data-side="0" data-asked=${asked ?? nothing}
  data-mentioned=${meant ?? nothing} data-state=${state ?? "ready"} data-fresh=${fresh ?? nothing}><span class="token-marks"></span></span>`;

/** @param {string} what
 * @param {unknown} sample
 */
const sign = (what, sample) => row(sample, say("page-sign", { sign: what }));

/** @param {unknown} sample
 * @param {string} words
 */
const row = (sample, words) =>
  html`<li><span class="sample" aria-hidden="true">${sample}</span> <span>${words}</span></li>`;
