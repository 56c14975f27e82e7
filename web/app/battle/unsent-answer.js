/** The part of a draft that would be sent, as plain data: it outlasts a reload and an interruption. Secrets do not outlast a reload. */

import { edited, fitted, hasSecrets, withoutSecrets } from "./form-draft.js";
import { same } from "./grid.js";

/** @import { Ask, Pool, Walk } from "../../shared/view.d.ts" */
/** @import { Draft } from "./empty-draft.js" */
/** @import { Stroke } from "./strokes.js" */

/** The entries so far, by the kind of the question.
 * @param {Ask} ask
 * @param {Draft} draft
 */
function entered({ kind, form }, draft) {
  const { keys, faces, sums, byFace, number, text, path, waypoint, strokes, brush } = draft;
  switch (kind) {
    case "choice":
    case "ruling":
      return { keys };
    case "roll":
      return { faces, sums, byFace };
    case "number":
      return { number };
    case "text":
      return { text };
    case "path":
      return { path, waypoint };
    case "paint":
      return { strokes, brush };
    case "form":
      return { form: form && draft.form };
  }
}

/** True if anything is entered that the question did not propose; a path and a form are always taken as they are.
 * @param {Ask} ask
 * @param {Draft} draft
 */
function isTouched({ options, number, text }, draft) {
  const proposed = options.filter((one) => one.proposed && !one.barred).map(({ key }) => key);
  return (
    draft.faces.some((face) => face !== null) ||
    draft.sums.some((sum) => sum !== null) ||
    draft.strokes.length > 0 ||
    draft.path !== null ||
    draft.form !== null ||
    (draft.keys.length > 0 && draft.keys.join() !== proposed.join()) ||
    (draft.keys.length === 0 && proposed.length > 0) ||
    draft.number !== String(number?.preset ?? "") ||
    draft.text !== (text?.preset ?? "")
  );
}

/** The entries that may be kept on the device.
 * @param {Ask} ask
 * @param {Draft} draft
 * @returns {unknown} undefined if nothing may, or nothing is entered
 */
export function keepable(ask, draft) {
  const { form, secret } = ask;
  if (!isTouched(ask, draft) || (secret && !(form && hasSecrets(form)))) return undefined;
  if (!form) return entered(ask, draft);
  return draft.form ? { form: withoutSecrets(form, draft.form) } : undefined;
}

/** The entries that are set aside while something else is done: of a form those that differ from the presets, as these may
 * change meanwhile; no path, as its cost may change.
 * @param {Ask} ask
 * @param {Draft} draft
 * @returns {unknown} undefined if nothing is entered that could stand again
 */
export function setAside(ask, draft) {
  const { form, path } = ask;
  if (path || !isTouched(ask, draft)) return undefined;
  return form && draft.form ? { form: edited(form, draft.form) } : entered(ask, draft);
}

/** The kept entries, as far as they fit the question now.
 * @param {Ask} ask
 * @param {any} kept
 * @returns {Partial<Draft>}
 */
export function restored(ask, kept) {
  const { options, pool, number, text, form, path, paint } = ask;
  if (form) return { form: fitted(form, kept?.form ?? {}) };
  if (!kept) return {};
  if (pool) return rollOf(pool, kept);
  if (number) return isText(kept.number) ? { number: kept.number } : {};
  if (text) return isText(kept.text) ? { text: kept.text.slice(0, text.most) } : {};
  if (path)
    return isPath(kept.path, path) ? { path: kept.path, waypoint: Number(kept.waypoint) } : {};
  if (paint) {
    const known = (/** @type {unknown} */ key) => paint.brushes.some((brush) => brush.key === key);
    const strokes = listOf(kept.strokes).filter(
      ({ brush, cells }) => known(brush) && isCells(cells),
    );
    return {
      strokes: /** @type {Stroke[]} */ (strokes),
      brush: known(kept.brush) ? kept.brush : "",
    };
  }
  const free = options.filter(({ barred }) => !barred).map(({ key }) => key);
  return Array.isArray(kept.keys)
    ? { keys: free.filter((key) => kept.keys.includes(key)).slice(0, ask.most) }
    : {};
}

/** @param {Pool} pool
 * @param {any} kept
 * @returns {Partial<Draft>}
 */
function rollOf({ dice, faces: known, throws }, { faces, sums, byFace }) {
  const fit =
    Array.isArray(faces) &&
    faces.length === dice &&
    faces.every((face) => face === null || known.includes(face));
  if (!fit) return {};
  const told = listOf(sums).every((sum) => sum === null || Number.isInteger(sum));
  return {
    faces,
    sums: told && listOf(sums).length <= throws.length ? listOf(sums) : [],
    byFace: Boolean(byFace),
  };
}

/** @param {unknown} kept
 * @returns {kept is string}
 */
const isText = (kept) => typeof kept === "string";

/** @param {any} kept */
const listOf = (kept) => (Array.isArray(kept) ? kept : []);

/** @param {any} kept */
const isCells = (kept) =>
  Array.isArray(kept) &&
  kept.every((cell) => Array.isArray(cell) && cell.length === 2 && cell.every(Number.isInteger));

/** True if a path begins where it is asked for.
 * @param {any} kept
 * @param {NonNullable<Ask["path"]>} asked
 * @returns {kept is Walk}
 */
const isPath = (kept, asked) =>
  isText(kept?.steps) &&
  isCells(kept.cells) &&
  kept.cells.length === kept.steps.length + 1 &&
  same(kept.cells[0], asked.from);
