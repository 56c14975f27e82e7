/** The answer that is a number, as it is typed. */

import { isText } from "./answer-kind.js";

/** @import { Ask } from "../../shared/view.d.ts" */
/** @import { AnswerKind } from "./answer-kind.js" */

/** @param {Ask} ask */
const preset = ({ number }) => String(number?.preset ?? "");

/** @type {AnswerKind} */
export const numberAnswer = {
  begin: (ask) => ({ number: preset(ask) }),
  isTouched: (ask, { number }) => number !== preset(ask),
  entered: (_, { number }) => ({ number }),
  restored: (_, { number }) => (isText(number) ? { number } : {}),
  told: (_, answer) => ("number" in answer ? { number: answer.number } : { what: "nothing" }),
};
