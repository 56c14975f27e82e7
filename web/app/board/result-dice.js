/** Which dice belong to a result: those behind each of its sums, or those of a roll that is not told by sums. */

import { ownerOf } from "../battle/field.js";
import { throwsOf } from "../drawing/dice.js";
import { isThrow } from "./log-rows.js";

/** @import { LogLine, View } from "../../shared/view.d.ts" */
/** @typedef {NonNullable<LogLine["happened"]>} Happened */
/** @typedef {{die: string, faces: number[]}} Hand */

/** The dice for each of the sums that met; none, where they did not fall just now.
 * @param {View} view
 * @param {LogLine[]} lines those before the sums
 * @param {LogLine[]} fresh those of the latest answer
 * @param {Happened} met
 */
export function handsOf(view, lines, fresh, met) {
  const throws = throwsBefore(lines);
  return throws.some((one) => fresh.includes(one)) ? dealt(view, throws, met) : [];
}

/** The dice of a roll that is not told by sums, where nobody threw along.
 * @param {LogLine[]} fresh those of the latest answer
 * @param {LogLine[]} results
 * @returns {Hand | null}
 */
export function loneHand(fresh, results) {
  const throws = fresh.filter(
    (line) => isThrow(line) && results.some(({ rule }) => rule === line.rule),
  );
  const [{ die = "", faces = [], parted = [], source }] = throws.length === 1 ? throws : [{}];
  const isUntold = source === "sum" || throwsOf(faces, parted).length > 1 || faces.length === 0;
  return isUntold ? null : { die, faces };
}

/** The throws of the roll whose sums follow these lines.
 * @param {LogLine[]} lines
 */
function throwsBefore(lines) {
  const before = lines.findLastIndex(({ happened }) => (happened?.sums.length ?? 0) > 0);
  const throws = lines.slice(before + 1).filter(isThrow);
  return throws.filter(({ rule }) => rule === throws.at(-1)?.rule);
}

/** The dice that lay there at the end for each of the sums; null for one without dice, or of which no more was told. Nothing for
 * any, where it is not told whose some were.
 * @param {View} view
 * @param {LogLine[]} throws
 * @param {Happened} met
 */
function dealt(view, throws, met) {
  /** @type {(Hand | null)[]} */
  const hands = met.sums.map(() => null);
  for (const line of throws) {
    const { die = "", faces = [], parted = [], source } = line;
    const some = throwsOf(faces, parted);
    const first = some.length > 1 ? 0 : placeOf(view, line, met);
    if (some.length > 1 && some.length !== hands.length) return [];
    if (!(first in hands) || (hands[first] && !line.anew)) return [];
    for (const [place, fell] of some.entries())
      hands[first + place] = source === "sum" ? null : { die, faces: fell };
  }
  return hands;
}

/** The place among the sums of the one to whom a throw belongs, whoever acts being the first to throw; -1 where it is not told.
 * @param {View} view
 * @param {LogLine} line
 * @param {Happened} met
 */
function placeOf(view, { who = [], anew }, { by, to, sums: { length } }) {
  const own = ownerOf(view, by ?? "")?.id ?? "";
  const [foe, third] = view.table.sides.filter(({ id }) => id !== own);
  const other = to ? ownerOf(view, to)?.id : third ? "" : foe?.id;
  const [isOwn, isOther] = [own, other].map((id) => who.includes(id ?? ""));
  if (isOwn === isOther) return anew && length > 1 ? -1 : 0;
  return isOwn ? 0 : 1;
}
