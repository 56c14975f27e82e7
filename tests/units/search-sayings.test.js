import assert from "node:assert/strict";
import { test } from "node:test";
import { isOneSlipAway, meanings, read, written } from "../../web/shared/search/sayings.js";

/** @param {string} word
 * @param {object} [more]
 */
const word = (word, more) => ({
  word,
  keys: [word],
  isLast: false,
  isKnown: true,
  isIdle: false,
  ...more,
});
const sayings = [
  { said: ["surrender"], means: ["concede"] },
  { said: ["pick", "up"], means: ["from", "ground"] },
  { said: ["fair"], means: ["passable"] },
];

test("a saying puts its words in the place of those that were typed", () => {
  assert.deepEqual(meanings(sayings, [word("surrender")]), [[["concede"]]]);
  assert.deepEqual(meanings(sayings, [word("sword")]), [[]]);
});

test("the words of a saying stand in any order, and all of them must be there", () => {
  const means = [["from", "ground"]];
  const idle = { isIdle: true };
  assert.deepEqual(meanings(sayings, [word("up", idle), word("it"), word("pick")]), [
    means,
    [],
    means,
  ]);
  assert.deepEqual(meanings(sayings, [word("pick")]), [[]]);
});

test("an idle word alone says nothing", () => {
  assert.deepEqual(meanings(sayings, [word("fair", { isIdle: true })]), [[]]);
});

test("the last word may be begun, an unknown one may have a slip", () => {
  const one = [[["concede"]]];
  assert.deepEqual(meanings(sayings, [word("surr", { isLast: true, isKnown: false })]), one);
  assert.deepEqual(
    meanings(sayings, [word("surr", { isLast: true })]),
    [[]],
    "a word of the rules",
  );
  assert.deepEqual(meanings(sayings, [word("sur", { isLast: true, isKnown: false })]), [[]]);
  assert.deepEqual(meanings(sayings, [word("surr")]), [[]]);
  assert.deepEqual(meanings(sayings, [word("surender", { isKnown: false })]), one);
  assert.deepEqual(meanings(sayings, [word("surender")]), [[]]);
});

test("one slip is a letter that is wrong, missing, too many, or has changed places", () => {
  for (const other of ["wound", "wounds", "ound", "wouns", "wuond", "woundd", "woond"]) {
    assert.ok(isOneSlipAway("wound", other), other);
  }
  for (const other of ["wand", "round trip", "wou", "mounts", "duonw"]) {
    assert.ok(!isOneSlipAway("wound", other), other);
  }
});

test("sayings are written once each, in one order, and read again", () => {
  const all = [sayings[1], sayings[0], sayings[0], { said: ["zone"], means: ["zone"] }];
  assert.deepEqual(written(all), [
    ["pick up", "from ground"],
    ["surrender", "concede"],
  ]);
  assert.deepEqual(read(written(all)), [sayings[1], sayings[0]]);
});
