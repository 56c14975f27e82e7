import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { mergeChanges } from "../../web/shared/merge-changes.js";

const cases = JSON.parse(readFileSync(new URL("changes.json", import.meta.url), "utf8"));

for (const { about, held, change, merged } of cases) {
  test(about, () => {
    const before = structuredClone(held);
    assert.deepEqual(mergeChanges(held, change), merged);
    assert.deepEqual(held, before);
  });
}

test("a field may have any name", () => {
  const change = JSON.parse(
    '{"set": {"__proto__": {"polluted": true}}, "in": {"a": {"set": {"__proto__": 1}}}}',
  );
  const made = mergeChanges({ a: {} }, change);
  assert.deepEqual(Object.keys(made).toSorted(), ["__proto__", "a"]);
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
});
