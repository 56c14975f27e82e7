import assert from "node:assert/strict";
import { test } from "node:test";
import { author, head } from "../../web/worker/plugins/wheel-metadata.js";

test("an author's address is cut before it is searched", () => {
  for (const letter of ["<", " "]) {
    const fields = head(`Author-email: A${letter.repeat(1_900_000)}B`);
    assert.ok(author(fields).length < 1_000);
  }
});

test("an author's name stands without the address", () => {
  assert.equal(author(head("Author-email: Ada <ada@example.org>, Bo <bo@example.org>")), "Ada, Bo");
});
