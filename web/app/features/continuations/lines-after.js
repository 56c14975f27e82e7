/** The lines that one chronicle tells and the other does not, from where they part. */

/** @import { ToldLine } from "../../../shared/view.d.ts" */

/** So many lines tell how a battle went on. */
const MOST_TOLD = 12;

/** The first lines of one chronicle after all with which both begin; what is told in passing is left out.
 * @param {readonly ToldLine[]} chronicle
 * @param {readonly ToldLine[]} other
 */
export function linesAfter(chronicle, other) {
  const parted = chronicle.findIndex((line, place) => textOf(line) !== textOf(other[place]));
  const rest = parted < 0 ? [] : chronicle.slice(parted);
  return rest
    .filter(({ kind, weight }) => kind !== "undone" && weight !== "aside")
    .slice(0, MOST_TOLD);
}

/** @param {ToldLine | undefined} line */
const textOf = (line) => line && JSON.stringify([line.kind, line.label, line.faces]);
