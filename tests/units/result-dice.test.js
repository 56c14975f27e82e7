import assert from "node:assert/strict";
import { register } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/** @import { ToldLine } from "../../web/shared/view.d.ts" */

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/u, "");
register("../fuzzing/page-modules.mjs", import.meta.url, { data: { root } });
const { handsOf, loneHand } = await import("../../web/app/board/result-dice.js");
const { throwsOf, toldSums } = await import("../../web/app/drawing/dice.js");

const happened = /** @type {any} */ ({ kind: "sums", by: "f1", to: "f2", sums: [3, 1] });
const met = /** @type {any} */ ({ kind: "tell", rule: "r", deed: 1, happened });

/** A throw in the chronicle.
 * @param {number[]} faces
 * @param {object} [more]
 */
const thrown = (faces, more) =>
  /** @type {ToldLine} */ (
    /** @type {unknown} */ ({
      kind: "dice",
      die: "d6",
      faces,
      who: ["a"],
      hands: ["f1"],
      deed: 1,
      ...more,
    })
  );
const told = /** @type {ToldLine} */ (
  /** @type {unknown} */ ({ kind: "tell", rule: "r", deed: 1 })
);
const other = { hands: ["f2"] };

/** The faces behind each of the sums.
 * @param {ToldLine[]} lines
 */
const faces = (lines, of = met) => handsOf(lines, lines, of).map((hand) => hand?.faces ?? null);

test("the faces of a throw are parted among those who threw at once", () => {
  assert.deepEqual(throwsOf([6, 2, 5], []), [[6, 2, 5]]);
  assert.deepEqual(throwsOf([6, 2, 5], [1, 2]), [[6], [2, 5]]);
  assert.deepEqual(toldSums([1, 1, -1, 0, -1, 0, 0, 0], [4, 4]), ["+1", "−1"]);
});

test("who threw at once have their dice behind their sums, and one who threw beside them behind none", () => {
  const parted = { parted: [1, 2], hands: ["f1", "f2"] };
  assert.deepEqual(faces([thrown([6, 2, 5], parted)]), [[6], [2, 5]]);
  const three = { parted: [1, 1, 1], hands: ["f2", "f3", "f1"] };
  assert.deepEqual(faces([thrown([6, 2, 5], three)]), [[5], [6]]);
});

test("whoever threw first, the dice stand behind the sum of their hand", () => {
  assert.deepEqual(faces([thrown([2], other), told, thrown([6])]), [[6], [2]]);
});

test("where no hands are told, who threw are the hands", () => {
  const sides = { ...met, happened: { ...happened, by: "b", to: null } };
  const lines = [thrown([2], { hands: undefined }), thrown([6], { hands: undefined, who: ["b"] })];
  assert.deepEqual(faces(lines, sides), [[6], [2]]);
});

test("of dice that were thrown anew the last are shown", () => {
  assert.deepEqual(faces([thrown([1]), thrown([2], other), thrown([5])]), [[5], [2]]);
});

test("where only a sum was told no faces are made up", () => {
  assert.deepEqual(faces([thrown([1, 1], { source: "sum" }), thrown([2], other)]), [null, [2]]);
});

test("dice of another deed, of a roll before, or of an answer before, are not those of the sums", () => {
  const earlier = /** @type {ToldLine} */ ({ ...told, happened: { ...happened, sums: [1, 1] } });
  assert.deepEqual(faces([thrown([1]), earlier, thrown([6]), thrown([2], other)]), [[6], [2]]);
  assert.deepEqual(faces([thrown([1], { deed: 2 }), thrown([2], other)]), [null, [2]]);
  assert.deepEqual(handsOf([thrown([1])], [], met), [null, null]);
  assert.deepEqual(faces([thrown([1], { deed: undefined })], { ...met, deed: undefined }), [
    null,
    null,
  ]);
});

test("a roll that is not told by sums shows its dice where one threw alone", () => {
  const result = /** @type {ToldLine} */ ({ ...told, happened: { ...happened, sums: [] } });
  assert.deepEqual(loneHand([thrown([15])], [result]), { die: "d6", faces: [15] });
  assert.equal(loneHand([thrown([15]), thrown([3])], [result]), null);
  assert.equal(loneHand([thrown([15], { deed: 2 })], [result]), null);
  assert.equal(loneHand([thrown([15, 3], { parted: [1, 1] })], [result]), null);
  assert.equal(loneHand([thrown([1, 1], { source: "sum" })], [result]), null);
});
