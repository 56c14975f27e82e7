import assert from "node:assert/strict";
import { test } from "node:test";
import { BattleLog } from "../../web/app/storage/battle-log.js";
import { checkedBattle, newId, outlineOfLog, viewOf } from "../../web/app/storage/stored-battle.js";

/** @import { StoredBattle } from "../../web/app/storage/stored-battle.js" */

Object.assign(globalThis, { VERSION: "today" });

const save = { system: "tiefen", name: "Am Furtstein", entries: [["n", 60]] };
const view = { chronicle: [], notes: [], names: {}, table: { sides: [] } };
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
    { ...view, chronicle: "x" },
    { ...view, table: {} },
    { ...view, names: 1 },
  ]) {
    const found = checkedBattle({ ...whole, view: wrong });
    assert.deepEqual(found, { ...whole, view: null });
  }
});

test("a view of a version that called its chronicle a log tells who fights, and is not drawn", () => {
  const { chronicle, ...rest } = view;
  const kept = { ...whole, view: { ...rest, log: chronicle }, drawn: "yesterday" };
  assert.equal(checkedBattle(kept), kept);
  assert.equal(viewOf(/** @type {any} */ (kept), null), null);
});

test("a battle without its own data is mended from its record", () => {
  for (const missing of ["format", "system", "name", "revision", "changed"]) {
    const { [missing]: _, ...rest } = /** @type {Record<string, unknown>} */ (whole);
    const found = checkedBattle(rest);
    assert.deepEqual(found && "save" in found && found.save, save, missing);
    assert.deepEqual([found?.name, found?.system, found?.turn], ["Am Furtstein", "tiefen", 1]);
    assert.equal(found?.view, null, missing);
  }
});

test("what is kept beside a log is whole, or the log says what it can", () => {
  const { save: _, revision: __, ...rest } = whole;
  const outline = { ...rest, format: 2, length: 3 };
  assert.equal(checkedBattle(outline), outline);
  for (const missing of ["format", "system", "name", "length", "changed"]) {
    assert.equal(checkedBattle({ ...outline, [missing]: undefined }), null, missing);
  }
  const header = { gonfalon: /** @type {const} */ (2), system: "tiefen", version: 1, switches: {} };
  const log = new BattleLog(
    header,
    [["name", "Furt"], ["n", 60], ["n", 70], ["u"], ["name", "Ford"]],
    {},
  );
  const { name, system, length, turn, view: shown } = /** @type {any} */ (outlineOfLog(log));
  assert.deepEqual([name, system, length, turn, shown], ["Ford", "tiefen", 5, 1, null]);
});

test("a view is shown with the log that it was seen of", () => {
  const { save: _, revision: __, ...rest } = whole;
  const outline = /** @type {any} */ ({ ...rest, format: 2, length: 1 });
  const header = { gonfalon: /** @type {const} */ (2), system: "tiefen", version: 1, switches: {} };
  assert.equal(viewOf(outline, new BattleLog(header, [["n", 60]], {})), view);
  assert.equal(viewOf(outline, new BattleLog(header, [["n", 60], ["u"]], {})), null);
  assert.equal(viewOf(/** @type {any} */ (whole), new BattleLog(header, [["n", 60]], {})), null);
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
  assert.equal(viewOf(stored, null), view);
  assert.equal(viewOf({ ...stored, drawn: "yesterday" }, null), null);
  assert.equal(viewOf({ ...stored, drawn: undefined }, null), null);
});

test("each battle has an id of its own, of 128 bits", () => {
  const ids = new Set(Array.from({ length: 100 }, newId));
  assert.equal(ids.size, 100);
  for (const id of ids) assert.match(id, /^[0-9a-f]{32}$/u);
});
