/** Words that are made of others, as "Angriffswurf" is: their parts are looked for too. */

/** So many letters a part has at least. */
const LEAST = 4;

/** Letters that stand between two parts. */
const JOINTS = ["", "s", "es", "n", "en", "e", "er"];

/** The parts of a compound that rules use, the longest first part first; none if it is no compound of such words.
 * @param {string} word in plain letters
 * @param {(word: string) => string} key
 * @param {(key: string) => boolean} isKnown
 * @returns {string[]} their keys
 */
export function partsOf(word, key, isKnown) {
  for (let cut = word.length - LEAST; cut >= LEAST; cut--) {
    const last = key(word.slice(cut));
    if (!isKnown(last)) continue;
    for (const joint of JOINTS) {
      const first = word.slice(0, cut);
      if (!first.endsWith(joint) || first.length - joint.length < LEAST) continue;
      const found = key(first.slice(0, first.length - joint.length));
      if (isKnown(found)) return [found, last];
    }
  }
  return [];
}
