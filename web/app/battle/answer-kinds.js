/** The answers to all kinds of question. How each question is drawn and sent is listed in `question/controls.js`. */

import { choiceAnswer } from "./choice-answer.js";
import { formAnswer } from "./form-answer.js";
import { numberAnswer } from "./number-answer.js";
import { paintAnswer } from "./paint-answer.js";
import { pathAnswer } from "./path-answer.js";
import { rollAnswer } from "./roll-answer.js";
import { textAnswer } from "./text-answer.js";

/** @import { Ask } from "../../shared/view.d.ts" */
/** @import { AnswerKind } from "./answer-kind.js" */

/** @type {Record<Ask["kind"], AnswerKind>} */
const KINDS = {
  choice: choiceAnswer,
  ruling: choiceAnswer,
  roll: rollAnswer,
  number: numberAnswer,
  text: textAnswer,
  path: pathAnswer,
  paint: paintAnswer,
  form: formAnswer,
};

/** The kind of answer that a question takes.
 * @param {Ask} ask
 */
export const answerKind = ({ kind }) => KINDS[kind];

/** True if a question is answered by its options.
 * @param {Ask} ask
 */
export const isChoice = (ask) => answerKind(ask) === choiceAnswer;
