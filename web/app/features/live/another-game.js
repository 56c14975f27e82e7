/** Another game of the battle that several devices play: all of them come along, and sides may be swapped. */

import { tableSeats } from "../../battle/seats.js";
import { battleId, openView } from "../../battle/state.js";
import { opened, playAgain } from "../../navigation/route.js";
import { session } from "./line-state.js";
import { leadOn } from "./session.js";

/** Play again with the same people and armies; the devices that follow this one come along. */
export function playAnotherGame() {
  if (session.role === "host")
    leadOn(
      openAnother,
      seatsByDevice((device) => device),
    );
  else playAgain();
}

/** Play again, where whoever holds a side gets that of the next device: of two, each gets that of the other. */
export function playSwapped() {
  const devices = holders();
  leadOn(
    openAnother,
    seatsByDevice((device) => devices[(devices.indexOf(device) + 1) % devices.length]),
  );
}

/** True if there are sides to be swapped: other devices follow this one, and two devices hold sides. */
export const canSwap = () => session.role === "host" && holders().length > 1;

async function openAnother() {
  const before = battleId();
  playAgain();
  await opened();
  return battleId() === before ? "" : battleId();
}

/** The seats that devices hold and that lead a side; the game master leads none. */
function sidesHeld() {
  const view = openView();
  const gm = view?.table.gm;
  const sides = view ? tableSeats(view).filter((seat) => seat !== "gm" && seat !== gm) : [];
  return sides.filter((seat) => session.seats[seat]);
}

const holders = () => [...new Set(sidesHeld().map((seat) => session.seats[seat]))];

/** The seats of each device, once those that lead a side were passed on.
 * @param {(device: string) => string} next the device that gets the sides of another one
 */
function seatsByDevice(next) {
  const sides = sidesHeld();
  /** @type {Map<string, string[]>} */
  const seats = new Map();
  for (const [seat, holder] of Object.entries(session.seats)) {
    const device = sides.includes(seat) ? next(holder) : holder;
    seats.set(device, [...(seats.get(device) ?? []), seat]);
  }
  return seats;
}
