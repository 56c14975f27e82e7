import assert from "node:assert/strict";
import { test } from "node:test";
import { PATIENCE } from "../../web/app/live/host-throws.js";
import { LIVE } from "../../web/app/live/messages.js";
import { facesFrom, falseIn, sealOf } from "../../web/app/live/throw.js";
import { assertLevel, guestOf, heard, hostOf, meet, numbers } from "./live-phones.mjs";
import { BATTLE, channelPair, HEADER, headsOf, VERSIONS, World } from "./live-world.mjs";

/** @import { GuestPhone, HostPhone } from "./live-phones.mjs" */

const HEAD = "0".repeat(32);
const CAST = { battle: "b", id: 1, at: 3, head: HEAD, by: "host" };
const POOL = { dice: 3, faces: [1, 2, 3, 4, 5, 6] };
const FALSE = "f".repeat(32);

/** A host and guests that throw in common. What a guest sends goes through `bent`, which may change or swallow it.
 * @param {number} seed
 * @param {{guests?: string[], bent?: (message: any, from: string) => any, told?: (message: any, to: string) => any}} [options]
 */
async function table(seed, { guests: names = ["one", "two"], bent, told } = {}) {
  const world = new World(seed);
  const host = hostOf(world, numbers(0, 3));
  const guests = names.map((name) => guestOf(world, name, null));
  const lines = guests.map((guest) => {
    const [here, there] = channelPair(world);
    for (const [end, change] of /** @type {const} */ ([
      [there, bent],
      [here, told],
    ])) {
      const { send } = end;
      end.send = (text) => {
        const message = JSON.parse(text);
        const sent = change ? change(message, guest.self.phone) : message;
        if (sent) send(JSON.stringify(sent));
      };
    }
    host.host.meet(here);
    guest.guest.meet(there);
    return { here, there };
  });
  await world.run();
  host.host.throwInCommon(true);
  await world.run();
  return { world, host, guests, lines };
}

/** The dice that an app rolled, of a log.
 * @param {HostPhone} host
 */
const dice = ({ host }) => host.log.entries.filter(([kind]) => kind === "d");

/** @param {(HostPhone | GuestPhone)[]} phones
 * @param {any[][]} told
 */
function assertTold(phones, told) {
  for (const phone of phones) assert.deepEqual(heard(phone, "broken"), told, phone.self.phone);
}

test("faces follow from all secrets and from what they are for, each face with the same chance", async () => {
  const secrets = { one: "1".repeat(32), two: "2".repeat(32) };
  const faces = await facesFrom(CAST, secrets, POOL);
  assert.deepEqual(await facesFrom(CAST, { two: secrets.two, one: secrets.one }, POOL), faces);
  const wide = { ...POOL, dice: 200 };
  const first = await facesFrom(CAST, secrets, wide);
  assert.deepEqual(first.slice(0, 3), faces);
  for (const other of [
    [{ ...CAST, at: 4 }, secrets],
    [{ ...CAST, id: 2 }, secrets],
    [{ ...CAST, battle: "c" }, secrets],
    [{ ...CAST, head: FALSE }, secrets],
    [{ ...CAST, by: "one" }, secrets],
    [CAST, { ...secrets, two: FALSE }],
    [CAST, { one: secrets.two, two: secrets.one }],
    [CAST, { one: secrets.one }],
  ])
    assert.notDeepEqual(
      await facesFrom(/** @type {any} */ (other[0]), /** @type {any} */ (other[1]), wide),
      first,
    );
  const many = await facesFrom(CAST, secrets, { dice: 12_000, faces: [-1, 0, 1] });
  for (const face of [-1, 0, 1]) {
    const count = many.filter((one) => one === face).length;
    assert.ok(Math.abs(count - 4_000) < 300, `${face}: ${count}`);
  }
  assert.deepEqual(
    (await facesFrom(CAST, secrets, { ...POOL, again: [6, 6] })).slice(0, 2),
    [6, 6],
  );
});

test("numbers that would make the first faces more likely are passed over", async () => {
  const length = 3_000_000_000;
  const get = (/** @type {unknown} */ _, /** @type {string} */ key) =>
    key === "length" ? length : Number(key);
  const faces = /** @type {any} */ (new Proxy([], { get }));
  const fallen = await facesFrom(CAST, { one: FALSE }, { dice: 2_000, faces });
  const low = fallen.filter((face) => face < 2 ** 32 - length).length;
  assert.ok(low < 1_000, String(low)); // 863 of 2,000; otherwise 1,206
});

test("a seal is of one phone, one secret and one throw: nobody else can open it, nor for anything else", async () => {
  const secret = "1".repeat(32);
  const seal = await sealOf(CAST, "one", secret);
  assert.match(seal, /^[0-9a-f]{64}$/u);
  assert.equal(await falseIn(CAST, { one: seal }, { one: secret }), "");
  assert.equal(await falseIn(CAST, { two: seal }, { two: secret }), "two");
  assert.equal(await falseIn({ ...CAST, id: 2 }, { one: seal }, { one: secret }), "one");
  assert.equal(await falseIn(CAST, { one: seal }, { one: FALSE }), "one");
  assert.equal(await falseIn(CAST, { one: seal }, {}), "one");
});

test("dice of host and guests come into all logs, and no secret is sent before all seals are", async () => {
  for (let seed = 0; seed < 40; seed++) {
    const names = [[], ["one"], ["one", "two", "three"]][seed % 3];
    const { world, host, guests, lines } = await table(seed, { guests: names });
    const outcomes = [host.host.throwDice()];
    await world.run();
    for (const { guest } of guests) {
      outcomes.push(guest.throwDice());
      await world.run();
    }
    for (const outcome of await Promise.all(outcomes)) assert.equal(outcome.refused, "");
    assert.equal(dice(host).length, 1 + names.length);
    assertLevel(host, ...guests);
    assertTold([host, ...guests], []);
    for (const { here } of lines) {
      const sent = here.wire.map((text) => JSON.parse(text));
      for (let id = 1; id <= 1 + names.length; id++) {
        const order = sent.filter((one) => one.id === id && ["cast", "seals"].includes(one.do));
        assert.deepEqual(
          order.map((one) => one.do),
          ["cast", "seals"],
        );
        assert.equal(Object.keys(order[1].seals).length, 1 + names.length);
      }
    }
  }
});

test("of two that throw at once one throws, and the other is told that it was late", async () => {
  for (let seed = 0; seed < 20; seed++) {
    const { world, host, guests } = await table(seed);
    const both = guests.map(({ guest }) => guest.throwDice());
    await world.run();
    const refused = (await Promise.all(both)).map((one) => one.refused);
    assert.deepEqual(refused.sort(), ["", "late"]);
    assert.equal(dice(host).length, 1);
    assertLevel(host, ...guests);
  }
});

test("where nobody asks for dice none are thrown", async () => {
  const { world, host, guests } = await table(1);
  host.battle.pools = null;
  const thrown = [host.host.throwDice(), guests[0].guest.throwDice()];
  await world.run();
  for (const { refused } of await Promise.all(thrown)) assert.equal(refused, "other-question");
  assertLevel(host, ...guests);
});

test("a guest that tries dice of its own is refused, and what it threw alone is left to the table", async () => {
  const { world, host, guests } = await table(2);
  const tried = guests[0].guest.propose([["d", "app", 6, 6, 6]]);
  await world.run();
  assert.equal((await tried).refused, "alone");
  const typed = guests[0].guest.propose([["d", "table", 6, 6, 6]]);
  await world.run();
  assert.equal((await typed).refused, "");
  assertLevel(host, ...guests);
  const apart = guestOf(world, "three", [...host.host.log.entries, ["d", "app", 6, 6, 6]]);
  meet(world, host, apart);
  await world.run();
  assert.equal(heard(host, "apart").length, 1);
  assert.deepEqual(dice(host), [["d", "table", 6, 6, 6]]);
  host.host.choose("three", "theirs");
  await world.run();
  assertLevel(host, ...guests, apart);
  for (const guest of guests) assert.deepEqual(heard(guest, "broken"), [["host", "chosen"]]);
});

test("a guest that does not open, or opens something else, is told to all, left out, and its throw is not taken", async () => {
  for (const [why, change] of /** @type {const} */ ([
    ["unopened", () => null],
    ["false", (/** @type {any} */ message) => ({ ...message, secret: FALSE })],
  ])) {
    const { world, host, guests } = await table(3, {
      bent: (message, from) =>
        message.do === "open" && from === "one" ? change(message) : message,
    });
    const [bad, good] = guests;
    const thrown = bad.guest.throwDice();
    await world.run();
    world.passes(PATIENCE);
    await world.run();
    assert.notEqual((await thrown).refused, "");
    assertTold([host, good], [["one", why]]);
    assert.deepEqual(heard(bad, "closed"), [[why]]);
    assert.deepEqual(dice(host), []);
    const again = good.guest.throwDice();
    await world.run();
    assert.equal((await again).refused, "");
    assertLevel(host, good);
    assertTold(
      [host, good],
      [
        ["one", why],
        ["two", "again"],
      ],
    );
  }
});

test("a guest that leaves when it could know the dice is told, one that leaves before is not", async () => {
  for (const what of ["seal", "open"]) {
    const { world, host, guests, lines } = await table(4, {
      bent(message, from) {
        if (message.do !== what || from !== "one") return message;
        queueMicrotask(() => lines[0].there.cut());
        return null;
      },
    });
    const thrown = host.host.throwDice();
    await world.run();
    assert.equal((await thrown).refused, what === "seal" ? "" : "broken");
    assertTold([host, guests[1]], what === "seal" ? [] : [["one", "unopened"]]);
    assertLevel(host, guests[1]);
  }
});

test("the seats of a guest that is left out are freed once its broken throw is told, so that it has a name", async () => {
  for (const way of ["leaves", "waits"]) {
    const { world, host, guests, lines } = await table(24, {
      bent(message, from) {
        if (message.do !== "open" || from !== "one") return message;
        if (way === "leaves") queueMicrotask(() => lines[0].there.cut());
        return null;
      },
    });
    const { left } = host.host.events;
    host.host.events.left = (phone, why) => {
      left(phone, why);
      host.host.seat({ a: "" });
    };
    host.host.seat({ a: "one" });
    host.host.throwDice();
    await world.run();
    world.passes(PATIENCE);
    await world.run();
    for (const { told } of [host, guests[1]]) {
      const last = told.filter(([what]) => ["seated", "broken"].includes(what)).slice(-3);
      const seats = [
        ["seated", { a: "one" }],
        ["broken", "one", "unopened"],
        ["seated", {}],
      ];
      assert.deepEqual(last, seats, way);
    }
  }
});

test("a guest that says nothing holds nobody up for ever", async () => {
  const { world, host, guests } = await table(5, {
    bent: (message, from) => (message.do === "seal" && from === "one" ? null : message),
  });
  const thrown = guests[1].guest.throwDice();
  await world.run();
  assert.deepEqual(dice(host), []);
  world.passes(PATIENCE);
  await world.run();
  assert.equal((await thrown).refused, "");
  assert.deepEqual(heard(guests[0], "closed"), [["silent"]]);
  assertTold([host, guests[1]], []);
  assertLevel(host, guests[1]);
});

test("a guest that seals what another one sealed cannot open it", async () => {
  /** @type {Record<string, string>} */
  const seen = {};
  const { world, host, guests } = await table(6, {
    bent(message, from) {
      if (message.do !== "seal" && message.do !== "open") return message;
      const field = message.do === "seal" ? "seal" : "secret";
      if (from === "two") seen[field] = message[field];
      return from === "one" ? { ...message, [field]: seen[field] ?? message[field] } : message;
    },
  });
  /** The copy waits until there is something to copy. */
  for (let nth = 0; nth < 12 && heard(host, "broken").length === 0; nth++) {
    host.host.throwDice();
    await world.run();
    world.passes(PATIENCE);
    await world.run();
  }
  assertTold([host, guests[1]], [["one", "false"]]);
});

test("a host that names other seals, opens another secret or tells other dice is left with its log", async () => {
  /** @type {Record<string, (message: any) => any>} */
  const tricks = {
    dice: (message) => (message.opened ? { ...message, add: [["d", "app", 7, 7, 7]] } : message),
    more: (message) =>
      message.opened ? { ...message, add: [...message.add, ["d", "app", 6, 6, 6]] } : message,
    secret: (message) =>
      message.opened ? { ...message, opened: { ...message.opened, host: FALSE } } : message,
    fewer: (message) =>
      message.opened ? { ...message, opened: { one: message.opened.one } } : message,
    alone: ({ opened, ...message }) => message,
    replaced: (message) =>
      message.seals ? { ...message, seals: { ...message.seals, one: FALSE + FALSE } } : message,
    without: (message) =>
      message.seals ? { ...message, seals: { one: message.seals.one } } : message,
    twice: (message) => (message.do === "cast" ? { ...message, id: 1 } : message),
  };
  for (const [name, told] of Object.entries(tricks)) {
    const { world, host, guests } = await table(7, { guests: ["one"], told });
    for (let nth = 0; nth < 2; nth++) {
      host.host.throwDice();
      await world.run();
    }
    const [guest] = guests;
    const why = name === "twice" ? "garbage" : "unfair";
    assert.deepEqual(heard(guest, "closed"), [[why]], name);
    const thrown = guest.battle.entries.filter(([kind]) => kind === "d");
    assert.equal(thrown.length, name === "twice" ? 1 : 0, name);
  }
});

const HOST_SECRET = "a".repeat(32);

/** A guest and a host that keeps to the protocol but for what a trick changes. Gives the guest, and dice that came into its log.
 * @param {{seals?: (seals: any) => any, again?: (seals: any, secret: string) => Promise<any>, opened?: (opened: any) => any,
 *   at?: number, silent?: boolean}} trick
 */
async function tricked(trick) {
  const world = new World(30);
  const guest = guestOf(world, "one", numbers(0, 3));
  const [here, there] = channelPair(world);
  /** @type {any[]} */
  const came = [];
  let isOpen = true;
  here.onmessage = (text) => came.push(JSON.parse(String(text)));
  here.onclose = () => {
    isOpen = false;
  };
  guest.guest.meet(there);
  const say = async (/** @type {any[]} */ ...messages) => {
    for (const message of messages) if (isOpen) here.raw(JSON.stringify(message));
    await world.run();
    return came.at(-1);
  };
  const head = headsOf(numbers(0, 3))[3];
  const hi = { do: "hi", live: LIVE, role: "host", phone: "host", battle: BATTLE };
  const on = { do: "on", at: 3, add: [], head, more: false, chosen: false };
  const cast = { ...CAST, battle: BATTLE, head };
  await say(
    { ...hi, versions: VERSIONS, header: HEADER, heads: [] },
    on,
    { do: "common", on: true },
    { do: "cast", id: 1, at: 3, head, by: "host" },
  );
  const honest = { one: came.at(-1).seal, host: await sealOf(cast, "host", HOST_SECRET) };
  const first = trick.seals?.(honest) ?? honest;
  const { secret = FALSE } = await say({ do: "seals", id: 1, seals: first });
  if (trick.again) await say({ do: "seals", id: 1, seals: await trick.again(cast, secret) });
  const opened = trick.opened?.({ one: secret, host: HOST_SECRET }) ?? {
    one: secret,
    host: HOST_SECRET,
  };
  const entry = ["d", "app", ...(await facesFrom(cast, opened, POOL))];
  const { at = 3 } = trick;
  const after = headsOf([...numbers(0, at), entry])[at + 1];
  if (trick.silent) world.passes(2 * PATIENCE);
  else await say({ ...on, at, add: [entry], head: after, opened });
  await world.run();
  return { guest, dice: guest.battle.entries.filter(([kind]) => kind === "d").length };
}

test("a host whose dice follow from all secrets is followed, and one that knows a trick is not", async () => {
  const honest = await tricked({});
  assert.deepEqual([honest.dice, heard(honest.guest, "closed")], [1, []]);
  /** @type {Record<string, Parameters<typeof tricked>[0]>} */
  const tricks = {
    "a seal of the host's own in place of the guest's": {
      seals: (seals) => ({ ...seals, one: seals.host }),
    },
    "the guest left out": {
      seals: ({ host }) => ({ host }),
      opened: ({ host }) => ({ host }),
    },
    "another secret than the host sealed": { opened: (opened) => ({ ...opened, host: FALSE }) },
    "a secret more than there are seals": { opened: (opened) => ({ ...opened, x: FALSE }) },
    "a secret less than there are seals": { opened: ({ one }) => ({ one }) },
    "the dice at another place": { at: 2 },
    "nothing any more": { silent: true },
  };
  for (const [name, trick] of Object.entries(tricks)) {
    const { guest, dice } = await tricked(trick);
    assert.equal(dice, 0, name);
    assert.deepEqual(heard(guest, "closed"), [[trick.silent ? "unopened" : "unfair"]], name);
  }
});

test("seals of the same round that come twice are not answered twice", async () => {
  const { guest, dice } = await tricked({
    again: async (cast, secret) => ({
      host: await sealOf(cast, "host", FALSE),
      one: await sealOf(cast, "one", secret),
    }),
    opened: (opened) => ({ ...opened, host: FALSE }),
  });
  assert.deepEqual([dice, heard(guest, "closed")], [0, [["unfair"]]]);
});

test("what comes for another throw or step, or from another device under the same name, counts for nothing", async () => {
  for (const stray of [
    { do: "open", id: 2, secret: FALSE },
    { do: "seal", id: 1, seal: FALSE + FALSE },
  ]) {
    const at = await table(14, {
      bent(message, from) {
        if (from === "one" && message.do === "seal" && message.id === 2)
          at.lines[0].there.raw(JSON.stringify(stray));
        return message;
      },
    });
    for (let nth = 0; nth < 2; nth++) {
      const thrown = at.host.host.throwDice();
      await at.world.run();
      assert.equal((await thrown).refused, "");
    }
    assertTold([at.host, ...at.guests], []);
  }
  /** @type {string[]} */
  const held = [];
  const { world, host, lines } = await table(15, {
    guests: ["one"],
    bent: (message) => (message.do === "open" ? void held.push(JSON.stringify(message)) : message),
  });
  const thrown = host.host.throwDice();
  await world.run();
  const [here, there] = channelPair(world);
  host.host.meet(here);
  const hi = { do: "hi", live: LIVE, role: "guest", phone: "one", battle: "", header: null };
  there.raw(JSON.stringify({ ...hi, versions: VERSIONS, heads: [] }));
  there.raw(JSON.stringify({ do: "open", id: 1, secret: FALSE }));
  await world.run();
  lines[0].there.raw(held[0]);
  await world.run();
  assert.equal((await thrown).refused, "");
  assertTold([host], []);
});

test("a host that throws alone is left with its log", async () => {
  const { world, host, guests } = await table(8, { guests: ["one"] });
  await Promise.all([host.play(["d", "app", 6, 6, 6]), world.run()]);
  assert.deepEqual(heard(guests[0], "closed"), [["unfair"]]);
  assert.equal(guests[0].battle.entries.length, 3);
});

test("a host that knows the dice and does not tell them is named, whether it waits, goes on or goes", async () => {
  for (const way of ["waits", "goes on", "throws anew", "goes"]) {
    const { world, host, guests, lines } = await table(9, {
      guests: ["one"],
      bent: (message) => (message.do === "open" ? null : message),
      told: (message) => (message.do === "broken" ? null : message),
    });
    const [guest] = guests;
    const thrown = guest.guest.throwDice();
    await world.run();
    const { at, head } = { at: 3, head: host.host.log.head };
    const next = JSON.stringify({ do: "cast", id: 2, at, head, by: "host" });
    if (way === "waits") world.passes(2 * PATIENCE);
    if (way === "goes on") {
      const add = [["n", 9]];
      const on = { do: "on", at, add, head: HEAD, more: false, chosen: false };
      lines[0].here.raw(JSON.stringify(on));
    }
    if (way === "throws anew") lines[0].here.raw(next);
    if (way === "goes") lines[0].here.cut();
    await world.run();
    const [first] = heard(guest, "broken");
    assert.deepEqual(first, ["host", "unopened"], way);
    if (way !== "throws anew") assert.notEqual((await thrown).refused, "");
  }
});

test("something else that the host does at the place of a throw is told, and the throw is late", async () => {
  const { world, host, guests } = await table(10, {
    bent: (message, from) => (message.do === "open" && from === "one" ? null : message),
  });
  const thrown = guests[1].guest.throwDice();
  await world.run();
  await Promise.all([host.play(["n", 9]), world.run()]);
  await world.run();
  assert.equal((await thrown).refused, "late");
  assertTold([host, ...guests], [["host", "displaced"]]);
  assertLevel(host, ...guests);
});

test("whoever comes during a throw waits for it, and is asked for the next one", async () => {
  for (let seed = 0; seed < 20; seed++) {
    const { world, host, guests } = await table(seed);
    host.host.throwDice();
    await world.run(world.below(14));
    const late = guestOf(world, "late", null);
    meet(world, host, late);
    await world.run();
    late.guest.throwDice();
    await world.run();
    assert.equal(dice(host).length, 2);
    assertLevel(host, ...guests, late);
    assertTold([host, ...guests, late], []);
  }
});

test("whoever brings more of the battle while dice are thrown passes, and its log and theirs are a fork", async () => {
  const seen = new Set();
  for (let seed = 0; seed < 60; seed++) {
    const { world, host, guests } = await table(seed);
    const more = guestOf(world, "more", [...host.host.log.entries, ["n", 7]]);
    const line = meet(world, host, more);
    await world.run(world.below(9));
    const thrown = host.host.throwDice();
    await world.run();
    assert.equal((await thrown).refused, "");
    assertLevel(host, ...guests);
    assertTold([host, ...guests, more], []);
    assert.deepEqual(heard(more, "closed"), []);
    const isApart = heard(host, "apart").length > 0;
    if (!isApart) assertLevel(host, more);
    seen.add(`${isApart} ${line.wire.some((text) => text.includes('"seal":""'))}`);
  }
  assert.ok(seen.has("true true"), [...seen].join());
});

test("all hear when dice are thrown in common and when they are not, and then anybody may throw alone", async () => {
  const { world, host, guests } = await table(11);
  host.host.throwInCommon(false);
  await world.run();
  for (const guest of guests) assert.deepEqual(heard(guest, "common"), [[false], [true], [false]]);
  const [tried, thrown] = [
    guests[0].guest.propose([["d", "app", 6, 6, 6]]),
    guests[1].guest.throwDice(),
  ];
  await world.run();
  assert.deepEqual([(await tried).refused, (await thrown).refused], ["", "late"]);
  assertLevel(host, ...guests);
});

test("a flood of throws closes the line, and the others go on", async () => {
  const { world, host, guests, lines } = await table(12);
  host.battle.pools = null;
  const head = host.host.log.head;
  for (let id = 100; id < 500; id++)
    lines[0].there.raw(JSON.stringify({ do: "throw", id, at: 3, head }));
  await world.run();
  assert.deepEqual(heard(host, "left"), [["one", "flood"]]);
  assertLevel(host, guests[1]);
});

test("seals and secrets that nobody waits for change nothing", async () => {
  const { world, host, guests, lines } = await table(13);
  const stray = [
    { do: "seal", id: 1, seal: FALSE + FALSE },
    { do: "open", id: 1, secret: FALSE },
    { do: "open", id: 9, secret: FALSE },
  ];
  for (const message of stray) lines[0].there.raw(JSON.stringify(message));
  await world.run();
  const thrown = host.host.throwDice();
  for (const message of stray.slice(2)) lines[0].there.raw(JSON.stringify(message));
  await world.run();
  assert.equal((await thrown).refused, "");
  assertLevel(host, ...guests);
});
