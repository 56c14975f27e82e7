/** The live line of the open battle: this device is its host or one of its guests, until the battle is left. */

import { logOf } from "../../battle/open-log.js";
import { seatName, tableSeats } from "../../battle/seats.js";
import { battleId, onChange, openedBattle, openView } from "../../battle/state.js";
import { playTogether } from "../../battle/together.js";
import { storableView } from "../../battle/waiting-odds.js";
import { Guest } from "../../live/guest.js";
import { NEXT } from "../../live/line.js";
import { draw } from "../../page/draw.js";
import { list, say } from "../../page/words.js";
import { keepOutline, outlineOf } from "../../storage/battles.js";
import { toast } from "../../ui/toast.js";
import { openShared } from "./arrival.js";
import { noteBroken } from "./broken-throws.js";
import { deviceId, versions } from "./device.js";
import { DoorBattle } from "./door-battle.js";
import { line, seatsOf, session } from "./line-state.js";

/** @import { Channel, Fork, Log, Phone } from "../../live/line.js" */

/** The fork of a guest, under "".
 * @type {Map<string, Fork>} */
const own = new Map();

/** The forks that the table has to settle, by the device that made them: on a guest its own. */
export const forks = () => line.host?.forks ?? own;

/** The battles to which the host has led this guest on, by one channel. */
let gamesLed = 0;
/** Whoever sits at a table plays no more in the time of a line; each leaves a battle on the device. */
const MOST_LED = 16;
/** The seats of this device in the battle from which the host has led it on. */
let seatsLed = "";
/** This guest has followed by this channel before. */
let hasArrived = false;

/** Do this when the guest has all of the host's log for the first time.
 * @type {() => void} */
let arrived = () => {};

/** @param {() => void} then */
export const onArrival = (then) => {
  arrived = then;
};

/** This device, as a line to a battle takes it.
 * @param {DoorBattle} battle
 * @returns {Phone}
 */
export const phoneAt = (battle) => ({ phone: deviceId(), versions: versions(), battle, isSeat });

/** @param {string} seat */
function isSeat(seat) {
  const view = openView();
  return view !== null && tableSeats(view).includes(seat);
}

/** A channel to another device is open: it comes to follow this battle, or this device follows the one there.
 * @param {Channel} channel
 * @param {"host" | "guest"} role
 */
export function takeChannel(channel, role) {
  if (role === "host" && line.host) line.host.meet(channel);
  else if (role === "guest") {
    gamesLed = 0;
    hasArrived = false;
    follow(channel, "");
  } else channel.close();
}

/** Events of a line, heard as long as it is that of this device.
 * @template {object} T
 * @param {() => boolean} isCurrent
 * @param {T} events functions
 */
export const heardWhile = (isCurrent, events) =>
  /** @type {T} */ (
    Object.fromEntries(
      Object.entries(events).map(([name, tell]) => [
        name,
        (/** @type {unknown[]} */ ...told) => {
          if (isCurrent()) tell(...told);
        },
      ]),
    )
  );

/** @param {Channel} channel
 * @param {string} from the battle that its person has not left, if the host leads there to another one; "" for any
 */
function follow(channel, from) {
  endLine();
  const battle = new DoorBattle(() => tellTogether());
  begin("guest", battle);
  const self = {
    ...phoneAt(battle),
    find: async (/** @type {string} */ shared) => {
      if (!from || battleId() === from) return find(battle, shared);
      endLine();
      return null;
    },
  };
  const events = {
    following: () => followed(mine),
    apart: (/** @type {Fork} */ fork) => {
      own.set("", fork);
      draw();
    },
    replaced: () => toast(say("page-together-replaced")),
    seated,
    common: (/** @type {boolean} */ on) => {
      if (on !== session.isCommon) becomeCommon(on);
    },
    broken,
    closed: (/** @type {string} */ why) => {
      if (why === NEXT && gamesLed < MOST_LED) return goOn(channel);
      channel.close();
      finish(why === NEXT ? "done" : why);
    },
  };
  const mine = new Guest(
    self,
    null,
    heardWhile(() => line.guest === mine, events),
  );
  line.guest = mine;
  mine.meet(channel);
}

/** The host goes on with another battle: this device follows it there.
 * @param {Channel} channel
 */
function goOn(channel) {
  gamesLed += 1;
  seatsLed = ownSeats();
  follow(channel, battleId());
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
  const log = line.at?.log;
  own.clear();
  if (log && view && mine.log && log.shared !== mine.log.battle) {
    log.shared = mine.log.battle;
    keepOutline(line.at?.id ?? "", outlineOf(storableView(view), log));
  }
  if (!hasArrived) arrived();
  else if (!session.hasFollowed)
    toast(say("page-together-next", { swapped: ownSeats() === seatsLed ? "no" : "yes" }));
  hasArrived = true;
  session.hasFollowed = true;
  draw();
}

const ownSeats = () => seatsOf(deviceId()).toSorted().join();

/** Devices hold these seats.
 * @param {Record<string, string>} seats
 */
export function seated(seats) {
  const lost = seatsOf(deviceId()).filter((seat) => (seats[seat] ?? deviceId()) !== deviceId());
  session.seats = seats;
  tellTogether();
  const names = openView()?.names;
  if (lost.length > 0 && names)
    toast(
      say("page-together-seat-taken", { who: list(lost.map((seat) => seatName(seat, names))) }),
    );
}

/** The host has said so: the dice of the app are thrown in common from now on, or not.
 * @param {boolean} on
 */
export function becomeCommon(on) {
  session.isCommon = on;
  tellTogether();
  toast(say("page-together-dice-told", { on: on ? "yes" : "no" }));
}

/** A throw in common came to nothing because of a device.
 * @param {string} phone
 * @param {string} why
 */
export function broken(phone, why) {
  noteBroken(why, seatsOf(phone));
}

/** This device takes a seat, or leaves it to whoever wants it.
 * @param {string} seat
 * @param {boolean} takes
 */
export function takeSeat(seat, takes) {
  const seats = { [seat]: takes ? deviceId() : "" };
  if (line.host) line.host.seat(seats);
  else line.guest?.claim(seats);
}

/** End the line, if there is one; the others are told. */
export function endLine() {
  const end = line.host ?? line.guest;
  if (!end) return;
  session.aloneIn = battleId();
  finish("");
  end.close("done");
}

/** A line begins.
 * @param {"host" | "guest"} role
 * @param {DoorBattle} battle
 */
export function begin(role, battle) {
  line.at = battle;
  const fresh = { hasFollowed: false, seats: {}, isCommon: false };
  Object.assign(session, { role, ...fresh, ended: "", turnedAway: "", left: "" });
  own.clear();
}

/** @param {string} why */
function finish(why) {
  session.endedIn = battleId();
  Object.assign(line, { host: null, guest: null, at: null });
  own.clear();
  Object.assign(session, { role: "", seats: {}, isCommon: false, ended: why, left: "" });
  playTogether(null);
  draw();
}

const GONE = { refused: "gone" };

/** Answers to the open battle go by the line from now on. */
export function tellTogether() {
  const { at, host: mine, guest: other } = line;
  if (!at?.id) return;
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
  if (isLeft()) queueMicrotask(endLeft); // this change is told to all others first
});

/** End the line of a battle that was left, unless another one is just being opened for it. */
export function endLeft() {
  if (isLeft() && !line.isGoingOn) endLine();
}

function isLeft() {
  const { at } = line;
  return Boolean(at?.id) && (openedBattle()?.id !== at?.id || logOf(at?.id ?? "") !== at?.log);
}
