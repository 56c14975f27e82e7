/** The words of a text that answer a question, marked. */

import { plainLetters } from "../text-safety.js";
import { LEAST_BEGUN, LEAST_WITH_SLIP, wordsOf } from "./answer.js";
import { partsOf } from "./compounds.js";
import { isOneSlipAway, meanings } from "./sayings.js";

/** @import { Opened } from "./index.js" */
/** @import { Word } from "./sayings.js" */

/** @typedef {{ text: string, isFound: boolean }} Piece of a text */

/** So many words of a meaning are marked; a longer one, from the glossary, has words that are found everywhere. */
const LONGEST_MEANING = 2;

const WORDS = /([\p{L}\p{M}\p{N}]+)/u;

/** Make the function that parts texts into pieces with the words found and what stands between.
 * @param {Opened} index
 * @param {string} question
 * @returns {(text: string) => Piece[]}
 */
export function markerOf(index, question) {
  const { reader, known } = index;
  const all = wordsOf(index, question);
  const meant = meanings(index.sayings, all);
  const some = all.filter(({ isIdle }) => !isIdle);
  const words = some.length > 0 || meant.flat().length > 0 ? some : all;
  const parts = words.flatMap(({ word }) => partsOf(word, reader.key, (key) => known.has(key)));
  const short = meant.flat().filter(({ length }) => length <= LONGEST_MEANING);
  const keys = new Set([...words.flatMap((word) => word.keys), ...short.flat(), ...parts]);
  const guessed = words.filter(
    ({ word, isKnown }) => !isKnown && word.length >= LEAST_WITH_SLIP && meant.flat().length === 0,
  );
  const begun = words.filter(({ word, isLast }) => isLast && word.length >= LEAST_BEGUN);
  /** @param {string} part */
  const isFound = (part) => {
    const word = part.toLowerCase();
    const key = reader.key(word);
    return (
      keys.has(key) ||
      begun.some((one) => plainLetters(word).startsWith(plainLetters(one.word))) ||
      (key.length >= LEAST_WITH_SLIP &&
        guessed.some((one) => one.keys.some((its) => isOneSlipAway(its, key))))
    );
  };
  return (text) =>
    text
      .normalize("NFC")
      .split(WORDS)
      .map((part, place) => ({ text: part, isFound: place % 2 === 1 && isFound(part) }))
      .filter((piece) => piece.text !== "");
}

/** The number of different words found in a text.
 * @param {Piece[]} pieces
 */
export const countFound = (pieces) =>
  new Set(pieces.filter(({ isFound }) => isFound).map(({ text }) => plainLetters(text))).size;
