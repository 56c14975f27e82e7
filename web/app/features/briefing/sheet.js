/** What a ready battle is about, before its first question: its story, who fights whom, and what wins. */

import { openView } from "../../battle/state.js";
import { opened, startBattle } from "../../navigation/route.js";
import { html, nothing } from "../../page/lit-html.js";
import { houseRules } from "../../page/preferences.js";
import { systemOf } from "../../page/systems.js";
import { label, list, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";

/** @import { Opening, System, View } from "../../../shared/view.d.ts" */

/** Begin a battle in one of the ways of its system; one that stands ready says first what it is about.
 * @param {System} system
 * @param {Opening} opening
 */
export async function startOpening(system, opening) {
  startBattle(system.id, houseRules(system), "", opening.key);
  await opened();
  const view = openView();
  if (view?.turn === 1 && briefingOf(view)) openBriefing();
}

/** The opening by which a battle began, if it stood ready.
 * @param {View} view
 */
export const briefingOf = (view) =>
  systemOf(view.system)?.openings?.find(({ key, story }) => story && key === view.opening);

function openBriefing() {
  openSheet(
    () => {
      const opening = briefing();
      return opening ? label(opening.label, {}) : nothing;
    },
    () => {
      const opening = briefing();
      if (!opening) return nothing;
      return html`${briefingText(opening)}
        <button type="button" class="main wide" data-action="briefed" @click=${closeSheet}>${icon("battle")} ${say("page-briefed")}</button>`;
    },
  );
}

/** That of the open battle. */
function briefing() {
  const view = openView();
  return view ? briefingOf(view) : undefined;
}

/** @param {Opening} opening */
export const briefingText = (opening) => html`<div class="briefing" data-briefing=${opening.key}>
  <p class="story">${icon(opening.icon)} <span>${opening.story ? label(opening.story, {}) : nothing}</span></p>
  <p><b>${say("page-briefing", { part: "sides" })}</b> ${list(opening.sides.map((side) => label(side, {})))}</p>
  ${opening.goal ? html`<p><b>${say("page-briefing", { part: "goal" })}</b> ${label(opening.goal, {})}</p>` : nothing}
  <p class="soft">${lengthOf(opening)}</p>
</div>`;

/** How many sit at the table, and for how long.
 * @param {Opening} opening
 */
export const lengthOf = ({ players, minutes }) => say("page-opening-length", { players, minutes });
