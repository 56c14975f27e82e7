import assert from "node:assert/strict";
import { test } from "node:test";
import { uncertain } from "../../web/app/page/uncertain.js";

test("none and certain are told as 0 and 100 %", () => {
  assert.equal(uncertain(0, 1), null);
  assert.equal(uncertain(1, 1), null);
});

test("what would be rounded to one of them is told by a bound", () => {
  for (const p of [1e-30, 0.00049]) assert.deepEqual(uncertain(p, 1), { sign: "<", than: 0.001 });
  for (const p of [0.9996, 1 - 2 ** -53])
    assert.deepEqual(uncertain(p, 1), { sign: ">", than: 0.999 });
  assert.deepEqual(uncertain(0.004, 0), { sign: "<", than: 0.01 });
});

test("what is rounded to any other figure is told by it", () => {
  for (const p of [0.0005, 0.5, 0.9994]) assert.equal(uncertain(p, 1), null);
});
