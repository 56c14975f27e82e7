/** The results of a search as a list shows them. */

import { answer } from "./answer.js";
import { markerOf } from "./marks.js";

/** @import { Opened } from "./index.js" */
/** @import { Piece } from "./marks.js" */

/** @typedef {object} Result
 * @property {string} id of the rule
 * @property {Piece[]} title
 * @property {string} chapter its title; empty if the rule is in none
 * @property {string} system the title of its book; empty if that is the open one
 * @property {string} folder the path of its page within `rules/`, without the language
 * @property {number} score
 */

/** Of the results of an open system so many places are left to others, if those have any. */
const LEFT_TO_OTHERS = 2;

/** The first results for a question.
 * @param {Opened} index
 * @param {string} question
 * @param {{ system?: string, most: number }} where the open system, whose rules come first
 * @returns {Result[]}
 */
export function resultsOf(index, question, { system = "", most }) {
  const { rules, names } = index;
  const mark = markerOf(index, question);
  const found = answer(index, question, { system });
  const isOwn = (/** @type {string} */ id) => id.startsWith(`${system}.`);
  const own = found.filter(({ id }) => isOwn(id));
  const others = found.slice(own.length);
  const left = Math.min(others.length, LEFT_TO_OTHERS);
  return [...own.slice(0, Math.max(most - left, 0)), ...others].slice(0, most).map(toResult);

  /** @param {{ id: string, score: number }} found */
  function toResult({ id, score }) {
    const { title, chapter } = /** @type {import("./index.js").Place} */ (rules.get(id));
    const book = id.split(".")[0];
    return {
      id,
      title: mark(title),
      chapter: names[`${book}/${chapter}`] ?? "",
      system: isOwn(id) ? "" : (names[book] ?? book),
      folder: chapter ? `${book}/${chapter}` : book,
      score,
    };
  }
}
