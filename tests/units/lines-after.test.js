import assert from "node:assert/strict";
import { test } from "node:test";
import { linesAfter } from "../../web/app/features/continuations/lines-after.js";

/** @import { ToldLine } from "../../web/shared/view.d.ts" */

/** @param {string} id
 * @param {object} [more]
 */
const line = (id, more) =>
  /** @type {ToldLine} */ ({
    n: 1,
    kind: "tell",
    rule: "r",
    label: { id },
    weight: "line",
    ...more,
  });

const dice = (/** @type {number[]} */ ...faces) => line("roll", { kind: "dice", faces });
const begun = [line("begun"), dice(1, 2)];

test("of two chronicles each tells what comes after they part, which may be a throw alone", () => {
  const one = [...begun, dice(6), line("won")];
  const other = [...begun, dice(1), line("lost")];
  assert.deepEqual(linesAfter(one, other), one.slice(2));
  assert.deepEqual(linesAfter(other, one), other.slice(2));
});

test("a chronicle that only begins the other one tells nothing, and the other one the rest", () => {
  const longer = [...begun, line("won")];
  assert.deepEqual(linesAfter(begun, longer), []);
  assert.deepEqual(linesAfter(longer, begun), longer.slice(2));
});

test("what is told in passing or was taken back is left out, and what comes late", () => {
  const aside = [line("a", { weight: "aside" }), line("b", { kind: "undone" }), line("c")];
  assert.deepEqual(linesAfter(aside, []), aside.slice(2));
  const many = Array.from({ length: 40 }, (_, place) => line(`${place}`));
  assert.deepEqual(linesAfter(many, []), many.slice(0, 12));
});
