/** The draft of a form: what stands in its fields. */

/** @import { Field, Given, Row } from "../../shared/view.d.ts" */

/** @typedef {Record<string, Given>} Filled what stands in fields, by their names */

/** The presets of fields.
 * @param {Field[]} fields
 * @returns {Filled}
 */
export const presets = (fields) =>
  Object.fromEntries(fields.map(({ name, preset }) => [name, preset]));

/** True if a field is asked, by the content of those before it; one that is not shuts those that depend on it.
 * @param {Field[]} fields
 * @param {Field} field
 * @param {Filled} filled
 * @returns {boolean}
 */
export function isAsked(fields, field, filled) {
  const { when } = field;
  if (!when) return true;
  const other = fields.find(({ name }) => name === when.field);
  const said = filled[when.field];
  if (!other || !said || !isAsked(fields, other, filled)) return false;
  if ("keys" in said) return said.keys.some((key) => when.values.includes(key));
  return "number" in said && when.values.includes(String(said.number));
}

/** The content of fields once one of them is answered: if two swap, the one whose options are taken gets what that one held;
 * one that is filled in early sets the one that it hangs on.
 * @param {Field[]} fields
 * @param {Field} field
 * @param {Filled} filled
 * @param {Given} given
 * @returns {Filled}
 */
export function withAnswer(fields, field, filled, given) {
  const held = filled[field.name] ?? field.preset;
  const other = field.swaps
    ? fields.find(
        ({ name, swaps, preset }) =>
          swaps && name !== field.name && isSame(filled[name] ?? preset, given),
      )
    : null;
  const { when } = field;
  const set =
    when && isEarly(fields, field, filled) ? { [when.field]: { keys: [when.values[0]] } } : {};
  return { ...filled, ...(other ? { [other.name]: held } : {}), ...set, [field.name]: given };
}

/** True if a field that is not asked may be filled in nevertheless: that sets the field that it depends on to the value it
 * needs.
 * @param {Field[]} fields
 * @param {Field} field
 * @param {Filled} filled
 */
export function isEarly(fields, field, filled) {
  const other = fields.find(({ name }) => name === field.when?.field);
  return Boolean(
    field.sets && other && isAsked(fields, other, filled) && !isAsked(fields, field, filled),
  );
}

/** True if two fields hold the same options.
 * @param {Given} one
 * @param {Given} other
 */
const isSame = (one, other) =>
  "keys" in one && "keys" in other && one.keys.join() === other.keys.join();

/** The fields that are asked after an answer and were not before.
 * @param {Field[]} fields
 * @param {Filled} before
 * @param {Filled} after
 */
export const newlyAsked = (fields, before, after) =>
  fields.filter((field) => !isAsked(fields, field, before) && isAsked(fields, field, after));

/** The fields that differ from the presets; a list of rows as a whole.
 * @param {Field[]} fields
 * @param {Filled} filled
 * @returns {Filled}
 */
export function edited(fields, filled) {
  /** @type {Filled} */
  const kept = {};
  for (const { name, preset, fields: inner } of fields) {
    const given = filled[name] ?? preset;
    if ("form" in given) {
      const form = edited(inner, given.form);
      if (Object.keys(form).length > 0) kept[name] = { form };
    } else if (JSON.stringify(given) !== JSON.stringify(preset)) kept[name] = given;
  }
  return kept;
}

/** The kept content of these fields, as far as it has their kind and options; presets for the rest.
 * @param {Field[]} fields
 * @param {any} kept
 * @returns {Filled}
 */
export const fitted = (fields, kept) =>
  Object.fromEntries(fields.map((field) => [field.name, fittedField(field, kept?.[field.name])]));

/** @param {Field} field
 * @param {any} kept
 * @returns {Given}
 */
function fittedField(field, kept) {
  const { kind, preset, shapes } = field;
  if (kind === "group") {
    return { form: fitted(field.fields, kept?.form ?? ("form" in preset ? preset.form : {})) };
  }
  if (kind === "rows") {
    /** @type {Row[]} */
    const rows = Array.isArray(kept?.rows) ? kept.rows : "rows" in preset ? preset.rows : [];
    const shaped = rows.flatMap(({ shape, form }) => {
      const known = shapes.find(({ key }) => key === shape);
      return known ? [{ shape, form: fitted(known.fields, form) }] : [];
    });
    return { rows: shaped };
  }
  if (field.number) return { number: numeral(kept?.number, preset) };
  if (field.text) return typeof kept?.text === "string" ? { text: kept.text } : preset;
  const free = field.options.flatMap(({ key, barred }) => (barred ? [] : [key]));
  const isFree = (/** @type {string} */ key) => free.includes(key);
  return Array.isArray(kept?.keys) && kept.keys.every(isFree) ? { keys: kept.keys } : preset;
}

/** A number that is not typed whole yet is kept as null.
 * @param {unknown} kept
 * @param {Given} preset
 */
function numeral(kept, preset) {
  if (kept === null) return Number.NaN;
  if (typeof kept === "number") return kept;
  return "number" in preset ? preset.number : Number.NaN;
}

/** True if any of these fields is secret, those within others too.
 * @param {Field[]} fields
 * @returns {boolean}
 */
export const hasSecrets = (fields) =>
  fields.some(
    ({ secret, fields: inner, shapes }) =>
      secret || hasSecrets(inner) || shapes.some((shape) => hasSecrets(shape.fields)),
  );

/** The content that may be kept: secrets are left out.
 * @param {Field[]} fields
 * @param {Filled} filled
 * @returns {Filled}
 */
export function withoutSecrets(fields, filled) {
  const open = fields.filter(({ secret, name }) => !secret && name in filled);
  return Object.fromEntries(open.map((field) => [field.name, openPart(field, filled[field.name])]));
}

/** @param {Field} field
 * @param {Given} given
 * @returns {Given}
 */
function openPart(field, given) {
  if ("form" in given) return { form: withoutSecrets(field.fields, given.form) };
  if (!("rows" in given)) return given;
  const rows = given.rows.map(({ shape, form }) => {
    const fields = field.shapes.find(({ key }) => key === shape)?.fields ?? [];
    return { shape, form: withoutSecrets(fields, form) };
  });
  return { rows };
}

/** The numbers among the fields that are asked that are none, each with its path.
 * @param {Field[]} fields
 * @param {Filled} filled
 * @param {string} [path]
 * @returns {{path: string, field: Field}[]}
 */
export function unfinished(fields, filled, path = "") {
  return fields
    .filter((field) => isAsked(fields, field, filled))
    .flatMap((field) => {
      const given = filled[field.name] ?? field.preset;
      const here = `${path}${field.name}`;
      if ("form" in given) return unfinished(field.fields, given.form, `${here}.`);
      if ("rows" in given)
        return given.rows.flatMap((row, at) => ofRow(field, row, `${here}.${at + 1}.`));
      return "number" in given && !Number.isInteger(given.number) ? [{ path: here, field }] : [];
    });
}

/** @param {Field} field
 * @param {Row} row
 * @param {string} path
 */
const ofRow = ({ shapes }, { shape, form }, path) =>
  unfinished(shapes.find(({ key }) => key === shape)?.fields ?? [], form, path);
