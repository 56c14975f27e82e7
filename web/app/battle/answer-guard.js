/** A guard over what a person asks of the open battle: a lesson takes its own answers alone. */

/** @import { Request } from "../../shared/view.d.ts" */

/** @typedef {(request: Request) => Request | null} Guard gives what is asked in place of a request, or null if it may not be asked */

/** @type {Guard | null} */
let guard = null;
/** @type {() => boolean} */
let watches = () => false;

/** Have a guard over every request with which a person changes the battle.
 * @param {Guard} chosen
 * @param {() => boolean} isOn true while the open battle is guarded
 */
export function guardAnswers(chosen, isOn) {
  guard = chosen;
  watches = isOn;
}

/** True while answers to the open battle are guarded: the app gives none by itself then. */
export const isGuarded = () => watches();

/** The request that is made in place of one; null if none is.
 * @param {Request} request
 */
export const guarded = (request) => (guard && watches() ? guard(request) : request);
