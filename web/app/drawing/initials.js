/** What names begin with, one sign or two for each, so that no two are alike. */

import { say } from "../page/words.js";

/** Of each name the first letter of its noun; two letters, or a number, where others have that letter too; numbers alone where
 * that does not tell them apart.
 * @param {string[]} names
 */
export function initials(names) {
  const all = names.map(phraseOf);
  const own = all.map((words, place) => {
    const others = new Set(all.toSpliced(place, 1).flat());
    return nounOf(words.filter((word) => !others.has(word))) || nounOf(words);
  });
  const first = own.map((noun) => begins(noun, 1));
  const more = own.map((noun) => begins(noun, 2));
  const alone = (/** @type {string[]} */ some, /** @type {number} */ place) =>
    some[place] !== "" && some.filter((one) => one === some[place]).length === 1;
  const found = own.map((_, place) => {
    if (alone(first, place)) return first[place];
    return alone(more, place) ? more[place] : `${first[place]}${place + 1}`;
  });
  const told = new Set(found).size === found.length;
  return told ? found : found.map((_, place) => String(place + 1));
}

/** Its words; an article that is drawn together with the noun stands alone.
 * @param {string} name
 */
const wordsOf = (name) =>
  name
    .replace(/(^|\s)(\p{L}{1,2})[’'](?=\p{L})/gu, "$1$2 ")
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

/** The words of a name around its noun, without what opens it and what is told of it afterwards.
 * @param {string} name
 */
function phraseOf(name) {
  const words = wordsOf(name);
  const opening = listed("page-name-opening");
  const start = words.findIndex((word) => !opening.has(word.toLocaleLowerCase()));
  const rest = words.slice(Math.max(start, 0));
  const closing = listed("page-name-closing");
  const end = rest.findIndex((word, place) => place > 0 && closing.has(word.toLocaleLowerCase()));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The noun among them, as far as their order and case tell.
 * @param {string[]} phrase
 */
function nounOf(phrase) {
  const place = Number(say("page-name-noun"));
  if (place < 0) return phrase.at(place) ?? "";
  return phrase.find((word) => /^[\p{Lu}\p{N}]/u.test(word)) ?? phrase[0] ?? "";
}

/** @param {string} noun
 * @param {number} count
 */
const begins = (noun, count) => {
  const [letter = "", ...more] = [...noun].slice(0, count);
  return letter.toLocaleUpperCase() + more.join("").toLocaleLowerCase();
};

/** @param {string} message */
const listed = (message) => new Set(say(message).split(" "));
