/** A link to a battle, read without the engine: whether it is whole, and what its record says outright.
 *
 * The format is the engine's (engine/gonfalon/formats/link.py). What holds no text in JSON is refused here; what the text says
 * is left to the engine, which has the last word.
 */

import { bytesOf, crc32, inflate, textOf } from "../../shared/bytes.js";
import { cleanName } from "../../shared/text-safety.js";

/** @import { Gist } from "../battle/transitions.js" */
/** @import { Trouble } from "../../shared/view.d.ts" */

const VERSION = 1;
const LONGEST_LINK = 200_000;
const LARGEST_BODY = 2_000_000;
const MOST_ENTRIES = 20_000;
const BATTLE = /(?:^|[#&])b=([A-Za-z0-9_-]*)/;
const SKETCH = /(?:^|[#&])s=([A-Za-z0-9_-]*)/;

/** The fields of a record that make the battle what it is, in their order. */
const FIELDS = /** @type {const} */ ([
  "system",
  "version",
  "name",
  "switches",
  "entries",
  "undone",
  "seen",
]);

/** The record as text: two that are equal make the same battle.
 * @param {any} record
 */
export const sameText = (record) => JSON.stringify(FIELDS.map((field) => record?.[field] ?? null));

/** Read the gist of a link at once. Null if only the engine can tell.
 * @param {string} fragment what stands behind #
 * @returns {Promise<{trouble: Trouble} | {gist: Gist} | null>}
 */
export async function readGist(fragment) {
  if (fragment.length > LONGEST_LINK) return bad("too-long");
  const found = BATTLE.exec(fragment.trim());
  if (!found) return bad("foreign");
  const bytes = bytesOf(found[1]);
  if (!bytes || bytes.length < 5) return bad("cut");
  const body = bytes.subarray(5);
  if (new DataView(bytes.buffer).getUint32(1) !== crc32(body)) return bad("cut");
  if (bytes[0] !== VERSION) return bad("newer");
  try {
    const record = JSON.parse(textOf(await inflate(body, "deflate", LARGEST_BODY)));
    const gist = gistOf(record);
    return gist && { gist: { ...gist, sketch: SKETCH.exec(fragment)?.[1] ?? "" } };
  } catch (error) {
    return bad(error instanceof RangeError ? "too-long" : "content");
  }
}

/** @param {any} record
 * @returns {Omit<Gist, "sketch"> | null}
 */
function gistOf(record) {
  const { gonfalon, system, name, entries } = record ?? {};
  const whole = gonfalon === 1 && typeof system === "string" && typeof name === "string";
  if (!whole || !Array.isArray(entries) || entries.length > MOST_ENTRIES) return null;
  /** @param {string} kind */
  const ofKind = (kind) => entries.filter((entry) => Array.isArray(entry) && entry[0] === kind);
  return {
    system,
    name: cleanName(name),
    turn: entries.length,
    throws: ofKind("d").length,
    rulings: ofKind("r").length,
    same: sameText(record),
  };
}

/** @param {string} code
 * @returns {{trouble: Trouble}}
 */
const bad = (code) => ({ trouble: { code, label: { id: `unreadable-${code}` } } });
