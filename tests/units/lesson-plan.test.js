import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answerOf,
  isLessons,
  isOver,
  placeIn,
  saidAt,
} from "../../web/app/features/lessons/plan.js";

/** @param {string} words */
const said = (words) => ({ en: [words] });

/** A slip is turned over between the last two steps: two entries more. */
const PLAN = /** @type {any} */ ({
  first: said("first"),
  last: said("last"),
  steps: [
    { turn: 3, asks: "a", said: said("one"), answer: { keys: ["x"] } },
    { turn: 4, asks: "b", said: null, answer: { faces: [1, 2] } },
    { turn: 7, asks: "a", said: said("three"), answer: { text: "" }, typed: { en: "Yes." } },
  ],
});

/** @param {number} turn
 * @param {string} rule
 */
const view = (turn, rule) => /** @type {any} */ ({ turn, ask: rule ? { rule } : null });

test("the turn of the battle says at which step it stands", () => {
  assert.deepEqual(placeIn(PLAN, view(3, "a")), { kind: "step", index: 0 });
  assert.deepEqual(placeIn(PLAN, view(7, "a")), { kind: "step", index: 2 });
  assert.deepEqual(placeIn(PLAN, view(8, "")), { kind: "end", index: 3 });
  assert.ok(isOver(PLAN, { turn: 9 }));
});

test("a battle that asks something else, or stands in between, has left the lesson", () => {
  assert.equal(placeIn(PLAN, view(4, "a")).kind, "astray");
  assert.equal(placeIn(PLAN, view(5, "b")).kind, "astray");
  assert.equal(placeIn(PLAN, view(2, "a")).kind, "astray");
});

test("a step without a word keeps that of the step before", () => {
  assert.deepEqual(
    [0, 1, 2].map((index) => saidAt(PLAN, index).en[0]),
    ["one", "one", "three"],
  );
});

test("a text is typed in the language of the reader", () => {
  assert.deepEqual(answerOf(PLAN.steps[2], "en"), { text: "Yes." });
  assert.deepEqual(answerOf(PLAN.steps[0], "en"), { keys: ["x"] });
});

test("only the answer of the lesson is taken, in whatever order its keys were picked", () => {
  assert.ok(isLessons({ keys: ["y", "x"] }, { keys: ["x", "y"] }));
  assert.ok(!isLessons({ keys: ["x"] }, { keys: ["x", "y"] }));
  assert.ok(!isLessons({ take: "x" }, { keys: ["x"] }));
  assert.ok(!isLessons({ number: 2 }, { number: 3 }));
  assert.ok(isLessons({ keys: ["x"], by: "a" }, { keys: ["x"], by: "a" }));
  assert.ok(!isLessons({ keys: ["x"], by: "b" }, { keys: ["x"], by: "a" }));
});

test("dice may be thrown in any way: they fall as the lesson has them", () => {
  for (const given of [{ roll: "app" }, { faces: [6, 6] }, { sums: [3] }]) {
    assert.ok(isLessons(given, { faces: [1, 2] }));
  }
  assert.ok(!isLessons({ keys: ["x"] }, { faces: [1, 2] }));
});

test("a form is the lesson's if every field that both fill in says the same", () => {
  const wanted = { form: { a: { form: { hit: { keys: ["yes"] }, damage: { number: 3 } } } } };
  assert.ok(isLessons({ form: { a: { form: { hit: { keys: ["yes"] } } } } }, wanted));
  assert.ok(!isLessons({ form: { a: { form: { damage: { number: 4 } } } } }, wanted));
});
