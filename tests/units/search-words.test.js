import "./libraries.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const { readerOf } = await import("../../web/shared/search/words.js");
const { partsOf } = await import("../../web/shared/search/compounds.js");
const [de, fr, en] = ["de", "fr", "en"].map(readerOf);

test("a text is parted into words, without what nobody sees in them", () => {
  assert.deepEqual(
    en.split("The leader’s duel: +2, again!"),
    "the leader s duel 2 again".split(" "),
  );
  assert.deepEqual(fr.split("L’égalité\u202f: 1d20"), ["l", "égalité", "1d20"]);
  assert.deepEqual(de.split("Kampf\u00adrunde"), ["kampfrunde"]);
  assert.deepEqual(en.split(" … "), []);
});

test("forms of a word have one key", () => {
  for (const [reader, ...forms] of /** @type {const} */ ([
    [de, "Verlust", "Verluste", "Verlusten", "VERLUSTE"],
    [de, "Würfel", "Wurfel", "Würfeln", "würfelt"],
    [fr, "conséquence", "conséquences", "consequence"],
    [en, "tie", "ties", "tied"],
    [en, "attack", "attacks", "attacking", "attacked"],
  ])) {
    const keys = forms.map((form) => reader.key(form.toLowerCase()));
    assert.equal(new Set(keys).size, 1, `${forms}: ${keys}`);
  }
});

test("a word typed without the letters of its language may have been meant", () => {
  for (const [reader, typed, meant] of /** @type {const} */ ([
    [de, "ueberzahl", "überzahl"],
    [de, "schlaege", "schläge"],
    [fr, "desarme", "désarmé"],
    [fr, "encerclees", "encerclées"],
    [fr, "egalite", "égalité"],
  ])) {
    assert.ok(reader.keys(typed).includes(reader.key(meant)), `${typed}: ${reader.keys(typed)}`);
  }
});

test("words of questions are idle in their own language", () => {
  assert.ok(de.isIdle("darf") && de.isIdle("für") && !de.isIdle("angriff"));
  assert.ok(fr.isIdle("où") && fr.isIdle("ou") && !fr.isIdle("attaque"));
  assert.ok(en.isIdle("what") && !en.isIdle("darf"));
});

test("an idle word has no key in common with one that tells something", () => {
  assert.notEqual(en.key("us"), en.key("use"));
  assert.notEqual(fr.key("cas"), fr.key("case"));
});

test("a language without a stemmer is read by its bare letters", () => {
  const eo = readerOf("eo");
  assert.equal(eo.key("ĉevaloj"), "cevaloj");
  assert.equal(eo.isIdle("the"), false);
});

test("a compound has parts if both are known", () => {
  const known = new Set(["angriff", "wurf", "zon", "kart"]);
  const parts = (/** @type {string} */ word) => partsOf(word, de.key, (key) => known.has(key));
  assert.deepEqual(parts("angriffswurf"), ["angriff", "wurf"]);
  assert.deepEqual(parts("zonenkarte"), ["zon", "kart"]);
  assert.deepEqual(parts("angriffslust"), []);
  assert.deepEqual(parts("wurf"), []);
});
