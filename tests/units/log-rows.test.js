import assert from "node:assert/strict";
import { test } from "node:test";
import { gistOf, mentioned, rowsOf } from "../../web/app/board/log-rows.js";

/** @import { ToldLine } from "../../web/shared/view.d.ts" */

/** @param {string} kind
 * @param {object} [more]
 */
const line = (kind, more) =>
  /** @type {ToldLine} */ ({ n: 1, kind, rule: "r", label: { id: "x" }, weight: "line", ...more });

const sums = { kind: "sums", by: "u1", to: "u2", sums: [3, 1], signed: true, word: null };
const hit = { ...sums, kind: "hit", sums: [] };
const begun = { rule: "r", by: "u1", to: "u2" };
const changes = Array.from({ length: 5 }, () => line("tell", { deed: 1 }));

/** The number of lines in each row of a chronicle.
 * @param {ToldLine[]} chronicle
 */
const sizes = (chronicle) => rowsOf(chronicle, 0).map(({ lines }) => lines.length);

test("lines of one deed are one row, however many answers it took", () => {
  const chronicle = [
    line("tell"),
    line("dice", { deed: 1, begun }),
    ...changes,
    line("dice", { deed: 1, n: 5 }),
    line("tell", { deed: 1, n: 9, happened: sums }),
    line("tell"),
  ];
  assert.deepEqual(sizes(chronicle), [1, chronicle.length - 2, 1]);
});

test("lines without a deed are rows of their own, whatever they tell", () => {
  const chronicle = [line("dice"), line("tell"), line("tell", { happened: sums }), line("undone")];
  assert.deepEqual(sizes(chronicle), [1, 1, 1, 1]);
});

test("where something else was told in between, a deed goes on in another row that knows what it is", () => {
  const chronicle = [
    line("dice", { deed: 1, begun }),
    line("ruling"),
    line("tell", { deed: 1, happened: sums }),
    line("tell", { deed: 1, happened: hit }),
  ];
  assert.deepEqual(sizes(chronicle), [1, 1, 2]);
  assert.deepEqual(rowsOf(chronicle, 2)[0].deed, begun);
});

test("a heading and the end of the battle stand alone in the middle of a deed", () => {
  const end = line("tell", { deed: 1, happened: { ...hit, kind: "end" } });
  const chronicle = [
    line("tell", { deed: 1, begun }),
    line("heading", { deed: 1 }),
    end,
    ...changes,
  ];
  assert.deepEqual(sizes(chronicle), [1, 1, 1, changes.length]);
});

/** The gist of a deed that comes to this.
 * @param {object[]} results
 * @param {object} [deed]
 */
const gist = (results, deed = begun) =>
  gistOf(
    rowsOf(
      results.map((happened, at) =>
        line("tell", { deed: 1, happened, ...(at === 0 ? { begun: deed } : {}) }),
      ),
      0,
    )[0],
  );

test("a gist is of the deed: its sums, and the heaviest of what came of it", () => {
  const defeat = { ...hit, kind: "defeat", by: "p1" };
  const { by, to, kind, sums: met } = gist([sums, hit, defeat]) ?? {};
  assert.deepEqual([by, to, kind, met?.sums], ["u1", "u2", "defeat", [3, 1]]);
});

test("what nobody did, and what came out differently for several, is told in words", () => {
  assert.equal(gist([hit, { ...hit, to: "u3" }]), null);
  assert.equal(gist([{ ...hit, by: null }]), null);
  assert.equal(gist([hit], { rule: "r", by: null, to: "u2" }), null);
});

test("a line speaks of who does the deed that it begins", () => {
  assert.deepEqual(mentioned(line("tell", { deed: 1, begun })), ["u1", "u2"]);
});
