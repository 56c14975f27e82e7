import assert from "node:assert/strict";
import { test } from "node:test";
import { grouped } from "../../web/app/battle/grouping.js";
import { idsIn } from "../../web/app/battle/label-ids.js";

test("a label mentions what stands in it, in labels and lists within it too", () => {
  const label = {
    id: "x",
    with: {
      who: "f1",
      count: 3,
      where: { label: { id: "y", with: { place: "z1" } } },
      others: { list: ["f2", { label: { id: "w", with: { of: "a" } } }] },
    },
  };
  assert.deepEqual(idsIn(/** @type {any} */ (label)), ["f1", "z1", "f2", "a"]);
});

test("texts that people wrote and fractions are no ids", () => {
  const label = { id: "x", with: { name: { text: "f1" }, share: { over: [1, 2] } } };
  assert.deepEqual(idsIn(/** @type {any} */ (label)), []);
  assert.deepEqual(idsIn({ id: "x" }), []);
});

test("things stand under their headings in the order in which each first comes", () => {
  const group = (/** @type {string} */ id) => ({ id });
  const some = [
    { key: "a", group: group("move") },
    { key: "b", group: null },
    { key: "c", group: group("strike") },
    { key: "d", group: group("move") },
    { key: "e", group: null },
  ];
  const keys = (/** @type {{key: string}[][]} */ groups) =>
    groups.map((one) => one.map(({ key }) => key).join(""));
  assert.deepEqual(keys(grouped(some, ({ key }) => key)), ["ad", "b", "c", "e"]);
  assert.deepEqual(keys(grouped(some, () => "")), ["ad", "be", "c"]);
});
