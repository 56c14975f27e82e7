/** The part of a draft that would be sent, as plain data: it outlasts a reload and an interruption. Secrets do not outlast a reload. */

import { answerKind } from "./answer-kinds.js";

/** @import { Ask } from "../../shared/view.d.ts" */
/** @import { Draft } from "./empty-draft.js" */

/** The entries that may be kept on the device.
 * @param {Ask} ask
 * @param {Draft} draft
 * @returns {unknown} undefined if nothing may, or nothing is entered
 */
export function keepable(ask, draft) {
  const { isTouched, open, entered } = answerKind(ask);
  if (!isTouched(ask, draft)) return undefined;
  if (open) return open(ask, draft);
  return ask.secret ? undefined : entered(ask, draft);
}

/** The entries that are set aside while something else is done.
 * @param {Ask} ask
 * @param {Draft} draft
 * @returns {unknown} undefined if nothing is entered that could stand again
 */
export function setAside(ask, draft) {
  const { isTouched, aside, entered } = answerKind(ask);
  return isTouched(ask, draft) ? (aside ?? entered)(ask, draft) : undefined;
}

/** The kept entries, as far as they fit the question now.
 * @param {Ask} ask
 * @param {any} kept null if nothing is kept
 * @returns {Partial<Draft>}
 */
export const restored = (ask, kept) => answerKind(ask).restored(ask, kept || {});
