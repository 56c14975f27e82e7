/** The answer that is a path over the field, as the engine has walked it. */

import { isCells, isText } from "./answer-kind.js";
import { same } from "./grid.js";

/** @import { PathField, Walk } from "../../shared/view.d.ts" */
/** @import { AnswerKind } from "./answer-kind.js" */

/** True if a path begins where it is asked for.
 * @param {any} kept
 * @param {PathField} asked
 * @returns {kept is Walk}
 */
const isPath = (kept, asked) =>
  isText(kept?.steps) &&
  isCells(kept.cells) &&
  kept.cells.length === kept.steps.length + 1 &&
  same(kept.cells[0], asked.from);

/** @type {AnswerKind} */
export const pathAnswer = {
  begin: ({ path }) => ({ path: path?.drawn ?? null }),
  isTouched: (_, { path }) => path !== null,
  entered: (_, { path, waypoint }) => ({ path, waypoint }),
  // its cost may change meanwhile
  aside: () => undefined,
  restored: ({ path: asked }, { path, waypoint }) =>
    asked && isPath(path, asked) ? { path, waypoint: Number(waypoint) } : {},
  told: () => ({ what: "path" }),
};
