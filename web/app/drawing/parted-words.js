/** A sentence, parted where the things that it names begin. */

/** @import { Names } from "../../shared/view.d.ts" */

/** The sign in the sentence at the beginning of a thing; no language writes with it. */
const PLACE = "\uE000";
const PLACES = new RegExp(`${PLACE}(\\d+)${PLACE}`, "u");

/** The words before the first of these things, then each of them with the words from its name on. A sentence in which
 * somebody wrote the sign for a place is not parted.
 * @param {string[]} things their ids
 * @param {(id: string) => string} called
 * @param {(names: Names) => string} say the sentence, with these names in place of those that it knows
 * @returns {[string, ...[string, string][]]}
 */
export function partedWords(things, called, say) {
  const plain = say({});
  if (things.length === 0 || plain.includes(PLACE)) return [plain];
  const marked = things.map((id, place) => [id, { text: `${PLACE}${place}${PLACE}${called(id)}` }]);
  const [before, ...parts] = say(Object.fromEntries(marked)).split(PLACES);
  return [before, ...pairs(parts).map(([place, words]) => pair(things[Number(place)], words))];
}

/** @param {string[]} parts places and words in turn */
const pairs = (parts) => parts.flatMap((part, at) => (at % 2 ? [] : [pair(part, parts[at + 1])]));

/** @param {string} one
 * @param {string} other
 * @returns {[string, string]}
 */
const pair = (one, other) => [one, other];
