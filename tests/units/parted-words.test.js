import assert from "node:assert/strict";
import { test } from "node:test";
import { partedWords } from "../../web/app/drawing/parted-words.js";

/** @import { Names } from "../../web/shared/view.d.ts" */

/** A sentence that names the things `f1` and `f2`.
 * @param {Record<string, string>} called
 */
function parted(called) {
  const text = (/** @type {Names} */ names, /** @type {string} */ id) =>
    /** @type {{text: string}} */ (names[id] ?? { text: called[id] }).text;
  return partedWords(
    ["f1", "f2"],
    (id) => called[id],
    (names) => `Now ${text(names, "f1")} strikes ${text(names, "f2")}.`,
  );
}

test("a sentence is parted where the names of things begin", () => {
  const parts = parted({ f1: "Ada", f2: "Bo" });
  assert.deepEqual(parts, ["Now ", ["f1", "Ada strikes "], ["f2", "Bo."]]);
});

test("a sentence without things stays whole", () => {
  const words = partedWords(
    [],
    () => "",
    () => "It rains.",
  );
  assert.deepEqual(words, ["It rains."]);
});

test("no name makes a place for another thing", () => {
  const forged = "\uE0001\uE000Ada";
  assert.deepEqual(parted({ f1: forged, f2: "Bo" }), [`Now ${forged} strikes Bo.`]);
});
