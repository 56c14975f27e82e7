/** The briefing of a ready battle, before its first question: its story, who fights whom, and what wins. */

import { battleId, privateView } from "../../battle/state.js";
import { owner } from "../../drawing/owner.js";
import { startBattle } from "../../navigation/route.js";
import { afterDrawing, draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { houseRules } from "../../page/preferences.js";
import { systemOf } from "../../page/systems.js";
import { label, list, name, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { isLesson } from "../lessons/lesson.js";

/** @import { Opening, System, View } from "../../../shared/view.d.ts" */

/** Begin a battle in one of the ways of its system.
 * @param {System} system
 * @param {Opening} opening
 */
export const startOpening = (system, opening) =>
  startBattle(system.id, houseRules(system), "", opening.key);

/** The opening by which a battle began, if it stood ready.
 * @param {View} view
 */
export const briefingOf = (view) =>
  systemOf(view.system)?.openings?.find(({ key, story }) => story && key === view.opening);

/** The battle whose briefing has been put away. */
let dismissed = "";

/** The briefing of a ready battle, on the table until its first question is answered, or a tap puts it away.
 * @param {View} view
 */
export function briefing(view) {
  const isNew = view.turn === 1 && !privateView() && !isLesson() && dismissed !== battleId();
  const opening = isNew ? briefingOf(view) : undefined;
  if (!opening) return nothing;
  return html`<section class="card briefed" id="briefing" aria-label=${label(opening.label, {})}>
    ${briefingText(opening, whoIsWho(view))}
    <button type="button" class="quiet" data-action="briefed" @click=${dismiss}>${say("page-close")}</button>
  </section>`;
}

/** Put it away; what stands below it comes to sight. */
function dismiss() {
  dismissed = battleId();
  draw();
  afterDrawing(() =>
    document.querySelector(".contest, .grid-map")?.scrollIntoView({ block: "start" }),
  );
}

/** Of each side who plays it and who stands in it.
 * @param {View} view
 */
const whoIsWho = (view) => html`<ul class="who-is-who">
  ${view.table.sides.map((side) => {
    const own = view.table.pieces.filter(({ of, on }) => of === side.id && !on);
    const called = [name(side.id, view.names)];
    const whose = [
      side.team ? name(side.team, view.names) : "",
      side.seat === "gm" ? say("page-gm") : "",
    ];
    const more = whose.filter((words) => words && !called.includes(words));
    return html`<li data-side=${side.colour % 4}>${owner(view, side)}
      <b>${[...called, ...more].join(" · ")}</b>${own.length > 0 ? html`: ${list(own.map(({ id }) => name(id, view.names)))}` : nothing}</li>`;
  })}
</ul>`;

/** @param {Opening} opening
 * @param {unknown} [who] who stands on each side; else the sides alone are named
 */
export const briefingText = (
  opening,
  who,
) => html`<div class="briefing" data-briefing=${opening.key}>
  <p class="story">${icon(opening.icon)} <span>${opening.story ? label(opening.story, {}) : nothing}</span></p>
  ${who ?? html`<p><b>${say("page-briefing", { part: "sides" })}</b> ${list(opening.sides.map((side) => label(side, {})))}</p>`}
  ${opening.goal ? html`<p><b>${say("page-briefing", { part: "goal" })}</b> ${label(opening.goal, {})}</p>` : nothing}
  ${opening.bring ? html`<p><b>${say("page-briefing", { part: "bring" })}</b> ${label(opening.bring, {})}</p>` : nothing}
  <p class="soft">${lengthOf(opening)}</p>
</div>`;

/** The length of a battle: the number of players, the minutes, and the way it is played.
 * @param {Opening} opening
 */
export const lengthOf = ({ players, minutes, played }) =>
  say("page-opening-length", {
    players,
    minutes,
    told: played ? "yes" : "no",
    played: played ? label(played, {}) : "",
  });
