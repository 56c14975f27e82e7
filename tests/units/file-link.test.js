import assert from "node:assert/strict";
import { test } from "node:test";
import { isFileLink, linkToFile, readFileLink } from "../../web/app/links/file-link.js";
import { framed } from "../../web/app/links/frame.js";
import { isPartLink, joined, partsOf, readPart, withPart } from "../../web/app/links/parts.js";
import { deflate, lettersOf } from "../../web/shared/bytes.js";

const FILE = { gonfalon: "roster", format: 1, system: "tiefen", name: "Höhe", cards: [] };

/** A link with a true checksum around a compressed text.
 * @param {Uint8Array<ArrayBuffer> | string} text
 */
async function linked(text) {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return `b=${lettersOf(framed(4, await deflate(bytes, "deflate")))}`;
}

const written = async () => {
  const link = await linkToFile(FILE);
  assert.ok(link);
  return link;
};

test("a file comes back as it was, in letters and in digits", async () => {
  const { fragment, digits } = await written();
  for (const link of [fragment, digits, `x=1&${fragment}`]) {
    assert.ok(isFileLink(link), link);
    assert.deepEqual(await readFileLink(link), { file: FILE });
  }
});

test("a file comes back from the parts of its link, in any order", async () => {
  const { digits } = await written();
  const parts = (partsOf(digits, 3) ?? []).toReversed();
  assert.equal(parts.length, 3);
  assert.ok(parts.every(isPartLink) && !parts.some(isFileLink));
  const gathered = parts
    .map(readPart)
    .reduce(
      (all, part) => (part ? withPart(all, part) : all),
      /** @type {import("../../web/app/links/parts.js").Gathered | null} */ (null),
    );
  assert.ok(gathered);
  assert.deepEqual(await readFileLink(joined(gathered)), { file: FILE });
});

test("a link of another format is none", async () => {
  for (const format of [0, 1, 2, 3, 5])
    assert.equal(isFileLink(`b=${lettersOf(framed(format, new Uint8Array(9)))}`), false);
  for (const link of ["", "b=", "n=", "h=AAAA", "b=!"]) assert.equal(isFileLink(link), false);
});

test("a link that was cut or changed says so, at every length", async () => {
  const { fragment } = await written();
  const cut = { trouble: { code: "cut", label: { id: "unreadable-cut" } } };
  for (let length = 4; length < fragment.length; length += 1)
    assert.deepEqual(await readFileLink(fragment.slice(0, length)), cut, `${length}`);
  const other = fragment[20] === "A" ? "B" : "A";
  assert.deepEqual(
    await readFileLink(`${fragment.slice(0, 20)}${other}${fragment.slice(21)}`),
    cut,
  );
});

test("a link with anything else than a file in it is refused", async () => {
  const content = { trouble: { code: "content", label: { id: "unreadable-content" } } };
  for (const text of ["", "{", "null", "[]", "7", "{}", '{"gonfalon": 1}', "[".repeat(100_000)])
    assert.deepEqual(await readFileLink(await linked(text)), content, text.slice(0, 20));
  assert.deepEqual(await readFileLink(await linked(new Uint8Array([34, 255, 34]))), content);
  assert.deepEqual(
    await readFileLink(`b=${lettersOf(framed(4, new Uint8Array([1, 2, 3])))}`),
    content,
  );
  assert.deepEqual(await readFileLink(await linked(" ".repeat(5_000_000))), content);
});

test("a file that is too long for a link makes none", async () => {
  assert.equal(await linkToFile({ ...FILE, name: "x".repeat(200_001) }), null);
  const noise = Array.from({ length: 40_000 }, (_, nth) => (nth * 7_919 * nth) % 9_973).join();
  assert.equal(await linkToFile({ ...FILE, name: noise }), null);
  assert.equal(isFileLink(`b=BAAA${"A".repeat(100_000)}`), false);
});
