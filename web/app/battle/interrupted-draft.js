/** Entries set aside when something else is done beside a question: they come back with the question. */

import { setAside } from "./unsent-answer.js";

/** @import { View } from "../../shared/view.d.ts" */
/** @import { Draft } from "./empty-draft.js" */

/** @type {{battle: string, question: string, headings: number, entered: unknown} | null} */
let aside = null;

/** The same question again: who looks, what is asked, and by which rule.
 * @param {View} view
 */
const questionOf = ({ viewer, ask }) => JSON.stringify([viewer, ask?.rule, ask?.by, ask?.label]);

/** A new heading in the chronicle: what was open has ended, and a question in the same words is another one.
 * @param {View} view
 */
const headingsOf = ({ chronicle }) => chronicle.filter(({ kind }) => kind === "heading").length;

/** Keep what was entered while an interruption of the question goes on. In an interruption of that one, what is kept stays.
 * @param {string} battle
 * @param {View} view
 * @param {Draft} draft
 */
export function keepAside(battle, view, draft) {
  const question = questionOf(view);
  if (aside?.battle === battle && aside.question !== question) return;
  const entered = view.ask ? setAside(view.ask, draft) : undefined;
  if (entered !== undefined) aside = { battle, question, headings: headingsOf(view), entered };
}

/** Another question than this one has been answered elsewhere: forget what was entered for it.
 * @param {View} view
 */
export function forgetOtherAside(view) {
  if (aside?.question !== questionOf(view)) aside = null;
}

/** The answer to this question was sent.
 * @param {View} view
 */
export function forgetAside(view) {
  if (aside?.question === questionOf(view)) aside = null;
}

/** The entries for this question before it was interrupted; null if nothing is kept of it.
 * @param {string} battle
 * @param {View} view
 */
export function takeBackAside(battle, view) {
  if (aside && (aside.battle !== battle || aside.headings !== headingsOf(view))) aside = null;
  if (!aside || aside.question !== questionOf(view)) return null;
  const { entered } = aside;
  aside = null;
  return entered;
}
