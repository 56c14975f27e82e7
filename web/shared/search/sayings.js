/** Sayings: what people at tables call a thing for which the rules have another word. Terms of the glossary in the other
 * languages are sayings too.
 */

/** @typedef {{ said: string[], means: string[] }} Saying the keys of what is said, and of the words of the rules */

/** So many letters a word has at least that may have a slip in it. */
const LEAST_WITH_SLIP = 5;

/** So many letters of a word that is being typed are enough to guess it. */
const LEAST_BEGUN = 4;

/** Sayings as an index holds them: the words of both parts with spaces between.
 * @param {Saying[]} sayings
 * @returns {[string, string][]}
 */
export const written = (sayings) => {
  const lines = new Map();
  for (const { said, means } of sayings) {
    const pair = /** @type {[string, string]} */ ([said.join(" "), means.join(" ")]);
    if (pair[0] !== pair[1]) lines.set(pair.join("|"), pair);
  }
  return [...lines.keys()].sort().map((line) => lines.get(line));
};

/** @param {[string, string][]} lines
 * @returns {Saying[]}
 */
export const read = (lines) =>
  lines.map(([said, means]) => ({ said: said.split(" "), means: means.split(" ") }));

/** @typedef {object} Word a word of a question
 * @property {string} word as it was typed
 * @property {string[]} keys
 * @property {boolean} isLast it may not be finished
 * @property {boolean} isKnown the rules use it
 * @property {boolean} isIdle
 */

/** For each word of a question, the words of the rules that a saying puts in its place.
 * @param {Saying[]} sayings
 * @param {Word[]} words the words of a question
 * @returns {string[][][]} for each word a list of meanings, each one or more keys
 */
export function meanings(sayings, words) {
  /** @type {string[][][]} */
  const found = words.map(() => []);
  for (const { said, means } of sayings) {
    const alone = said.length === 1;
    const places = said.map((part) =>
      words.findIndex((word) => !(alone && word.isIdle) && isSaid(word, part)),
    );
    if (places.every((place) => place >= 0)) for (const place of places) found[place].push(means);
  }
  return found;
}

/** @param {Word} word
 * @param {string} part a word of a saying
 */
const isSaid = (word, part) =>
  word.keys.some(
    (key) =>
      key === part ||
      (word.isLast &&
        !word.isKnown &&
        !word.isIdle &&
        key.length >= LEAST_BEGUN &&
        part.startsWith(key)) ||
      (!word.isKnown && !word.isIdle && key.length >= LEAST_WITH_SLIP && isOneSlipAway(key, part)),
  );

/** True if two words differ in one letter that is wrong, missing, too many, or has changed places with the next.
 * @param {string} one
 * @param {string} other
 */
export function isOneSlipAway(one, other) {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.length !== right.length) {
    return left.length > right.length ? left.slice(1) === right : right.slice(1) === left;
  }
  if (left.slice(1) === right.slice(1)) return true;
  return left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0];
}
