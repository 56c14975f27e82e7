import assert from "node:assert/strict";
import { test } from "node:test";
import { checkedBattle, newId, viewOf } from "../../web/app/storage/stored-battle.js";

/** @import { StoredBattle } from "../../web/app/storage/stored-battle.js" */

Object.assign(globalThis, { VERSION: "today" });

const save = { system: "tiefen", name: "Am Furtstein", entries: [["n", 60]] };
const view = { log: [], notes: [], names: {}, table: { sides: [] } };
const whole = {
  format: 1,
  name: "Am Furtstein",
  system: "tiefen",
  turn: 1,
  over: false,
  changed: 5,
  revision: 2,
  save,
  view,
  drawn: "today",
};

test("a whole battle is opened as it is", () => {
  assert.equal(checkedBattle(whole), whole);
});

test("a view that could not be drawn is left out, and the battle stays", () => {
  for (const wrong of [
    null,
    {},
    { ...view, log: "x" },
    { ...view, table: {} },
    { ...view, names: 1 },
  ]) {
    const found = checkedBattle({ ...whole, view: wrong });
    assert.deepEqual(found, { ...whole, view: null });
  }
});

test("a battle without its own data is mended from its record", () => {
  for (const missing of ["format", "system", "name", "revision", "changed"]) {
    const { [missing]: _, ...rest } = /** @type {Record<string, unknown>} */ (whole);
    const found = checkedBattle(rest);
    assert.deepEqual(found?.save, save, missing);
    assert.deepEqual([found?.name, found?.system, found?.turn], ["Am Furtstein", "tiefen", 1]);
    assert.equal(found?.view, null, missing);
  }
});

test("without a record there is no battle", () => {
  for (const found of [
    null,
    undefined,
    "battle",
    {},
    { ...whole, save: null },
    { save: {} },
    { save: { system: "tiefen" } },
    { save: { entries: [] } },
    { save: { system: 1, entries: [] } },
  ]) {
    assert.equal(checkedBattle(found), null);
  }
});

test("a view is shown only by the version that it is from", () => {
  const stored = /** @type {StoredBattle} */ (/** @type {unknown} */ (whole));
  assert.equal(viewOf(stored), view);
  assert.equal(viewOf({ ...stored, drawn: "yesterday" }), null);
  assert.equal(viewOf({ ...stored, drawn: undefined }), null);
});

test("each battle has an id of its own, of 128 bits", () => {
  const ids = new Set(Array.from({ length: 100 }, newId));
  assert.equal(ids.size, 100);
  for (const id of ids) assert.match(id, /^[0-9a-f]{32}$/u);
});
