import assert from "node:assert/strict";
import { test } from "node:test";
import {
  belongs,
  isPartLink,
  joined,
  MOST_PARTS,
  missingParts,
  partsOf,
  readPart,
  withPart,
} from "../../web/app/links/parts.js";
import { bytesOfDigits, crc32, digitsOf, lettersOf } from "../../web/shared/bytes.js";

/** A link of so many bytes, as far as a page can tell.
 * @param {number} length
 */
function link(length) {
  const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + 1) % 256);
  return `b=${lettersOf(bytes)}`;
}

/** @param {string} fragment */
const bytesOf = (fragment) => bytesOfDigits(fragment.slice(2)) ?? new Uint8Array();

/** A link of these bytes with the checksum of its body.
 * @param {number[]} body
 * @param {number} [format]
 */
function sealed(body, format = 3) {
  const bytes = new Uint8Array([format, 0, 0, 0, 0, ...body]);
  new DataView(bytes.buffer).setUint32(1, crc32(bytes.subarray(5)));
  return `n=${digitsOf(bytes)}`;
}

/** @param {string} fragment */
function part(fragment) {
  const read = readPart(fragment);
  assert.ok(read);
  return read;
}

test("bytes are the same again after they were digits", () => {
  for (const length of [0, 1, 2, 92, 93, 94, 186, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 91) % 256);
    assert.deepEqual(bytesOfDigits(digitsOf(bytes)), bytes, `${length}`);
  }
});

test("the parts of a link make the link again, in any order and as often as they come", () => {
  const whole = link(2_000);
  for (const count of [2, 3, 7, MOST_PARTS]) {
    const parts = partsOf(whole, count) ?? [];
    assert.equal(parts.length, count);
    /** @type {import("../../web/app/links/parts.js").Gathered | null} */
    let gathered = null;
    for (const one of [...parts.toReversed(), parts[0]]) gathered = withPart(gathered, part(one));
    assert.ok(gathered);
    assert.deepEqual(missingParts(gathered), []);
    assert.equal(joined(gathered), whole);
  }
});

test("a link in letters and the same in digits have the same parts", () => {
  const bytes = Uint8Array.from({ length: 500 }, (_, place) => place % 256);
  assert.deepEqual(partsOf(`n=${digitsOf(bytes)}`, 3), partsOf(`b=${lettersOf(bytes)}&s=AbC`, 3));
});

test("the parts that are missing are named", () => {
  const parts = partsOf(link(900), 4) ?? [];
  const gathered = withPart(withPart(null, part(parts[3])), part(parts[1]));
  assert.deepEqual(missingParts(gathered), [1, 3]);
});

test("parts of another link, or of the same in another number, do not belong", () => {
  const [first] = partsOf(link(900), 3) ?? [];
  const gathered = withPart(null, part(first));
  const [, second] = partsOf(link(900), 3) ?? [];
  assert.ok(belongs(gathered, part(second)));
  for (const other of [partsOf(link(901), 3), partsOf(link(900), 4)])
    assert.ok(!belongs(gathered, part((other ?? [])[1])));
});

test("a part says outright that it is one, a battle does not", () => {
  const [first] = partsOf(link(900), 3) ?? [];
  assert.ok(isPartLink(first));
  for (const other of [
    link(900),
    "n=",
    "b=",
    "h=AbC",
    "",
    `n=${"1".repeat(4_000)}`,
    first.slice(3),
  ])
    assert.ok(!isPartLink(other), other);
});

test("a part that was changed anywhere is damaged", () => {
  const [first] = partsOf(link(60), 2) ?? [];
  const bytes = bytesOf(first);
  for (let place = 1; place < bytes.length; place += 1) {
    const changed = Uint8Array.from(bytes);
    changed[place] ^= 1;
    assert.equal(readPart(`n=${digitsOf(changed)}`), null, `${place}`);
  }
});

test("numbers that no part has are damaged, though their checksum is right", () => {
  const inside = [0, 0, 0, 0, 9, 9];
  assert.ok(readPart(sealed([1, 2, ...inside])));
  for (const head of [
    [0, 2],
    [3, 2],
    [1, 1],
    [1, 0],
    [1, MOST_PARTS + 1],
  ])
    assert.equal(readPart(sealed([...head, ...inside])), null, String(head));
  assert.equal(readPart(sealed([1, 2, 0, 0, 0, 0])), null, "nothing inside");
  assert.equal(readPart(sealed([1, 2, 0, 0])), null, "no head");
  assert.equal(readPart(sealed([1, 2, ...Array.from({ length: 1_005 }, () => 1)])), null, "long");
});

test("parts that do not make the whole that they name are no link", () => {
  const [first] = partsOf(link(900), 2) ?? [];
  const read = part(first);
  const forged = { ...read, number: 2 };
  assert.equal(joined(withPart(withPart(null, read), forged)), "");
});

test("parts of a part are no link: they would lead nowhere", () => {
  const inner = (partsOf(link(900), 2) ?? [])[0];
  const outer = partsOf(inner, 2) ?? [];
  const gathered = withPart(withPart(null, part(outer[0])), part(outer[1]));
  assert.equal(joined(gathered), "");
});

test("a link that is no battle's, or too long for so many parts, has none", () => {
  for (const none of ["h=AbC", "example=war.core.total.1", "b=", ""])
    assert.equal(partsOf(none, 2), null, none);
  assert.equal(partsOf(link(3_000), 2), null);
  assert.equal(partsOf(link(900), MOST_PARTS + 1), null);
});

test("the parts of a link to a prepared battle make one again", () => {
  const whole = `${link(900)}&p=1`;
  const [first, second] = partsOf(whole, 2) ?? [];
  assert.equal(joined(withPart(withPart(null, part(second)), part(first))), whole);
});
