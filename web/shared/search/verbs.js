/** Verbs that come apart in a sentence, as German ones do: "Wie gebe ich auf?" asks for "aufgeben". */

/** @import { Word } from "./sayings.js" */
/** @import { Reader } from "./words.js" */

const ENDING = /(?:en|e?st|e?t|e)$/u;

/** For each word of a question, the verb that it makes together with a particle that follows, if rules use it.
 * @param {Reader} reader
 * @param {(key: string) => boolean} isKnown
 * @param {Word[]} words
 * @returns {string[][][]} for each word a list of meanings, each of one key
 */
export function joinedVerbs({ key, particles }, isKnown, words) {
  /** @type {string[][][]} */
  const found = words.map(() => []);
  for (const [place, { word: particle }] of words.entries()) {
    if (!particles.has(particle)) continue;
    for (let before = place - 1; before >= 0; before--) {
      const verb = words[before].word;
      const forms = [verb, verb.replace(ENDING, "en")].map((form) => key(particle + form));
      const joined = forms.find(isKnown);
      if (joined === undefined) continue;
      for (const part of [before, place]) found[part].push([joined]);
      break;
    }
  }
  return found;
}
