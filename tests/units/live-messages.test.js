import assert from "node:assert/strict";
import { test } from "node:test";
import {
  Flow,
  FROM_GUEST,
  FROM_HOST,
  inParts,
  readMessage,
  writeMessage,
} from "../../web/app/live/messages.js";
import { HEADER } from "./live-world.mjs";
import { randomOf } from "./random.mjs";

/** @import { Entry, Message } from "../../web/app/live/messages.js" */

const HEAD = "0123456789abcdef".repeat(2);
/** @type {Message[]} */
const SOUND = [
  {
    do: "hi",
    live: 2,
    role: "guest",
    phone: "p",
    battle: "",
    versions: {},
    header: null,
    heads: [],
  },
  {
    do: "hi",
    live: 2,
    role: "host",
    phone: "p",
    battle: "b",
    versions: { game: 3 },
    header: HEADER,
    heads: [[2, HEAD]],
  },
  { do: "on", at: 2, add: [["n", 1], ["u"]], head: HEAD, more: false, chosen: false },
  { do: "on", at: 0, add: [], head: HEAD, more: true, chosen: true, id: 4 },
  {
    do: "try",
    id: 1,
    at: 2,
    head: HEAD,
    add: [["f", null, ["p", "a"], ["w", ["seat", ["t", "Ida"]]]]],
  },
  { do: "no", id: 1, why: "late" },
  { do: "apart", at: 2, add: [["l", "a", "5a".repeat(32)]], more: false },
  {
    do: "on",
    at: 2,
    add: [["d", "app", 6]],
    head: HEAD,
    more: false,
    chosen: false,
    opened: { p: HEAD },
  },
  { do: "common", on: false },
  { do: "throw", id: 2, at: 2, head: HEAD },
  { do: "cast", id: 1, at: 2, head: HEAD, by: "p" },
  { do: "seal", id: 1, seal: HEAD + HEAD },
  { do: "seals", id: 1, seals: { p: HEAD + HEAD } },
  { do: "open", id: 1, secret: HEAD },
  { do: "broken", id: 1, phone: "p", why: "unopened" },
  { do: "who", seats: { a: "p", b: "" } },
  { do: "bye", why: "flood" },
];

test("every message comes back from its text", () => {
  for (const message of SOUND) assert.deepEqual(readMessage(writeMessage(message)), message);
  assert.deepEqual(new Set(SOUND.map((one) => one.do)).size, 14);
});

test("a message without one of its fields, or with one of another type, is none", () => {
  const wrong = [
    undefined,
    null,
    -1,
    0.5,
    40_001,
    "x",
    true,
    [],
    [["n", 0.5]],
    [[1]],
    ["n"],
    {},
    { a: 1 },
    [[2, "x"]],
  ];
  /** Values that are right in the place of others. */
  const fits = {
    live: [40_001],
    battle: ["x"],
    phone: ["x"],
    why: ["x"],
    id: [undefined, 40_001],
    more: [true],
    chosen: [true],
    versions: [{}, { a: 1 }],
    header: [null],
    heads: [[]],
    add: [[]],
    seats: [{}],
    on: [true],
    by: ["x"],
    opened: [undefined, {}],
    seals: [{}],
  };
  let refused = 0;
  for (const message of SOUND) {
    for (const field of Object.keys(message)) {
      for (const value of wrong) {
        const allowed = /** @type {any} */ (fits)[field] ?? [];
        if (allowed.some((/** @type {any} */ one) => JSON.stringify(one) === JSON.stringify(value)))
          continue;
        assert.equal(
          readMessage(JSON.stringify({ ...message, [field]: value })),
          null,
          `${message.do} ${field} ${value}`,
        );
        refused += 1;
      }
    }
  }
  assert.ok(refused > 300);
});

test("a slip face down has no place in a message: neither its content nor its salt", () => {
  const salt = "5a".repeat(16);
  const laid = { answer: { keys: ["speed"], by: "a" }, salt };
  for (const add of [[laid], [["l", "a", laid]], [["l", "a", { speed: salt }]]]) {
    const message = /** @type {any} */ ({ do: "try", id: 1, at: 0, head: HEAD, add });
    assert.equal(readMessage(JSON.stringify(message)), null);
    assert.equal(writeMessage(message), null);
  }
});

test("what is too long, too deep or too many is no message", () => {
  const on = { do: "on", at: 0, head: HEAD, more: false, chosen: false };
  const deep = (/** @type {number} */ levels) =>
    JSON.parse(`${'["f",'.repeat(levels)}1${"]".repeat(levels)}`);
  const cases = {
    long: { ...on, add: [["t", "x".repeat(200_000)]] },
    deep: { ...on, add: [deep(40)] },
    many: { ...on, add: Array.from({ length: 501 }, () => ["u"]) },
    heads: { ...SOUND[1], heads: Array.from({ length: 25 }, () => [1, HEAD]) },
    seats: {
      do: "who",
      seats: Object.fromEntries(Array.from({ length: 65 }, (_, at) => [at, "p"])),
    },
    phones: {
      do: "seals",
      id: 1,
      seals: Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, HEAD + HEAD])),
    },
    code: { do: "bye", why: "x".repeat(41) },
  };
  for (const [about, message] of Object.entries(cases))
    assert.equal(readMessage(JSON.stringify(message)), null, about);
  assert.ok(readMessage(JSON.stringify({ ...on, add: [deep(30)] })));
  for (const bomb of ["[".repeat(100_000), '{"do":'.repeat(10_000)])
    assert.equal(readMessage(bomb), null);
  for (const text of [
    null,
    undefined,
    7,
    new Uint8Array(3),
    "",
    "null",
    "[]",
    '{"do":"constructor"}',
  ])
    assert.equal(readMessage(text), null);
});

test("texts at random are read as a message that can be written, or refused", () => {
  const random = randomOf(3);
  const texts = SOUND.map((message) => JSON.stringify(message));
  let read = 0;
  for (let nth = 0; nth < 4_000; nth++) {
    const text = texts[nth % texts.length];
    const at = Math.floor(random() * text.length);
    const other = texts[Math.floor(random() * texts.length)][Math.floor(random() * 60)] ?? "";
    const message = readMessage(text.slice(0, at) + other + text.slice(at + 1));
    if (message) read += 1;
    assert.ok(!message || writeMessage(message));
  }
  assert.ok(read > 50);
});

test("entries come in parts that fit into a message, in their order", () => {
  const random = randomOf(4);
  /** @type {Entry[]} */
  const entries = Array.from({ length: 3_000 }, (_, at) => [
    "t",
    "x".repeat(random() ** 8 * 30_000),
    at,
  ]);
  const parts = inParts(entries);
  assert.deepEqual(parts.flat(), entries);
  for (const add of parts) {
    assert.ok(add.length > 0 && add.length <= 500);
    assert.ok(writeMessage({ do: "on", at: 0, add, head: HEAD, more: true, chosen: false }));
    assert.ok(add.length === 1 || JSON.stringify(add).length < 13_000);
  }
  assert.deepEqual(inParts([]), [[]]);
});

test("a burst passes, a flood does not, and time makes room again", () => {
  for (const limits of [FROM_GUEST, FROM_HOST]) {
    let time = 0;
    const flow = new Flow(limits, () => time);
    for (let nth = 0; nth < limits.burst.messages; nth++) assert.ok(flow.takes(10));
    assert.equal(flow.takes(10), false);
    time += 2_000;
    for (let nth = 1; nth < 2 * limits.second.messages; nth++)
      assert.ok(flow.takes(10), String(nth));
    assert.equal(flow.takes(10), false);
    time = 1e9;
    assert.ok(flow.takes(limits.burst.letters));
    assert.equal(flow.takes(limits.burst.letters), false);
  }
});
