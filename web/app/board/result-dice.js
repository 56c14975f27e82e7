/** The dice that belong to a result: those of its deed, behind each of its sums, or those of a roll that is not told by sums. */

import { throwsOf } from "../drawing/dice.js";
import { isThrow } from "./log-rows.js";

/** @import { ToldLine } from "../../shared/view.d.ts" */
/** @typedef {NonNullable<ToldLine["happened"]>} Happened */
/** @typedef {{die: string, faces: number[]}} Hand */

/** The dice that lay there at the end for each of the sums that met; null for one without dice, or of which no more was told.
 * None, where they did not fall just now.
 * @param {ToldLine[]} before the lines before the sums
 * @param {ToldLine[]} fresh those of the latest answer
 * @param {ToldLine & {happened: Happened}} met
 */
export function handsOf(before, fresh, { deed, happened }) {
  const own = deed === undefined ? [] : before.filter((line) => line.deed === deed);
  const since = own.findLastIndex((line) => (line.happened?.sums.length ?? 0) > 0) + 1;
  const throws = own.slice(since).filter(isThrow);
  /** @type {(Hand | null)[]} */
  const hands = happened.sums.map(() => null);
  if (!throws.some((one) => fresh.includes(one))) return hands;
  for (const {
    die = "",
    faces = [],
    parted = [],
    source,
    who = [],
    hands: whose = who,
  } of throws) {
    for (const [at, fell] of throwsOf(faces, parted).entries()) {
      const place = placeOf(whose[at], happened);
      if (place in hands) hands[place] = source === "sum" ? null : { die, faces: fell };
    }
  }
  return hands;
}

/** The place of a hand among the sums: the first is that of who did it, the other that of who opposed it; -1 for a hand beside.
 * @param {string | undefined} hand
 * @param {Happened} happened
 */
const placeOf = (hand, { by, to }) => (hand === by ? 0 : to === null || hand === to ? 1 : -1);

/** The dice of a roll that is not told by sums, where nobody threw along.
 * @param {ToldLine[]} fresh those of the latest answer
 * @param {ToldLine[]} results
 * @returns {Hand | null}
 */
export function loneHand(fresh, results) {
  const throws = fresh.filter(
    (line) => isThrow(line) && results.some(({ deed }) => deed !== undefined && deed === line.deed),
  );
  const [{ die = "", faces = [], parted = [], source }] = throws.length === 1 ? throws : [{}];
  const isUntold = source === "sum" || throwsOf(faces, parted).length > 1 || faces.length === 0;
  return isUntold ? null : { die, faces };
}
