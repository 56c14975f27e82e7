/** The passage of a rule that answers a question, out of the rule's page as the build writes it. No document: a page is not made
 * into elements for the sake of a few lines.
 */

import { countFound } from "./marks.js";

/** @import { Piece } from "./marks.js" */

const PARAGRAPH = /<(p|li|dd)\b[^>]*>([\s\S]*?)<\/\1>/gu;
const TAG = /<[^>]*>/gu;
const ENTITY = /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/giu;
/** @type {Record<string, string>} */
const NAMED = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
/** Below a rule: its id, and the rules that mention it. */
const BELOW = '<div class="meta">';
/** So many characters a line may have before the first word that is found, and in all. */
const BEFORE = 24;
const ENOUGH = 160;
const LAST_CHARACTER = 0x10ffff;

/** The paragraphs of a rule as plain text; none if the page does not have it.
 * @param {string} page HTML
 * @param {string} rule its id
 */
export function paragraphs(page, rule) {
  const start = page.indexOf(`<section id="${rule}"`);
  if (start < 0) return [];
  const section = page.slice(start, page.indexOf("</section>", start)).split(BELOW)[0];
  return [...section.matchAll(PARAGRAPH)].map(([, , inside]) => plain(inside)).filter(Boolean);
}

/** @param {string} text HTML */
const plain = (text) =>
  text
    .replaceAll(TAG, " ")
    .replaceAll(ENTITY, (whole, decimal, hexadecimal, name) =>
      name
        ? (NAMED[name] ?? whole)
        : character(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
    )
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ (?=[,.;:!?)])/gu, "")
    .trim();

/** @param {number} code */
const character = (code) => (code > LAST_CHARACTER ? "" : String.fromCodePoint(code));

/** The paragraph of a rule with the most words of the question, the first of those that have as many, in one line.
 * @param {string} page HTML
 * @param {string} rule its id
 * @param {(text: string) => Piece[]} mark
 * @returns {Piece[]}
 */
export function passage(page, rule, mark) {
  const all = paragraphs(page, rule).map(mark);
  const best = all.reduce((most, one) => (countFound(one) > countFound(most) ? one : most), all[0]);
  return best ? mark(shortened(best)) : [];
}

/** The text from shortly before the first word that is found.
 * @param {Piece[]} pieces
 */
function shortened(pieces) {
  const text = pieces.map((piece) => piece.text).join("");
  const first = pieces.findIndex(({ isFound }) => isFound);
  const before = pieces.slice(0, Math.max(first, 0)).reduce((sum, one) => sum + one.text.length, 0);
  const start = before > BEFORE ? text.indexOf(" ", before - BEFORE) + 1 : 0;
  const part = text.slice(start);
  const end = part.length > ENOUGH ? part.lastIndexOf(" ", ENOUGH) : part.length;
  return `${start > 0 ? "… " : ""}${part.slice(0, end)}${end < part.length ? " …" : ""}`;
}
