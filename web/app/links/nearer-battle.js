/** Of two kept battles the one that is nearer to the battle in a link. */

/** @import { Meeting } from "../battle/transitions.js" */

/** The nearest relation first, where both have as much in common.
 * @type {Meeting["relation"][]} */
const NEAREST = ["same", "longer", "shorter", "forked"];

/** The one that has more in common: a copy that stayed behind is not the battle that goes on.
 * @template {Pick<Meeting, "relation" | "common">} M
 * @param {M | null} one
 * @param {M | null} other
 * @returns {M | null}
 */
export function nearer(one, other) {
  if (!one || !other) return one ?? other;
  const more = other.common - one.common;
  return more > 0 || (more === 0 && rank(other) < rank(one)) ? other : one;
}

/** @param {Pick<Meeting, "relation">} meeting */
const rank = ({ relation }) => NEAREST.indexOf(relation);
