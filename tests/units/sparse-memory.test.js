import assert from "node:assert/strict";
import { test } from "node:test";
import { beginning, pack, restore, unpackedLength } from "../../web/boot/sparse-memory.js";

const PAGE = 4096;

/** Memory of so many bytes, with a one at each of these places.
 * @param {number} length
 * @param {number[]} places
 */
function memory(length, ...places) {
  const bytes = new Uint8Array(length);
  for (const place of places) bytes[place] = 1;
  return bytes;
}

/** Memory in which something stands already.
 * @param {number} length
 */
const used = (length) => new Uint8Array(length).fill(7);

test("memory comes back as it was, whatever stood there before", () => {
  for (const [length, ...places] of [
    [4, 0],
    [PAGE, PAGE - 1],
    [3 * PAGE, PAGE, 3 * PAGE - 1],
    [4 * PAGE + 4, 0, 4 * PAGE],
    [8 * PAGE, 2 * PAGE + 5],
  ]) {
    const bytes = memory(length, ...places);
    for (const back of [used(length), new Uint8Array(length)]) {
      restore(back, pack(bytes), 0);
      assert.deepEqual(back, bytes);
    }
  }
});

test("memory comes back behind a beginning that is read apart", () => {
  const bytes = memory(6 * PAGE, 3, PAGE + 15, PAGE + 16, 4 * PAGE);
  for (const from of [8, 16, PAGE + 16, 2 * PAGE]) {
    const sparse = pack(bytes);
    assert.deepEqual(beginning(sparse, from), bytes.slice(0, from));
    const back = used(bytes.length - from);
    restore(back, sparse, from);
    assert.deepEqual(back, bytes.slice(from));
  }
});

test("memory that is too small is refused", () => {
  const sparse = pack(memory(2 * PAGE, 2 * PAGE - 1));
  assert.throws(() => restore(new Uint8Array(PAGE), sparse, 0), RangeError);
});

test("empty pages take no room", () => {
  const sparse = pack(memory(64 * PAGE, 0, 63 * PAGE));
  assert.ok(sparse.length < 3 * PAGE);
});

test("the length of what was packed is known before it is unpacked", () => {
  assert.equal(unpackedLength(pack(memory(3 * PAGE, 5, PAGE + 1))), 2 * PAGE);
  assert.equal(unpackedLength(pack(memory(PAGE + 8, PAGE))), PAGE + 8);
  assert.equal(unpackedLength(pack(memory(PAGE))), 0);
});
