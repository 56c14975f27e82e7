import assert from "node:assert/strict";
import { test } from "node:test";
import { veiledThings } from "../../web/app/board/veiled.js";

/** @import { Table } from "../../web/shared/view.d.ts" */

/** @param {string} key
 * @param {string} id the message that it is shown with
 */
const value = (key, id) => ({ key, label: { id } });

/** @param {object} more */
const table = (more) =>
  /** @type {Table} */ (/** @type {unknown} */ ({ sides: [], pieces: [], places: [], ...more }));

/** @param {object[]} values */
const side = (values) => table({ sides: [{ id: "a", values }] });

test("what everybody sees is not veiled", () => {
  const common = side([value("a.dice", "three")]);
  assert.deepEqual(veiledThings(common, common), []);
});

test("a value that the others lack, or read otherwise, is", () => {
  const own = side([value("a.dice", "five"), value("a.troops", "ten"), value("a.oath", "sworn")]);
  const common = side([value("a.dice", "unknown"), value("a.troops", "ten")]);
  assert.deepEqual(veiledThings(own, common), [
    { id: "a", values: [value("a.dice", "five"), value("a.oath", "sworn")] },
  ]);
});

test("badges and details of pieces and places count as their values", () => {
  const badge = value("f1.badge", "hidden");
  const detail = value("f1.detail", "wounded");
  const note = value("z1.note", "mined");
  const own = table({
    pieces: [{ id: "f1", badges: [badge], details: [detail] }],
    places: [{ id: "z1", details: [note] }],
  });
  const common = table({ pieces: [{ id: "f1", badges: [] }], places: [{ id: "z1" }] });
  assert.deepEqual(veiledThings(own, common), [
    { id: "f1", values: [badge, detail] },
    { id: "z1", values: [note] },
  ]);
});

test("the same words for another thing are no open value", () => {
  const own = table({ pieces: [{ id: "f1", badges: [value("state", "hidden")] }] });
  const common = table({ pieces: [{ id: "f2", badges: [value("state", "hidden")] }] });
  assert.deepEqual(
    veiledThings(own, common).map(({ id }) => id),
    ["f1"],
  );
});
