/** A switch and what it can be set to, and the difference that a setting makes. */

import { html, live, nothing } from "../../page/lit-html.js";
import { differences } from "../../page/switches.js";
import { say } from "../../page/words.js";
import { choiceName, ruleLink, ruleTitle } from "../../ui/rules.js";
import { isFound, searchField } from "../../ui/search-field.js";

/** @import { Offered, Setting } from "../../page/switches.js" */

/** Beyond so many switches the list is searched. */
const MANY = 6;

/** A switch with its choices, or as a number.
 * @param {Offered} offered
 * @param {string} value
 * @param {(choice: string) => void} set
 * @param {{free: readonly string[], why: string}} [held] where only some choices can be taken now: which, and why
 */
export function switchField(offered, value, set, held) {
  const { rule, default: usual, choices } = offered;
  const words = ruleTitle(rule);
  return html`<fieldset class="switch" data-switch=${rule} data-differs=${String(value !== usual)}>
    <legend>${ruleLink(rule, words.title)}
      ${value === usual ? nothing : html`<span class="badge">${say("page-differs")}</span>`}</legend>
    ${choices.length > 0 ? segments(offered, value, set, held?.free) : stepper(offered, value, set)}
    ${held ? html`<p class="soft" data-held>${held.why}</p>` : nothing}
    ${words.texts?.[value] ? html`<p class="soft">${words.texts[value]}</p>` : nothing}
  </fieldset>`;
}

/** @param {Offered} offered
 * @param {string} value
 * @param {(choice: string) => void} set
 * @param {readonly string[]} [free] those that can be taken; all, if nothing is said
 */
const segments = (
  { rule, default: usual, choices },
  value,
  set,
  free = choices,
) => html`<div class="segments">
  ${choices.map(
    (choice) => html`<label>
      <input type="radio" name=${rule} value=${choice} .checked=${live(choice === value)} ?disabled=${!free.includes(choice)} @change=${() => set(choice)}>
      <span>${choiceName(rule, choice)}${choice === usual ? html` <small>${say("page-usual")}</small>` : nothing}</span>
    </label>`,
  )}
</div>`;

/** The number that is being typed, which no drawing takes away.
 * @type {{field: HTMLInputElement, rule: string, text: string} | null} */
let typed = null;

/** @param {Offered} offered
 * @param {string} value
 * @param {(choice: string) => void} set
 */
function stepper({ rule, default: usual, least, most }, value, set) {
  const bounds = { least: least ?? 0, most: most ?? 0 };
  /** @param {number} wanted */
  const move = (wanted) =>
    set(String(Math.min(bounds.most, Math.max(bounds.least, Math.round(wanted)))));
  return html`
    <div class="stepper">
      ${step("down", () => move(Number(value) - 1))}
      <input type="number" name=${rule} inputmode="numeric" min=${bounds.least} max=${bounds.most} step="1" autocomplete="off"
        aria-label=${ruleTitle(rule).title} .value=${live(typed?.field === document.activeElement && typed?.rule === rule ? typed.text : value)}
        @input=${(/** @type {InputEvent} */ event) => {
          const field = /** @type {HTMLInputElement} */ (event.target);
          typed = { field, rule, text: field.value };
        }}
        @change=${(/** @type {Event} */ event) => {
          typed = null;
          const field = /** @type {HTMLInputElement} */ (event.target);
          move(field.value === "" ? Number(value) : Number(field.value));
        }}>
      ${step("up", () => move(Number(value) + 1))}
    </div>
    <p class="soft">${choiceName(rule, value) === value ? nothing : html`${choiceName(rule, value)} · `}${say(
      "page-switch-bounds",
      { ...bounds, usual: choiceName(rule, usual) },
    )}</p>`;
}

/** @param {"up" | "down"} way
 * @param {() => void} act
 */
const step = (
  way,
  act,
) => html`<button type="button" class="step" aria-label=${say("page-number-step", { step: 1, way })}
  @click=${act}>${way === "up" ? "+" : "−"}</button>`;

/** Only what differs from the book: the rule, what the book says, what holds here.
 * @param {Offered[]} offered
 * @param {Setting} setting
 */
export function difference(offered, setting) {
  const lines = differences(offered, setting);
  if (lines.length === 0)
    return html`<p class="differences none" data-differences="0">${say("page-by-the-book")}</p>`;
  return html`<ul class="differences" data-differences=${lines.length}>
    ${lines.map(
      ({ rule, from, to }) => html`<li data-difference=${rule}>
        <span>${ruleLink(rule, ruleTitle(rule).title)}</span>
        <span><span class="unseen">${say("page-difference", { from: choiceName(rule, from), to: choiceName(rule, to) })}</span>
          <span aria-hidden="true"><s>${choiceName(rule, from)}</s> → <b>${choiceName(rule, to)}</b></span></span>
      </li>`,
    )}
  </ul>`;
}

/** All switches, those of a chapter under its title, and a line to search them.
 * @template {Offered} T
 * @param {T[]} offered
 * @param {(one: T) => unknown} field
 */
export function switchList(offered, field) {
  const found = offered.filter(({ rule, choices }) => {
    const { title, chapter = "", texts = {} } = ruleTitle(rule);
    const names = choices.map((choice) => choiceName(rule, choice));
    return isFound(title, chapter, ...names, ...Object.values(texts));
  });
  return html`${offered.length > MANY ? searchField() : nothing}
    ${[...Map.groupBy(found, ({ rule }) => ruleTitle(rule).chapter ?? "")].map(
      ([chapter, some]) => html`<section class="switch-chapter" data-chapter=${chapter}>
        ${chapter ? html`<h4>${chapter}</h4>` : nothing} ${some.map(field)}</section>`,
    )}
    ${found.length === 0 ? html`<p class="soft">${say("page-search-none")}</p>` : nothing}`;
}
