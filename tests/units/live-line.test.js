import assert from "node:assert/strict";
import { test } from "node:test";
import { doublingGaps, NEXT } from "../../web/app/live/line.js";
import { LIVE } from "../../web/app/live/messages.js";
import { assertLevel, guestOf, heard, hostOf, logOf, meet, numbers } from "./live-phones.mjs";
import { BATTLE, channelPair, HEADER, headsOf, VERSIONS, World } from "./live-world.mjs";

/** @import { GuestPhone, HostPhone } from "./live-phones.mjs" */
/** @import { Entry } from "../../web/app/live/messages.js" */

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
/** The first message of a host. */
const HOST_GREETS = {
  do: "hi",
  live: LIVE,
  role: "host",
  phone: "h",
  battle: BATTLE,
  versions: VERSIONS,
  header: HEADER,
  heads: [],
};

test("a phone without a battle gets all of it, in parts where it is long", async () => {
  for (const length of [0, 1, 7, 1_700]) {
    const world = new World(length);
    const [host, guest] = [hostOf(world, numbers(0, length)), guestOf(world, "one", null)];
    meet(world, host, guest);
    await world.run();
    assertLevel(host, guest);
    assert.deepEqual([heard(guest, "following").length, heard(host, "joined")], [1, [["one"]]]);
    assert.equal(guest.battle.opened, 1);
  }
});

test("a phone that was away gets what it lacks alone", async () => {
  for (const known of [1, 2, 5, 40, 99, 100]) {
    const world = new World(known);
    const [host, guest] = [
      hostOf(world, numbers(0, 100)),
      guestOf(world, "one", numbers(0, known)),
    ];
    const { wire } = meet(world, host, guest);
    await world.run();
    assertLevel(host, guest);
    assert.equal(guest.battle.opened, 0);
    const sent = wire.map((text) => JSON.parse(text)).find((one) => one.do === "on");
    assert.equal(sent.at, known);
  }
});

test("entries that several try at once come into all logs in one order, each once or refused as late", async () => {
  for (const seed of SEEDS) {
    const world = new World(seed);
    const host = hostOf(world, numbers(0, 3));
    const guests = ["one", "two"].map((phone) => guestOf(world, phone, null));
    for (const guest of guests) meet(world, host, guest);
    await world.run();
    /** @type {Promise<{entry: Entry, refused: string}>[]} */
    const tries = [];
    for (let nth = 0; nth < 30; nth++) {
      /** @type {Entry} */
      const entry = ["n", 100 + nth];
      const who = world.below(3);
      if (who === 2) host.play(entry);
      else tries.push(guests[who].guest.propose([entry]).then((came) => ({ entry, ...came })));
      await world.run(world.below(12));
      for (const { guest } of guests) {
        const log = guest.log?.entries ?? [];
        assert.deepEqual(log, host.battle.entries.slice(0, log.length), `seed ${seed}`);
      }
    }
    await world.run();
    assertLevel(host, ...guests);
    const log = host.host.log.entries.map((entry) => JSON.stringify(entry));
    assert.equal(new Set(log).size, log.length);
    for (const { entry, refused } of await Promise.all(tries)) {
      assert.ok(refused === "" || refused === "late", refused);
      assert.equal(log.includes(JSON.stringify(entry)), refused === "", `seed ${seed}`);
    }
    assert.equal(heard(host, "apart").length, 0);
  }
});

test("of two tries at once one stands and the other is told that it was late", async () => {
  const world = new World(1);
  const host = hostOf(world, numbers(0, 3));
  const guests = ["one", "two"].map((phone) => guestOf(world, phone, null));
  for (const guest of guests) meet(world, host, guest);
  await world.run();
  const both = guests.map(({ guest }, nth) => guest.propose([["n", 100 + nth]]));
  await world.run();
  const refused = (await Promise.all(both)).map((came) => came.refused);
  assert.deepEqual(refused.sort(), ["", "late"]);
  assertLevel(host, ...guests);
});

test("an answer that is no entry yet is not sent: content and salt of a slip would travel with it", async () => {
  const world = new World(23);
  const [host, guest] = [hostOf(world, numbers(0, 3)), guestOf(world, "one", null)];
  const { wire } = meet(world, host, guest);
  await world.run();
  const laid = /** @type {any} */ ({ answer: { keys: ["speed"] }, salt: "5a".repeat(16) });
  assert.throws(() => guest.guest.propose([laid]), TypeError);
  await world.run();
  assert.ok(!wire.join("").includes("speed"));
  assertLevel(host, guest);
});

test("what the rules of the host refuse changes nothing, and its code comes back", async () => {
  const world = new World(2);
  const [host, guest] = [hostOf(world, numbers(0, 3)), guestOf(world, "one", null)];
  meet(world, host, guest);
  await world.run();
  const tried = guest.guest.propose([["n", 9], ["no"]]);
  await world.run();
  assert.deepEqual(await tried, { refused: "against-rules" });
  assertLevel(host, guest);
  assert.equal(host.host.log.entries.length, 3);
});

test("a line that is cut anywhere loses nothing: a new one goes on from what both have", async () => {
  for (const seed of SEEDS) {
    const world = new World(seed);
    const host = hostOf(world, numbers(0, 20));
    let guest = guestOf(world, "one", numbers(0, world.below(21)));
    /** @type {Entry[]} */
    const accepted = [];
    for (let round = 0; round < 5; round++) {
      const line = meet(world, host, guest);
      await world.run(world.below(20));
      /** @type {Entry} */
      const entry = ["n", 100 + round];
      const tried = guest.guest
        .propose([entry])
        .then(({ refused }) => !refused && accepted.push(entry));
      await world.run(world.below(12));
      line.cut();
      await world.run();
      await tried;
      host.play(["n", 200 + round]);
      await world.run();
      const { log } = guest.guest;
      guest = guestOf(world, "one", log?.entries ?? []);
      assert.deepEqual(log?.entries, host.battle.entries.slice(0, log?.entries.length));
    }
    meet(world, host, guest);
    await world.run();
    assertLevel(host, guest);
    const log = host.host.log.entries.map((entry) => JSON.stringify(entry));
    assert.equal(new Set(log).size, log.length);
    for (const entry of accepted) assert.ok(log.includes(JSON.stringify(entry)));
  }
});

test("the host goes, a guest carries on as host, and the old host catches up as its guest", async () => {
  const world = new World(4);
  const host = hostOf(world, numbers(0, 9));
  const guest = guestOf(world, "one", null);
  const line = meet(world, host, guest);
  await world.run();
  line.cut();
  await world.run();
  assert.deepEqual(heard(guest, "closed"), [["gone"]]);
  const { log } = guest.guest;
  const heir = hostOf(world, log?.entries ?? [], { battle: log?.battle, phone: "one" });
  await Promise.all([heir.play(["n", 50]), world.run()]);
  const back = guestOf(world, "host", host.host.log.entries);
  meet(world, heir, back);
  await world.run();
  assertLevel(heir, back);
  assert.deepEqual(heir.host.log.entries, [...numbers(0, 9), ["n", 50]]);
});

test("what a guest alone played on is offered to the host, part by part", async () => {
  const world = new World(5);
  const host = hostOf(world, numbers(0, 30));
  const guest = guestOf(world, "one", numbers(0, 1_400));
  const other = guestOf(world, "two", numbers(0, 12));
  meet(world, host, other);
  await world.run();
  meet(world, host, guest);
  await world.run();
  assertLevel(host, guest, other);
  assert.equal(host.host.log.entries.length, 1_400);
  assert.equal(heard(host, "apart").length, 0);
});

/** Two phones that went on apart after five entries, another one that follows the host.
 * @param {number} seed
 */
async function forked(seed) {
  const world = new World(seed);
  const mine = [...numbers(0, 5), ...numbers(50, 53)];
  const theirs = [...numbers(0, 5), ...numbers(80, 89)];
  const host = hostOf(world, mine);
  const [guest, other] = [guestOf(world, "one", theirs), guestOf(world, "two", numbers(0, 2))];
  for (const one of [guest, other]) meet(world, host, one);
  await world.run();
  return { world, mine, theirs, host, guest, other };
}

test("what two phones did apart is told to both, from the last entry that both have, and nothing of it is lost", async () => {
  const { world, mine, theirs, host, guest, other } = await forked(6);
  const [here, there] = [numbers(50, 53), numbers(80, 89)];
  assert.deepEqual(heard(host, "apart"), [["one", { common: 5, mine: here, theirs: there }]]);
  assert.deepEqual(heard(guest, "apart").at(-1), [{ common: 5, mine: there, theirs: here }]);
  assert.deepEqual([host.battle.entries, guest.battle.entries], [mine, theirs]);
  assert.deepEqual(await guest.guest.propose([["n", 1]]), { refused: "apart" });
  host.play(["n", 54]);
  await world.run();
  assert.deepEqual(guest.battle.entries, theirs);
  assert.deepEqual(heard(guest, "apart").at(-1)?.[0].theirs, [...here, ["n", 54]]);
  assertLevel(host, other);
});

test("the table chooses the log of the host: the guest goes on with it and keeps its own", async () => {
  const { world, host, guest, other } = await forked(7);
  const chosen = host.host.choose("one", "mine");
  await world.run();
  assert.equal(await chosen, "");
  assertLevel(host, guest, other);
  assert.deepEqual(heard(guest, "replaced"), [[numbers(80, 89), 5]]);
  assert.equal(await host.host.choose("one", "mine"), "gone");
});

test("the table chooses the log of the guest: all others go on with it", async () => {
  const { world, theirs, host, guest, other } = await forked(8);
  const chosen = host.host.choose("one", "theirs");
  await world.run();
  assert.equal(await chosen, "");
  assertLevel(host, guest, other);
  assert.deepEqual(host.host.log.entries, theirs);
  assert.deepEqual(heard(other, "replaced"), [[numbers(50, 53), 5]]);
  assert.equal(heard(guest, "replaced").length, 0);
  const tried = guest.guest.propose([["n", 90]]);
  await world.run();
  assert.deepEqual(await tried, { refused: "" });
  assertLevel(host, guest, other);
});

test("a third branch stays apart when the table chooses between two others, and is told anew", async () => {
  const { world, host, guest, other } = await forked(9);
  const third = guestOf(world, "three", [...numbers(0, 5), ...numbers(80, 82), ...numbers(30, 33)]);
  meet(world, host, third);
  await world.run();
  host.host.choose("one", "theirs");
  await world.run();
  assertLevel(host, guest, other);
  const [, fork] = heard(host, "apart").at(-1) ?? [];
  assert.deepEqual(fork, { common: 7, mine: numbers(82, 89), theirs: numbers(30, 33) });
  assert.deepEqual([...host.host.forks], [["three", fork]]);
  assert.equal(heard(third, "replaced").length, 0);
  host.host.choose("three", "mine");
  await world.run();
  assertLevel(host, guest, other, third);
  assert.equal(host.host.forks.size, 0);
});

test("guests that went on together are settled together, by the choice of the table for one of them", async () => {
  const world = new World(24);
  const host = hostOf(world, [...numbers(0, 5), ...numbers(20, 23)]);
  const guests = ["one", "two"].map((phone) =>
    guestOf(world, phone, [...numbers(0, 5), ...numbers(30, 34)]),
  );
  for (const guest of guests) meet(world, host, guest);
  await world.run();
  assert.deepEqual([...host.host.forks.keys()], ["one", "two"]);
  host.host.choose("one", "theirs");
  await world.run();
  assertLevel(host, ...guests);
  assert.equal(host.host.forks.size, 0);
});

test("entries that the rules of the host do not follow leave the choice to the table", async () => {
  const world = new World(10);
  const host = hostOf(world, numbers(0, 4));
  const guest = guestOf(world, "one", [...numbers(0, 4), ["no"], ["n", 7]]);
  meet(world, host, guest);
  await world.run();
  assert.deepEqual(heard(host, "apart"), [
    ["one", { common: 4, mine: [], theirs: [["no"], ["n", 7]] }],
  ]);
  host.host.choose("one", "mine");
  await world.run();
  assertLevel(host, guest);
  assert.deepEqual(heard(guest, "replaced"), [[[["no"], ["n", 7]], 4]]);
});

test("slips are turned over by the phones that have them, in whatever order the messages come", async () => {
  for (const seed of SEEDS) {
    const world = new World(seed);
    const host = hostOf(world, numbers(0, 2));
    const guests = ["one", "two"].map((phone) => guestOf(world, phone, null));
    for (const [nth, one] of [host, ...guests].entries())
      one.battle.pocket[`slip${nth}`] = [`slip${nth}`, `salt${nth}`];
    for (const guest of guests) meet(world, host, guest);
    await world.run();
    const seals = ["slip0", "slip1", "slip2"].sort(() => world.random() - 0.5);
    guests[0].guest.propose([["turn", ...seals]]);
    const undoes = seed % 3 === 0;
    await world.run(undoes ? world.below(25) : undefined);
    if (undoes) host.play(["u"]);
    await world.run();
    assertLevel(host, ...guests);
    const turned = host.host.log.entries.filter(([kind]) => kind === "o").map(([, seal]) => seal);
    assert.deepEqual(turned, seals.slice(0, turned.length), `seed ${seed}`);
    if (!undoes) assert.equal(turned.length, 3, `seed ${seed}`);
    assert.equal([host, ...guests].flatMap((one) => heard(one, "apart")).length, 0);
    assert.equal(guests.flatMap((one) => heard(one, "replaced")).length, 0);
  }
});

test("whoever cannot play one battle is told why, at both ends", async () => {
  const none = { battle: "" };
  /** @type {[string, (world: World) => [HostPhone, GuestPhone]][]} */
  const cases = [
    [
      "other-battle",
      (world) => [
        hostOf(world, numbers(0, 3)),
        guestOf(world, "one", numbers(0, 3), { battle: "ff" }),
      ],
    ],
    [
      "other-version",
      (world) => [hostOf(world, []), guestOf(world, "one", null, { versions: { game: 2 } })],
    ],
    [
      "no-system",
      (world) => [
        hostOf(world, []),
        guestOf(world, "one", null, /** @type {any} */ ({ versions: {} })),
      ],
    ],
  ];
  for (const [why, phones] of cases) {
    const world = new World(11);
    const [host, guest] = phones(world);
    meet(world, host, guest);
    await world.run();
    assert.deepEqual(heard(guest, "closed"), [[why]], why);
    assert.deepEqual(heard(host, "left"), [["", why]]);
    assert.equal(host.host.phones.length, 0);
  }
  const world = new World(12);
  const [host, guest] = [hostOf(world, numbers(0, 3)), guestOf(world, "one", numbers(0, 3), none)];
  meet(world, host, guest);
  await world.run();
  assertLevel(host, guest);
});

test("a log of another header is another battle, though nobody gave it an id", async () => {
  const world = new World(13);
  const [host, guest] = [
    hostOf(world, numbers(0, 3)),
    guestOf(world, "one", numbers(0, 3), { battle: "" }),
  ];
  guest.battle.heads = async (after) => after.map(() => "0".repeat(32));
  meet(world, host, guest);
  await world.run();
  assert.deepEqual(heard(guest, "closed"), [["other-battle"]]);
});

test("two hosts, and two guests, are told so", async () => {
  const world = new World(14);
  const [one, other] = [hostOf(world, []), hostOf(world, [])];
  const [here, there] = channelPair(world);
  one.host.meet(here);
  other.host.meet(there);
  await world.run();
  assert.equal(one.host.phones.length + other.host.phones.length, 0);
  assert.deepEqual(
    [one, other].flatMap((host) => heard(host, "left")),
    [
      ["", "two-hosts"],
      ["", "two-hosts"],
    ],
  );
  const guests = ["one", "two"].map((phone) => guestOf(world, phone, null));
  for (const [nth, channel] of channelPair(world).entries()) guests[nth].guest.meet(channel);
  await world.run();
  assert.deepEqual(
    guests.flatMap((guest) => heard(guest, "closed")),
    [["two-guests"], ["two-guests"]],
  );
});

test("garbage, and messages of the wrong end, close the line of whoever sent them and no other", async () => {
  const head = "0".repeat(32);
  const texts = [
    "",
    "{}",
    "[[",
    7,
    '{"do":"hi","live":1}',
    JSON.stringify({ do: "on", at: 0, add: [], head, more: false, chosen: true }),
    JSON.stringify({ do: "no", id: 1, why: "late" }),
    JSON.stringify({ do: "apart", at: 99, add: [], more: false }),
    JSON.stringify({ do: "bye", why: NEXT }),
    JSON.stringify({
      do: "try",
      id: 1,
      at: 3,
      head,
      add: [{ answer: { keys: ["speed"] }, salt: "5a" }],
    }),
  ];
  for (const text of texts) {
    const world = new World(15);
    const host = hostOf(world, numbers(0, 3));
    const [bad, good] = ["one", "two"].map((phone) => guestOf(world, phone, null));
    const [here, there] = channelPair(world);
    host.host.meet(here);
    bad.guest.meet(there);
    meet(world, host, good);
    await world.run();
    there.raw(text);
    await world.run();
    assert.deepEqual(heard(bad, "closed"), [["garbage"]], String(text));
    assert.deepEqual(heard(host, "left"), [["one", "garbage"]]);
    assertLevel(host, good);
  }
});

test("a flood closes the line, and the others go on", async () => {
  const world = new World(16);
  const host = hostOf(world, numbers(0, 3));
  const [bad, good] = ["one", "two"].map((phone) => guestOf(world, phone, null));
  const [here, there] = channelPair(world);
  host.host.meet(here);
  bad.guest.meet(there);
  meet(world, host, good);
  await world.run();
  const wish = JSON.stringify({ do: "who", seats: { a: "one" } });
  for (let nth = 0; nth < 400; nth++) there.raw(wish);
  await world.run();
  assert.deepEqual(heard(host, "left"), [["one", "flood"]]);
  assertLevel(host, good);
});

test("a host that takes back what it told makes a fork, never a shorter log", async () => {
  const world = new World(17);
  const guest = guestOf(world, "one", numbers(0, 6));
  const [here, there] = channelPair(world);
  guest.guest.meet(there);
  const [heads] = [headsOf(numbers(0, 6))];
  const on = { do: "on", at: 6, add: [], head: heads[6], more: false, chosen: false };
  for (const message of [HOST_GREETS, on, { ...on, at: 2, add: [["n", 99]] }])
    here.send(JSON.stringify(message));
  await world.run();
  assert.deepEqual(guest.battle.entries, numbers(0, 6));
  assert.deepEqual(heard(guest, "apart"), [
    [{ common: 2, mine: numbers(2, 6), theirs: [["n", 99]] }],
  ]);
  here.send(JSON.stringify({ ...on, at: 9 }));
  await world.run();
  assert.deepEqual(heard(guest, "closed"), [["garbage"]]);
});

test("a head that does not fit its entries closes the line", async () => {
  const world = new World(18);
  const guest = guestOf(world, "one", numbers(0, 2));
  const [here, there] = channelPair(world);
  guest.guest.meet(there);
  const on = { do: "on", at: 2, add: [["n", 2]], head: "0".repeat(32), more: false, chosen: false };
  for (const message of [HOST_GREETS, on]) here.send(JSON.stringify(message));
  await world.run();
  assert.deepEqual(heard(guest, "closed"), [["heads-differ"]]);
});

test("all know who holds which seat, whoever changes it, and a phone that comes back finds its own", async () => {
  const world = new World(19);
  const host = hostOf(world, []);
  const guests = ["one", "two"].map((phone) => guestOf(world, phone, null));
  const [line] = guests.map((guest) => meet(world, host, guest));
  await world.run();
  host.host.seat({ a: "host" });
  guests[0].guest.claim({ b: "one", c: "one" });
  await world.run();
  guests[1].guest.claim({ c: "two", d: "two" });
  await world.run();
  guests[1].guest.claim({ d: "" });
  await world.run();
  const seats = { a: "host", b: "one", c: "two" };
  assert.deepEqual(host.host.seats, seats);
  for (const guest of guests) assert.deepEqual(heard(guest, "seated").at(-1), [seats]);
  line.cut();
  const again = guestOf(world, "one", []);
  meet(world, host, again);
  await world.run();
  assert.deepEqual(heard(again, "seated").at(-1), [seats]);
});

test("a guest takes seats of the table for itself alone, and leaves none that another phone holds", async () => {
  const world = new World(23);
  const host = hostOf(world, []);
  host.host.self.isSeat = (seat) => ["a", "b"].includes(seat);
  const guests = ["one", "two"].map((phone) => guestOf(world, phone, null));
  for (const guest of guests) meet(world, host, guest);
  await world.run();
  host.host.seat({ a: "host" });
  const made = Array.from({ length: 60 }, (_, nth) => [`seat ${nth}`, "one"]);
  guests[0].guest.claim({ ...Object.fromEntries(made), a: "", b: "two" });
  await world.run();
  assert.deepEqual(host.host.seats, { a: "host" });
  guests[1].guest.claim({ b: "two" });
  await world.run();
  assert.deepEqual(host.host.seats, { a: "host", b: "two" });
  for (const guest of guests) assert.deepEqual(heard(guest, "closed"), []);
});

test("a phone that comes by a second line leaves the first", async () => {
  const world = new World(20);
  const host = hostOf(world, numbers(0, 3));
  const [first, second] = [guestOf(world, "one", null), guestOf(world, "one", null)];
  meet(world, host, first);
  await world.run();
  meet(world, host, second);
  await world.run();
  assert.deepEqual(heard(first, "closed"), [["again"]]);
  assertLevel(host, second);
  assert.deepEqual(host.host.phones, ["one"]);
});

test("entries that the host appended are told in their order, in whatever order they are heard of", async () => {
  const world = new World(21);
  const [host, guest] = [hostOf(world, numbers(0, 3)), guestOf(world, "one", null)];
  meet(world, host, guest);
  await world.run();
  const [, , , , fourth, fifth] = headsOf(numbers(0, 5));
  host.battle.entries = numbers(0, 5);
  host.host.grew(4, numbers(4, 5), fifth);
  await world.run();
  assert.equal(guest.battle.entries.length, 3);
  host.host.grew(3, numbers(3, 4), fourth);
  host.host.grew(3, numbers(3, 4), fourth);
  await world.run();
  assertLevel(host, guest);
});

test("a ninth phone is told that there are enough", async () => {
  const world = new World(22);
  const host = hostOf(world, numbers(0, 3));
  const guests = Array.from("abcdefghi", (phone) => guestOf(world, phone, null));
  for (const guest of guests) meet(world, host, guest);
  await world.run();
  assertLevel(host, ...guests.slice(0, 8));
  assert.deepEqual(heard(guests[8], "closed"), [["full"]]);
});

test("places at doubling gaps lead from the end to the beginning", () => {
  assert.deepEqual(doublingGaps(0), [0]);
  assert.deepEqual(doublingGaps(1), [1, 0]);
  assert.deepEqual(doublingGaps(12), [12, 11, 10, 8, 4, 0]);
  assert.equal(doublingGaps(40_000).length, 18);
});

test("a guest that opens its log once it knows the host's battle tells only what is missing", async () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const world = new World(seed);
    const host = hostOf(world, numbers(0, 9));
    for (const kept of [numbers(0, 4), null]) {
      const asked = /** @type {string[]} */ ([]);
      const guest = guestOf(world, kept ? "found" : "new", null);
      guest.guest.self.find = async (battle) => {
        asked.push(battle);
        if (kept) guest.battle.entries = kept;
        return kept && logOf(kept);
      };
      meet(world, host, guest);
      await world.run();
      assert.deepEqual(asked, [BATTLE]);
      assert.ok(guest.guest.isFollowing);
      assert.deepEqual(guest.battle.entries, host.host.log.entries);
      assert.equal(guest.battle.opened, kept ? 0 : 1);
    }
  }
});

test("a host goes on with another battle by the same channels, whatever guests have under way", async () => {
  for (const seed of SEEDS) {
    const world = new World(seed);
    const host = hostOf(world, numbers(0, 3));
    const pairs = ["one", "two"].map((phone) => ({ phone, ends: channelPair(world) }));
    const guests = pairs.map(({ phone }) => guestOf(world, phone, null));
    for (const [nth, { ends }] of pairs.entries()) {
      host.host.meet(ends[0]);
      guests[nth].guest.meet(ends[1]);
    }
    await world.run();
    const tries = guests.map(({ guest }) => guest.propose([["n", 3]]));
    await world.run(world.below(6));
    const next = hostOf(world, numbers(100, 105), { battle: "89abcdef" });
    for (const { phone, channel } of host.host.release()) next.host.meet(channel, phone);
    const followers = pairs.map(({ phone }) => guestOf(world, phone, null));
    const waiting = new Set(followers.keys());
    for (let round = 0; waiting.size > 0; round++) {
      assert.ok(round < 1_000, `seed ${seed}`);
      await world.run(1);
      for (const nth of waiting) {
        if (heard(guests[nth], "closed").length === 0) continue;
        waiting.delete(nth);
        followers[nth].guest.meet(pairs[nth].ends[1]);
      }
    }
    await world.run();
    assert.deepEqual(
      guests.map((guest) => heard(guest, "closed")),
      [[[NEXT]], [[NEXT]]],
    );
    for (const { refused } of await Promise.all(tries))
      assert.ok(["", "late", "gone"].includes(refused));
    assertLevel(next, ...followers);
    assert.deepEqual(heard(next, "joined").flat().sort(), ["one", "two"]);
    assert.deepEqual([heard(host, "left"), heard(next, "left")], [[], []]);
  }
});
