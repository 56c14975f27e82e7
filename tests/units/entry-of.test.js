import assert from "node:assert/strict";
import { test } from "node:test";
import { entryOf } from "../../web/app/battle/entry-of.js";

/** @param {Record<string, unknown>} parts */
const asked = (parts) => /** @type {any} */ ({ options: [], by: null, ...parts });
/** @param {unknown} answer */
const request = (answer) => /** @type {any} */ ({ do: "answer", answer });
const pool = { dice: 3, faces: [-1, 0, 1] };
const SALT = /^[0-9a-f]{32}$/u;

test("steps back and forth, names and rulings are entries, or what the engine tidies for one", () => {
  assert.deepEqual(entryOf({ do: "undo" }, null), ["u"]);
  assert.deepEqual(entryOf({ do: "redo" }, null), ["z"]);
  assert.deepEqual(entryOf({ do: "name", name: " Furt " }, null), { name: " Furt " });
  const ruling = { what: "a.speed", value: 3, why: "so" };
  assert.deepEqual(entryOf({ do: "overrule", ...ruling }, null), { overrule: ruling });
  assert.deepEqual(entryOf(request({ take: "concede.a" }), asked({})), ["a", "concede.a"]);
  assert.throws(() => entryOf({ do: "look" }, null), TypeError);
});

test("dice of the app show faces that they have, and all of them", () => {
  const seen = new Set();
  for (let nth = 0; nth < 300; nth++) {
    const [mark, source, ...faces] = /** @type {unknown[]} */ (
      entryOf(request({ roll: "app" }), asked({ pool }))
    );
    assert.deepEqual([mark, source, faces.length], ["d", "app", 3]);
    for (const face of faces) seen.add(face);
  }
  assert.deepEqual([...seen].sort(), [-1, 0, 1]);
});

test("dice that were taken back fall again, and only dice beyond them are drawn", () => {
  const again = [1, -1];
  const entry = /** @type {unknown[]} */ (
    entryOf(request({ roll: "app" }), asked({ pool: { ...pool, again } }))
  );
  assert.deepEqual(entry.slice(0, 4), ["d", "app", 1, -1]);
  assert.equal(entry.length, 5);
  const fewer = entryOf(request({ roll: "app" }), asked({ pool: { dice: 1, faces: [1], again } }));
  assert.deepEqual(fewer, ["d", "app", 1]);
});

test("what only the engine can write goes to it with a salt that is drawn anew each time", () => {
  const answer = { keys: ["speed"], by: "a" };
  const [one, other] = [
    entryOf(request(answer), asked({})),
    entryOf(request(answer), asked({})),
  ].map((entry) => /** @type {{answer: unknown, salt: string}} */ (entry));
  assert.deepEqual([one.answer, other.answer], [answer, answer]);
  assert.match(one.salt, SALT);
  assert.notEqual(one.salt, other.salt);
  assert.deepEqual(Object.keys(one), ["answer", "salt"]);
  const faces = entryOf(request({ faces: [1, 0, 0] }), asked({ pool }));
  assert.deepEqual(/** @type {{answer: unknown}} */ (faces).answer, { faces: [1, 0, 0] });
});

test("an option that is drawn unseen is one that this side has, each of them in time", () => {
  const options = [
    { key: "all", of: null, barred: null },
    { key: "own", of: "a", barred: null },
    { key: "other", of: "b", barred: null },
    { key: "barred", of: null, barred: {} },
  ];
  const seen = new Set();
  for (let nth = 0; nth < 200; nth++) {
    const entry = /** @type {any} */ (
      entryOf(request({ draw: true, by: "a" }), asked({ options }))
    );
    assert.equal(entry.answer.by, "a");
    assert.equal(entry.answer.keys.length, 1);
    seen.add(entry.answer.keys[0]);
  }
  assert.deepEqual([...seen].sort(), ["all", "own"]);
  const none = /** @type {any} */ (entryOf(request({ draw: true }), asked({ by: "a" })));
  assert.deepEqual(none.answer, { keys: [] });
});
