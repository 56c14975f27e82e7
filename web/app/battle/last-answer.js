/** The last answer, as long as it can be taken back at a tap: until another one is given, or it was taken back. */

import { stripUnsafe } from "../../shared/text-safety.js";
import { figure, label, list, say } from "../page/words.js";
import { answerKind } from "./answer-kinds.js";
import { change, openedBattle } from "./state.js";
import { answerGiven } from "./transitions.js";

/** @import { LastAnswer } from "./transitions.js" */

/** This was answered, and can be taken back at a tap. Nothing ends that by itself: no finger meets something else there.
 * @param {string} id
 * @param {LastAnswer} given
 */
export const offerToTakeBack = (id, given) => change(answerGiven, id, given);

/** The last answer in words, else empty. What was laid face down is not told. */
export function lastAnswer() {
  const given = openedBattle()?.lastAnswer;
  if (!given) return "";
  const { ask, offers, answer, names } = given;
  if ("take" in answer) {
    return list(
      offers.filter(({ key }) => key === answer.take).map((one) => label(one.label, names)),
    );
  }
  if (ask.secret) return say("page-last-answer", { what: "secret" });
  const told = answerKind(ask).told(ask, answer);
  if ("number" in told) return figure(told.number);
  if ("text" in told) return stripUnsafe(told.text);
  if ("options" in told) return list(told.options.map((option) => label(option.label, names)));
  return say("page-last-answer", { what: told.what });
}
