/** Initials that tell names apart. */

/** The grammar of names in a language: words in small letters that open a name or follow its noun; the noun's place among the
 * others, counted from the end where it is negative.
 * @typedef {{opening: Set<string>, closing: Set<string>, noun: number}} Grammar
 */

/** Of each name the first letter of its noun; two letters, or a number, where others have that letter too; numbers alone where
 * that does not tell them apart.
 * @param {string[]} names
 * @param {Grammar} grammar
 */
export function initials(names, grammar) {
  const nounOf = (/** @type {string[]} */ phrase) => nounAt(grammar.noun, phrase);
  const all = names.map((name) => phraseOf(name, grammar));
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
    .replaceAll("\u00ad", "")
    .replace(/(^|\s)(\p{L}{1,2})[’'](?=\p{L})/gu, "$1$2 ")
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

/** The words of a name around its noun, without what opens it and what is told of it afterwards.
 * @param {string} name
 * @param {Grammar} grammar
 */
function phraseOf(name, { opening, closing }) {
  const words = wordsOf(name);
  const start = words.findIndex((word) => !opening.has(word.toLocaleLowerCase()));
  const rest = words.slice(Math.max(start, 0));
  const end = rest.findIndex((word, place) => place > 0 && closing.has(word.toLocaleLowerCase()));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The noun among them, as far as their order and case tell.
 * @param {number} place
 * @param {string[]} phrase
 */
function nounAt(place, phrase) {
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
