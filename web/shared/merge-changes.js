/** The next view from the one that a screen holds and the changes that the door replied with (docs/door.md, Changes). */

/** @import { BeginningChange, ObjectChange, ThingsChange } from "./wire.d.ts" */

/** @typedef {ObjectChange | ThingsChange | BeginningChange} Change */

/** A view, or a part of one, with a change to it. What is held stays as it is; the parts that did not change are in both.
 * @template Held
 * @param {Held} held
 * @param {Change} change
 * @returns {Held}
 */
export function mergeChanges(held, change) {
  return /** @type {Held} */ (merged(held, change));
}

/** @param {any} held
 * @param {Change} change
 * @returns {unknown}
 */
function merged(held, change) {
  if ("keep" in change) {
    return [...held.slice(0, change.keep), ...change.more];
  }
  return "by" in change ? mergedThings(held, change) : mergedFields(held, change);
}

/** An object: fields that stay, new values, fields that changed in themselves. No name of a field does harm here.
 * @param {Record<string, unknown>} held
 * @param {ObjectChange} change
 */
function mergedFields(held, change) {
  const fields = new Map(Object.entries(held));
  alter(fields, change);
  for (const [name, value] of Object.entries(change.set ?? {})) {
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** A list of things with ids: those that stay in their old order, then new ones, if no order is told.
 * @param {any[]} held
 * @param {ThingsChange} change
 */
function mergedThings(held, change) {
  const things = new Map(held.map((thing) => [thing[change.by], thing]));
  alter(things, change);
  for (const thing of /** @type {any[]} */ (change.set ?? [])) {
    things.set(thing[change.by], thing);
  }
  return change.order ? change.order.map((id) => things.get(id)) : [...things.values()];
}

/** Takes out what is gone, and changes what changed in itself.
 * @param {Map<string, unknown>} parts
 * @param {ObjectChange | ThingsChange} change
 */
function alter(parts, change) {
  for (const name of change.gone ?? []) {
    parts.delete(name);
  }
  for (const [name, inside] of Object.entries(change.in ?? {})) {
    parts.set(name, merged(parts.get(name), inside));
  }
}
