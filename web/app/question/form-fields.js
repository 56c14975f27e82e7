/** The fields of a form that hold one question: a number, a line of text, options; and what is wrong with them. */

import { refused } from "../battle/state.js";
import { cardsOf } from "../features/roster/store.js";
import { html, live, nothing } from "../page/lit-html.js";
import { figure, label, list, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruleLink } from "../ui/rules.js";
import { lettersLeft } from "./letters-left.js";

/** @import { Complaint, Field, Given, Names, Option } from "../../shared/view.d.ts" */

/** @typedef {(given: Given) => void} Change what stands in a field from now on */

/** Up to so many options stand beside each other; more of them unfold. */
const FEW = 4;

/** @param {string} path */
export const idOf = (path) => `field-${path.replaceAll(".", "-")}`;

/** What the rules say against the fields of the open form. */
export const complaints = () => refused()?.fields ?? [];

/** @param {Field} field
 * @param {Given} given
 * @param {Change} change
 * @param {string} path
 * @param {Names} names
 */
export function plainField(field, given, change, path, names) {
  if ("number" in given)
    return simple(field, number(field, given.number, change, path, names), path, names);
  if ("text" in given) return simple(field, line(field, given.text, change, path), path, names);
  if (!("keys" in given)) return nothing;
  if (unfolds(field)) {
    return simple(field, select(field, given.keys, change, path, names), path, names);
  }
  return choices(field, given.keys, change, path, names);
}

/** Whether a field is one of many options, which unfold from a line.
 * @param {Field} field
 */
export const unfolds = ({ kind, least, most, options }) =>
  kind === "choice" && least === 1 && most === 1 && options.length > FEW;

/** A field with its words before it.
 * @param {Field} field
 * @param {unknown} control
 * @param {string} path
 * @param {Names} names
 */
const simple = (field, control, path, names) => html`<div class="form-field" data-field=${path}>
  <div class="form-head"><label for=${idOf(path)}>${words(field, path, names)}</label></div>
  ${control}
  ${about(field, path, names)}
</div>`;

/** What it is called; the words lead to its rule, but in the rows of a group.
 * @param {Field} field
 * @param {string} path
 * @param {Names} names
 */
const words = ({ rule, label: own }, path, names) =>
  ruleLink(path.includes(".") ? null : rule, label(own, names));

/** Hints, whether it is secret, and what is wrong with it.
 * @param {Field} field
 * @param {string} path
 * @param {Names} names
 */
const about = (field, path, names) => html`<div id=${`${idOf(path)}-about`}>
  ${field.secret ? html`<p class="soft">${icon("secret")} ${say("page-form-secret")}</p>` : nothing}
  ${field.note.map((hint) => html`<p class="soft">${label(hint, names)}</p>`)}
  ${barred(field, names).map(
    ([why, some]) =>
      html`<p class="soft">${say("page-form-complaint", { field: list(some), why })}</p>`,
  )}
  ${wrong(path, names)}
</div>`;

/** Why options cannot be had: each reason once, with all that it bars.
 * @param {Field} field
 * @param {Names} names
 */
function barred(field, names) {
  /** @type {Map<string, string[]>} */
  const reasons = new Map();
  for (const { label: words, barred } of field.options) {
    if (!barred) continue;
    const why = label(barred.label, names);
    reasons.set(why, [...(reasons.get(why) ?? []), label(words, names)]);
  }
  return [...reasons];
}

/** What is wrong with a field, in words.
 * @param {string} path
 * @param {Names} names
 */
export const wrong = (path, names) =>
  of(path).map(
    (one) => html`<p class="form-wrong" data-wrong=${path}>${label(one.label, names)}</p>`,
  );

/** @param {string} path
 * @returns {Complaint[]}
 */
const of = (path) => complaints().filter((one) => one.path === path);

/** @param {string} path */
const isWrong = (path) => (of(path).length > 0 ? "true" : nothing);

/** A number with a step down and up, and its likely values.
 * @param {Field} field
 * @param {number} stands
 * @param {Change} change
 * @param {string} path
 * @param {Names} names
 */
function number({ number: bounds, label: words, secret }, stands, change, path, names) {
  if (!bounds) return nothing;
  const { least, most, quick = [] } = bounds;
  const put = (/** @type {number} */ to) => change({ number: Math.min(most, Math.max(least, to)) });
  const from = Number.isInteger(stands) ? stands : (bounds.preset ?? least);
  const step = (/** @type {number} */ by) => html`<button type="button" class="step"
    aria-label=${say("page-form-step", { field: label(words, names), way: by > 0 ? "up" : "down" })}
    @click=${() => put(from + by)}>${by > 0 ? "+" : "−"}</button>`;
  return html`<div class="stepper">
    ${step(-1)}
    <input id=${idOf(path)} class=${secret ? "form-secret" : ""} type="number" inputmode="numeric" autocomplete="off" min=${least} max=${most} step="1"
      aria-invalid=${isWrong(path)} aria-describedby=${`${idOf(path)}-about`} .value=${live(Number.isInteger(stands) ? String(stands) : "")}
      @input=${(/** @type {InputEvent} */ event) => change({ number: /** @type {HTMLInputElement} */ (event.target).valueAsNumber })}>
    ${step(1)}
    ${quick.map(
      (likely) =>
        html`<button type="button" class="step form-quick" aria-pressed=${String(likely === stands)} @click=${() => put(likely)}>${figure(likely)}</button>`,
    )}
  </div>`;
}

/** A line of text.
 * @param {Field} field
 * @param {string} stands
 * @param {Change} change
 * @param {string} path
 */
const line = (
  { text, secret },
  stands,
  change,
  path,
) => html`<input id=${idOf(path)} class=${secret ? "wide form-secret" : "wide"} type="text" autocomplete="off"
  maxlength=${text?.most ?? nothing} aria-invalid=${isWrong(path)} aria-describedby=${`${idOf(path)}-about`} .value=${live(stands)}
  @input=${(/** @type {InputEvent} */ event) => change({ text: /** @type {HTMLInputElement} */ (event.target).value })}>
  ${lettersLeft(stands, text?.most)}
  ${text?.kept ? fromRoster(text.kept, stands, change) : nothing}`;

/** What the roster has of a kind: one that is chosen stands in the field.
 * @param {string} kind
 * @param {string} stands
 * @param {Change} change
 */
function fromRoster(kind, stands, change) {
  const things = cardsOf(kind);
  if (things.length === 0) return html`<p class="soft">${say("page-roster-empty")}</p>`;
  return html`<select class="wide" data-action="from-roster" aria-label=${say("page-roster-from")}
    @change=${(/** @type {Event} */ event) => change({ text: /** @type {HTMLSelectElement} */ (event.target).value })}>
    <option value="" .selected=${live(!things.some(({ text }) => text === stands))}>${say("page-roster-from")}</option>
    ${things.map(({ label: words, text }) => html`<option value=${text} .selected=${live(text === stands)}>${label(words, {})}</option>`)}
  </select>`;
}

/** One of many.
 * @param {Field} field
 * @param {string[]} keys
 * @param {Change} change
 * @param {string} path
 * @param {Names} names
 */
const select = (
  { options },
  keys,
  change,
  path,
  names,
) => html`<select id=${idOf(path)} class="wide" aria-invalid=${isWrong(path)}
  aria-describedby=${`${idOf(path)}-about`}
  @change=${(/** @type {Event} */ event) => change({ keys: [/** @type {HTMLSelectElement} */ (event.target).value] })}>
  ${options.map(
    ({ key, label: words, barred }) =>
      html`<option value=${key} .selected=${live(keys.includes(key))} ?disabled=${barred !== null}>${label(words, names)}</option>`,
  )}
</select>`;

/** Some of few: beside each other.
 * @param {Field} field
 * @param {string[]} keys
 * @param {Change} change
 * @param {string} path
 * @param {Names} names
 */
function choices(field, keys, change, path, names) {
  const single = field.least === 1 && field.most === 1;
  const toggled = (/** @type {string} */ key) =>
    keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key].slice(-field.most);
  const pick = (/** @type {Option} */ { key }) => change({ keys: single ? [key] : toggled(key) });
  return html`<fieldset class="form-field" id=${idOf(path)} data-field=${path} aria-describedby=${`${idOf(path)}-about`} aria-invalid=${isWrong(path)}>
    <legend>${words(field, path, names)}</legend>
    <div class="segments">${field.options.map((option) => segment(option, single, path, keys, pick, names))}</div>
    ${about(field, path, names)}
  </fieldset>`;
}

/** @param {Option} option
 * @param {boolean} single
 * @param {string} path
 * @param {string[]} keys
 * @param {(option: Option) => void} pick
 * @param {Names} names
 */
const segment = (option, single, path, keys, pick, names) => html`<label>
  <input type=${single ? "radio" : "checkbox"} name=${path} value=${option.key} .checked=${live(keys.includes(option.key))}
    ?disabled=${option.barred !== null} @change=${() => pick(option)}>
  <span>${label(option.label, names)}</span>
</label>`;
