import assert from "node:assert/strict";
import { test } from "node:test";
import { allowsAttribute, allowsElement } from "../../web/shared/allowed-markup.js";

test("a text has no element that runs or loads something", () => {
  for (const tag of ["p", "table", "img"]) assert.ok(allowsElement(tag), tag);
  for (const tag of ["script", "style", "iframe", "svg", "form", "constructor"]) {
    assert.ok(!allowsElement(tag), tag);
  }
});

test("an element has no attribute that does something", () => {
  for (const name of ["onclick", "style", "srcdoc"])
    assert.ok(!allowsAttribute("p", name, "x"), name);
  assert.ok(allowsAttribute("p", "class", "x"));
  assert.ok(!allowsAttribute("script", "class", "x"));
});

test("a picture lies in the page itself", () => {
  assert.ok(allowsAttribute("img", "src", "data:image/png;base64,AAAA"));
  for (const address of [
    "https://elsewhere.example/a.png",
    "data:image/svg+xml;base64,AAAA",
    "a.png",
  ]) {
    assert.ok(!allowsAttribute("img", "src", address), address);
  }
});

test("a link leads to a page, not into a program", () => {
  assert.ok(allowsAttribute("a", "href", "#tiefen.roll.all"));
  for (const address of ["javascript:alert(1)", "data:text/html,x"]) {
    assert.ok(!allowsAttribute("a", "href", address), address);
  }
});
