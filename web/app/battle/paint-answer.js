/** The answer that is a painting of the field, stroke by stroke. */

import { isCells, listOf } from "./answer-kind.js";

/** @import { AnswerKind } from "./answer-kind.js" */

/** @type {AnswerKind} */
export const paintAnswer = {
  begin: () => ({}),
  isTouched: (_, { strokes }) => strokes.length > 0,
  entered: (_, { strokes, brush }) => ({ strokes, brush }),
  restored({ paint }, { strokes, brush }) {
    const known = (/** @type {unknown} */ key) => paint?.brushes.some((one) => one.key === key);
    return {
      strokes: listOf(strokes).filter((one) => known(one.brush) && isCells(one.cells)),
      brush: known(brush) ? brush : "",
    };
  },
  told: () => ({ what: "paint" }),
};
