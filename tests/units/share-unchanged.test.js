import assert from "node:assert/strict";
import { test } from "node:test";
import { shareUnchanged } from "../../web/shared/share-unchanged.js";

/** A value of plain JSON made anew.
 * @template T
 * @param {T} value
 * @returns {T}
 */
const anew = (value) => JSON.parse(JSON.stringify(value));

const BEFORE = {
  turn: 3,
  names: { a: { text: "A" }, b: { label: { id: "b" } } },
  table: {
    sides: [
      { id: "a", values: [{ key: "v", label: { id: "x", with: { n: 1 } } }] },
      { id: "b", values: [] },
    ],
    pieces: [{ id: "a.1", at: [1, 2] }, { id: "a.2", at: null }, { id: "b.1" }],
  },
  chronicle: [{ n: 1, label: { id: "one" } }],
};

test("a value that was told again is the one before", () => {
  assert.equal(shareUnchanged(BEFORE, anew(BEFORE)), BEFORE);
});

test("what is told stays what was told, and what was before stays as it was", () => {
  const now = anew(BEFORE);
  now.table.pieces[0].at = [2, 2];
  now.table.sides.reverse();
  now.chronicle.push({ n: 2, label: { id: "two" } });
  const [told, held] = [anew(now), anew(BEFORE)];
  assert.deepEqual(shareUnchanged(BEFORE, now), told);
  assert.deepEqual(now, told);
  assert.deepEqual(BEFORE, held);
});

test("the parts that did not change are the same objects, and those around a change are others", () => {
  const now = anew(BEFORE);
  now.table.pieces[0].at = [2, 2];
  const shared = shareUnchanged(BEFORE, now);
  assert.notEqual(shared.table, BEFORE.table);
  assert.notEqual(shared.table.pieces[0], BEFORE.table.pieces[0]);
  assert.equal(shared.table.pieces[1], BEFORE.table.pieces[1]);
  assert.equal(shared.table.sides, BEFORE.table.sides);
  assert.equal(shared.names, BEFORE.names);
});

test("a thing is found by its name, wherever it stands in its list", () => {
  const now = anew(BEFORE);
  now.table.pieces.shift();
  const shared = shareUnchanged(BEFORE, now);
  assert.notEqual(shared.table.pieces, BEFORE.table.pieces);
  assert.deepEqual(
    shared.table.pieces.map((piece) => BEFORE.table.pieces.indexOf(piece)),
    [1, 2],
  );
});

test("a part that lost or won a field, became empty or another kind of thing is not the one before", () => {
  for (const [before, now] of [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1 }, { a: 1, b: null }],
    [[1, 2], [1]],
    [[], {}],
    [{}, []],
    [null, {}],
    [{ a: null }, { a: {} }],
    [{ a: 0 }, { a: false }],
    [["1"], [1]],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ]) {
    const shared = shareUnchanged(before, now);
    assert.notEqual(shared, before);
    assert.deepEqual(shared, now);
  }
});

test("a name that every object has by birth is a field like others", () => {
  const before = JSON.parse('{"constructor": {"x": 1}, "__proto__": {"y": 1}}');
  const now = JSON.parse('{"constructor": {"x": 1}, "__proto__": {"y": 2}}');
  const shared = shareUnchanged(before, now);
  assert.equal(shared.constructor, before.constructor);
  assert.equal(JSON.stringify(shared), JSON.stringify(now));
});
