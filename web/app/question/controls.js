/** Each kind of question as it is drawn, closed and sent. `battle/answer-kinds.js` lists what is drafted of the answer. */

import { confirmPainting } from "../battle/painting.js";
import { confirmPath } from "../battle/path.js";
import { isAnswerable, takesTaps } from "../battle/tap-guard.js";
import { unlessUnchanged } from "../drawing/unchanged.js";
import { nothing } from "../page/lit-html.js";
import { choice, closingOptions, confirmChoice, madeOfAnswers } from "./choice.js";
import { confirmNumber, confirmText, number, text } from "./fields.js";
import { confirmForm, form, formClosing } from "./form.js";
import { offersWithAnswer } from "./offers.js";
import { paint, sendPainting } from "./paint.js";
import { path, sendPath } from "./path.js";
import { confirmRoll, roll, rollClosing } from "./roll.js";

/** @import { Ask, View } from "../../shared/view.d.ts" */

/**
 * @typedef {object} Control
 * @property {(view: View, ask: Ask) => unknown} drawn among the controls of the question
 * @property {(view: View, ask: Ask) => unknown} closing below them, always in sight
 * @property {(ask: Ask) => void} send what is entered, if it is an answer
 */

/** @type {Control} */
const options = {
  drawn: (view, ask) => unlessUnchanged(madeOfAnswers(view, ask), () => choice(view, ask)),
  closing: (view, ask) =>
    unlessUnchanged([...madeOfAnswers(view, ask), isAnswerable(), takesTaps()], () =>
      closingOptions(view, ask),
    ),
  send: confirmChoice,
};

/** @type {Record<Ask["kind"], Control>} */
const CONTROLS = {
  choice: options,
  ruling: options,
  roll: {
    drawn: (view, ask) => roll(view, ask, offersWithAnswer(view)),
    closing: (_, ask) => rollClosing(ask),
    send: confirmRoll,
  },
  number: { drawn: (_, ask) => number(ask), closing: () => nothing, send: confirmNumber },
  text: { drawn: (_, ask) => text(ask), closing: () => nothing, send: confirmText },
  path: { drawn: path, closing: sendPath, send: confirmPath },
  paint: { drawn: paint, closing: (_, ask) => sendPainting(ask), send: confirmPainting },
  form: { drawn: form, closing: formClosing, send: confirmForm },
};

/** The control of a question.
 * @param {Ask} ask
 */
export const controlOf = ({ kind }) => CONTROLS[kind];
