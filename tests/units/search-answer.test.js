import "./libraries.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const { makeIndex, openIndex, openIndexAside, unknownMeanings } = await import(
  "../../web/shared/search/index.js"
);
const { answer } = await import("../../web/shared/search/answer.js");

/** @param {string} id
 * @param {string} title
 * @param {string} text
 * @param {string} [foreign]
 */
const rule = (id, title, text, foreign = "") => ({ id, title, text, foreign, more: "" });
const rules = [
  rule("war.end.concede", "Conceding", "A player may concede the battle.", "Aufgeben\nConcéder"),
  rule("war.adv.pin", "Pinning down", "A unit may use Shoot to pin an enemy unit.", "Festnageln"),
  rule("war.adv.pin.ends", "When a pin ends", "It is gone when the unit moves to another zone."),
  rule("war.move.free", "Free move", "An active unit may move to an adjacent zone."),
  rule("warp.move.jump", "Jump move", "A ship may move to an adjacent zone twice."),
  rule("chess.move.king", "Move of the king", "The king may move to an adjacent square."),
];
const spoken = [
  { said: "give up", means: "concede" },
  { said: "stuck", means: "pinning down" },
];
const made = makeIndex("en", rules, spoken);
const index = openIndex(JSON.parse(JSON.stringify(made)));

/** @param {string} question
 * @param {object} [where]
 */
const ids = (question, where) => answer(index, question, where).map(({ id }) => id);

test("a rule that is named so comes before one that only speaks of it", () => {
  assert.equal(ids("concede")[0], "war.end.concede");
  assert.equal(ids("free move")[0], "war.move.free");
});

test("the last word may be begun, and no other", () => {
  assert.equal(ids("how can I conc")[0], "war.end.concede");
  assert.deepEqual(ids("conc "), []);
});

test("a slip, a title in another language and a saying lead to the rule", () => {
  assert.equal(ids("conceede")[0], "war.end.concede");
  assert.equal(ids("festnageln")[0], "war.adv.pin");
  assert.equal(ids("can I give up")[0], "war.end.concede");
  assert.equal(ids("my unit is stuck")[0], "war.adv.pin");
});

test("an id and a piece of one are found, the shortest first", () => {
  assert.deepEqual(ids("war.adv.pin"), ["war.adv.pin", "war.adv.pin.ends"]);
  assert.equal(ids("end.concede")[0], "war.end.concede");
});

test("a search is narrowed to the open system, or has it first", () => {
  assert.deepEqual(ids("adjacent", { system: "war", only: true }), ["war.move.free"]);
  const all = ids("move", { system: "war" });
  const own = all.filter((id) => id.startsWith("war.")).length;
  assert.ok(all.slice(0, own).every((id) => id.startsWith("war.")));
  assert.deepEqual(new Set(all.slice(own)), new Set(["warp.move.jump", "chess.move.king"]));
});

test("a question without a word has no answer, one of idle words alone may", () => {
  assert.deepEqual(ids(""), []);
  assert.deepEqual(ids("?!"), []);
  assert.deepEqual(ids("xyzzy"), []);
  assert.equal(ids("when")[0], "war.adv.pin.ends");
});

test("every beginning of a question is answered without a fault", () => {
  const question = "What happens if my unit’s stuck… war.adv";
  for (let end = 0; end <= question.length; end++) ids(question.slice(0, end));
});

test("an index opened bit by bit answers the same", async () => {
  const aside = await openIndexAside(JSON.parse(JSON.stringify(made)));
  assert.deepEqual(answer(aside, "stuck unit"), answer(index, "stuck unit"));
});

test("what a saying means is in the rules", () => {
  assert.deepEqual(unknownMeanings(made, spoken), []);
  const strange = { said: "run", means: "sprint far" };
  assert.deepEqual(unknownMeanings(made, [...spoken, strange]), ["sprint far"]);
});

test("the same rules make the same index", () => {
  assert.equal(JSON.stringify(makeIndex("en", rules, spoken)), JSON.stringify(made));
});

test("a German verb that came apart is put together", () => {
  const german = openIndex(
    makeIndex(
      "de",
      [
        rule("war.end.concede", "Aufgeben", "Wer nicht mehr kann, gibt die Schlacht verloren."),
        rule("war.act.attack", "Angreifen", "Eine Einheit greift eine andere an."),
        rule("war.adv.give", "Geben und nehmen", "Was man gebe, gibt man auf Dauer."),
      ],
      [],
    ),
  );
  const first = (/** @type {string} */ question) => answer(german, question)[0]?.id;
  assert.equal(first("wie gebe ich auf"), "war.end.concede");
  assert.equal(first("wen greift man an"), "war.act.attack");
});
