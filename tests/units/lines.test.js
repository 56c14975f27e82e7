import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanName, MOST_NAME, tidy } from "../../web/shared/text-safety.js";
import { author, head } from "../../web/worker/plugins/wheel-metadata.js";

/** To compose these takes the square of their number. */
const ACCENTS = "\u0301\u0316".repeat(1_000_000);

test("a name of accents alone is cut before it is composed", () => {
  assert.ok([...cleanName(`a${ACCENTS}`)].length <= MOST_NAME);
});

test("so is a line", () => {
  assert.ok(tidy(`a${ACCENTS}`).length <= 2_000);
});

test("a name that is cut within a pair of surrogates keeps no half", () => {
  assert.equal(cleanName(" ".repeat(1_999) + "🐺"), "");
});

test("an author's address is cut before it is searched", () => {
  for (const letter of ["<", " "]) {
    const fields = head(`Author-email: A${letter.repeat(1_900_000)}B`);
    assert.ok(author(fields).length < 1_000);
  }
});

test("an author's name stands without the address", () => {
  assert.equal(author(head("Author-email: Ada <ada@example.org>, Bo <bo@example.org>")), "Ada, Bo");
});
