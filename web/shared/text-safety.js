/** Lines that people typed. */

/** A line as it may be kept: composed, single spaces, none at the ends.
 * @param {string} words
 */
export const tidy = (words) => words.normalize("NFC").replace(/\s+/gu, " ").trim();
