import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cleanName,
  fileName,
  MOST_NAME,
  plainLetters,
  tidy,
} from "../../web/shared/text-safety.js";

/** To compose these takes the square of their number. */
const ACCENTS = "\u0301\u0316".repeat(1_000_000);

test("a name of accents alone is cut before it is composed", () => {
  assert.ok([...cleanName(`a${ACCENTS}`)].length <= MOST_NAME);
});

test("so is a line", () => {
  assert.ok(tidy(`a${ACCENTS}`).length <= 2_000);
});

test("a name that is cut within a pair of surrogates keeps no half", () => {
  assert.equal(cleanName(`${" ".repeat(1_999)}🐺`), "");
});

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

test("a search finds words with soft hyphens and joiners as people type them", () => {
  const plain = plainLetters("Kämp\u00adfe\u00adrin des Sen\u200bsen\u2060haufens");
  for (const wanted of ["Kämpferin", "kampferin", "Kämp\u00adferin", "SENSENHAUFEN"])
    assert.ok(plain.includes(plainLetters(wanted)), wanted);
});

test("a name of which nothing can be seen is none", () => {
  for (const name of ["\u200b", "\u2060\u200d", "\u00ad \u00ad", "\u3164", "\ufe0f", "\u2800"]) {
    assert.equal(tidy(name), "", JSON.stringify(name));
    assert.equal(cleanName(name), "", JSON.stringify(name));
  }
  assert.equal(tidy("🧙\u200d♂\ufe0f"), "🧙\u200d♂\ufe0f");
});

test("a file has a name that can be read", () => {
  assert.equal(fileName("Am Furt\u00adstein!"), "Am-Furtstein");
  for (const name of ["🐺", "❤\ufe0f", "\u200b", "?!", ""])
    assert.equal(fileName(name), "gonfalon");
});
