/** This device as host of the line: the others that follow its log, their seats, and the battles to which they come along. */

import { logOf } from "../../battle/open-log.js";
import { openedBattle, openView } from "../../battle/state.js";
import { storableView } from "../../battle/waiting-odds.js";
import { withEngine } from "../../engine/engine.js";
import { Host } from "../../live/host.js";
import { draw } from "../../page/draw.js";
import { say } from "../../page/words.js";
import { keepOutline, newId, outlineOf } from "../../storage/battles.js";
import { toast } from "../../ui/toast.js";
import { DoorBattle } from "./door-battle.js";
import { line, seatsOf, session } from "./line-state.js";
import {
  becomeCommon,
  begin,
  broken,
  endLeft,
  heardWhile,
  phoneAt,
  seated,
  tellTogether,
} from "./session.js";

/** @import { Log } from "../../live/line.js" */

/** The devices that have joined the host.
 * @type {Set<string>} */
const joined = new Set();
/** The seats of devices that have left the host: they get them back when they come again.
 * @type {Map<string, string[]>} */
const seatsBefore = new Map();

/** The number of devices that follow the log of this one. */
export const followers = () => line.host?.phones.length ?? 0;

/** Let others follow the open battle. Gives true if this device is their host.
 * @param {string} id
 */
export async function hostBattle(id) {
  if (session.role) return isHost();
  await holdOpen(id, (battle, log) => {
    if (session.role) return;
    joined.clear();
    seatsBefore.clear();
    begin("host", battle);
    hostLog(battle, log);
  });
  draw();
  return isHost();
}

const isHost = () => session.role === "host";

/** Hold the open battle, which gets an id that others know it by, and do something with its log before that grows.
 * @param {string} id
 * @param {(battle: DoorBattle, log: Log) => void} take
 */
async function holdOpen(id, take) {
  const log = logOf(id);
  const view = openView();
  if (!log || !view || openedBattle()?.id !== id) return;
  if (!log.shared) {
    log.shared = newId();
    keepOutline(id, outlineOf(storableView(view), log));
  }
  const battle = new DoorBattle(() => tellTogether());
  await battle.hold(id, (held) => take(battle, held));
}

/** @param {DoorBattle} battle
 * @param {Log} log
 */
function hostLog(battle, log) {
  const mine = new Host(
    phoneAt(battle),
    log,
    heardWhile(() => line.host === mine, hostEvents),
  );
  line.host = mine;
  tellTogether();
  return mine;
}

/** Why devices leave that were no trouble, and may come back. */
const LEAVING = ["done", "gone", "again"];

const hostEvents = {
  joined: (/** @type {string} */ phone) => {
    Object.assign(session, { turnedAway: "", left: "" });
    const free = (seatsBefore.get(phone) ?? []).filter((seat) => !session.seats[seat]);
    if (joined.has(phone)) draw();
    else toast(say("page-together-joined"));
    joined.add(phone);
    seatsBefore.delete(phone);
    if (free.length > 0) line.host?.seat(Object.fromEntries(free.map((seat) => [seat, phone])));
  },
  left: (/** @type {string} */ phone, /** @type {string} */ why) => {
    if (!LEAVING.includes(why)) session.turnedAway = why;
    if (joined.delete(phone) && why !== "again") freeSeats(phone, why);
    draw();
  },
  apart: draw,
  seated,
  broken,
};

/** A device has gone: nobody waits for it, its seats are everybody's.
 * @param {string} phone
 * @param {string} why
 */
function freeSeats(phone, why) {
  const seats = seatsOf(phone);
  seatsBefore.set(phone, seats);
  session.left = why;
  line.host?.seat(Object.fromEntries(seats.map((seat) => [seat, ""])));
}

/** From now on the app's dice are thrown in common, or not; the host alone says so. What was thrown before is in the log first.
 * @param {boolean} on
 */
export async function throwInCommon(on) {
  const mine = line.host;
  await withEngine(async () => {});
  if (!mine || line.host !== mine) return;
  const told = mine.throwInCommon(on);
  if (!on) await told;
  if (line.host === mine) becomeCommon(on);
}

/** The table has chosen with which log it goes on. Gives the code of what refuses it, "" otherwise.
 * @param {string} device whose fork it is
 * @param {"mine" | "theirs"} whose
 */
export async function settleFork(device, whose) {
  if (!line.host) return "gone";
  const refused = await line.host.choose(device, whose);
  draw();
  return refused;
}

/** The devices that follow this host come along to another battle, as soon as it is open.
 * @param {() => Promise<string>} open gives the id of that battle; "" if it did not open
 * @param {Record<string, string>} seats the device of each seat there
 */
export async function leadOn(open, seats) {
  if (line.isGoingOn) return;
  line.isGoingOn = true;
  try {
    const id = await open();
    if (id) await holdOpen(id, (battle, log) => comeAlong(battle, log, seats));
  } finally {
    line.isGoingOn = false;
    endLeft();
  }
}

/** All devices leave the line of the battle before for that of another one, at once.
 * @param {DoorBattle} battle
 * @param {Log} log
 * @param {Record<string, string>} seats
 */
function comeAlong(battle, log, seats) {
  const before = line.host;
  if (!before) return;
  const { isCommon } = session;
  const released = before.release();
  begin("host", battle);
  const host = hostLog(battle, log);
  if (isCommon) host.throwInCommon(true);
  session.isCommon = isCommon;
  host.seat(seats);
  for (const { phone, channel } of released) host.meet(channel, phone);
}
