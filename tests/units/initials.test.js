import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { initials } from "../../web/app/drawing/initials.js";

/** The grammar of names, as the messages of a language tell it.
 * @param {string} language
 */
function grammarOf(language) {
  const messages = readFileSync(
    new URL(`../../engine/gonfalon/words/${language}/page.ftl`, import.meta.url),
    "utf-8",
  );
  const listed = (/** @type {string} */ id) =>
    (messages.match(new RegExp(`^page-name-${id} = (.*)$`, "m"))?.[1] ?? "").split(" ");
  return {
    opening: new Set(listed("opening")),
    closing: new Set(listed("closing")),
    noun: Number(listed("noun")[0]),
  };
}

/** @type {[string, string[], string[]][]} */
const CASES = [
  ["de", ["Burgwache", "Waldleute", "Zwerge vom Berg"], ["B", "W", "Z"]],
  ["fr", ["Garnison", "Sylvains", "Nains de la montagne"], ["G", "S", "N"]],
  ["en", ["Castle Guards", "Wood Folk", "Mountain Dwarves"], ["G", "F", "D"]],
  [
    "de",
    ["Aufgebot von Hohenmark", "Bund des Waldes", "Reich der Asche", "Ödmark"],
    ["A", "B", "R", "Ö"],
  ],
  [
    "fr",
    ["Ban de Hautemarche", "Alliance sylvaine", "Royaume de cendre", "Terres mortes"],
    ["B", "A", "R", "T"],
  ],
  [
    "en",
    ["Highmark", "Forest Folk", "Restless Dead", "Hordes of the Waste"],
    ["Hi", "F", "D", "Ho"],
  ],
  ["de", ["Die rote Garde", "Der Bund", "Das Gefolge", "Die Wölfe"], ["Ga", "B", "Ge", "W"]],
  ["de", ["Nora", "Nils", "Nora", "Sven"], ["N1", "Ni", "N3", "S"]],
  ["de", ["L’Ours noir", "l'alliance", "42", "«»"], ["1", "2", "3", "4"]],
];

for (const [language, names, letters] of CASES)
  test(`${names.join(", ")} have the letters ${letters.join(", ")}`, () => {
    assert.deepEqual(initials(names, grammarOf(language)), letters);
  });
