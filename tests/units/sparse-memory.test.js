import assert from "node:assert/strict";
import { test } from "node:test";
import { pack, unpack } from "../../web/worker/files/sparse-memory.js";

const PAGE = 64 * 1024;

/** Memory of so many bytes, with a one at each of these places.
 * @param {number} length
 * @param {number[]} places
 */
function memory(length, ...places) {
  const bytes = new Uint8Array(length);
  for (const place of places) bytes[place] = 1;
  return bytes;
}

test("memory comes back up to its last full page", () => {
  for (const [length, ...places] of [
    [4, 0],
    [PAGE, PAGE - 1],
    [3 * PAGE, PAGE, 3 * PAGE - 1],
    [4 * PAGE + 4, 0, 4 * PAGE],
    [8 * PAGE, 2 * PAGE + 5],
  ]) {
    const bytes = memory(length, ...places);
    const back = unpack(pack(bytes));
    const rest = bytes.subarray(back.length);
    assert.deepEqual(back, bytes.slice(0, back.length));
    assert.ok(rest.every((byte) => byte === 0));
  }
});

test("empty pages take no room", () => {
  const sparse = pack(memory(64 * PAGE, 0, 63 * PAGE));
  assert.ok(sparse.length < 3 * PAGE);
});
