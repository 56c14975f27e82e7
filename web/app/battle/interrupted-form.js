/** What a form held when something else was done beside its question: it stands there again with the question. */

import { edited, fitted } from "./form-draft.js";

/** @import { View } from "../../shared/view.d.ts" */
/** @import { Filled } from "./form-draft.js" */

/** @type {{battle: string, question: string, headings: number, filled: Filled} | null} */
let aside = null;

/** The same question again: who looks, what is asked, and by which rule.
 * @param {View} view
 */
const questionOf = ({ viewer, ask }) => JSON.stringify([viewer, ask?.rule, ask?.by, ask?.label]);

/** A new heading in the log: what was open has ended, and a question in the same words is another one.
 * @param {View} view
 */
const headingsOf = ({ log }) => log.filter(({ kind }) => kind === "heading").length;

/** Keep what was filled in while an interruption of the question goes on. In an interruption of that one, what is kept stays.
 * @param {string} battle
 * @param {View} view
 * @param {Filled | null} filled
 */
export function setFormAside(battle, view, filled) {
  const fields = view.ask?.form;
  const question = questionOf(view);
  if (aside?.battle === battle && aside.question !== question) return;
  if (!fields || !filled) return;
  aside = { battle, question, headings: headingsOf(view), filled: edited(fields, filled) };
}

/** The form of this question was sent.
 * @param {View} view
 */
export function forgetFormAside(view) {
  if (aside?.question === questionOf(view)) aside = null;
}

/** What stood in the form of this question before it was interrupted, over what it presets now; null if nothing is kept of it.
 * @param {string} battle
 * @param {View} view
 */
export function formFromAside(battle, view) {
  if (aside && (aside.battle !== battle || aside.headings !== headingsOf(view))) aside = null;
  const fields = view.ask?.form;
  if (!aside || !fields || aside.question !== questionOf(view)) return null;
  const { filled } = aside;
  aside = null;
  return fitted(fields, filled);
}
