/** Phones on lines in memory, for tests: hosts and guests with their doors, and what their lines told. */
import assert from "node:assert/strict";
import { Guest } from "../../web/app/live/guest.js";
import { Host } from "../../web/app/live/host.js";
import { BATTLE, channelPair, FakeDoor, HEADER, headsOf, VERSIONS } from "./live-world.mjs";

/** @import { Log } from "../../web/app/live/line.js" */
/** @import { Entry } from "../../web/app/live/messages.js" */
/** @import { World } from "./live-world.mjs" */

/** @param {number} from
 * @param {number} to
 * @returns {Entry[]}
 */
export const numbers = (from, to) => Array.from({ length: to - from }, (_, at) => ["n", from + at]);

/** @param {readonly Entry[]} entries
 * @returns {Log}
 */
export const logOf = (entries, battle = BATTLE) => ({
  battle,
  header: HEADER,
  entries,
  head: headsOf(entries)[entries.length],
});

/** A phone at its door, with what its line told.
 * @param {World} world
 * @param {string} phone
 * @param {readonly Entry[]} entries
 */
function device(world, phone, entries, versions = VERSIONS) {
  const battle = new FakeDoor(world);
  battle.entries = [...entries];
  /** @type {any[][]} */
  const told = [];
  const note =
    (/** @type {string} */ what) =>
    (/** @type {any[]} */ ...more) =>
      told.push([what, ...more]);
  return { battle, told, self: { phone, versions, battle, now: () => 0, wait: world.wait }, note };
}

/** @param {World} world
 * @param {readonly Entry[]} entries
 */
export function hostOf(world, entries, { battle = BATTLE, phone = "host" } = {}) {
  const own = device(world, phone, entries);
  const { note } = own;
  const events = {
    joined: note("joined"),
    left: note("left"),
    apart: note("apart"),
    seated: note("seated"),
    broken: note("broken"),
  };
  const host = new Host(own.self, logOf(entries, battle), events);
  /** Append by itself, and tell the line later.
   * @param {Entry} entry
   */
  const play = async (entry) => {
    const at = own.battle.entries.length;
    const grown = await own.battle.append(at, [entry]);
    if (!("refused" in grown)) host.grew(at, grown.entries, grown.head);
  };
  return { ...own, host, play };
}

/** @param {World} world
 * @param {string} phone
 * @param {readonly Entry[] | null} entries null of a phone without a battle
 */
export function guestOf(world, phone, entries, { battle = BATTLE, versions = VERSIONS } = {}) {
  const own = device(world, phone, entries ?? [], versions);
  const { note } = own;
  const events = {
    following: note("following"),
    apart: note("apart"),
    replaced: note("replaced"),
    seated: note("seated"),
    common: note("common"),
    broken: note("broken"),
    closed: note("closed"),
  };
  const guest = new Guest(own.self, entries && logOf(entries, battle), events);
  return { ...own, guest };
}

/** @typedef {ReturnType<typeof hostOf>} HostPhone */
/** @typedef {ReturnType<typeof guestOf>} GuestPhone */

/** @param {World} world
 * @param {HostPhone} host
 * @param {GuestPhone} guest
 */
export function meet(world, { host }, { guest }) {
  const [here, there] = channelPair(world);
  host.meet(here);
  guest.meet(there);
  return here;
}

/** @param {{told: any[][]}} phone
 * @param {string} what
 */
export const heard = ({ told }, what) =>
  told.filter(([one]) => one === what).map(([, ...more]) => more);

/** All know the same, at their doors too.
 * @param {HostPhone} host
 * @param {GuestPhone[]} guests
 */
export function assertLevel({ host, battle }, ...guests) {
  assert.deepEqual(battle.entries, host.log.entries);
  assert.equal(battle.head, host.log.head);
  for (const one of guests) {
    assert.deepEqual(one.guest.log?.entries, host.log.entries);
    assert.deepEqual(one.battle.entries, host.log.entries);
    assert.equal(one.guest.log?.head, host.log.head);
    assert.equal(one.guest.log?.battle, host.log.battle);
    assert.ok(one.guest.isFollowing);
  }
}
