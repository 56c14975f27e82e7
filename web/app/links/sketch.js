/** The sketch in a link: the table as its sender saw it, drawn until the engine has re-computed the battle.
 *
 * The format is the engine's (engine/gonfalon/door/sketch.py), its fields are read by the layout that the engine's classes
 * give. It comes from a stranger: every field is checked, and one that is not as it should be makes the whole sketch worthless.
 */

import { bytesOf, inflate, textOf } from "../../shared/bytes.js";
import { LAYOUT } from "../../shared/preview-layout.js";
import { isSafe } from "../../shared/text-safety.js";
import { hasMessage } from "../page/words.js";

/** @import { Argument, Label, View } from "../../shared/view.d.ts" */
/** @import { Gist } from "../battle/transitions.js" */

const VERSION = 3;
const LARGEST = 40_000;
const LONGEST_TEXT = 800;
const MOST = 400;
const LARGEST_FIELD = 100;
const DEEPEST = 4;
/** So many words a name may be made of, names within it told too. */
const LONGEST_NAME = 8;
const MESSAGE = /^[a-z][a-z0-9-]{0,99}$/u;
const ID = /^[\w.@-]{1,60}$/u;
const WORD = /^[a-z0-9-]{1,40}$/u;

class Worthless extends Error {}

/** @param {unknown} sound */
function must(sound) {
  if (!sound) throw new Worthless();
}

/** @param {any} found
 * @param {RegExp} form
 * @returns {string}
 */
function matching(found, form) {
  must(typeof found === "string" && form.test(found));
  return found;
}

/** @param {any} found */
const word = (found) => matching(found, WORD);

/** @param {any} found
 * @returns {string}
 */
function text(found) {
  must(typeof found === "string" && found.length <= LONGEST_TEXT && isSafe(found));
  return found;
}

/** @param {any} found
 * @param {number} least
 * @param {number} most
 * @returns {number}
 */
function integer(found, least, most) {
  must(Number.isInteger(found) && found >= least && found <= most);
  return found;
}

/** @template T
 * @param {any} found
 * @param {number} most
 * @param {(found: any) => T} read
 * @returns {T[]}
 */
function list(found, most, read) {
  must(Array.isArray(found) && found.length <= most);
  return found.map(read);
}

/** @param {any} found
 * @param {number} [depth]
 * @returns {Required<Label>}
 */
function label(found, depth = 0) {
  must(Array.isArray(found) && found.length <= 2 && depth <= DEEPEST);
  const [message, figures = {}] = found;
  must(hasMessage(matching(message, MESSAGE)));
  const all = Object.entries(figures ?? {});
  must(all.length <= 12);
  const read = all.map(([key, value]) => [word(key), argument(value, depth + 1)]);
  return { id: message, with: Object.fromEntries(read) };
}

/** @param {any} found
 * @param {number} depth
 * @returns {Argument}
 */
function argument(found, depth) {
  must(depth <= DEEPEST);
  if (typeof found === "number") return integer(found, -1e9, 1e9);
  if (typeof found === "string") return text(found);
  must(found && typeof found === "object");
  if ("text" in found) return { text: text(found.text) };
  if ("label" in found) return { label: label(found.label, depth + 1) };
  if ("over" in found) {
    const [over, under] = list(found.over, 2, (one) => integer(one, -1e9, 1e9));
    must(under > 0);
    return { over: [over, under] };
  }
  return { list: list(found.list, 40, (one) => argument(one, depth + 1)) };
}

/** The forms in which the layout describes a field, each with its reader.
 * @type {Record<string, (found: any, ...inner: any[]) => any>}
 */
const READERS = {
  id: (found) => matching(found, ID),
  text,
  label: (found) => label(found),
  name: (found) => (typeof found === "string" ? { text: text(found) } : { label: label(found) }),
  flag: (found) => integer(found, 0, 1) === 1,
  whole: integer,
  word(found, ...known) {
    must(known.includes(found));
    return found;
  },
  maybe: (found, form) => (found === null ? null : value(found, form)),
  list: (found, form) => list(found, MOST, (one) => value(one, form)),
  row(found, ...forms) {
    must(Array.isArray(found) && found.length === forms.length);
    return forms.map((form, at) => value(found[at], form));
  },
  map(found, form) {
    must(found && typeof found === "object" && !Array.isArray(found));
    const all = list(Object.entries(found), MOST, ([key, one]) => [
      matching(key, ID),
      value(one, form),
    ]);
    return Object.fromEntries(all);
  },
  of: (found, name) => fields(found, LAYOUT[name]),
};

/** @param {any} found
 * @param {any} form
 */
function value(found, form) {
  const [reader, ...inner] = Array.isArray(form) ? form : [form];
  return READERS[reader](found, ...inner);
}

/** The fields of a thing from their list; those that the list is too short for, or that are not in a preview, have their default.
 * @param {any} found
 * @param {any[][]} described
 */
function fields(found, described) {
  must(Array.isArray(found));
  const given = [...found];
  const read = described.map(([name, form, ...preset]) => {
    if (form && given.length) return [name, value(given.shift(), form)];
    must(preset.length);
    return [name, preset[0]];
  });
  must(!given.length);
  return Object.fromEntries(read);
}

/** The number of words that a name is made of, or would be: names that hold many names grow without bound.
 * @param {Argument} part
 * @param {View["names"]} called
 * @param {string[]} within the names that it stands in
 * @returns {number}
 */
function words(part, called, within) {
  must(within.length <= LONGEST_NAME);
  const known = typeof part === "string" && !within.includes(part) && Object.hasOwn(called, part);
  if (known) {
    const inner = called[part];
    return "text" in inner ? 1 : words(inner, called, [...within, part]);
  }
  if (typeof part !== "object") return 1;
  const parts =
    "list" in part ? part.list : "label" in part ? Object.values(part.label.with ?? {}) : [];
  let count = 1;
  for (const one of parts) {
    count += words(one, called, within);
    must(count <= LONGEST_NAME);
  }
  return count;
}

/** True if these are rows of a field, all of one length.
 * @param {string[]} rows
 */
function isRectangle(rows) {
  const wide = rows[0]?.length ?? 0;
  const sized = Math.min(rows.length, wide) > 0 && Math.max(rows.length, wide) <= LARGEST_FIELD;
  return sized && rows.every(({ length }) => length === wide);
}

/** The view that a sketch makes, without a question; null if the link has none that is worth anything.
 * @param {Gist} gist
 * @returns {Promise<View | null>}
 */
export async function viewOfSketch(gist) {
  try {
    const bytes = bytesOf(gist.sketch);
    if (!bytes || bytes[0] !== VERSION) return null;
    const found = JSON.parse(textOf(await inflate(bytes.subarray(1), "deflate-raw", LARGEST)));
    const preview = fields(found, LAYOUT.Preview);
    if (preview.table.grid) must(isRectangle(preview.table.grid.rows));
    for (const key of Object.keys(preview.names))
      must(words(key, preview.names, []) <= LONGEST_NAME);
    return {
      system: gist.system,
      version: 0,
      name: gist.name,
      viewer: "table",
      turn: gist.turn,
      ask: null,
      offers: [],
      odds: [],
      chronicle: [],
      chronicle_from: 0,
      can_undo: false,
      can_redo: false,
      settings: [],
      rulings: gist.rulings,
      switches: [],
      notes: [],
      keep: [],
      ...preview,
    };
  } catch {
    return null;
  }
}
