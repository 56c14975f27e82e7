/** The paths of rule pages. No document. */

const IN_TWO_LANGUAGES = /^(rules\/(?:[^/]+\/)+)([a-z]{2})-([a-z]{2})\.html$/u;

/** The pages of which one in two languages is made: in the reader's language, and in the second one.
 * @param {string} path within the site
 * @returns {{ first: string, second: string } | undefined} paths; undefined if the page is none in two languages
 */
export function pagesOfPair(path) {
  const [, folder, first, second] = path.match(IN_TWO_LANGUAGES) ?? [];
  return folder
    ? { first: `${folder}${first}.html`, second: `${folder}${second}.html` }
    : undefined;
}
