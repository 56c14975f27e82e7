/** Parts that a reply tells again without a change are taken from the one before: a part that did not change is the same object. */

/** The fields that tell the things of a list from each other, the first that they have. */
const NAMES = ["id", "key"];

/** A value of plain JSON with every part that equals its counterpart in the value before replaced by that counterpart; the value
 * before itself if all of it is equal. Neither of the two is changed.
 * @template Value
 * @param {unknown} before
 * @param {Value} now
 * @returns {Value}
 */
export function shareUnchanged(before, now) {
  return /** @type {Value} */ (shared(before, now));
}

/** @param {any} before
 * @param {any} now
 * @returns {unknown}
 */
function shared(before, now) {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  return Array.isArray(now) ? sharedList(before, now) : sharedFields(before, now);
}

/** @param {unknown} value
 * @returns {boolean}
 */
const isObject = (value) => typeof value === "object" && value !== null;

/** The order of fields counts, too: names are listed in it.
 * @param {Record<string, unknown>} before
 * @param {Record<string, unknown>} now
 */
function sharedFields(before, now) {
  const old = Object.entries(before);
  const held = new Map(old);
  const found = Object.entries(now).map(([name, value]) => [name, shared(held.get(name), value)]);
  const isSame =
    found.length === old.length &&
    found.every(([name, value], place) => old[place][0] === name && old[place][1] === value);
  return isSame ? before : Object.fromEntries(found);
}

/** Things with a name of their own are found by it, wherever they stood; all else by its place.
 * @param {any[]} before
 * @param {any[]} now
 */
function sharedList(before, now) {
  const name = NAMES.find((one) => isObject(now[0]) && Object.hasOwn(now[0], one));
  const known = new Map(name ? before.map((thing) => [thing?.[name], thing]) : []);
  const found = now.map((thing, place) =>
    shared(name ? known.get(thing?.[name]) : before[place], thing),
  );
  const isSame =
    found.length === before.length && found.every((thing, place) => thing === before[place]);
  return isSame ? before : found;
}
