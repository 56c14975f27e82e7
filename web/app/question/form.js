/** A form: labelled fields, groups and rows; what is wrong with a field stands beside it, and all of it in a summary. */

import { answer, answeringSide } from "../battle/answering.js";
import { draft, editDraft } from "../battle/draft.js";
import {
  edited,
  isAsked,
  isEarly,
  newlyAsked,
  presets,
  unfinished,
  withAnswer,
} from "../battle/form-draft.js";
import { change, refused } from "../battle/state.js";
import { fieldRefilled, refusedWith } from "../battle/transitions.js";
import { ownedIn } from "../drawing/marked-words.js";
import { emblemOfThing } from "../drawing/owner.js";
import { afterDrawing } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { complaints, earlyField, idOf, plainField, unfolds, wrong } from "./form-fields.js";
import { unnamedFieldset } from "./unnamed-fieldset.js";

/** @import { Ask, Field, Given, Row, Shape, View } from "../../shared/view.d.ts" */
/** @import { Filled } from "../battle/form-draft.js" */
/** @import { Change } from "./form-fields.js" */

/** @param {View} view
 * @param {Ask} ask
 */
export function form(view, ask) {
  const fields = ask.form ?? [];
  const given = draft.form ?? presets(fields);
  const set = (/** @type {Filled} */ filled) => editDraft({ form: filled });
  return html`${summary(fields, view)}
    <div class="form-fields" @keydown=${toNextField}>${list(fields, given, set, "", view)}</div>`;
}

/** The key for a new line in a field that is typed leads to the next control, as Go does on a phone's keyboard: what sends a whole
 * form is its button alone.
 * @param {KeyboardEvent} event
 */
function toNextField(event) {
  const { target, key, isComposing } = event;
  const typed = "input:is([type='text'], [type='number'])";
  if (key !== "Enter" || isComposing || !(target instanceof Element && target.matches(typed)))
    return;
  event.preventDefault();
  const inputs = `${typed}, select, input:is([type='radio'], [type='checkbox'])`;
  const form = target.closest("form");
  const all = [...(form?.querySelectorAll(inputs) ?? [])].filter((one) => one.checkVisibility());
  const next = all[all.indexOf(target) + 1] ?? form?.querySelector("[data-action='confirm']");
  if (next instanceof HTMLElement) next.focus();
}

/** The button that sends the form, below it and always in sight. */
export const formClosing = () =>
  unnamedFieldset(
    html`<button type="submit" class="main wide" data-action="confirm">${say("page-confirm")}</button>`,
    "closing",
  );

/** Send the form; numbers that are none are not sent, but complained about here.
 * @param {Ask} ask
 */
export function confirmForm(ask) {
  const fields = ask.form ?? [];
  const filled = draft.form ?? presets(fields);
  const wrong = unfinished(fields, filled).map(({ path, field }) => ({
    path,
    code: "number",
    rule: field.rule ?? ask.rule,
    label: {
      id: "refused-number",
      with: { least: field.number?.least ?? 0, most: field.number?.most ?? 0 },
    },
  }));
  if (wrong.length === 0) {
    answer({ form: filled, ...answeringSide() }).then(toSummary);
    return;
  }
  const words = { id: "refused-fields", with: { count: wrong.length } };
  change(refusedWith, { code: "fields", rule: ask.rule, label: words, fields: wrong });
  toSummary();
}

function toSummary() {
  if (!refused()?.fields) return;
  afterDrawing(() => {
    const summary = document.querySelector("[data-complaints]");
    if (!(summary instanceof HTMLElement)) return;
    summary.focus({ preventScroll: true });
    document.querySelector(".refusal")?.scrollIntoView({ block: "start" });
  });
}

/** All complaints, each a way to its field.
 * @param {Field[]} fields
 * @param {View} view
 */
function summary(fields, view) {
  const all = complaints();
  if (all.length === 0) return nothing;
  return html`<ul class="form-complaints" data-complaints=${all.length} tabindex="-1">
    ${all.map(({ path, label: why }) => {
      const field = called(fields, path.split("."), view).join(" – ");
      const words = label(why, view.names);
      return html`<li>${
        field
          ? html`<button type="button" data-complaint=${path} @click=${() => goTo(path)}>${say("page-form-complaint", { field, why: words })}</button>`
          : words
      }</li>`;
    })}
  </ul>`;
}

/** The way to a field in words.
 * @param {Field[]} fields
 * @param {string[]} path
 * @param {View} view
 * @returns {string[]}
 */
function called(fields, [first, ...rest], view) {
  const field = fields.find(({ name }) => name === first);
  if (!field) return [];
  const own = label(field.label, view.names);
  if (rest.length === 0) return [own];
  if (field.kind !== "rows") return [own, ...called(field.fields, rest, view)];
  const [number, ...within] = rest;
  const [shape, other] = field.shapes;
  const row = say("page-form-row", { what: other ? own : label(shape.label, view.names), number });
  const among = field.shapes.flatMap((shape) => shape.fields);
  return within.length === 0 ? [row] : [row, ...called(among, within, view)];
}

/** @param {string} path */
function goTo(path) {
  const field = document.getElementById(idOf(path));
  const control = field?.matches("input, select")
    ? field
    : field?.querySelector("input, select, button");
  if (control instanceof HTMLElement) control.focus();
}

/** Scroll fields into sight that an answer has brought up, the first of them for sure.
 * @param {string[]} paths
 */
function show(paths) {
  if (paths.length === 0) return;
  afterDrawing(() => {
    for (const path of paths.toReversed())
      document.querySelector(`[data-field="${path}"]`)?.scrollIntoView({ block: "nearest" });
  });
}

/** The fields that are asked.
 * @param {Field[]} fields
 * @param {Filled} filled
 * @param {(filled: Filled) => void} set
 * @param {string} path what stands before the names of the fields
 * @param {View} view
 * @returns {unknown[]}
 */
function list(fields, filled, set, path, view) {
  const early = fields.filter((field) => isEarly(fields, field, filled));
  const asked = fields.filter(
    (field) => (isAsked(fields, field, filled) || early.includes(field)) && !isEmpty(field),
  );
  const drawn = (/** @type {Field} */ field) => {
    const here = `${path}${field.name}`;
    const fill = (/** @type {Given} */ given) => {
      change(fieldRefilled, here);
      const after = withAnswer(fields, field, filled, given);
      set(after);
      show(newlyAsked(fields, filled, after).map(({ name }) => `${path}${name}`));
    };
    if (early.includes(field)) return earlyField(field, fill, here, view);
    return one(field, filled[field.name] ?? field.preset, fill, here, view);
  };
  const folded = asked.filter(({ seldom }) => seldom);
  return [
    ...asked.filter(({ seldom }) => !seldom).map(drawn),
    folded.length > 0 ? fold(folded, filled, path, view, drawn) : nothing,
  ];
}

/** Nothing can be chosen in it, and nothing has to be.
 * @param {Field} field
 */
const isEmpty = ({ kind, least, options }) =>
  kind === "choice" && least === 0 && options.length === 0;

/** Fields that are seldom filled in wait behind a button as long as they stand at their presets and nothing is said against them.
 * @param {Field[]} fields
 * @param {Filled} filled
 * @param {string} path
 * @param {View} view
 * @param {(field: Field) => unknown} drawn
 */
function fold(fields, filled, path, view, drawn) {
  const isWrong = fields.some(({ name }) =>
    complaints().some((one) => one.path.startsWith(`${path}${name}`)),
  );
  const isOpen =
    draft.unfolded.includes(path) || isWrong || Object.keys(edited(fields, filled)).length > 0;
  const what = fields.length > 1 ? "" : label(fields[0].label, view.names);
  const unfold = () => {
    const others = draft.unfolded.filter((one) => one !== path);
    editDraft({ unfolded: isOpen ? others : [...others, path] });
    if (isOpen) return;
    if (what) afterDrawing(() => goTo(`${path}${fields[0].name}`));
    else show(fields.map(({ name }) => `${path}${name}`));
  };
  return html`<div class="form-more">
    <button type="button" class="quiet" data-action="form-more" data-fold=${path} aria-expanded=${String(isOpen)} @click=${unfold}>
      ${what || say("page-form-more", { count: fields.length })}</button>
    ${isOpen ? fields.map(drawn) : nothing}
  </div>`;
}

/** Nothing is known against the form any more. */
const forgetComplaints = () => change(refusedWith, null);

/** @param {Field} field
 * @param {Given} given
 * @param {Change} change
 * @param {string} path
 * @param {View} view
 */
function one(field, given, change, path, view) {
  if ("form" in given) return group(field, given.form, change, path, view);
  if ("rows" in given) return rows(field, given.rows, change, path, view);
  return plainField(field, given, change, path, view);
}

/** A group, with the emblem of the first thing that it names; where its first field unfolds from a line, that stands beside it.
 * @param {Field} field
 * @param {Filled} filled
 * @param {Change} change
 * @param {string} path
 * @param {View} view
 */
function group(field, filled, change, path, view) {
  const [first] = field.fields.filter((one) => isAsked(field.fields, one, filled));
  const inLine = first !== undefined && unfolds(first) && !first.seldom;
  return html`<fieldset class="form-group" id=${idOf(path)} data-field=${path} data-line=${String(inLine)}>
  <legend>${emblemOfThing(view, ownedIn(view, field.label))}<span>${label(field.label, view.names)}</span></legend>
  ${list(field.fields, filled, (form) => change({ form }), `${path}.`, view)}
  ${wrong(path, view)}
</fieldset>`;
}

/** @param {Field} field
 * @param {Row[]} some
 * @param {Change} change
 * @param {string} path
 * @param {View} view
 */
function rows(field, some, change, path, view) {
  const add = (/** @type {Shape} */ shape) => {
    forgetComplaints();
    const next = field.further[some.length];
    const form = next?.shape === shape.key ? next.form : presets(shape.fields);
    change({ rows: [...some, { shape: shape.key, form }] });
    afterDrawing(() => goTo(`${path}.${some.length + 1}`));
  };
  const remove = (/** @type {number} */ at) => {
    forgetComplaints();
    change({ rows: some.toSpliced(at, 1) });
  };
  const put = (/** @type {number} */ at, /** @type {Filled} */ form) =>
    change({ rows: some.with(at, { ...some[at], form }) });
  return html`<fieldset class="form-rows" id=${idOf(path)} data-field=${path} data-rows=${some.length}>
    <legend>${label(field.label, view.names)}</legend>
    ${some.map((row, at) => oneRow(field, row, at, some.length > field.least ? remove : null, put, path, view))}
    ${
      some.length < field.most
        ? html`<div class="form-add">${field.shapes.map(
            (
              shape,
            ) => html`<button type="button" data-action="form-add" data-add=${path} data-shape=${shape.key} @click=${() => add(shape)}>
              ${say("page-form-add", { what: label(shape.label, view.names) })}</button>`,
          )}</div>`
        : nothing
    }
    ${wrong(path, view)}
  </fieldset>`;
}

/** @param {Field} field
 * @param {Row} row
 * @param {number} at
 * @param {((at: number) => void) | null} remove
 * @param {(at: number, form: Filled) => void} put
 * @param {string} path
 * @param {View} view
 */
function oneRow({ shapes }, row, at, remove, put, path, view) {
  const shape = shapes.find(({ key }) => key === row.shape);
  if (!shape) return nothing;
  const here = `${path}.${at + 1}`;
  const what = say("page-form-row", { what: label(shape.label, view.names), number: at + 1 });
  return html`<fieldset class="form-row" id=${idOf(here)} data-row=${here} data-shape=${shape.key}>
    <legend>${what}</legend>
    ${
      remove
        ? html`<button type="button" class="form-remove" data-action="form-remove" data-remove=${here} aria-label=${say("page-form-remove", { what })}
          @click=${() => remove(at)}>${icon("delete")}</button>`
        : nothing
    }
    ${list(shape.fields, row.form, (form) => put(at, form), `${here}.`, view)}
    ${wrong(here, view)}
  </fieldset>`;
}
