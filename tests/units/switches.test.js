import assert from "node:assert/strict";
import { test } from "node:test";
import {
  acceptedSetting,
  canBeSet,
  differences,
  sameSetting,
  settingOf,
} from "../../web/app/page/switches.js";

/** @param {object} more */
const offered = (more) =>
  /** @type {any} */ ({ choices: [], least: null, most: null, default: "", ...more });
const ending = offered({ rule: "a.ending", choices: ["rout", "last"], default: "rout" });
const rounds = offered({ rule: "a.rounds", least: 3, most: 12, default: "6" });
const book = [ending, rounds];

test("a switch takes one of its choices and nothing else", () => {
  assert.ok(canBeSet(ending, "last"));
  for (const value of ["", "LAST", "3", 3, null, undefined, ["last"]]) {
    assert.ok(!canBeSet(ending, value), String(value));
  }
});

test("a number is taken within its bounds, as it is usually written", () => {
  for (const value of ["3", "6", "12"]) assert.ok(canBeSet(rounds, value), value);
  for (const value of ["2", "13", "06", "6.0", " 6", "1e1", "", "NaN", "Infinity", 6]) {
    assert.ok(!canBeSet(rounds, value), String(value));
  }
});

test("of a wanted setting stays what differs from the book; what is strange is counted", () => {
  const wanted = { "a.ending": "rout", "a.rounds": "8", "a.unknown": "x" };
  assert.deepEqual(acceptedSetting(book, wanted), { setting: { "a.rounds": "8" }, strange: 1 });
  assert.deepEqual(acceptedSetting(book, { "a.rounds": "99" }), { setting: {}, strange: 1 });
  assert.deepEqual(acceptedSetting(book, {}), { setting: {}, strange: 0 });
});

test("a battle's setting is what differs, and is listed in the order of the book", () => {
  const switches = [
    { ...ending, value: "last" },
    { ...rounds, value: "6" },
  ];
  assert.deepEqual(settingOf(switches), { "a.ending": "last" });
  assert.deepEqual(differences(book, { "a.rounds": "8", "a.ending": "last" }), [
    { rule: "a.ending", from: "rout", to: "last" },
    { rule: "a.rounds", from: "6", to: "8" },
  ]);
});

test("settings are compared by what they say, in any order", () => {
  assert.ok(sameSetting({ a: "1", b: "2" }, { b: "2", a: "1" }));
  assert.ok(!sameSetting({ a: "1" }, { a: "1", b: "2" }));
  assert.ok(!sameSetting({ a: "1" }, { b: "1" }));
});
