/** A link in several parts, each short enough for a code, and put together again: format 3 in docs/link-format.md.
 *
 * A part is made of the bytes of a link and of nothing that they mean, so the page makes the parts by itself, of whatever
 * link the engine gave, and knows the whole by its checksum. The parts are written in digits, of which a code holds the most.
 */

import { crc32, digitsOf, lettersOf } from "../../shared/bytes.js";
import { bodyOf, FRAME, framed } from "./frame.js";
import { asPrepared, bytesIn, isPrepared } from "./reader.js";

/**
 * @typedef {object} Part
 * @property {number} number from 1
 * @property {number} count the parts of the whole
 * @property {number} whole the checksum of the whole
 * @property {boolean} prepared the battle is a prepared one
 * @property {Uint8Array} bytes
 */

/** The parts of one link that were met so far, by their number.
 * @typedef {object} Gathered
 * @property {number} count
 * @property {number} whole
 * @property {boolean} prepared
 * @property {ReadonlyMap<number, Uint8Array>} parts
 */

const FORMAT = 3;
/** The bytes of the body before those of the link: number, count, checksum of the whole. */
const HEAD = 6;
/** Whoever has so many codes to read takes a file. */
export const MOST_PARTS = 16;
/** The most bytes of a link in one part; a code of version 20 holds fewer. */
const LARGEST_PART = 1_000;
/** A longer text is no part: a part in digits takes less than three characters a byte. */
const LONGEST_TEXT = 3 * (FRAME + HEAD + LARGEST_PART);

/** The fragments of the parts of a link, of about the same length; null where the link is no battle's or does not make so
 * many parts.
 * @param {string} fragment what stands behind # in the whole link
 * @param {number} count
 * @returns {string[] | null}
 */
export function partsOf(fragment, count) {
  const bytes = bytesIn(fragment);
  const length = Math.ceil((bytes?.length ?? 0) / count);
  if (!bytes || length === 0 || length > LARGEST_PART || count > MOST_PARTS) return null;
  const whole = crc32(bytes);
  return Array.from({ length: count }, (_, place) => {
    const inside = bytes.subarray(place * length, (place + 1) * length);
    const body = new Uint8Array(HEAD + inside.length);
    body.set([place + 1, count]);
    new DataView(body.buffer).setUint32(2, whole);
    body.set(inside, HEAD);
    const part = `n=${digitsOf(framed(FORMAT, body))}`;
    return isPrepared(fragment) ? asPrepared(part) : part;
  });
}

/** True if a link says that it is a part, be it whole or damaged.
 * @param {string} fragment
 */
export const isPartLink = (fragment) =>
  fragment.length <= LONGEST_TEXT && bytesIn(fragment)?.[0] === FORMAT;

/** The part in a link; null for one that is damaged.
 * @param {string} fragment of a link that says it is a part
 * @returns {Part | null}
 */
export function readPart(fragment) {
  const raw = bytesIn(fragment);
  if (!raw || raw.length <= FRAME + HEAD || raw.length > FRAME + HEAD + LARGEST_PART) return null;
  const body = bodyOf(raw);
  if (!body) return null;
  const [number, count] = body;
  if (number < 1 || number > count || count < 2 || count > MOST_PARTS) return null;
  const whole = new DataView(raw.buffer).getUint32(FRAME + 2);
  return { number, count, whole, prepared: isPrepared(fragment), bytes: body.subarray(HEAD) };
}

/** True if a part belongs to the same whole as those that were gathered.
 * @param {Gathered} gathered
 * @param {Part} part
 */
export const belongs = (gathered, { whole, count }) =>
  gathered.whole === whole && gathered.count === count;

/** The parts with one more; where it was met before the one that came first stays.
 * @param {Gathered | null} gathered parts of the same whole, or none yet
 * @param {Part} part
 * @returns {Gathered}
 */
export function withPart(gathered, { number, count, whole, prepared, bytes }) {
  const parts = new Map([[number, bytes], ...(gathered?.parts ?? [])]);
  return { count, whole, prepared, parts };
}

/** The numbers of the parts that are still missing.
 * @param {Gathered} gathered
 */
export const missingParts = ({ count, parts }) =>
  Array.from({ length: count }, (_, place) => place + 1).filter((number) => !parts.has(number));

/** The whole link of all its parts; "" where they do not make the whole that they name, or a part again.
 * @param {Gathered} gathered
 */
export function joined({ count, whole, prepared, parts }) {
  const all = Array.from({ length: count }, (_, place) => [...(parts.get(place + 1) ?? [])]).flat();
  const bytes = Uint8Array.from(all);
  if (crc32(bytes) !== whole || bytes[0] === FORMAT) return "";
  const link = `b=${lettersOf(bytes)}`;
  return prepared ? asPrepared(link) : link;
}
