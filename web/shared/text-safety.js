/** Text from outside: which characters nobody types, and how a line is kept. The engine refuses the same (`UNOWNED` in
 * `engine/gonfalon/questions/tidy.py`).
 */

/** Control characters, lone surrogates, and what turns the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** The characters that take no room on a screen, or leave it empty: joiners, places to break a word, selectors of a shape,
 * blanks that are no spaces. The engine knows the same (`UNSEEN` in `engine/gonfalon/door/request.py`).
 */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]|\u034f/gu;

/** So many characters a name may have. */
export const MOST_NAME = 60;

/** So many characters of a line from outside are looked at: to compose a long run of accents takes the square of its length.
 * The engine cuts at the same (`LONGEST_LINE` in `engine/gonfalon/door/request.py`).
 */
const LONGEST_LINE = 2_000;

/** True if a text holds no unsafe character.
 * @param {string} text
 */
export const isSafe = (text) => text.search(UNSAFE) < 0;

/** A text without unsafe characters.
 * @param {string} text
 * @param {string} [instead] what takes the place of each
 */
export const stripUnsafe = (text, instead = "") => text.replaceAll(UNSAFE, instead);

/** The name of a file: letters and figures with a sign between them; "gonfalon" where there is nothing to be read.
 * @param {string} name
 */
export function fileName(name) {
  const read = name
    .replaceAll(UNSEEN, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return /[\p{L}\p{N}]/u.test(read) ? read : "gonfalon";
}

/** Letters without accents, case and what nobody sees (places to break a word, joiners), so that a search finds words as people
 * type them.
 * @param {string} words
 */
export const plainLetters = (words) =>
  words
    .normalize("NFD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .toLocaleLowerCase();

/** Composed, single spaces, none at the ends; "" where nothing of it can be seen.
 * @param {string} words
 */
function settle(words) {
  const cleaned = words.normalize("NFC").replace(/\s+/gu, " ").trim();
  return cleaned.replaceAll(UNSEEN, "").trim() === "" ? "" : cleaned;
}

/** A line as it may be kept.
 * @param {string} words
 */
export const tidy = (words) => settle(words.slice(0, LONGEST_LINE));

/** A name as it may be kept.
 * @param {string} words
 */
export const cleanName = (words) =>
  [...settle(stripUnsafe(words.slice(0, LONGEST_LINE), " "))].slice(0, MOST_NAME).join("").trim();

/** A name of our own making, as long as one may be.
 * @param {string} name
 */
export const shortName = (name) =>
  name.length > MOST_NAME ? `${name.slice(0, MOST_NAME - 1).trimEnd()}…` : name;
