/** The open battle on several devices: the device that holds each seat, and the way of an answer to the log that is the battle. */

import { seatsOf } from "./seats.js";
import { battleId, change } from "./state.js";
import { askedAnew } from "./transitions.js";

/** @import { Ask, View } from "../../shared/view.d.ts" */

/**
 * @typedef {object} Together
 * @property {string} id of the battle on this device
 * @property {string} device the id of this device
 * @property {Record<string, string>} seats the device that holds each seat; one that is not in it is everybody's
 * @property {(at: number, entries: unknown[], head: string) => void} grew this device has appended entries to its log by itself
 * @property {((entries: unknown[]) => Promise<{refused: string}>) | null} propose offers entries to the device whose log is the
 *   battle, done when they stand in this log, too, or were refused; null where this device has it
 * @property {(() => Promise<{refused: string}>) | null} throwDice throws the dice that are asked for with the other devices, done
 *   when they stand in this log or there are none; null where the device that answers throws them
 */

/** @type {Together | null} */
let together = null;

/** From now on the open battle is played so; null: on this device alone. Whoever is asked may be another one then.
 * @param {Together | null} next
 */
export function playTogether(next) {
  together = next;
  change(askedAnew);
}

/** The way in which a battle is played on several devices; null for one that is not.
 * @param {string} id
 */
export const togetherIn = (id) => (together?.id === id ? together : null);

/** The place of a seat of the open battle: this device holds it, another one does, or nobody in particular.
 * @param {string} seat
 * @returns {"here" | "elsewhere" | "free"}
 */
export function placeOf(seat) {
  const found = togetherIn(battleId());
  const device = found?.seats[seat];
  if (!found || !device) return "free";
  return device === found.device ? "here" : "elsewhere";
}

/** The seats that still have to answer a question.
 * @param {View} view
 * @param {Ask} ask
 */
export function seatsAsked(view, { who, done }) {
  const waiting = who.filter((side) => !done.includes(side));
  return seatsOf(view, waiting.length > 0 ? waiting : who);
}

/** True if a question may be answered on this device.
 * @param {View} view
 * @param {Ask} ask
 */
export const isAskedHere = (view, ask) =>
  !togetherIn(battleId()) || seatsAsked(view, ask).some((seat) => placeOf(seat) !== "elsewhere");

/** True for a seat that this device holds, and no other one: whoever holds the device has that seat.
 * @param {string} seat
 */
export function isOnlySeatHere(seat) {
  const seats = Object.keys(togetherIn(battleId())?.seats ?? {});
  return placeOf(seat) === "here" && seats.every((one) => one === seat || placeOf(one) !== "here");
}

/** The only seat of this device, if it still has to answer, and nobody else answers or has answered the question on it; "" otherwise.
 * @param {View} view
 * @param {Ask} ask
 */
export function onlySeatHere(view, ask) {
  if (seatsOf(view, ask.who).some((seat) => placeOf(seat) === "free")) return "";
  return seatsAsked(view, ask).find(isOnlySeatHere) ?? "";
}
