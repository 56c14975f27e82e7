import "./libraries.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const { makeIndex, markerOf, openIndex, paragraphs, passage, resultsOf } = await import(
  "../../web/shared/search/search.js"
);

/** @param {string} id
 * @param {string} title
 * @param {string} text
 */
const rule = (id, title, text) => ({ id, title, text, foreign: "", more: "", chapter: "move" });
const rules = [
  rule("war.move.free", "Free moves", "An active unit may move to an adjacent zone."),
  rule("war.move.pin", "Pinned units", "A unit that is pinned may not move."),
  rule("war.move.back", "Moving back", "A unit may move back."),
  rule("chess.move.king", "Move of the king", "The king may move to an adjacent square."),
  rule("chess.move.rook", "Move of the rook", "A rook may move in a line."),
  rule("chess.move.pawn", "Move of the pawn", "A pawn may move ahead."),
];
const names = { war: "War", "war/move": "Movement", chess: "Chess", "chess/move": "Moves" };
const index = openIndex(
  JSON.parse(JSON.stringify(makeIndex("en", rules, [{ said: "stuck", means: "pinned" }], names))),
);

/** @param {{ text: string, isFound: boolean }[]} pieces */
const marked = (pieces) =>
  pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("");

test("the words that were asked for are marked, whatever their ending", () => {
  const mark = markerOf(index, "what is a free move");
  assert.equal(marked(mark("Free moves")), "[Free] [moves]");
  assert.equal(marked(mark("What a unit is")), "What a unit is");
});

test("a word that is being typed marks those that begin so, a saying those that it means", () => {
  assert.equal(marked(markerOf(index, "mov")("Moving back")), "[Moving] back");
  assert.equal(marked(markerOf(index, "stuck")("Pinned units")), "[Pinned] units");
  assert.equal(marked(markerOf(index, "adjacant ")("an adjacent zone")), "an [adjacent] zone");
});

test("a text comes out whole, with the letters that it had", () => {
  const text = "Zwölf  Würfe: „œuvre“ – fin.";
  const pieces = markerOf(index, "œuvre")(text);
  assert.equal(pieces.map((piece) => piece.text).join(""), text);
});

test("a result says where it stands", () => {
  const [first, ...others] = resultsOf(index, "free move", { system: "war", most: 8 });
  assert.equal(first.id, "war.move.free");
  assert.deepEqual([first.chapter, first.system, first.folder], ["Movement", "", "war/move"]);
  const other = others.find(({ id }) => id.startsWith("chess."));
  assert.equal(other?.system, "Chess");
});

test("the open system comes first and leaves some room to the others", () => {
  const ids = resultsOf(index, "move", { system: "war", most: 4 }).map(({ id }) => id);
  assert.deepEqual(
    ids.map((id) => id.split(".")[0]),
    ["war", "war", "chess", "chess"],
  );
  assert.equal(resultsOf(index, "zone", { system: "war", most: 4 }).length, 1);
  assert.equal(resultsOf(index, "move", { most: 4 }).length, 4);
});

test("a rule without a chapter is on the page of its book", () => {
  const lone = makeIndex("en", [{ ...rules[0], chapter: undefined }], [], { war: "War" });
  const [only] = resultsOf(openIndex(lone), "free", { most: 3 });
  assert.deepEqual([only.chapter, only.system, only.folder], ["", "War", "war"]);
});

const page = `<section id="war.move.free" class="rule">
<h2>Free moves</h2>
<p>An <a href="#x">active</a> unit, &quot;fast&#34; or not &amp; so on, moves once.</p>
<ul><li>Not through <strong>walls</strong>.</li></ul>
<div class="meta"><p>war.move.free</p></div>
</section>
<section id="war.move.pin"><p>Pinned.</p></section>`;

test("the paragraphs of a rule are read out of its page", () => {
  assert.deepEqual(paragraphs(page, "war.move.free"), [
    'An active unit, "fast" or not & so on, moves once.',
    "Not through walls.",
  ]);
  assert.deepEqual(paragraphs(page, "war.move"), []);
  assert.deepEqual(paragraphs('<section id="a"><p>&#99999999;x&odd;</p></section>', "a"), [
    "x&odd;",
  ]);
});

test("the passage is the paragraph with the words of the question, else the first", () => {
  const words = (/** @type {string} */ question) =>
    marked(passage(page, "war.move.free", markerOf(index, question)));
  assert.equal(words("walls"), "Not through [walls].");
  assert.match(words("castle"), /^An active/);
  assert.deepEqual(passage(page, "war.none", markerOf(index, "walls")), []);
});

test("a long passage begins shortly before the word that was found", () => {
  const long = `<section id="a"><p>${"once upon a time ".repeat(20)}a wall stood ${"there ".repeat(80)}</p></section>`;
  const told = marked(passage(long, "a", markerOf(index, "wall")));
  assert.match(told, /^… .{1,30}\[wall\] stood/);
  assert.match(told, /there …$/);
  assert.ok(told.length < 200);
});
