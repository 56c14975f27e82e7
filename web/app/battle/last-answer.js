/** What was answered last, for as long as a slip of the finger is noticed: so that it is taken back with a tap. */

import { stripUnsafe } from "../../shared/text-safety.js";
import { draw } from "../page/draw.js";
import { figure, label, list, say } from "../page/words.js";

/** @import { Answer, Ask, Names } from "../../shared/view.d.ts" */

/** Milliseconds that an answer stands there to be taken back. */
const LONG = 8000;

/** @type {{ask: Ask, answer: Answer, names: Names} | null} */
let latest = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** This was answered; null: nothing that could be taken back at a tap.
 * @param {typeof latest} deed
 */
export function done(deed) {
  latest = deed;
  clearTimeout(timer);
  if (!deed) return;
  timer = setTimeout(() => {
    latest = null;
    draw();
  }, LONG);
}

/** It in words; empty when the time is over. What was laid face down is not told. */
export function deed() {
  if (!latest) return "";
  const { ask, answer, names } = latest;
  if (ask.secret) return say("page-deed", { what: "secret" });
  if ("number" in answer) return figure(answer.number);
  if ("text" in answer && answer.text) return stripUnsafe(answer.text);
  if (ask.kind === "roll") return say("page-deed", { what: "roll" });
  const keys = "keys" in answer ? answer.keys : [];
  const taken = ask.options.filter(({ key }) => keys.includes(key));
  if (taken.length === 0) return say("page-deed", { what: "nothing" });
  return list(taken.map((option) => label(option.label, names)));
}
