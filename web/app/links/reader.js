/** A link to a battle, read without the engine: if it is whole, and as much as it says outright.
 *
 * The formats are described in docs/link-format.md. What holds no text in JSON is refused here; what the text says, and all
 * that stands in a compact link but its head, is left to the engine, which has the last word.
 */

import { bytesOf, bytesOfDigits, inflate, lettersOf, textOf } from "../../shared/bytes.js";
import { cleanName } from "../../shared/text-safety.js";
import { bodyOf, FRAME } from "./frame.js";

/** @import { Gist } from "../battle/transitions.js" */
/** @import { System, Trouble } from "../../shared/view.d.ts" */

const PLAIN = 1;
const COMPACT = 2;
const PART = 3;
const NO_BATTLE = 4;
/** The places that systems have in an epoch of compact links. */
const PLACES = 16;
/** The most bytes of a small number in the head of a compact link. */
const LONGEST_HEAD = 3;
const LONGEST_LINK = 200_000;
const LARGEST_BODY = 2_000_000;
/** The most bytes of the number in a compact link. */
const LARGEST_NUMBER = 6_000;
const MOST_ENTRIES = 20_000;
const BATTLE = /(?:^|[#&])b=([A-Za-z0-9_-]*)/;
const IN_DIGITS = /(?:^|[#&])n=([0-9]*)/;
const PREPARED = /(?:^|[#&])p=1(?:&|$)/;
const SKETCH = /(?:^|[#&])s=([A-Za-z0-9_-]*)/;

/** The fields of a record that say how the battle stands, in their order. */
const FIELDS = /** @type {const} */ (["system", "version", "name", "switches", "entries"]);

/** The record as text: two battles with the same one stand alike.
 * @param {any} record
 */
export const sameText = (record) => JSON.stringify(FIELDS.map((field) => record?.[field] ?? null));

/** True if a record holds throws that were taken back, or slips that were seen: the engine knows if others know them, too.
 * @param {any} record
 */
const hasTraces = ({ undone, seen }) => undone?.length > 0 || seen?.length > 0;

/** True if a link says that its battle is a prepared one.
 * @param {string} fragment what stands behind #
 */
export const isPrepared = (fragment) => PREPARED.test(fragment);

/** The link to a prepared battle.
 * @param {string} fragment that of a link to it as to any other
 */
export const asPrepared = (fragment) => `${fragment}&p=1`;

/** Read the gist of a link at once. Null if only the engine can tell.
 * @param {string} fragment what stands behind #
 * @param {readonly Pick<System, "id" | "place">[]} systems those that can be played
 * @returns {Promise<{trouble: Trouble} | {gist: Gist} | null>}
 */
export async function readGist(fragment, systems) {
  if (fragment.length > LONGEST_LINK) return bad("too-long");
  const bytes = bytesIn(fragment);
  if (!bytes) return bad("foreign");
  const body = bodyOf(bytes);
  if (!body) return bad("cut");
  const sketch = SKETCH.exec(fragment)?.[1] ?? "";
  if (bytes[0] === COMPACT) {
    const gist = compactGist(body, systems);
    return gist && { gist: { ...gist, same: lettersOf(bytes), sketch } };
  }
  if (bytes[0] === PART) return bad("part");
  if (bytes[0] === NO_BATTLE) return bad("no-battle");
  if (bytes[0] !== PLAIN) return bad("newer");
  try {
    const record = JSON.parse(textOf(await inflate(body, "deflate", LARGEST_BODY)));
    const gist = gistOf(record);
    return gist && { gist: { ...gist, sketch } };
  } catch (error) {
    return bad(error instanceof RangeError ? "too-long" : "content");
  }
}

/** The bytes of a link; none where its letters or digits were cut, null if there is no battle in it.
 * @param {string} fragment
 */
export function bytesIn(fragment) {
  const letters = BATTLE.exec(fragment.trim());
  if (letters) return bytesOf(letters[1]) ?? new Uint8Array();
  const digits = IN_DIGITS.exec(fragment.trim());
  return digits && (bytesOfDigits(digits[1]) ?? new Uint8Array());
}

/** A compact link in letters, by which it is known again whatever stands around it; "" for another link.
 * @param {string} fragment
 */
export function compactLetters(fragment) {
  const bytes = bytesIn(fragment);
  const most = FRAME + 2 * LONGEST_HEAD + LARGEST_NUMBER;
  return bytes?.[0] === COMPACT && bytes.length <= most ? lettersOf(bytes) : "";
}

/** A compact link says its system and its length outright; whatever else it holds takes the rules to read.
 * @param {Uint8Array} body
 * @param {readonly Pick<System, "id" | "place">[]} systems
 * @returns {Omit<Gist, "same" | "sketch"> | null}
 */
function compactGist(body, systems) {
  const [place, rest] = smallNumber(body) ?? [];
  const [turn, number] = (rest && smallNumber(rest)) ?? [];
  const system = systems.find((one) => place !== undefined && one.place === place % PLACES);
  if (!system || turn === undefined || !number) return null;
  if (turn > MOST_ENTRIES || number.length > LARGEST_NUMBER) return null;
  return { system: system.id, name: "", turn, throws: 0, rulings: 0 };
}

/** The number at the beginning, seven bits a byte with the lowest first, and the bytes behind it.
 * @param {Uint8Array} bytes
 * @returns {[number, Uint8Array] | null}
 */
function smallNumber(bytes) {
  const last = bytes.subarray(0, LONGEST_HEAD).findIndex((byte) => byte < 128);
  if (last < 0) return null;
  const number = bytes
    .subarray(0, last + 1)
    .reduceRight((sum, byte) => sum * 128 + (byte & 127), 0);
  return [number, bytes.subarray(last + 1)];
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
    same: hasTraces(record) ? "" : sameText(record),
  };
}

/** @param {string} code
 * @returns {{trouble: Trouble}}
 */
const bad = (code) => ({ trouble: { code, label: { id: `unreadable-${code}` } } });
