/** Which battle is open, and how it stands: read by everything, changed by transitions only. */

import { afterPaint, draw } from "../page/draw.js";
import { fitDraft } from "./draft.js";
import { everyonesView, NONE, surroundingsPainted } from "./transitions.js";

/** @import { Reply, Trouble } from "../../shared/view.d.ts" */
/** @import { OpenBattle } from "./transitions.js" */

/** @type {Readonly<OpenBattle>} */
export let openBattle = NONE;

/** @type {Set<(before: Readonly<OpenBattle>) => void>} */
const listeners = new Set();

/** Do this after each change, before it is drawn.
 * @param {(before: Readonly<OpenBattle>) => void} listener is given how it stood
 */
export const onChange = (listener) => listeners.add(listener);

/** Make a transition. A lock that the battle does not hold any more is let go.
 * @template {unknown[]} Given
 * @param {(battle: OpenBattle, ...given: Given) => OpenBattle} transition
 * @param {Given} given
 */
export function change(transition, ...given) {
  const before = openBattle;
  openBattle = Object.freeze(transition(before, ...given));
  if (openBattle === before) return;
  draw();
  if ("release" in before && before.release !== ("release" in openBattle && openBattle.release)) {
    before.release?.();
  }
  const view = viewInSight();
  if (view) fitDraft(battleId(), view);
  if (isTableLater() && !isTableLater(before)) afterPaint(() => change(surroundingsPainted));
  for (const listener of listeners) listener(before);
}

/** The id of the open battle, or "". */
export const battleId = () => (openBattle.kind === "none" ? "" : openBattle.id);

/** The view for everybody, if there is one. */
export const openView = () => everyonesView(openBattle);

/** Whose view is on the screen, and which: that of the side which holds the phone alone, else null. */
export const privateView = () =>
  openBattle.kind === "open" && openBattle.privacy.kind === "shown" ? openBattle.privacy : null;

/** What is on the screen now. */
export const viewInSight = () => privateView()?.view ?? openView();

/** The side that wants to see what it alone may see: the phone is on its way there. */
export const privateViewRequester = () =>
  openBattle.kind === "open" && openBattle.privacy.kind === "requested"
    ? openBattle.privacy.side
    : null;

/** What the view is, if it is not the engine's word on a link yet.
 * @param {Readonly<OpenBattle>} [battle]
 */
export const previewKind = (battle = openBattle) =>
  battle.kind === "link" ? (battle.preview?.of ?? "") : "";

/** Whether the table is left as it stands until what surrounds it was painted: a slow phone takes a tap in between.
 * @param {Readonly<OpenBattle>} [battle]
 */
export const isTableLater = (battle = openBattle) => "tableLater" in battle && battle.tableLater;

/** Whether another tab plays it. */
export const isElsewhere = () => openBattle.kind === "elsewhere";

/** The battle, if the engine holds it.
 * @returns {Readonly<import("./transitions.js").Open> | null}
 */
export const heldBattle = () => (openBattle.kind === "open" ? openBattle : null);

/** Whether it waits for the engine. */
export function isBusy() {
  const { kind, next } = openBattle;
  if (kind === "open" || kind === "stored") return openBattle.busy || next !== null;
  return kind === "arriving" || kind === "link";
}

/** Whether the engine holds it and waits for an answer. */
export const isIdle = () => openBattle.kind === "open" && !isBusy();

/** Why the latest answer is not possible. */
export const refused = () => (openBattle.kind === "open" ? openBattle.refused : null);

/** Why the engine broke over the battle, or "". */
export const faultOf = () => ("fault" in openBattle ? openBattle.fault : "");

/** How the battle came to this device. */
export function originOf() {
  if (openBattle.kind === "link") return "link";
  return "origin" in openBattle ? openBattle.origin : "";
}

/** Whether the person has read what is to be known about it. */
export const isNoted = () => "noted" in openBattle && openBattle.noted;

/** Whether the device did not keep the latest answer. */
export const isUnkept = () => openBattle.kind === "open" && openBattle.unkept;

/** What the door says against it.
 * @param {Reply} reply
 * @returns {Trouble | null}
 */
export const trouble = (reply) => reply.refused ?? reply.unreadable ?? null;
