/** What the app answers by itself where this person prefers that, so that a battle takes fewer taps. */

import { isPreferred } from "../page/preferences.js";
import { takesSeveral } from "./draft.js";
import { linesSince } from "./log-lines.js";

/** @import { Answer, Ask, LogLine, View } from "../../shared/view.d.ts" */

/** @param {Answer} answer */
export const isThrow = (answer) => "roll" in answer || "faces" in answer;

/** The answer to a question that need not be asked; null where a person answers.
 * @param {View} view
 * @param {Ask} ask
 * @param {number} seen the number of the last line of the log before the latest answer
 * @param {boolean} isThrown dice fell with the latest answer, and nobody has had a say since
 */
export function ownAnswer(view, ask, seen, isThrown) {
  const results = linesSince(view, seen).filter(({ happened }) => happened);
  if (ask.kind === "roll") return thrown(results);
  return isThrown && view.table.contest?.outcome ? unchanged(ask, results) : null;
}

/** A throw of the app, unless the latest answer came to something that is to be read before.
 * @param {readonly LogLine[]} results
 * @returns {Answer | null}
 */
const thrown = (results) => (isPreferred("rolls") && results.length === 0 ? { roll: "app" } : null);

/** The open roll is left as it is, by what is proposed to end the question.
 * @param {Ask} ask
 * @param {readonly LogLine[]} results
 * @returns {Answer | null}
 */
function unchanged(ask, results) {
  if (!isPreferred("unchanged") || ask.kind !== "choice" || ask.secret || takesSeveral(ask))
    return null;
  if (results.some(({ happened }) => happened?.kind !== "sums")) return null;
  const end = ask.options.find(
    ({ proposed, role, barred }) => proposed && role === "done" && !barred,
  );
  return end ? { keys: [end.key] } : null;
}
