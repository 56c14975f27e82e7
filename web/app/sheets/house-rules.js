/** House rules before a battle begins: each switch with its choices; what differs from the book is marked. */

import { draw } from "../draw.js";
import { html, nothing } from "../lit.js";
import { closeSheet, openSheet } from "../parts/sheet.js";
import { ruled, ruleTitle } from "../rules.js";
import { houseRules, keepHouseRules } from "../settings.js";
import { say } from "../words.js";

/** @import { System } from "../view.d.ts" */

/** @param {System} system */
export function openHouseRules(system) {
  openSheet(
    () => say("page-house-rules-title"),
    () => body(system),
  );
}

/** @param {System} system */
function body(system) {
  const own = houseRules(system);
  return html`
    <p>${say("page-house-rules-hint")}</p>
    ${system.switches.map(({ rule, default: usual, choices }) => {
      const value = own[rule] ?? usual;
      return switchField(rule, usual, choices, value, (choice) => set(system, rule, choice, usual));
    })}
    <button type="button" class="main wide" @click=${closeSheet}>${say("page-done")}</button>
    <button type="button" class="quiet wide" ?disabled=${Object.keys(own).length === 0} @click=${() => reset(system)}>
      ${say("page-house-rules-reset")}</button>`;
}

/** A switch and its choices.
 * @param {string} rule
 * @param {string} usual
 * @param {string[]} choices
 * @param {string} value
 * @param {((choice: string) => void) | null} set null where nothing can be changed
 */
export function switchField(rule, usual, choices, value, set) {
  const words = ruleTitle(rule);
  return html`<fieldset class="switch" data-switch=${rule} data-differs=${String(value !== usual)}>
    <legend>${ruled(rule, words.title)}
      ${value === usual ? nothing : html`<span class="badge">${say("page-differs")}</span>`}</legend>
    <div class="segments">
      ${choices.map(
        (choice) => html`<label>
          <input type="radio" name=${rule} value=${choice} .checked=${choice === value} ?disabled=${set === null} @change=${() => set?.(choice)}>
          <span>${words.choices?.[choice] ?? choice}${choice === usual ? html` <small>${say("page-usual")}</small>` : nothing}</span>
        </label>`,
      )}
    </div>
    ${words.texts?.[value] ? html`<p class="soft">${words.texts[value]}</p>` : nothing}
  </fieldset>`;
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
