/** Seats: who holds the phone of a side. The game master's seat may hold several. */

import { name, say } from "../page/words.js";

/** @import { Ask, Names, View } from "../../shared/view.d.ts" */

/** The seat of a side, or of the game master.
 * @param {View} view
 * @param {string} id
 */
export function seatOf({ table: { sides, gm } }, id) {
  const holder = (/** @type {string} */ side) => sides.find((one) => one.id === side)?.seat ?? side;
  const seat = holder(id);
  return seat === "gm" && gm ? holder(gm) : seat;
}

/** @param {View} view
 * @param {readonly string[]} some
 */
export const seatsOf = (view, some) => [...new Set(some.map((id) => seatOf(view, id)))];

/** The name of a seat or a side.
 * @param {string} id
 * @param {Names} names
 */
export const seatName = (id, names) =>
  id === "gm" && !Object.hasOwn(names, id) ? say("page-gm") : name(id, names);

/** The sides of a seat that have not answered yet.
 * @param {View} view
 * @param {Ask} ask
 * @param {string} seat
 */
export const waitingOf = (view, ask, seat) =>
  ask.who.filter((side) => !ask.done.includes(side) && seatOf(view, side) === seat);

/** All seats of the table.
 * @param {View} view
 */
export const tableSeats = (view) =>
  seatsOf(
    view,
    view.table.sides.map(({ id }) => id),
  );
