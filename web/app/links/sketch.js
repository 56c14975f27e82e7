/** The sketch in a link: the table as its sender saw it, drawn until the engine has re-computed the battle.
 *
 * The format is the engine's (engine/gonfalon/link/sketch.py). It comes from a stranger: every field is checked, and one
 * that is not as it should be makes the whole sketch worthless.
 */

import { bytesOf, inflate, textOf } from "../../shared/bytes.js";
import { isSafe } from "../../shared/text-safety.js";
import { hasMessage } from "../page/words.js";

/** @import { Argument, Label, View } from "../../shared/view.d.ts" */
/** @import { Gist } from "../battle/state.js" */

const VERSION = 2;
const LARGEST = 40_000;
const LONGEST_TEXT = 800;
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
const id = (found) => matching(found, ID);
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
function whole(found, least, most) {
  must(Number.isInteger(found) && found >= least && found <= most);
  return found;
}

/** @template T
 * @param {any} found
 * @param {(found: any) => T} read
 * @returns {T | null}
 */
const maybe = (found, read) => (found === null ? null : read(found));

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
 * @returns {Label}
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
  if (typeof found === "number") return whole(found, -1e9, 1e9);
  if (typeof found === "string") return text(found);
  must(found && typeof found === "object");
  if ("text" in found) return { text: text(found.text) };
  if ("label" in found) return { label: label(found.label, depth + 1) };
  if ("over" in found) {
    const [over, under] = list(found.over, 2, (one) => whole(one, -1e9, 1e9));
    must(under > 0);
    return { over: [over, under] };
  }
  return { list: list(found.list, 40, (one) => argument(one, depth + 1)) };
}

/** @param {any} found */
const values = (found) =>
  list(found, 40, ([key, words]) => ({ key: id(key), label: label(words), rule: null }));

/** @param {any} found */
const dice = (found) =>
  list(found, 60, ([key, die, face, state]) => ({
    id: id(key),
    die: word(die),
    face: whole(face, -1, 20),
    state: /** @type {any} */ (word(state)),
  }));

/** @param {any} found
 * @returns {View["names"]}
 */
function names(found) {
  const all = list(found, 400, ([key, called]) => [
    id(key),
    typeof called === "string" ? { text: text(called) } : { label: label(called) },
  ]);
  const called = Object.fromEntries(all);
  for (const key of Object.keys(called)) must(words(key, called, []) <= LONGEST_NAME);
  return called;
}

/** How many words a name is made of, or would be: names that hold many names grow without bound.
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

/** @param {any[]} found
 * @returns {View["table"]}
 */
const table = ([steps, sides, places, pieces, cards, contest, , title]) => ({
  steps: list(steps, 20, ([words, state]) => ({
    key: words[0],
    label: label(words),
    state: /** @type {any} */ (word(state)),
  })),
  sides: list(sides, 16, ([key, colour, team, state, some, fallen]) => ({
    id: id(key),
    colour: whole(colour, 0, 15),
    team: maybe(team, id),
    state: /** @type {any} */ (word(state)),
    values: values(some),
    pool: [],
    dice: dice(fallen),
  })),
  places: list(places, 60, ([key, words, shape, across, down, state, near]) => ({
    id: id(key),
    label: label(words),
    shape: /** @type {any} */ (word(shape)),
    at: [whole(across, -12, 12), whole(down, -12, 12)],
    state: /** @type {any} */ (word(state)),
    near: list(near, 60, id),
    details: [],
  })),
  pieces: list(pieces, 120, ([key, of, icon, place, on, state, badges, tracks]) => ({
    id: id(key),
    of: maybe(of, id),
    icon: word(icon),
    place: maybe(place, id),
    on: maybe(on, id),
    state: /** @type {any} */ (word(state)),
    badges: values(badges),
    tracks: list(tracks, 8, ([name, words, marked]) => ({
      key: id(name),
      label: label(words),
      marked: list(marked, 30, (one) => whole(one, 0, 1) === 1),
    })),
    details: [],
  })),
  cards: list(cards, 200, ([key, of, place, words]) => ({
    id: id(key),
    of: maybe(of, id),
    face: words === null ? "down" : "up",
    label: maybe(words, label1),
    place: maybe(place, id),
  })),
  contest: maybe(contest, ([words, hands, outcome]) => ({
    label: label(words),
    rule: null,
    hands: list(hands, 8, hand),
    outcome: maybe(outcome, label1),
  })),
  title: maybe(title, label1),
});

/** @param {any} found */
const label1 = (found) => label(found);

/** @param {any} found */
const hand = ([words, of, piece, total, acting, parts, fallen]) => ({
  label: label(words),
  of: maybe(of, id),
  piece: maybe(piece, id),
  total: maybe(total, (found) => whole(found, -1000, 1000)),
  acting: acting === true,
  parts: list(parts, 40, ([reason, count]) => ({
    label: label(reason),
    rule: null,
    dice: whole(count, -1000, 1000),
  })),
  dice: dice(fallen),
});

/** @param {any} found
 * @returns {View["result"]}
 */
const result = (found) =>
  maybe(found, ([words, winner, lines]) => ({
    label: label(words),
    winner: maybe(winner, id),
    lines: list(lines, 60, (line) => ({ label: label(line), rule: null })),
  }));

/** The view that a sketch makes, without a question; null if the link has none that is worth anything.
 * @param {Gist} gist
 * @returns {Promise<View | null>}
 */
export async function viewOfSketch(gist) {
  try {
    const bytes = bytesOf(gist.sketch);
    if (!bytes || bytes[0] !== VERSION) return null;
    const found = JSON.parse(textOf(await inflate(bytes.subarray(1), "deflate-raw", LARGEST)));
    must(Array.isArray(found) && found.length === 10);
    const [flow, called, ...rest] = found;
    return {
      system: gist.system,
      version: 0,
      name: gist.name,
      viewer: "table",
      turn: gist.turn,
      flow: /** @type {any} */ (word(flow)),
      names: names(called),
      table: table(rest),
      ask: null,
      offers: [],
      odds: [],
      log: [],
      log_from: 0,
      result: result(rest[6]),
      can_undo: false,
      can_redo: false,
      settings: [],
      rulings: gist.rulings,
      switches: [],
      notes: [],
      keep: [],
    };
  } catch {
    return null;
  }
}
