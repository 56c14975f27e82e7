/** The answer to a choice, by the rules or by the game master: options by their keys. */

/** @import { Ask } from "../../shared/view.d.ts" */
/** @import { AnswerKind } from "./answer-kind.js" */

/** True if the question takes anything but exactly one option.
 * @param {Ask | null} ask
 */
export const takesSeveral = (ask) => ask !== null && !(ask.least === 1 && ask.most === 1);

/** The options that can be chosen.
 * @param {Ask} ask
 */
const free = ({ options }) => options.filter(({ barred }) => !barred);

/** @param {Ask} ask */
const proposals = (ask) =>
  free(ask)
    .filter(({ proposed }) => proposed)
    .map(({ key }) => key);

/** @type {AnswerKind} */
export const choiceAnswer = {
  begin: (ask) => ({ keys: takesSeveral(ask) ? proposals(ask).slice(0, ask.most) : [] }),
  isTouched: (ask, { keys }) => keys.join() !== proposals(ask).join(),
  entered: (_, { keys }) => ({ keys }),
  restored(ask, { keys }) {
    if (!Array.isArray(keys)) return {};
    const chosen = free(ask).filter(({ key }) => keys.includes(key));
    return { keys: chosen.map(({ key }) => key).slice(0, ask.most) };
  },
  told({ options }, answer) {
    const keys = "keys" in answer ? answer.keys : [];
    const taken = options.filter(({ key }) => keys.includes(key));
    return taken.length > 0 ? { options: taken } : { what: "nothing" };
  },
};
