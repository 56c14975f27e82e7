/** Switches of a rule system: what they can be set to, and how a setting differs from the book. */

/** @import { Switch } from "../../shared/view.d.ts" */

/** @typedef {Omit<Switch, "value">} Offered a switch as a system offers it */
/** @typedef {Record<string, string>} Setting rule to choice, only where it differs from the book */

/** True if a switch can be set like this.
 * @param {Offered} offered
 * @param {unknown} value
 * @returns {value is string}
 */
export function canBeSet({ choices, least, most }, value) {
  if (typeof value !== "string") return false;
  if (choices.length > 0) return choices.includes(value);
  const number = Number(value);
  return String(number) === value && number >= (least ?? 0) && number <= (most ?? 0);
}

/** The part of a wanted setting that a system can take, and the number of switches that it cannot.
 * @param {Offered[]} offered
 * @param {Record<string, unknown>} wanted
 */
export function acceptedSetting(offered, wanted) {
  /** @type {Setting} */
  const setting = {};
  for (const one of offered) {
    const choice = wanted[one.rule];
    if (canBeSet(one, choice) && choice !== one.default) setting[one.rule] = choice;
  }
  const known = offered.filter((one) => canBeSet(one, wanted[one.rule]));
  return { setting, strange: Object.keys(wanted).length - known.length };
}

/** The setting of a running battle.
 * @param {Switch[]} switches
 * @returns {Setting}
 */
export const settingOf = (switches) =>
  Object.fromEntries(
    switches
      .filter(({ value, default: usual }) => value !== usual)
      .map(({ rule, value }) => [rule, value]),
  );

/** The differences of a setting from the book, in the book's order.
 * @param {Offered[]} offered
 * @param {Setting} setting
 */
export const differences = (offered, setting) =>
  offered
    .filter(({ rule, default: usual }) => (setting[rule] ?? usual) !== usual)
    .map(({ rule, default: usual }) => ({ rule, from: usual, to: setting[rule] ?? usual }));

/** True if two settings are the same.
 * @param {Setting} one
 * @param {Setting} other
 */
export const sameSetting = (one, other) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([rule, choice]) => other[rule] === choice);
