/** Which battle is open, and how it stands: read by everything, changed by transitions only. */

import { afterPaint, draw, drawWithin } from "../page/draw.js";
import { fitDraft } from "./draft.js";
import { everyonesView, NONE, surroundingsPainted } from "./transitions.js";

/** @import { Reply, Trouble } from "../../shared/view.d.ts" */
/** @import { OpenBattle } from "./transitions.js" */

/** @type {Readonly<OpenBattle>} */
export let openBattle = NONE;

/** A wait of so many milliseconds is not noticed. */
const UNNOTICED = 100;

/** @type {Set<(before: Readonly<OpenBattle>) => void>} */
const listeners = new Set();

/** Do this after each change, before it is drawn.
 * @param {(before: Readonly<OpenBattle>) => void} listener is given how it stood
 */
export const onChange = (listener) => listeners.add(listener);

/** Make a transition, and draw the page.
 * @template {unknown[]} Given
 * @param {(battle: OpenBattle, ...given: Given) => OpenBattle} transition
 * @param {Given} given
 */
export function change(transition, ...given) {
  if (put(transition(openBattle, ...given))) draw();
}

/** Make a transition that is of no matter to the eye unless it lasts; the next one follows as a rule before anybody would see it.
 * @param {(battle: OpenBattle) => OpenBattle} transition
 */
export function changeBriefly(transition) {
  if (put(transition(openBattle))) drawWithin(UNNOTICED);
}

/** Put another value in the place of the open battle; false if it is the same. A lock that the battle does not hold any more is
 * let go.
 * @param {OpenBattle} next
 */
function put(next) {
  const before = openBattle;
  openBattle = Object.freeze(next);
  if (openBattle === before) return false;
  if ("release" in before && before.release !== ("release" in openBattle && openBattle.release)) {
    before.release?.();
  }
  const view = viewInSight();
  if (view) fitDraft(battleId(), view);
  if (isTableDeferred() && !isTableDeferred(before)) afterPaint(() => change(surroundingsPainted));
  for (const listener of listeners) listener(before);
  return true;
}

/** The id of the open battle, or "". */
export const battleId = () => (openBattle.kind === "none" ? "" : openBattle.id);

/** The view for everybody, if there is one. */
export const openView = () => everyonesView(openBattle);

/** Whose view is on the screen, and which: that of the side which holds the phone alone, else null. */
export const privateView = () =>
  openBattle.kind === "open" && openBattle.privacy.kind === "shown" ? openBattle.privacy : null;

/** The view on the screen now. */
export const viewInSight = () => privateView()?.view ?? openView();

/** The side that wants to see what it alone may see: the phone is on its way there. */
export const privateViewRequester = () =>
  openBattle.kind === "open" && openBattle.privacy.kind === "requested"
    ? openBattle.privacy.side
    : null;

/** True if the table is as a link shows it that the engine has not verified yet.
 * @param {Readonly<OpenBattle>} [battle]
 */
export const isSketched = (battle = openBattle) => battle.kind === "link" && battle.sketch !== null;

/** True if the table is left as it stands until its surroundings were painted: a slow phone takes a tap in between.
 * @param {Readonly<OpenBattle>} [battle]
 */
export const isTableDeferred = (battle = openBattle) => "deferTable" in battle && battle.deferTable;

/** True if another tab plays the battle. */
export const isElsewhere = () => openBattle.kind === "elsewhere";

/** The battle, if the engine holds it.
 * @returns {Readonly<import("./transitions.js").Open> | null}
 */
export const openedBattle = () => (openBattle.kind === "open" ? openBattle : null);

/** True if the battle waits for the engine. */
export function isBusy() {
  const { kind, next } = openBattle;
  if (kind === "open" || kind === "stored") return openBattle.busy || next !== null;
  return kind === "created" || kind === "link";
}

/** True if the engine holds the battle and waits for an answer. */
export const isIdle = () => openBattle.kind === "open" && !isBusy();

/** Why the latest answer is not possible. */
export const refused = () => (openBattle.kind === "open" ? openBattle.refused : null);

/** Why the engine broke over the battle, or "". */
export const faultOf = () => ("fault" in openBattle ? openBattle.fault : "");

/** The way in which the battle came to this device. */
export const originOf = () => ("origin" in openBattle ? openBattle.origin : "");

/** The relation of the link that led to the open battle to what this device keeps. */
export const meetingOf = () => (openBattle.kind === "open" ? openBattle.meeting : null);

/** True if the person has read the notices about the battle. */
export const areNotesRead = () => "notesRead" in openBattle && openBattle.notesRead;

/** True if the device did not keep the latest answer. */
export const isUnkept = () => openBattle.kind === "open" && openBattle.unkept;

/** The trouble that a reply reports.
 * @param {Reply} reply
 * @returns {Trouble | null}
 */
export const trouble = (reply) => reply.refused ?? reply.unreadable ?? null;
