/** The index of a language: made by the build of our rulebooks, on a device of those of plugins, and opened by whoever answers. */

import MiniSearch from "../../vendor/minisearch/index.js";
import { read, written } from "./sayings.js";
import { readerOf } from "./words.js";

/** @import { Options } from "../../vendor/minisearch/index.js" */
/** @import { Saying } from "./sayings.js" */
/** @import { Reader } from "./words.js" */

/** @typedef {object} RuleText a rule as it is put into an index
 * @property {string} id
 * @property {string} title
 * @property {string} foreign its titles in other languages
 * @property {string} text
 * @property {string} more its reading and its examples
 * @property {string} [chapter] the id of its chapter
 */

/** @typedef {{ said: string, means: string }} Spoken a saying as people write it, and the words of the rules for it */

/** @typedef {object} Written an index as JSON
 * @property {string} language
 * @property {[string, string][]} sayings
 * @property {Record<string, string>} names the titles of books and chapters, by `BOOK` and `BOOK/CHAPTER`
 * @property {[string, string, string][]} rules the id of each rule, its title, its chapter
 * @property {any} words
 */

/** @typedef {{ title: string, chapter: string }} Place of a rule: its title, and the id of its chapter if it has one */

/** @typedef {object} Opened an index that answers
 * @property {Reader} reader
 * @property {Saying[]} sayings
 * @property {MiniSearch<RuleText>} words
 * @property {Set<string>} known the key of each word in it
 * @property {Map<string, string[]>} titles the keys of each rule's title, by its id
 * @property {Map<string, Place>} rules by their ids
 * @property {Record<string, string>} names the titles of books and chapters
 * @property {Map<string, Map<string, number>>} asked what was looked for last
 */

/** Fields in which question words are as good as any: a title may have nothing else. */
const SHORT = ["title", "foreign"];

/** @param {Reader} reader
 * @returns {Options<RuleText>}
 */
const options = (reader) => ({
  fields: ["id", "title", "foreign", "text", "more"],
  tokenize: (text, field) => reader.split(field === "id" ? text.replace(/^[^.]*\./, "") : text),
  processTerm: (word, field) =>
    reader.isIdle(word) && !SHORT.includes(field ?? "") ? null : reader.key(word),
});

/** Make an index.
 * @param {string} language
 * @param {RuleText[]} rules
 * @param {Spoken[]} spoken
 * @param {Record<string, string>} [names]
 * @returns {Written}
 */
export function makeIndex(language, rules, spoken, names = {}) {
  const reader = readerOf(language);
  const words = new MiniSearch(options(reader));
  words.addAll(rules.map((rule) => ({ ...rule })));
  const made = words.toJSON();
  const known = keysOf(made);
  const sayings = spoken.map(({ said, means }) => ({
    said: telling(reader, said, 2),
    means: telling(reader, means, 1).filter((key) => known.has(key)),
  }));
  return {
    language,
    sayings: written(sayings.filter(({ means }) => means.length)),
    names,
    rules: rules.map(({ id, title, chapter = "" }) => [id, title, chapter]),
    words: made,
  };
}

/** The meanings of sayings that have words which no rule uses.
 * @param {Written} made
 * @param {Spoken[]} spoken
 * @returns {string[]}
 */
export function unknownMeanings({ language, words }, spoken) {
  const reader = readerOf(language);
  const known = keysOf(words);
  const means = new Set(spoken.map((one) => one.means));
  return [...means].filter((one) => !telling(reader, one, 1).every((key) => known.has(key)));
}

/** The keys of the words in an index.
 * @param {any} words
 * @returns {Set<string>}
 */
const keysOf = (words) =>
  new Set(/** @type {[string, unknown][]} */ (words.index).map(([key]) => key));

/** The keys of a line without its idle words, if it has enough others or is but one word.
 * @param {Reader} reader
 * @param {string} line
 * @param {number} least
 */
function telling(reader, line, least) {
  const all = reader.split(line);
  const some = all.filter((word) => !reader.isIdle(word));
  return (some.length >= least ? some : all).map(reader.key);
}

/** Open an index; a page that goes on drawing meanwhile takes `openIndexAside`.
 * @param {Written} written
 * @returns {Opened}
 */
export function openIndex(written) {
  const reader = readerOf(written.language);
  return opened(written, reader, MiniSearch.loadJS(written.words, options(reader)));
}

/** Open an index bit by bit, so that the page can draw in between.
 * @param {Written} written
 * @returns {Promise<Opened>}
 */
export async function openIndexAside(written) {
  const reader = readerOf(written.language);
  return opened(written, reader, await MiniSearch.loadJSAsync(written.words, options(reader)));
}

/** @param {Written} written
 * @param {Reader} reader
 * @param {MiniSearch<RuleText>} words
 * @returns {Opened}
 */
function opened(written, reader, words) {
  const known = keysOf(written.words);
  const titles = new Map(
    written.rules.map(([id, title]) => [id, reader.split(title).map(reader.key)]),
  );
  const rules = new Map(written.rules.map(([id, title, chapter]) => [id, { title, chapter }]));
  const { names, sayings } = written;
  return { reader, sayings: read(sayings), words, known, titles, rules, names, asked: new Map() };
}
