/** The fields of a form that hold one question: a number, a line of text, options; and what is wrong with them. */

import { ownerOf } from "../battle/field.js";
import { refused } from "../battle/state.js";
import { emblemOfThing } from "../drawing/owner.js";
import { cardsOf } from "../features/roster/store.js";
import { html, live, nothing } from "../page/lit-html.js";
import { figure, label, list, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruleLink } from "../ui/rules.js";
import { lettersLeft } from "./letters-left.js";

/** @import { Complaint, Field, Given, Label, Option, Side, View } from "../../shared/view.d.ts" */

/** @typedef {(given: Given) => void} Change what stands in a field from now on */

/** Up to so many options stand beside each other; more of them unfold. */
const FEW = 4;

/** @param {string} path */
export const idOf = (path) => `field-${path.replaceAll(".", "-")}`;

/** The complaints of the rules about the fields of the open form. */
export const complaints = () => refused()?.fields ?? [];

/** @param {Field} field
 * @param {Given} given
 * @param {Change} change
 * @param {string} path
 * @param {View} view
 */
export function plainField(field, given, change, path, view) {
  if ("number" in given) {
    const zero = given.number === 0 ? field.number?.zero : null;
    const control = number(field, given.number, change, path, view);
    return simple(field, control, path, view, about(field, path, view, zero));
  }
  if ("text" in given) return simple(field, written(field, given.text, change, path), path, view);
  if (!("keys" in given)) return nothing;
  if (unfolds(field)) {
    return simple(field, select(field, given.keys, change, path, view), path, view);
  }
  return choices(field, given.keys, change, path, view);
}

/** True if a field is one of many options, which unfold from a line.
 * @param {Field} field
 */
export const unfolds = ({ kind, least, most, options }) =>
  kind === "choice" && least === 1 && most === 1 && options.length > FEW;

/** A field with its words before it.
 * @param {Field} field
 * @param {unknown} control
 * @param {string} path
 * @param {View} view
 * @param {unknown} [told] what is told of it; nothing as long as it is not asked
 */
const simple = (
  field,
  control,
  path,
  view,
  told = about(field, path, view),
) => html`<div class="form-field" data-field=${path}>
  <div class="form-head"><label for=${told ? idOf(path) : nothing}>${words(field, path, view)}</label></div>
  ${control}
  ${told}
</div>`;

/** The name of a field; the words lead to its rule, except in the rows of a group.
 * @param {Field} field
 * @param {string} path
 * @param {View} view
 */
const words = ({ rule, label: own }, path, view) =>
  ruleLink(path.includes(".") ? null : rule, label(own, view.names));

/** The text about a field: the meaning of 0, hints, whether it is secret, and its faults.
 * @param {Field} field
 * @param {string} path
 * @param {View} view
 * @param {Label | null} [zero] where 0 stands in it
 */
const about = (field, path, view, zero = null) => html`<div id=${`${idOf(path)}-about`}>
  ${zero ? html`<p class="form-zero">${label(zero, view.names)}</p>` : nothing}
  ${field.secret ? html`<p class="soft">${icon("secret")} ${say("page-form-secret")}</p>` : nothing}
  ${field.note.map((hint) => html`<p class="soft">${label(hint, view.names)}</p>`)}
  ${barred(field, view).map(
    ([why, some]) =>
      html`<p class="soft">${say("page-form-complaint", { field: list(some), why })}</p>`,
  )}
  ${wrong(path, view)}
</div>`;

/** Why options cannot be had: each reason once, with all that it bars.
 * @param {Field} field
 * @param {View} view
 */
function barred(field, view) {
  /** @type {Map<string, string[]>} */
  const reasons = new Map();
  for (const { label: words, barred } of field.options) {
    if (!barred) continue;
    const why = label(barred.label, view.names);
    reasons.set(why, [...(reasons.get(why) ?? []), label(words, view.names)]);
  }
  return [...reasons];
}

/** The faults of a field, in words.
 * @param {string} path
 * @param {View} view
 */
export const wrong = (path, view) =>
  of(path).map(
    (one) => html`<p class="form-wrong" data-wrong=${path}>${label(one.label, view.names)}</p>`,
  );

/** @param {string} path
 * @returns {Complaint[]}
 */
const of = (path) => complaints().filter((one) => one.path === path);

/** @param {string} path */
const isWrong = (path) => (of(path).length > 0 ? "true" : nothing);

/** A field that may be filled in before it is asked: its likely values alone, which stay when it is.
 * @param {Field} field
 * @param {Change} change
 * @param {string} path
 * @param {View} view
 */
export const earlyField = (field, change, path, view) =>
  simple(field, number(field, null, change, path, view), path, view, null);

/** @param {readonly number[]} quick
 * @param {number | null} stands
 * @param {(number: number) => void} put
 */
const likelyNumbers = (quick, stands, put) =>
  quick.map(
    (likely) =>
      html`<button type="button" class="step form-quick" aria-pressed=${String(likely === stands)} @click=${() => put(likely)}>${figure(likely)}</button>`,
  );

/** A number with a step down and up, and its likely values: above it, where they stand before it is asked.
 * @param {Field} field
 * @param {number | null} stands none as long as it is not asked
 * @param {Change} change
 * @param {string} path
 * @param {View} view
 */
function number(field, stands, change, path, view) {
  const { number: bounds, label: words, sets } = field;
  if (!bounds) return nothing;
  const { least, most, quick = [] } = bounds;
  const put = (/** @type {number} */ to) => change({ number: Math.min(most, Math.max(least, to)) });
  const likely = likelyNumbers(quick, stands, put);
  const entry = (/** @type {unknown} */ beside) =>
    stands === null ? nothing : steps(field, stands, put, change, path, view, beside);
  if (!sets) return entry(likely);
  return html`<div class="stepper" role="group" aria-label=${label(words, view.names)}>${likely}</div>${entry(nothing)}`;
}

/** The number itself, between a step down and up.
 * @param {Field} field
 * @param {number} stands
 * @param {(number: number) => void} put
 * @param {Change} change
 * @param {string} path
 * @param {View} view
 * @param {unknown} beside what stands behind it
 */
function steps({ number: bounds, label: words, secret }, stands, put, change, path, view, beside) {
  if (!bounds) return nothing;
  const { least, most, preset } = bounds;
  const from = Number.isInteger(stands) ? stands : (preset ?? least);
  const step = (/** @type {number} */ by) => html`<button type="button" class="step"
    aria-label=${say("page-form-step", { field: label(words, view.names), way: by > 0 ? "up" : "down" })}
    @click=${() => put(from + by)}>${by > 0 ? "+" : "−"}</button>`;
  return html`<div class="stepper">
    ${step(-1)}
    <input id=${idOf(path)} class=${secret ? "form-secret" : ""} type="number" inputmode="numeric" enterkeyhint="next" autocomplete="off" min=${least} max=${most} step="1"
      aria-invalid=${isWrong(path)} aria-describedby=${`${idOf(path)}-about`} .value=${live(Number.isInteger(stands) ? String(stands) : "")}
      @input=${(/** @type {InputEvent} */ event) => change({ number: /** @type {HTMLInputElement} */ (event.target).valueAsNumber })}>
    ${step(1)}
    ${beside}
  </div>`;
}

/** A line of text.
 * @param {Field} field
 * @param {string} stands
 * @param {Change} change
 * @param {string} path
 */
const written = (
  { text, secret },
  stands,
  change,
  path,
) => html`<input id=${idOf(path)} class=${secret ? "wide form-secret" : "wide"} type="text" enterkeyhint="next" autocomplete="off"
  maxlength=${text?.most ?? nothing} aria-invalid=${isWrong(path)} aria-describedby=${`${idOf(path)}-about`} .value=${live(stands)}
  @input=${(/** @type {InputEvent} */ event) => change({ text: /** @type {HTMLInputElement} */ (event.target).value })}>
  ${lettersLeft(stands, text?.most)}
  ${text?.kept ? fromRoster(text.kept, stands, change) : nothing}`;

/** The cards that the roster has of a kind: one that is chosen stands in the field.
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

/** One of many: things of the table stand below the side that they belong to, and the chosen one beside its emblem.
 * @param {Field} field
 * @param {string[]} keys
 * @param {Change} change
 * @param {string} path
 * @param {View} view
 */
function select({ options }, keys, change, path, view) {
  const chosen = options.find(({ key }) => keys.includes(key));
  const emblem = emblemOfThing(view, chosen?.on);
  return html`<div class="form-select">${emblem}<select id=${idOf(path)} class="wide" aria-invalid=${isWrong(path)}
    aria-describedby=${`${idOf(path)}-about`}
    @change=${(/** @type {Event} */ event) => change({ keys: [/** @type {HTMLSelectElement} */ (event.target).value] })}>
    ${bySide(view, options).map(([side, some]) => {
      const lines = some.map((option) => line(option, keys, view));
      return side ? html`<optgroup label=${name(side.id, view.names)}>${lines}</optgroup>` : lines;
    })}
  </select></div>`;
}

/** @param {Option} option
 * @param {string[]} keys
 * @param {View} view
 */
const line = ({ key, label: words, barred }, keys, view) =>
  html`<option value=${key} .selected=${live(keys.includes(key))} ?disabled=${barred !== null}>${label(words, view.names)}</option>`;

/** Options by the side of the thing that each lies on, in the order in which the sides come.
 * @param {View} view
 * @param {Option[]} options
 */
function bySide(view, options) {
  /** @type {Map<Side | undefined, Option[]>} */
  const parts = new Map();
  for (const option of options) {
    const side = option.on ? ownerOf(view, option.on) : undefined;
    parts.set(side, [...(parts.get(side) ?? []), option]);
  }
  return [...parts];
}

/** Some of few: beside each other.
 * @param {Field} field
 * @param {string[]} keys
 * @param {Change} change
 * @param {string} path
 * @param {View} view
 */
function choices(field, keys, change, path, view) {
  const single = field.least === 1 && field.most === 1;
  const toggled = (/** @type {string} */ key) =>
    keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key].slice(-field.most);
  const pick = (/** @type {Option} */ { key }) => change({ keys: single ? [key] : toggled(key) });
  return html`<fieldset class="form-field" id=${idOf(path)} data-field=${path} aria-describedby=${`${idOf(path)}-about`} aria-invalid=${isWrong(path)}>
    <legend>${words(field, path, view)}</legend>
    <div class="segments">${field.options.map((option) => segment(option, single, path, keys, pick, view))}</div>
    ${about(field, path, view)}
  </fieldset>`;
}

/** @param {Option} option
 * @param {boolean} single
 * @param {string} path
 * @param {string[]} keys
 * @param {(option: Option) => void} pick
 * @param {View} view
 */
const segment = (option, single, path, keys, pick, view) => html`<label>
  <input type=${single ? "radio" : "checkbox"} name=${path} value=${option.key} .checked=${live(keys.includes(option.key))}
    ?disabled=${option.barred !== null} @change=${() => pick(option)}>
  <span>${emblemOfThing(view, option.on)} ${label(option.label, view.names)}</span>
</label>`;
