/** The answer that is a line of text. */

import { isText } from "./answer-kind.js";

/** @import { Ask } from "../../shared/view.d.ts" */
/** @import { AnswerKind } from "./answer-kind.js" */

/** @param {Ask} ask */
const preset = ({ text }) => text?.preset ?? "";

/** @type {AnswerKind} */
export const textAnswer = {
  begin: (ask) => ({ text: preset(ask) }),
  isTouched: (ask, { text }) => text !== preset(ask),
  entered: (_, { text }) => ({ text }),
  restored: (ask, { text }) => (isText(text) ? { text: text.slice(0, ask.text?.most) } : {}),
  told: (_, answer) =>
    "text" in answer && answer.text ? { text: answer.text } : { what: "nothing" },
};
