/** Files that are no battles as the text of a link: format 4 in docs/link-format.md.
 *
 * House rules and roster cards travel as the file that the page saves of them. What such a file may say is checked by the
 * reader of its kind (`features/`), for a link as for a file.
 */

import { deflate, digitsOf, inflate, lettersOf, textOf } from "../../shared/bytes.js";
import { bodyOf, framed } from "./frame.js";
import { bytesIn } from "./reader.js";

/** @import { Trouble } from "../../shared/view.d.ts" */

const FORMAT = 4;
/** The most bytes of a link, which no app sends as a message any more. */
const LARGEST_LINK = 30_000;
/** The same in digits, the longer of its two ways. */
const LONGEST_TEXT = 3 * LARGEST_LINK;
/** The most bytes of the file in it. */
const LARGEST_FILE = 200_000;

/** A link to a file, in letters and in digits; null for a file that is too long for one.
 * @param {object} file
 */
export async function linkToFile(file) {
  const text = new TextEncoder().encode(JSON.stringify(file));
  const bytes = framed(FORMAT, await deflate(text, "deflate"));
  if (text.length > LARGEST_FILE || bytes.length > LARGEST_LINK) return null;
  return { fragment: `b=${lettersOf(bytes)}`, digits: `n=${digitsOf(bytes)}` };
}

/** True if a link says that it holds such a file, be it whole or damaged.
 * @param {string} fragment what stands behind #
 */
export const isFileLink = (fragment) =>
  fragment.length <= LONGEST_TEXT && bytesIn(fragment)?.[0] === FORMAT;

/** Read the file in a link, or why it cannot be read.
 * @param {string} fragment of a link that says it holds one
 * @returns {Promise<{file: {gonfalon: string}} | {trouble: Trouble}>}
 */
export async function readFileLink(fragment) {
  const body = bodyOf(bytesIn(fragment) ?? new Uint8Array());
  if (!body) return bad("cut");
  try {
    const file = JSON.parse(textOf(await inflate(body, "deflate", LARGEST_FILE)));
    return typeof file?.gonfalon === "string" ? { file } : bad("content");
  } catch {
    return bad("content");
  }
}

/** @param {"cut" | "content"} code
 * @returns {{trouble: Trouble}}
 */
const bad = (code) => ({ trouble: { code, label: { id: `unreadable-${code}` } } });
