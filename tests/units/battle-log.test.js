import assert from "node:assert/strict";
import { test } from "node:test";
import { BattleLog, startsWith } from "../../web/app/storage/battle-log.js";
import { recordInForce } from "../../web/app/storage/in-force.js";
import { logOfSave } from "../../web/app/storage/old-save.js";

const HEADER = {
  gonfalon: /** @type {const} */ (2),
  system: "tiefen",
  version: 2,
  switches: { rule: "no" },
};

/** @param {unknown[]} entries */
const log = (...entries) => new BattleLog(HEADER, entries, {});

test("a log grows by what the engine made of what is pending", () => {
  const it = log(["n", 60]);
  it.begin([{ name: " Furt " }]);
  assert.deepEqual(it.pending, { entries: [{ name: " Furt " }], times: 0 });
  it.grow([["name", "Furt"]], { seal: ["speed", "salt"] });
  assert.deepEqual(it.file, {
    ...HEADER,
    entries: [
      ["n", 60],
      ["name", "Furt"],
    ],
    slips: { seal: ["speed", "salt"] },
  });
  assert.equal(it.pending, null);
  it.begin([["u"]], 1);
  it.withdraw();
  assert.deepEqual([it.length, it.pending], [2, null]);
});

test("whatever is done to a log has it written again", () => {
  const it = log();
  it.stored.changes = it.changes;
  /** @type {(() => void)[]} */
  const deeds = [() => it.begin([["u"]]), () => it.withdraw(), () => it.grow([["u"]], {})];
  for (const deed of deeds) {
    assert.equal(it.unwritten, false);
    deed();
    assert.equal(it.unwritten, true);
    it.stored.changes = it.changes;
  }
});

test("a slip that was laid for an answer without an entry is kept when that answer is withdrawn", () => {
  const it = log(["n", 60]);
  Object.assign(it.stored, { length: 1, key: "k", last: "k" });
  it.begin([{ answer: "speed", salt: "salt" }]);
  it.lay({ seal: ["speed", "salt"] });
  assert.deepEqual(it.freshSlips, { seal: ["speed", "salt"] });
  it.withdrawKeepingSlips();
  assert.deepEqual(
    [it.pending, it.stored.key, it.replaces?.key],
    [null, "", "k"],
    "it is written whole",
  );
  assert.deepEqual(it.follow(log(["n", 60])).slips, { seal: ["speed", "salt"] });
});

test("an answer that laid nothing is withdrawn as ever", () => {
  const it = log(["n", 60]);
  Object.assign(it.stored, { length: 1, slips: ["seal"], key: "k", last: "k" });
  it.slips = { seal: ["speed", "salt"] };
  it.begin([["u"]]);
  it.withdrawKeepingSlips();
  assert.deepEqual([it.stored.key, it.replaces], ["k", null]);
});

test("a log that the engine follows as it is kept goes on from what is stored; another one takes its place", () => {
  const kept = log(["n", 60]);
  Object.assign(kept.stored, { length: 1, key: "k", last: "k" });
  kept.begin([["u"]]);
  const same = kept.follow(log(["n", 60], ["rules", 3]));
  assert.deepEqual([same.stored, same.replaces, same.pending], [kept.stored, null, kept.pending]);
  const other = kept.follow(log(["name", "Furt"]));
  assert.deepEqual([other.replaces, other.stored.length, other.stored.key], [kept.stored, 0, ""]);
  assert.equal(other.follow(log(["name", "Ford"])).replaces, kept.stored);
});

test("a prepared battle stays one in its copies and when the engine follows it", () => {
  const prepared = log(["n", 60]);
  prepared.prepared = true;
  const followed = [prepared.copy(), prepared.follow(log(["n", 60])), prepared.follow(log())];
  assert.deepEqual(
    followed.map((one) => one.prepared),
    [true, true, true],
  );
  assert.equal(log().copy().prepared, false);
});

test("slips that wait for their entries lie in the log, and the id of a shared battle stays with it alone", () => {
  const it = log(["n", 60]);
  it.shared = "0123";
  it.lay({ seal: ["speed", "salt"] });
  assert.deepEqual([it.length, it.file.slips], [1, { seal: ["speed", "salt"] }]);
  it.grow([["l", "a", "seal"]], {});
  assert.deepEqual(it.file.slips, { seal: ["speed", "salt"] });
  assert.deepEqual([it.follow(log()).shared, it.copy().shared], ["0123", ""]);
});

test("one log begins with another one where header and entries say so", () => {
  assert.ok(startsWith(log(["n", 60], ["u"]), log(["n", 60])));
  assert.ok(!startsWith(log(["n", 60]), log(["n", 60], ["u"])));
  assert.ok(!startsWith(log(["n", 61]), log(["n", 60])));
  const elsewhere = new BattleLog({ ...HEADER, switches: {} }, [["n", 60]], {});
  assert.ok(!startsWith(elsewhere, log(["n", 60])));
  const turned = new BattleLog({ ...HEADER, switches: { b: "1", a: "2" } }, [], {});
  assert.ok(startsWith(new BattleLog({ ...HEADER, switches: { a: "2", b: "1" } }, [], {}), turned));
});

test("a save without a log is one with its name before and its traces after", () => {
  const save = {
    gonfalon: 1,
    system: "tiefen",
    version: 2,
    name: "Furt",
    entries: [["n", 60]],
    undone: [[1]],
    seen: [],
  };
  assert.deepEqual(logOfSave(save)?.entries, [
    ["name", "Furt"],
    ["n", 60],
    ["old", [[1]], []],
  ]);
  assert.deepEqual(logOfSave({ ...save, name: "", undone: [] })?.entries, [["n", 60]]);
  for (const none of [null, {}, { ...save, gonfalon: 2 }, { ...save, entries: null }])
    assert.equal(logOfSave(none), null);
});

test("of a log that is in force which was not taken back, with the slips that turned by themselves", () => {
  const slip = ["o", "speed", "5a"];
  /** @param {unknown[]} entries */
  const inForce = (...entries) => /** @type {any} */ (recordInForce(log(...entries))).entries;
  assert.deepEqual(inForce(["n", 60], ["n", 70], ["u"]), [["n", 60]]);
  assert.deepEqual(inForce(["n", 60], ["u"], ["z"]), [["n", 60]]);
  assert.deepEqual(inForce(["n", 60], ["n", 70], ["u"], ["u"], ["z"]), [["n", 60]]);
  assert.deepEqual(inForce(["n", 60], ["l", "b", "s"], slip, slip, ["u"]), [["n", 60]]);
  assert.deepEqual(inForce(["n", 60], ["o", "speed", ""], ["u"]), [["n", 60]]);
  assert.deepEqual(inForce(["n", 60], ["u"], ["name", "Furt"], ["z"]), [["n", 60]]);
  const record = /** @type {any} */ (
    recordInForce(log(["name", "Furt"], ["n", 60], ["name", "Ford"], ["rules", 3]))
  );
  assert.deepEqual([record.name, record.version, record.switches], ["Ford", 3, HEADER.switches]);
});
