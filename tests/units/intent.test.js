import assert from "node:assert/strict";
import { test } from "node:test";
import { decodedLink, intentOf, linkIn } from "../../web/app/links/intent.js";

test("the link in a text is found wherever it stands", () => {
  for (const text of [
    "b=AbC-_9",
    "https://host.example/gonfalon/#b=AbC-_9",
    "  Look: https://host.example/#b=AbC-_9. Your turn!\n",
  ]) {
    assert.equal(linkIn(text), "b=AbC-_9", text);
  }
  assert.equal(linkIn("https://host.example/#h=set&v=1"), "h=set&v=1");
  assert.equal(linkIn("https://host.example/#m=EaB-_9"), "m=EaB-_9");
});

test("a text without a link of ours has none", () => {
  for (const text of ["", "Hello", "#c=AbC", "b=", "ab=AbC", "#b=<script>"]) {
    assert.equal(linkIn(text), "", text);
  }
});

test("what another app shares is a link, in whichever field it comes", () => {
  for (const key of ["share-url", "share", "share-title"]) {
    const text = encodeURIComponent("https://host.example/#b=AbC");
    assert.deepEqual(intentOf(`?${key}=${text}`), { link: "b=AbC" });
  }
  assert.deepEqual(intentOf("?share=Hello&share-url="), { nothing: true });
});

test("the shortcuts begin a battle or go on with the last one", () => {
  assert.deepEqual(intentOf("?new=war"), { fresh: "war" });
  assert.deepEqual(intentOf("?open=last"), { last: true });
  for (const search of ["", "?open=other", "?new=", "?x=1"]) {
    assert.deepEqual(intentOf(search), {}, search);
  }
});

test("a link whose signs were encoded on the way is the link as it was given out", () => {
  for (const link of ["b%3DAbC%26s%3D1", "b%253DAbC%2526s%253D1", "b%3dAbC&s=1"]) {
    assert.equal(decodedLink(link), "b=AbC&s=1");
    assert.equal(linkIn(`https://host.example/gonfalon/#${link}`), "b=AbC&s=1");
  }
  for (const link of ["b=AbC", "h=set", "", "b%3D%zz", "x%3D1"])
    assert.equal(decodedLink(link), link);
});

test("the link to a worked example is one of ours, however it came", () => {
  assert.equal(
    linkIn("https://host.example/index.html#example=war.core.total.1."),
    "example=war.core.total.1",
  );
  assert.equal(
    linkIn("https://host.example/#example%3Dwar.core.total.1"),
    "example=war.core.total.1",
  );
  assert.equal(linkIn("#counterexample=war.core.total.1"), "");
});
