/** The ids that a label mentions. */

/** @import { Argument, Label } from "../../shared/view.d.ts" */

/** All words and ids that a label mentions.
 * @param {Label} label
 * @returns {string[]}
 */
export const idsIn = ({ with: figures }) => Object.values(figures ?? {}).flatMap(idsWithin);

/** @param {Argument} value
 * @returns {string[]}
 */
function idsWithin(value) {
  if (typeof value === "string") return [value];
  if (typeof value !== "object") return [];
  if ("label" in value) return idsIn(value.label);
  return "list" in value ? value.list.flatMap(idsWithin) : [];
}
