/** The last answer, as long as it can be taken back at a tap: until another one is given, or it was taken back. */

import { stripUnsafe } from "../../shared/text-safety.js";
import { figure, label, list, say } from "../page/words.js";
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
  if ("number" in answer) return figure(answer.number);
  if ("form" in answer) return say("page-last-answer", { what: "form" });
  if ("text" in answer && answer.text) return stripUnsafe(answer.text);
  if (ask.kind === "roll") return say("page-last-answer", { what: "roll" });
  if ("path" in answer) return say("page-last-answer", { what: "path" });
  if ("paint" in answer) return say("page-last-answer", { what: "paint" });
  const keys = "keys" in answer ? answer.keys : [];
  const taken = ask.options.filter(({ key }) => keys.includes(key));
  if (taken.length === 0) return say("page-last-answer", { what: "nothing" });
  return list(taken.map((option) => label(option.label, names)));
}
