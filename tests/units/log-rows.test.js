import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsOf } from "../../web/app/board/log-rows.js";

/** @import { LogLine } from "../../web/shared/view.d.ts" */

/** @param {string} kind
 * @param {object} [more]
 */
const line = (kind, more) =>
  /** @type {LogLine} */ ({ n: 1, kind, rule: "r", label: { id: "x" }, weight: "line", ...more });

const sums = { kind: "sums", by: "u1", to: "u2", sums: [3, 1], signed: true, word: null };
const changes = Array.from({ length: 5 }, () => line("tell"));

test("a throw that was made anew stands in one row with the first, whatever was told in between", () => {
  const log = [
    line("tell"),
    line("dice"),
    ...changes,
    line("dice", { anew: true }),
    ...changes,
    line("dice", { anew: true }),
    line("tell"),
    line("tell", { happened: sums }),
  ];
  const rows = rowsOf(log, 0).map(({ lines }) => lines.length);
  assert.deepEqual(rows, [1, log.length - 1]);
});

test("a throw of another roll stands apart", () => {
  const log = [line("dice"), line("tell"), line("dice"), line("tell", { happened: sums })];
  const rows = rowsOf(log, 0).map(({ lines }) => lines.length);
  assert.deepEqual(rows, [1, 1, 2]);
});

test("a piece that hits two others has a row for each of them", () => {
  const hit = (/** @type {string} */ to) =>
    line("tell", { happened: { ...sums, kind: "hit", to, sums: [] } });
  const rows = rowsOf([hit("u2"), hit("u2"), hit("u3")], 0).map(({ lines }) => lines.length);
  assert.deepEqual(rows, [2, 1]);
});
