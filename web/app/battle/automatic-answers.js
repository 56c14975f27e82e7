/** Answers that the app gives by itself if this person prefers that, so that a battle takes fewer taps. */

import { isPreferred } from "../page/preferences.js";
import { takesSeveral } from "./choice-answer.js";
import { linesSince } from "./log-lines.js";

/** @import { Answer, Ask, ToldLine, View } from "../../shared/view.d.ts" */

/** True if an answer throws dice that nobody has had a say about yet; one that throws an open roll again is none.
 * @param {View} before what was seen when it was given
 * @param {Answer} answer
 */
export const isNewRoll = ({ table }, answer) =>
  ("roll" in answer || "faces" in answer || "sums" in answer) && !table.contest?.outcome;

/** The answer to a question that need not be asked; null where a person answers.
 * @param {View} view
 * @param {Ask} ask
 * @param {number} seen the number of the last line of the chronicle before the latest answer
 * @param {boolean} isRolled the latest answer was a new roll
 */
export function automaticAnswer(view, ask, seen, isRolled) {
  const results = linesSince(view, seen).filter(({ happened }) => happened);
  if (ask.kind === "roll") return thrown(results);
  return isRolled && view.table.contest?.outcome ? unchanged(ask, results) : null;
}

/** A throw of the app, unless the latest answer came to something that is to be read before.
 * @param {readonly ToldLine[]} results
 * @returns {Answer | null}
 */
const thrown = (results) => (isPreferred("rolls") && results.length === 0 ? { roll: "app" } : null);

/** An open roll that stands against something is left as it is, by what is proposed to end the question; a person is asked where
 * something was given that would change it for free. Once: where the sides are asked in turn, taking that back leads to the
 * first of them.
 * @param {Ask} ask
 * @param {readonly ToldLine[]} results
 * @returns {Answer | null}
 */
function unchanged(ask, results) {
  if (!isPreferred("unchanged") || ask.kind !== "choice" || ask.secret || takesSeveral(ask))
    return null;
  if (results.some(({ happened }) => happened?.kind !== "sums")) return null;
  if (ask.options.some(({ role, barred }) => role === "free" && !barred)) return null;
  const end = ask.options.find(
    ({ proposed, role, barred }) => proposed && role === "done" && !barred,
  );
  return end ? { keys: [end.key] } : null;
}
