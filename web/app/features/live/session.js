/** The live line of the open battle: this device is its host or one of its guests, until the battle is left. */

import { logOf } from "../../battle/open-log.js";
import { seatName, tableSeats } from "../../battle/seats.js";
import { battleId, onChange, openedBattle, openView } from "../../battle/state.js";
import { playTogether } from "../../battle/together.js";
import { storableView } from "../../battle/waiting-odds.js";
import { withEngine } from "../../engine/engine.js";
import { Guest } from "../../live/guest.js";
import { Host } from "../../live/host.js";
import { NEXT } from "../../live/line.js";
import { draw } from "../../page/draw.js";
import { list, say } from "../../page/words.js";
import { keepOutline, newId, outlineOf } from "../../storage/battles.js";
import { toast } from "../../ui/toast.js";
import { openShared } from "./arrival.js";
import { noteBroken } from "./broken-throws.js";
import { deviceId, versions } from "./device.js";
import { DoorBattle } from "./door-battle.js";
import { seatsOf, session } from "./line-state.js";

/** @import { Channel, Fork, Log, Phone } from "../../live/line.js" */

/** The devices that have joined the host.
 * @type {Set<string>} */
const joined = new Set();
/** The seats of devices that have left the host: they get them back when they come again.
 * @type {Map<string, string[]>} */
const seatsBefore = new Map();

/** @type {Host | null} */
let host = null;
/** @type {Guest | null} */
let guest = null;
/** @type {DoorBattle | null} */
let at = null;

/** The fork of a guest, under "".
 * @type {Map<string, Fork>} */
const own = new Map();

/** The forks that the table has to settle, by the device that made them: on a guest its own. */
export const forks = () => host?.forks ?? own;

/** The battles to which the host has led this guest on, by one channel. */
let led = 0;
/** Whoever sits at a table plays no more in the time of a line; each leaves a battle on the device. */
const MOST_LED = 16;

/** The host is about to go on with another battle: the line outlives the one that is left. */
let isGoingOn = false;

/** Do this when the guest has all of the host's log for the first time.
 * @type {() => void} */
let arrived = () => {};

/** @param {() => void} then */
export const onArrival = (then) => {
  arrived = then;
};

/** The number of devices that follow the log of this one. */
export const followers = () => host?.phones.length ?? 0;

/** @param {DoorBattle} battle
 * @returns {Phone}
 */
const phoneAt = (battle) => ({ phone: deviceId(), versions: versions(), battle, isSeat });

/** @param {string} seat */
function isSeat(seat) {
  const view = openView();
  return view !== null && tableSeats(view).includes(seat);
}

/** Let others follow the open battle. Gives true if this device is their host.
 * @param {string} id
 */
export async function hostBattle(id) {
  if (session.role) return session.role === "host";
  const log = logOf(id);
  const view = openView();
  if (!log || !view || openedBattle()?.id !== id) return false;
  if (!log.shared) {
    log.shared = newId();
    keepOutline(id, outlineOf(storableView(view), log));
  }
  const battle = new DoorBattle(() => tellTogether());
  const begun = await battle.hold(id, (held) => {
    if (session.role) return false;
    begin("host", battle);
    host = new Host(phoneAt(battle), held, hostEvents);
    tellTogether();
    return true;
  });
  draw();
  return begun === true;
}

/** Why devices leave that were no trouble, and may come back. */
const LEAVING = ["done", "gone", "again"];

const hostEvents = {
  joined: (/** @type {string} */ phone) => {
    Object.assign(session, { turnedAway: "", left: "" });
    const free = (seatsBefore.get(phone) ?? []).filter((seat) => !session.seats[seat]);
    joined.add(phone);
    seatsBefore.delete(phone);
    if (free.length > 0) host?.seat(Object.fromEntries(free.map((seat) => [seat, phone])));
    toast(say("page-together-joined"));
  },
  left: (/** @type {string} */ phone, /** @type {string} */ why) => {
    if (!LEAVING.includes(why)) session.turnedAway = why;
    if (joined.delete(phone) && host && why !== "again") freeSeats(phone, why);
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
  host?.seat(Object.fromEntries(seats.map((seat) => [seat, ""])));
}

/** A channel to another device is open: it comes to follow this battle, or this device follows the one there.
 * @param {Channel} channel
 * @param {"host" | "guest"} role
 */
export function takeChannel(channel, role) {
  if (role === "host" && host) host.meet(channel);
  else if (role === "guest") {
    led = 0;
    follow(channel);
  } else channel.close();
}

/** @param {Channel} channel */
function follow(channel) {
  endLine();
  const battle = new DoorBattle(() => tellTogether());
  begin("guest", battle);
  const mine = new Guest({ ...phoneAt(battle), find: (shared) => find(battle, shared) }, null, {
    following: () => followed(mine),
    apart: (fork) => {
      own.set("", fork);
      draw();
    },
    replaced: () => toast(say("page-together-replaced")),
    seated,
    common: (on) => {
      if (on !== session.isCommon) becomeCommon(on);
    },
    broken: (phone, why) => {
      if (guest === mine) broken(phone, why);
    },
    closed: (why) => {
      if (guest !== mine) return;
      if (why === NEXT && led < MOST_LED) return goOn(channel);
      channel.close();
      finish(why);
    },
  });
  guest = mine;
  mine.meet(channel);
}

/** The host goes on with another battle: this device follows it there.
 * @param {Channel} channel
 */
function goOn(channel) {
  led += 1;
  toast(say("page-together-next"));
  follow(channel);
}

/** @param {DoorBattle} battle
 * @param {string} shared
 * @returns {Promise<Log | null>}
 */
async function find(battle, shared) {
  const id = await openShared(shared);
  return id ? battle.hold(id, (held) => held) : null;
}

/** @param {Guest} mine */
function followed(mine) {
  const view = openView();
  const log = at?.log;
  own.clear();
  if (log && view && mine.log && log.shared !== mine.log.battle) {
    log.shared = mine.log.battle;
    keepOutline(at?.id ?? "", outlineOf(storableView(view), log));
  }
  const isFirst = !session.hasFollowed;
  session.hasFollowed = true;
  if (isFirst && led === 0) arrived();
  draw();
}

/** @param {Record<string, string>} seats */
function seated(seats) {
  const lost = seatsOf(deviceId()).filter((seat) => (seats[seat] ?? deviceId()) !== deviceId());
  session.seats = seats;
  tellTogether();
  const names = openView()?.names;
  if (lost.length > 0 && names)
    toast(
      say("page-together-seat-taken", { who: list(lost.map((seat) => seatName(seat, names))) }),
    );
}

/** From now on the app's dice are thrown in common, or not; the host alone says so. What was thrown before is in the log first.
 * @param {boolean} on
 */
export async function throwInCommon(on) {
  const mine = host;
  await withEngine(async () => {});
  if (!mine || host !== mine) return;
  const told = mine.throwInCommon(on);
  if (!on) await told;
  if (host === mine) becomeCommon(on);
}

/** @param {boolean} on */
function becomeCommon(on) {
  session.isCommon = on;
  tellTogether();
  toast(say("page-together-dice-told", { on: on ? "yes" : "no" }));
}

/** A throw in common came to nothing because of a device.
 * @param {string} phone
 * @param {string} why
 */
function broken(phone, why) {
  noteBroken(why, seatsOf(phone));
}

/** This device takes a seat, or leaves it to whoever wants it.
 * @param {string} seat
 * @param {boolean} takes
 */
export function takeSeat(seat, takes) {
  const seats = { [seat]: takes ? deviceId() : "" };
  if (host) host.seat(seats);
  else guest?.claim(seats);
}

/** The table has chosen with which log it goes on. Gives the code of what refuses it, "" otherwise.
 * @param {string} device whose fork it is
 * @param {"mine" | "theirs"} whose
 */
export async function settleFork(device, whose) {
  if (!host) return "gone";
  const refused = await host.choose(device, whose);
  draw();
  return refused;
}

/** The devices that follow this host come along to the battle that is being opened.
 * @param {() => Promise<string>} open gives the id of that battle; "" if there is none, or another one was opened meanwhile
 * @param {Map<string, string[]>} seats those of each device there
 */
export async function leadOn(open, seats) {
  isGoingOn = true;
  const id = await open().finally(() => {
    isGoingOn = false;
  });
  if (!id || !host) {
    if (isLeft()) endLine();
    return;
  }
  const { isCommon } = session;
  const channels = host.release();
  finish("");
  if (!(await hostBattle(id)) || !host) {
    for (const channel of channels) channel.close();
    return;
  }
  for (const [device, held] of seats) seatsBefore.set(device, held);
  for (const seat of seats.get(deviceId()) ?? []) takeSeat(seat, true);
  if (isCommon) await throwInCommon(true);
  for (const channel of channels) host.meet(channel, true);
}

/** End the line, if there is one; the others are told. */
export function endLine() {
  const line = host ?? guest;
  if (!line) return;
  session.aloneIn = battleId();
  finish("");
  line.close("done");
}

/** @param {"host" | "guest"} role
 * @param {DoorBattle} battle
 */
function begin(role, battle) {
  at = battle;
  const fresh = { hasFollowed: false, seats: {}, isCommon: false };
  Object.assign(session, { role, ...fresh, ended: "", turnedAway: "", left: "" });
  own.clear();
  joined.clear();
  seatsBefore.clear();
}

/** @param {string} why */
function finish(why) {
  session.endedIn = battleId();
  host = null;
  guest = null;
  at = null;
  own.clear();
  Object.assign(session, { role: "", seats: {}, isCommon: false, ended: why, left: "" });
  playTogether(null);
  draw();
}

const GONE = { refused: "gone" };

/** Answers to the open battle go by the line from now on. */
function tellTogether() {
  if (!at?.id) return;
  const [mine, other] = [host, guest];
  playTogether({
    id: at.id,
    device: deviceId(),
    seats: session.seats,
    grew: (from, entries, head) => mine?.grew(from, /** @type {any} */ (entries), head),
    throwDice: session.isCommon ? async () => (mine ?? other)?.throwDice() ?? GONE : null,
    propose: other && ((entries) => other.propose(/** @type {any} */ (entries))),
  });
}

/** A battle that was left, taken by another tab or opened anew by the engine is not that of the line any more. */
onChange(() => {
  if (!battleId()) session.aloneIn = "";
  if (isLeft() && !isGoingOn) queueMicrotask(() => isLeft() && !isGoingOn && endLine()); // this change is told to all others first
});

const isLeft = () =>
  Boolean(at?.id) && (openedBattle()?.id !== at?.id || logOf(at?.id ?? "") !== at?.log);
