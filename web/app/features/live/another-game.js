/** Another game of the open battle. Where this device is host of others, all come along, and sides may be swapped. */

import { tableSeats } from "../../battle/seats.js";
import { openedBattle, openView } from "../../battle/state.js";
import { opened, playAgain } from "../../navigation/route.js";
import { newId } from "../../storage/battles.js";
import { followers, leadOn } from "./hosting.js";
import { session } from "./line-state.js";

/** Play again with the same people and armies. */
export function playAnotherGame() {
  if (session.role === "host") leadOn(openAnother, session.seats);
  else playAgain(newId());
}

/** True unless this device follows another one, which begins the next game. */
export const canPlayAgain = () => session.role !== "guest";

/** Play again, where each device gives its sides to the next one: of two, each gets those of the other. */
export function playSwapped() {
  const devices = holders();
  const given = sidesHeld().map((seat) => {
    const nth = devices.indexOf(session.seats[seat]);
    return [seat, devices[(nth + 1) % devices.length]];
  });
  leadOn(openAnother, { ...session.seats, ...Object.fromEntries(given) });
}

/** True if there are sides to be swapped: other devices follow this one, and two devices hold sides. */
export const canSwap = () => followers() > 0 && holders().length > 1;

async function openAnother() {
  const id = newId();
  playAgain(id);
  await opened();
  return openedBattle()?.id === id ? id : "";
}

/** The seats that devices hold and that lead a side; the game master leads none. */
function sidesHeld() {
  const view = openView();
  const gm = view?.table.gm;
  const sides = view ? tableSeats(view).filter((seat) => seat !== "gm" && seat !== gm) : [];
  return sides.filter((seat) => session.seats[seat]);
}

const holders = () => [...new Set(sidesHeld().map((seat) => session.seats[seat]))];
