import assert from "node:assert/strict";
import { test } from "node:test";
import { allowsAttribute, allowsElement, firstForbidden } from "../../web/shared/allowed-markup.js";

test("a text has no element that runs or loads something", () => {
  for (const tag of ["p", "table", "img"]) assert.ok(allowsElement(tag), tag);
  for (const tag of ["script", "style", "iframe", "object", "form", "constructor"]) {
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

test("a figure has shapes and words, and nothing that loads, runs or links", () => {
  for (const tag of ["svg", "rect", "path", "circle", "polygon", "polyline", "text"]) {
    assert.ok(allowsElement(tag), tag);
    for (const name of ["onload", "style", "href", "id", "filter", "fill", "transform"]) {
      assert.ok(!allowsAttribute(tag, name, "x"), `${tag} ${name}`);
    }
  }
  for (const tag of ["use", "image", "foreignobject", "animate", "set", "a:href", "g", "symbol"]) {
    assert.ok(!allowsElement(tag), tag);
  }
});

test("the values of a figure are numbers and its own classes", () => {
  assert.ok(allowsAttribute("svg", "viewBox", "-2 -2 100.5 80"));
  assert.ok(allowsAttribute("svg", "aria-label", "Zone A: 1."));
  assert.ok(allowsAttribute("svg", "width", "20em"));
  assert.ok(allowsAttribute("path", "d", "M1 2l3-4z"));
  assert.ok(allowsAttribute("rect", "class", "fig-card"));
  const wrong = [
    ["svg", "width", "100vw"],
    ["svg", "class", "sheet"],
    ["svg", "role", "button"],
    ["path", "d", "url(x)"],
    ["rect", "class", "fig-card sheet"],
    ["rect", "width", "calc(1px)"],
  ];
  for (const [tag, name, value] of wrong) {
    assert.ok(!allowsAttribute(tag, name, value), `${tag} ${name} ${value}`);
  }
});

test("a page with a figure is one of a rule system, one with another picture is not", () => {
  const page = (/** @type {string} */ inside) =>
    `<!doctype html>\n<html lang="de">\n<body>\n${inside}\n</body>\n</html>\n`;
  const figure =
    '<figure class="fig"><svg class="fig-art" role="img" aria-label="A" viewBox="0 0 9 9" width="1em"><rect class="fig-card" x="0" y="0" width="9" height="9" rx="2" /><text x="4" y="5" text-anchor="middle">A</text></svg></figure>';
  assert.equal(firstForbidden(page(figure)), undefined);
  for (const inside of [
    figure.replace("<rect", '<rect onload="x"'),
    figure.replace("<rect", "<use"),
    figure.replace("<text", '<text style="x"'),
    figure.replace("<rect", "<foreignObject"),
  ]) {
    assert.notEqual(firstForbidden(page(inside)), undefined, inside);
  }
});
