import assert from "node:assert/strict";
import { test } from "node:test";
import { storableView, withKnownOdds, withOldOdds } from "../../web/app/battle/waiting-odds.js";

/** @param {string} kind
 * @param {object} [more]
 */
const view = (kind, more) =>
  /** @type {any} */ ({ ask: { kind }, table: { contest: null }, ...more });
const odds = [{ of: "p1" }];

test("odds of a choice stand there until those of the next one are counted", () => {
  const next = withOldOdds(view("choice"), view("choice", { odds }));
  assert.equal(next.odds, odds);
  assert.deepEqual(next.chances, []);
  assert.equal(next.counting, true);
});

test("odds of a roll are not shown at the question after it", () => {
  assert.deepEqual(withOldOdds(view("choice"), view("roll", { odds })).odds, []);
  const open = view("choice", { odds, table: { contest: {} } });
  assert.deepEqual(withOldOdds(view("choice"), open).odds, []);
});

test("a roll that was just opened and the first view have no odds before their own", () => {
  const opened = view("choice", { table: { contest: {} } });
  assert.deepEqual(withOldOdds(opened, view("choice", { odds })).odds, []);
  assert.deepEqual(withOldOdds(view("choice"), null).odds, []);
});

test("a battle that is opened has its odds and chances of the same turn until they are counted again", () => {
  const chances = [{ key: "a", p: 1 }];
  const stored = view("choice", { turn: 3, odds, chances });
  const opened = view("choice", { turn: 3, odds: null, chances: null });
  assert.deepEqual(withKnownOdds(opened, stored), { ...opened, odds, chances, counting: true });
  for (const before of [{ ...stored, turn: 2 }, null]) {
    const { odds, chances, counting } = withKnownOdds(opened, before);
    assert.deepEqual({ odds, chances, counting }, { odds: [], chances: [], counting: true });
  }
  assert.equal(withKnownOdds(stored, null), stored);
});

test("odds of an earlier moment are not kept", () => {
  assert.deepEqual(storableView(withOldOdds(view("choice"), view("choice", { odds }))).odds, []);
  const counted = view("choice", { odds, counting: false });
  assert.equal(storableView(counted), counted);
});
