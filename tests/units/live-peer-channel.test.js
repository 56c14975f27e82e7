import assert from "node:assert/strict";
import { test } from "node:test";
import { Guest } from "../../web/app/live/guest.js";
import { Host } from "../../web/app/live/host.js";
import { PeerChannel } from "../../web/app/live/peer-channel.js";
import { BATTLE, FakeDoor, HEADER, headsOf, VERSIONS, World } from "./live-world.mjs";

/** Two channels of WebRTC that open at once: what is sent comes at once, whoever is there to take it. */
function channelPair() {
  /** @type {any[]} */
  const ends = [0, 1].map((nth) => ({
    readyState: "open",
    send: (/** @type {string} */ data) => ends[1 - nth].onmessage({ data }),
    close: () => {
      for (const end of ends) end.onclose();
    },
    addEventListener: () => {},
  }));
  return ends.map(
    (end) =>
      new PeerChannel(
        end,
        () => {},
        () => {},
      ),
  );
}

/** @param {World} world
 * @param {string} phone
 */
const phoneOf = (world, phone) => ({
  phone,
  versions: VERSIONS,
  battle: new FakeDoor(world),
  now: () => 0,
});

/** @type {any} */
const NO_EVENTS = new Proxy({}, { get: () => () => {} });

test("a first message that comes before a line is there is told to it, at either end", async () => {
  for (const isHostFirst of [true, false]) {
    const world = new World(1);
    const [here, there] = channelPair();
    const log = { battle: BATTLE, header: HEADER, entries: [], head: headsOf([])[0] };
    const host = new Host(phoneOf(world, "host"), log, NO_EVENTS);
    const guest = new Guest(phoneOf(world, "guest"), null, NO_EVENTS);
    const meetings = [() => host.meet(here), () => guest.meet(there)];
    for (const meet of isHostFirst ? meetings : meetings.toReversed()) await meet();
    await world.run();
    assert.ok(guest.isFollowing);
    assert.deepEqual(host.phones, ["guest"]);
  }
});

test("a channel that has closed before a line is there ends it", async () => {
  const world = new World(2);
  const [here, there] = channelPair();
  here.close();
  /** @type {string[]} */
  const closed = [];
  const guest = new Guest(phoneOf(world, "guest"), null, {
    ...NO_EVENTS,
    closed: (why) => closed.push(why),
  });
  await guest.meet(there);
  await world.run();
  assert.deepEqual(closed, ["gone"]);
});
