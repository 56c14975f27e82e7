import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { bytesOf, crc32, inflate, lettersOf, textOf } from "../../web/shared/bytes.js";

test("bytes of any length come back from their letters", () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length * 251) % 256);
    const letters = lettersOf(bytes);
    assert.match(letters, /^[\w-]*$/u);
    assert.deepEqual(bytesOf(letters), bytes);
  }
});

test("letters that stand for no bytes are refused", () => {
  for (const letters of ["A", "ABCDE", "AB==", "A+/B", "ab c", "é"]) {
    assert.equal(bytesOf(letters), null, letters);
  }
});

test("the checksum is that of zip files", () => {
  assert.equal(crc32(new TextEncoder().encode("123456789")), 0xcbf43926);
  assert.equal(crc32(new Uint8Array()), 0);
});

test("what was deflated comes back, up to a bound", async () => {
  const plain = new Uint8Array(10_000).fill(7);
  const packed = new Uint8Array(deflateRawSync(plain));
  assert.deepEqual(await inflate(packed, "deflate-raw", plain.length), plain);
  await assert.rejects(inflate(packed, "deflate-raw", plain.length - 1), RangeError);
  await assert.rejects(inflate(packed.subarray(0, 5), "deflate-raw", plain.length));
});

test("only UTF-8 is text", () => {
  assert.equal(textOf(new TextEncoder().encode("Güte – 🐺")), "Güte – 🐺");
  assert.throws(() => textOf(Uint8Array.of(0xc3, 0x28)));
});
