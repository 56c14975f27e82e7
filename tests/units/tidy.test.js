import assert from "node:assert/strict";
import { test } from "node:test";
import { tidy } from "../../web/shared/text-safety.js";

test("a line keeps its words and single spaces", () => {
  assert.equal(tidy("  the\tred \u00a0 sword\n"), "the red sword");
  assert.equal(tidy(" \n "), "");
});

test("letters are composed", () => {
  assert.equal(tidy("E\u0301pe\u0301e"), "Épée");
});

test("a tidy line stays as it is", () => {
  for (const line of ["", "Nordmark", "Ärger & Söhne", "🐺🐺"]) assert.equal(tidy(line), line);
});
