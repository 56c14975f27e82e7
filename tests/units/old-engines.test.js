import "./libraries.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { self: globalThis });
const { engineFor } = await import("../../web/boot/old-engines.js");
const { onDemand } = await import("../../web/shared/file-store.js");

/** @param {string} day
 * @param {Record<string, {version: number, epoch: number}>} systems
 */
const engine = (day, systems) => ({
  path: `engines/${day}.whl`,
  hash: "00",
  size: 1,
  day,
  systems,
});

const FIRST = engine("2026-11-30", { one: { version: 2, epoch: 0 } });
const SECOND = engine("2027-02-01", {
  one: { version: 3, epoch: 0 },
  two: { version: 1, epoch: 0 },
});
const THIRD = engine("2027-05-01", { one: { version: 3, epoch: 1 } });
const ALL = [FIRST, SECOND, THIRD];

/** @param {string} system
 * @param {number} version
 * @param {number | null} [epoch]
 */
const day = (system, version, epoch = null) => engineFor(ALL, { system, version, epoch })?.day;

test("the oldest engine that knows the rules of a battle plays it", () => {
  assert.equal(day("one", 1), FIRST.day);
  assert.equal(day("one", 2), FIRST.day);
  assert.equal(day("one", 3), SECOND.day);
  assert.equal(day("two", 1), SECOND.day);
});

test("a compact link takes an engine of its epoch", () => {
  assert.equal(day("one", 3, 0), SECOND.day);
  assert.equal(day("one", 3, 1), THIRD.day);
});

test("rules that no engine of an earlier day has are ours, and so are those of another system", () => {
  assert.equal(day("one", 4), undefined);
  assert.equal(day("one", 3, 2), undefined);
  assert.equal(day("toString", 1), undefined);
});

test("the list of a version without such engines names no file", () => {
  const list = { version: "", files: {}, start: {}, systems: {}, plain: {}, packages: {} };
  assert.deepEqual(onDemand(list), {});
  assert.deepEqual(onDemand({ ...list, engines: [FIRST] }), {
    [FIRST.path]: { hash: "00", size: 1 },
  });
});
