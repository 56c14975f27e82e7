import assert from "node:assert/strict";
import { register } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/** @import { LogLine, View } from "../../web/shared/view.d.ts" */

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/u, "");
register("../fuzzing/page-modules.mjs", import.meta.url, { data: { root } });
const { handsOf, loneHand } = await import("../../web/app/board/result-dice.js");
const { throwsOf, toldSums } = await import("../../web/app/drawing/dice.js");

const view = /** @type {View} */ (
  /** @type {unknown} */ ({
    table: {
      sides: [{ id: "a" }, { id: "b" }],
      pieces: [
        { id: "f1", of: "a" },
        { id: "f2", of: "b" },
      ],
    },
  })
);
const met = /** @type {any} */ ({ kind: "sums", by: "f1", to: "f2", sums: [3, 1] });

/** A throw in the log.
 * @param {number[]} faces
 * @param {object} [more]
 */
const thrown = (faces, more) =>
  /** @type {LogLine} */ (
    /** @type {unknown} */ ({ kind: "dice", rule: "r", die: "d6", faces, who: ["a"], ...more })
  );
const told = /** @type {LogLine} */ (/** @type {unknown} */ ({ kind: "tell", rule: "r" }));

/** The faces behind each of the sums.
 * @param {LogLine[]} lines
 */
const faces = (lines) => handsOf(view, lines, lines, met).map((hand) => hand?.faces ?? null);

test("the faces of a throw are parted among those who threw at once", () => {
  assert.deepEqual(throwsOf([6, 2, 5], []), [[6, 2, 5]]);
  assert.deepEqual(throwsOf([6, 2, 5], [1, 2]), [[6], [2, 5]]);
  assert.deepEqual(toldSums([1, 1, -1, 0, -1, 0, 0, 0], [4, 4]), ["+1", "−1"]);
});

test("who threw at once have their dice behind their sums", () => {
  assert.deepEqual(faces([thrown([6, 2, 5], { parted: [1, 2] })]), [[6], [2, 5]]);
});

test("whoever threw first, the dice stand behind the sum of their side", () => {
  const lines = [thrown([2], { who: ["b"] }), told, thrown([6], { who: ["a"] })];
  assert.deepEqual(faces(lines), [[6], [2]]);
});

test("of dice that were thrown anew the last are shown", () => {
  const lines = [thrown([1]), thrown([2], { who: ["b"] }), thrown([5], { anew: true })];
  assert.deepEqual(faces(lines), [[5], [2]]);
});

test("where only a sum was told no faces are made up", () => {
  assert.deepEqual(faces([thrown([1, 1], { source: "sum" }), thrown([2], { who: ["b"] })]), [
    null,
    [2],
  ]);
});

test("dice that nobody can tell apart stand behind no sum", () => {
  assert.deepEqual(faces([thrown([1]), thrown([2])]), []);
  assert.deepEqual(faces([thrown([1, 2, 3], { parted: [1, 1, 1] })]), []);
});

test("dice of a roll before, or of an answer before, are not those of the sums", () => {
  const earlier = /** @type {LogLine} */ ({ ...told, happened: { ...met, sums: [1, 1] } });
  const lines = [thrown([1]), earlier, thrown([6]), thrown([2], { who: ["b"] })];
  assert.deepEqual(faces(lines), [[6], [2]]);
  assert.deepEqual(handsOf(view, lines, [], met), []);
});

test("a roll that is not told by sums shows its dice where one threw alone", () => {
  const result = /** @type {LogLine} */ ({ ...told, happened: { ...met, sums: [] } });
  assert.deepEqual(loneHand([thrown([15])], [result]), { die: "d6", faces: [15] });
  assert.equal(loneHand([thrown([15]), thrown([3])], [result]), null);
  assert.equal(loneHand([thrown([15], { rule: "other" })], [result]), null);
  assert.equal(loneHand([thrown([15, 3], { parted: [1, 1] })], [result]), null);
  assert.equal(loneHand([thrown([1, 1], { source: "sum" })], [result]), null);
});
