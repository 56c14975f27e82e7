/** House rules before a battle begins: the difference to the book, sets with a name, and every switch. */

import "./received.js";
import { draw } from "../../page/draw.js";
import { html } from "../../page/lit-html.js";
import { houseRules, keepHouseRules } from "../../page/preferences.js";
import { say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";
import { saving, sets, shareSet } from "./named-sets.js";
import { nameOf, readSets } from "./store.js";
import { difference, switchField } from "./switch-field.js";

/** @import { System } from "../../../shared/view.d.ts" */

/** @param {System} system */
export function openHouseRules(system) {
  openSheet(
    () => say("page-house-rules-title"),
    () => body(system),
  );
  readSets();
}

/** @param {System} system */
function body(system) {
  const own = houseRules(system);
  return html`
    <p>${say("page-house-rules-hint")}</p>
    <section class="part" aria-labelledby="differences-title">
      <h3 id="differences-title">${say("page-differences")}</h3>
      ${difference(system.switches, own)}
      <div class="row">
        <button type="button" class="quiet" data-action="reset" ?disabled=${Object.keys(own).length === 0} @click=${() => reset(system)}>
          ${icon("undo")} ${say("page-house-rules-reset")}</button>
        <button type="button" class="quiet" data-action="share-set" ?disabled=${Object.keys(own).length === 0}
          @click=${() => shareSet(system.id, nameOf(system.id, own), own)}>${icon("share")} ${say("page-share")}</button>
      </div>
    </section>
    <section class="part" aria-labelledby="sets-title">
      <h3 id="sets-title">${say("page-sets")}</h3>
      ${sets(system, own)}
      ${saving(system.id, nameOf(system.id, own), own)}
    </section>
    <section class="part" aria-labelledby="switches-title">
      <h3 id="switches-title">${say("page-switches-all")}</h3>
      ${system.switches.map((offered) =>
        switchField(offered, own[offered.rule] ?? offered.default, (choice) =>
          set(system, offered.rule, choice, offered.default),
        ),
      )}
    </section>
    <button type="button" class="main wide" @click=${closeSheet}>${say("page-done")}</button>`;
}

/** @param {System} system
 * @param {string} rule
 * @param {string} choice
 * @param {string} usual
 */
function set(system, rule, choice, usual) {
  const { [rule]: _, ...others } = houseRules(system);
  keepHouseRules(system, choice === usual ? others : { ...others, [rule]: choice });
  draw();
}

/** @param {System} system */
function reset(system) {
  keepHouseRules(system, {});
  draw();
}
