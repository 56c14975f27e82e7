/** Answers to a question in words: the rules that speak of it, the best first. */

import { partsOf } from "./compounds.js";
import { meanings } from "./sayings.js";
import { joinedVerbs } from "./verbs.js";

/** @import { Opened } from "./index.js" */
/** @import { Word } from "./sayings.js" */

/** @typedef {{ id: string, score: number }} Found */

/** @typedef {Map<string, number>} Scores what each rule is worth, by its id */

const FIELDS = { id: 1, title: 5, foreign: 2, text: 1, more: 0.6 };
const BM25 = { k: 2, b: 0.7, d: 0.5 };

/** The worth of words that stand for the one that was typed: of a saying's, of the parts of a compound. */
const MEANT = 0.6;
const PART_OF_KNOWN = 0.3;
const PART = 0.8;

/** So much more a rule is worth that the question names in full. */
const NAMED = 1;

/** The worth of an idle word that a title has too, as in "What a zone is". */
const IDLE = 0.5;

/** So many letters of the last word, which may not be finished, are enough. */
export const LEAST_BEGUN = 3;

/** A word of up to so many letters may have one slip in it, a longer one two. */
const SHORT = 5;
export const LEAST_WITH_SLIP = 4;

/** So many letters of a question are read. */
const LONGEST = 300;

/** So many answers are kept; who types asks for the same words again. */
const MOST_KEPT = 400;

/** The id of a rule, or a piece of one. */
const ID = /^[a-z0-9_]+(?:\.[a-z0-9_]*)+$|^[a-z]+_[a-z0-9_]+$/;

/** The rules that answer a question.
 * @param {Opened} index
 * @param {string} written
 * @param {{ system?: string, only?: boolean }} [where] the system that is open: its rules come first, or are the only ones
 * @returns {Found[]} the best first
 */
export function answer(index, written, { system = "", only = false } = {}) {
  const question = written.slice(0, LONGEST);
  const scores = byId(index, question) ?? byWords(index, question, system);
  const found = [...scores].map(([id, score]) => ({ id, score }));
  found.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  if (!system) return found;
  const own = found.filter(({ id }) => id.startsWith(`${system}.`));
  return only ? own : [...own, ...found.filter(({ id }) => !id.startsWith(`${system}.`))];
}

/** @param {Opened} index
 * @param {string} question
 * @returns {Scores | null} null if no id is asked for, or none is so named
 */
function byId(index, question) {
  const asked = question.trim().toLowerCase();
  if (!ID.test(asked)) return null;
  /** @type {Scores} */
  const scores = new Map();
  for (const id of index.titles.keys()) {
    const place = `.${id}`.indexOf(`.${asked.replace(/^\./, "")}`);
    if (place >= 0) scores.set(id, 100 - Math.min(50, id.length - asked.length));
  }
  return scores.size ? scores : null;
}

/** @param {Opened} index
 * @param {string} question
 * @param {string} system
 * @returns {Scores}
 */
function byWords(index, question, system) {
  const all = wordsOf(index, question);
  const meant = meaningsOf(index, all);
  const telling = [...all.keys()].filter((place) => !all[place].isIdle || meant[place].length);
  const places = telling.length ? telling : [...all.keys()];
  /** @type {Scores} */
  const sums = new Map();
  /** @type {Map<string, number>} */
  const shares = new Map();
  let whole = 0;
  for (const place of places) {
    const others = meant[place].map((means) => together(index, means, MEANT));
    const scores = best([spoken(index, all[place], others.length > 0), ...others]);
    const weight = rarity(index, scores, system);
    whole += weight;
    for (const [id, score] of scores) {
      sums.set(id, (sums.get(id) ?? 0) + weight * score);
      shares.set(id, (shares.get(id) ?? 0) + weight);
    }
  }
  for (const place of all.keys()) {
    if (places.includes(place)) continue;
    for (const [id, score] of spoken(index, all[place], true)) {
      const sum = sums.get(id);
      if (sum !== undefined) sums.set(id, sum + IDLE * score);
    }
  }
  const keys = new Set(all.flatMap((word) => word.keys));
  for (const [id, sum] of sums) {
    const share = (shares.get(id) ?? 0) / whole;
    sums.set(id, sum * share * share * (1 + NAMED * likeness(index.titles.get(id) ?? [], keys)));
  }
  return sums;
}

/** More words for which those of a question stand: by sayings, and as parts of a verb.
 * @param {Opened} index
 * @param {Word[]} words
 */
export function meaningsOf({ reader, known, sayings }, words) {
  const verbs = joinedVerbs(reader, (key) => known.has(key), words);
  return meanings(sayings, words).map((some, place) => [...some, ...verbs[place]]);
}

/** The weight of a word: the more, the fewer rules of the open system, or of all, speak of it.
 * @param {Opened} index
 * @param {Scores} scores
 * @param {string} system
 */
function rarity({ titles }, scores, system) {
  const isIn = (/** @type {string} */ id) => !system || id.startsWith(`${system}.`);
  const inside = [...scores].filter(([id]) => isIn(id)).map(([, score]) => score);
  const most = Math.max(...inside, 1);
  const count = inside.reduce((sum, score) => sum + score / most, 0);
  return Math.log(1 + [...titles.keys()].filter(isIn).length / (count + 0.5));
}

/** The likeness of a title and a question, from 0 to 1: the square makes it count where little is missing.
 * @param {string[]} title
 * @param {Set<string>} question
 */
function likeness(title, question) {
  const common = title.filter((key) => question.has(key)).length;
  return ((2 * common) / (title.length + question.size)) ** 2;
}

/** The words of a question.
 * @param {Opened} index
 * @param {string} question
 * @returns {Word[]}
 */
export function wordsOf({ reader, known }, question) {
  const open = /[\p{L}\p{M}\p{N}]$/u.test(question);
  return [...new Set(reader.split(question))].map((word, place, { length }) => {
    const keys = reader.keys(word);
    const right = keys.filter((key) => known.has(key));
    const isLast = open && place === length - 1;
    const isIdle = reader.isIdle(word);
    return { word, keys: right.length ? right : keys, isLast, isKnown: right.length > 0, isIdle };
  });
}

/** The worth of rules for a word itself, or for the words it is made of.
 * @param {Opened} index
 * @param {Word} word
 * @param {boolean} isUnderstood a saying has it, so that it needs no guess
 * @returns {Scores}
 */
function spoken(index, { word, keys, isLast, isKnown }, isUnderstood) {
  const begun = isLast && word.length >= LEAST_BEGUN;
  const ways = keys.map((key) => lookUp(index, key, { prefix: begun }));
  const parts = partsOf(word, index.reader.key, (key) => index.known.has(key));
  if (parts.length) ways.push(together(index, parts, isKnown ? PART_OF_KNOWN : PART));
  const found = best(ways);
  if (found.size || isUnderstood || word.length < LEAST_WITH_SLIP) return found;
  for (let slips = 1; slips <= (word.length <= SHORT ? 1 : 2); slips++) {
    const near = best(keys.map((key) => lookUp(index, key, { fuzzy: slips })));
    if (near.size) return near;
  }
  return found;
}

/** The worth of rules for several words that belong together.
 * @param {Opened} index
 * @param {string[]} keys
 * @param {number} weight
 * @returns {Scores}
 */
function together(index, keys, weight) {
  /** @type {Scores} */
  const sums = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const key of keys) {
    for (const [id, score] of lookUp(index, key)) {
      sums.set(id, (sums.get(id) ?? 0) + score);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  for (const [id, sum] of sums) {
    const share = (counts.get(id) ?? 0) / keys.length;
    sums.set(id, (weight * sum * share * share) / Math.sqrt(keys.length));
  }
  return sums;
}

/** The best that each rule is worth.
 * @param {Scores[]} ways
 * @returns {Scores}
 */
function best(ways) {
  if (ways.length === 1) return ways[0];
  /** @type {Scores} */
  const found = new Map();
  for (const way of ways) {
    for (const [id, score] of way) if (score > (found.get(id) ?? 0)) found.set(id, score);
  }
  return found;
}

/** The worth of rules for one key.
 * @param {Opened} index
 * @param {string} key
 * @param {{ prefix?: boolean, fuzzy?: number }} [how]
 * @returns {Scores}
 */
function lookUp({ words, asked }, key, { prefix = false, fuzzy = 0 } = {}) {
  const name = `${key} ${prefix} ${fuzzy}`;
  let scores = asked.get(name);
  if (!scores) {
    const found = words.search(key, {
      tokenize: (one) => [one],
      processTerm: (one) => one,
      boost: FIELDS,
      bm25: BM25,
      prefix,
      fuzzy,
    });
    scores = new Map(found.map(({ id, score }) => [id, score]));
    if (asked.size >= MOST_KEPT) asked.clear();
    asked.set(name, scores);
  }
  return scores;
}
