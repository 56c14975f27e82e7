/** The metadata of a wheel: the heads of `METADATA` and `WHEEL`, its entry points, its list of files. No DOM. */

import { stripUnsafe } from "../../shared/text-safety.js";

const LONGEST = 160;

/** A line from outside as it may be shown.
 * @param {unknown} text
 * @param {number} [longest]
 */
export const clean = (text, longest = LONGEST) =>
  [...stripUnsafe(String(text ?? "").slice(0, 2 * longest), " ")].slice(0, longest).join("").trim();

/** The fields of a head, each with all its values; a line that is indented goes on with the one before.
 * @param {string} text
 */
export function head(text) {
  /** @type {Map<string, string[]>} */
  const fields = new Map();
  const lines = text
    .split(/\r?\n\r?\n/u)[0]
    .replace(/\r?\n[ \t]+/gu, " ")
    .split(/\r?\n/u);
  for (const line of lines) {
    const at = line.indexOf(":");
    const key = line.slice(0, at).toLowerCase();
    const values = fields.get(key) ?? [];
    values.push(line.slice(at + 1).trim());
    fields.set(key, values);
  }
  return fields;
}

/** The entries of one group.
 * @param {string} text of `entry_points.txt`
 * @param {string} group
 */
export function entryPoints(text, group) {
  /** @type {Record<string, string>} */
  const found = {};
  let here = "";
  for (const line of text.split(/\r?\n/u)) {
    here = line.match(/^\[(.+)\]$/u)?.[1] ?? here;
    const [, name, where] = line.match(/^([^=\s]+)\s*=\s*(\S+)$/u) ?? [];
    if (here === group && name) found[name] = where;
  }
  return found;
}

/** The SHA-256 of each file, in base64url, as `RECORD` tells it.
 * @param {string} text
 */
export const recorded = (text) =>
  new Map(
    [...text.matchAll(/^"?(.+?)"?,sha256=([\w-]+),\d*\r?$/gmu)].map(([, path, hash]) => [
      path,
      hash,
    ]),
  );

/** The author's name.
 * @param {Map<string, string[]>} fields
 */
export const author = (fields) =>
  fields.get("author")?.[0] ??
  fields
    .get("author-email")?.[0]
    ?.slice(0, 2 * LONGEST)
    .replace(/\s*<[^>]*>/gu, "") ??
  "";

/** Under which licence, in its first words.
 * @param {Map<string, string[]>} fields
 */
export const licence = (fields) =>
  fields.get("license-expression")?.[0] ?? fields.get("license")?.[0] ?? "";
