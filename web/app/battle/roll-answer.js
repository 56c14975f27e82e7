/** The answer to a roll: dice that fell on the table, or their sums. */

import { listOf } from "./answer-kind.js";

/** @import { AnswerKind } from "./answer-kind.js" */

/** @type {AnswerKind} */
export const rollAnswer = {
  begin: ({ pool }) => ({ faces: Array(pool?.dice ?? 0).fill(null) }),
  isTouched: (_, { faces, sums }) => [...faces, ...sums].some((entry) => entry !== null),
  entered: (_, { faces, sums, byFace }) => ({ faces, sums, byFace }),
  restored({ pool }, { faces, sums, byFace }) {
    const fit =
      pool &&
      Array.isArray(faces) &&
      faces.length === pool.dice &&
      faces.every((face) => face === null || pool.faces.includes(face));
    if (!fit) return {};
    const told = listOf(sums).every((sum) => sum === null || Number.isInteger(sum));
    return {
      faces,
      sums: told && listOf(sums).length <= pool.throws.length ? listOf(sums) : [],
      byFace: Boolean(byFace),
    };
  },
  told: () => ({ what: "roll" }),
};
