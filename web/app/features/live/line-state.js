/** The live line of the open battle as the screens tell of it: the part of this device, the seats, and what is to be said. */

import { logOf } from "../../battle/open-log.js";
import { battleId, openView } from "../../battle/state.js";
import { draw } from "../../page/draw.js";

/** @import { Guest } from "../../live/guest.js" */
/** @import { Host } from "../../live/host.js" */
/** @import { DoorBattle } from "./door-battle.js" */

/** The end of a line that this device is, and the battle of the line.
 * @type {{host: Host | null, guest: Guest | null, at: DoorBattle | null, isGoingOn: boolean}}
 */
export const line = {
  host: null,
  guest: null,
  at: null,
  /** The host is opening another battle, to which the others come along: the line outlives the one that is left. */
  isGoingOn: false,
};

export const session = {
  /** @type {"" | "host" | "guest"} */
  role: "",
  /** The guest has all of the host's log, or did once. */
  hasFollowed: false,
  /** @type {Record<string, string>} */
  seats: {},
  /** Why another device has ended the latest line, until it is taken note of. */
  ended: "",
  /** The battle that was open then, by its id on this device. */
  endedIn: "",
  /** Why the device that came last could not join the host. */
  turnedAway: "",
  /** Why a device that had joined the host left it, until it is taken note of. */
  left: "",
  /** The battle of which is known that no other device follows it just now, by its id on this device. */
  aloneIn: "",
  /** The app's dice are thrown in common. */
  isCommon: false,
};

/** The seats that a device holds.
 * @param {string} phone
 */
export const seatsOf = (phone) =>
  Object.keys(session.seats).filter((seat) => session.seats[seat] === phone);

/** The person has read why the line ended, or why a device could not join. */
export function forgetEnd() {
  Object.assign(session, { ended: "", turnedAway: "", left: "", aloneIn: battleId() });
  draw();
}

/** True for an open battle that several devices have played, none of which is connected: what is played now stays here. */
export const isAlone = () =>
  session.role === "" &&
  session.aloneIn !== battleId() &&
  Boolean(openView()?.ask && logOf(battleId())?.shared);
