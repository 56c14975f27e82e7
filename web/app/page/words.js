/** Words: ids and figures in, sentences in the reader's language out. */

import { FluentBundle, FluentNumber, FluentResource } from "../../vendor/fluent/index.js";
import { siteFile } from "./site-files.js";
import { fromPlugins } from "./systems.js";
import { uncertain } from "./uncertain.js";

/** @import { Argument, Label, Name, Names } from "../../shared/view.d.ts" */

export const LANGUAGES = /** @type {const} */ (["de", "fr", "en"]);

/**
 * @typedef {object} Tongue
 * @property {string} spoken the language
 * @property {FluentBundle} bundle the messages read so far; each is read when it is first asked for
 * @property {Map<string, string>} unread messages and terms not yet read, as written
 */

/** @type {Tongue} */
let tongue = { spoken: "en", bundle: new FluentBundle("en"), unread: new Map() };

/** Messages and terms begin at the edge of a line; what belongs to them is indented. */
const ENTRY = /^(?=-?[a-zA-Z])/m;
const NAME = /-?[a-zA-Z][\w-]*/g;

/** The messages may ask for any way to write a number, `style: "percent"` too, as in CPython (`engine/gonfalon/words/`).
 * @param {string} language
 * @returns {import("../../vendor/fluent/index.js").FluentFunction}
 */
const numberIn =
  (language) =>
  ([value], named) => {
    const all = Object.entries(named).map(([key, option]) => [key, option.valueOf()]);
    const options = Object.fromEntries(all);
    const wanted = Number(value.valueOf());
    const digits = options.maximumFractionDigits ?? 0;
    const edge = options.style === "percent" ? uncertain(wanted, digits) : null;
    if (!edge) return new FluentNumber(wanted, options);
    return `${edge.sign}\u00a0${new Intl.NumberFormat(language, options).format(edge.than)}`;
  };

/** The language that is spoken now. */
export const language = () => tongue.spoken;

/** The words that are spoken now: another object as soon as one of them may read otherwise.
 * @returns {object}
 */
export const wordsInUse = () => tongue;

/** The messages of engines of earlier days, by language: they stand in for such as are no longer ours.
 * @type {Record<string, string>[]}
 */
const oldWords = [];

/** An engine of an earlier day tells what may have no words today.
 * @param {Record<string, string>} words its messages by language
 * @returns {Promise<unknown>} done when they are spoken
 */
export function addOldWords(words) {
  oldWords.push(words);
  return relearn().catch((error) => console.info(String(error)));
}

/** @param {string} wanted
 * @returns {Promise<Tongue>}
 */
async function learn(wanted) {
  const path = `words/${wanted}.txt`;
  const [answer, plugins] = await Promise.all([siteFile(path), fromPlugins(path)]);
  const old = oldWords.map((words) => words[wanted] ?? "");
  const texts = [...old, ...plugins, await answer.text()]; // ours last: nothing else changes our words
  const entries = texts
    .flatMap((text) => text.split(ENTRY))
    .map((text) => [text.match(NAME)?.[0], text]);
  const unread = new Map(/** @type {[string, string][]} */ (entries));
  const bundle = new FluentBundle(wanted, {
    useIsolating: false,
    functions: { NUMBER: numberIn(wanted) },
  });
  return { spoken: wanted, bundle, unread };
}

/** The language that was chosen last; its words may still be on their way. */
let chosen = tongue.spoken;

/** Speak this language from now on, unless another one is chosen before its words have come.
 * @param {string} wanted
 * @returns {Promise<boolean>} whether it is spoken now
 */
export async function speak(wanted) {
  chosen = wanted;
  try {
    const learned = await learn(wanted);
    if (chosen !== wanted) return false;
    tongue = learned;
  } catch (error) {
    if (chosen !== wanted) return false;
    chosen = tongue.spoken;
    throw error;
  }
  document.documentElement.lang = wanted;
  document.title = say("page-title");
  return true;
}

/** Read the words of the chosen language again. */
export const relearn = () => speak(chosen);

/** Run `tell` in another language; the page goes on in its own.
 * @template T
 * @param {string} wanted
 * @param {() => T} tell tells at once
 * @returns {Promise<T>}
 */
export async function inOtherLanguage(wanted, tell) {
  const other = await learn(wanted);
  const own = tongue;
  tongue = other;
  try {
    return tell();
  } finally {
    tongue = own;
  }
}

/** Read a message, and those that it mentions.
 * @param {string} id
 */
function read(id) {
  const text = tongue.unread.get(id);
  if (!text) return;
  tongue.unread.delete(id);
  for (const error of tongue.bundle.addResource(new FluentResource(text))) console.error(error);
  for (const [name] of text.matchAll(NAME)) read(name);
}

/** True if there is such a message.
 * @param {string} id
 */
export function hasMessage(id) {
  read(id);
  return Boolean(tongue.bundle.getMessage(id)?.value);
}

/** A message of the page.
 * @param {string} id
 * @param {Record<string, string | number>} [figures]
 * @returns {string}
 */
export function say(id, figures) {
  read(id);
  const pattern = tongue.bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`Missing message in ${tongue.spoken}: ${id}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = tongue.bundle.formatPattern(pattern, figures, errors);
  for (const error of errors) console.error(`${tongue.spoken} ${id}: ${error.message}`);
  return text;
}

/** A label of the engine; its arguments may be names of things in the battle. A label that is told again with the same names is
 * not put into words again.
 * @param {Label} wanted
 * @param {Names} names
 */
export function label(wanted, names) {
  const known = saidLabels.get(wanted);
  if (known?.tongue === tongue && known.names === names) return known.words;
  const words = sentenceOf(wanted, names);
  saidLabels.set(wanted, { tongue, names, words });
  return words;
}

/** @type {WeakMap<Label, {tongue: Tongue, names: Names, words: string}>} */
const saidLabels = new WeakMap();

/** @param {Label} wanted
 * @param {Names} names
 */
function sentenceOf(wanted, names) {
  /** @type {Record<string, string | number>} */
  const figures = {};
  for (const [key, value] of Object.entries(wanted.with ?? {})) {
    if (typeof value === "object" && "over" in value) {
      const [over, under] = value.over;
      figures[key] = over / under;
      figures[`${key}-over`] = over;
      figures[`${key}-under`] = under;
    } else {
      figures[key] = argument(value, names);
    }
  }
  return say(wanted.id, figures);
}

/** One argument of a label as Fluent takes it.
 * @param {Argument} value
 * @param {Names} names
 * @returns {string | number}
 */
function argument(value, names) {
  if (typeof value === "number") return value;
  if (typeof value === "string") return Object.hasOwn(names, value) ? name(value, names) : value;
  if ("text" in value) return value.text;
  if ("label" in value) return label(value.label, names);
  if ("over" in value) return value.over[0] / value.over[1];
  return list(value.list.map((part) => String(argument(part, names))));
}

/** The name of a thing in the battle. A message that names it may ask for its id.
 * @param {string} id
 * @param {Names} names
 * @returns {string}
 */
export function name(id, names) {
  const known = /** @type {Name | undefined} */ (Object.hasOwn(names, id) ? names[id] : undefined);
  if (!known) return id;
  if ("text" in known) return known.text;
  const said = saidOf(names);
  let words = said.get(id);
  if (words === undefined) {
    const { [id]: _, ...others } = names;
    words = label(known.label, others);
    said.set(id, words);
  }
  return words;
}

/** The names of a view that have been said in the spoken language: a table says each of them many times.
 * @type {WeakMap<Names, {tongue: Tongue, words: Map<string, string>}>} */
const saidNames = new WeakMap();

/** @param {Names} names */
function saidOf(names) {
  let said = saidNames.get(names);
  if (said?.tongue !== tongue) {
    said = { tongue, words: new Map() };
    saidNames.set(names, said);
  }
  return said.words;
}

/** The English of the texts is British, and so are its lists and dates.
 * @type {Record<string, string>}
 */
const REGIONS = { en: "en-GB" };

/** Formats of the browser by kind and language: to make one takes far longer than to use it.
 * @type {Map<string, unknown>}
 */
const formats = new Map();

/** A format in the spoken language.
 * @template T
 * @param {string} kind
 * @param {(language: string) => T} make
 * @returns {T}
 */
function format(kind, make) {
  const key = `${kind} ${tongue.spoken}`;
  if (!formats.has(key)) formats.set(key, make(REGIONS[tongue.spoken] ?? tongue.spoken));
  return /** @type {T} */ (formats.get(key));
}

/** @param {string} kind
 * @param {Intl.NumberFormatOptions} [options]
 */
const number = (kind, options) =>
  format(kind, (language) => new Intl.NumberFormat(language, options));

/** Make the formats that a battle needs first, before it needs them. */
export function makeFormats() {
  list([]);
  figure(0);
  percent(0);
}

/** Several things, joined the way the language lists them.
 * @param {string[]} parts
 */
export const list = (parts) =>
  format("list", (language) => new Intl.ListFormat(language)).format(parts);

/** A chance, as in “47.2 %”; 0 and 100 only where it is none or certain.
 * @param {number} p
 */
export function percent(p) {
  const edge = uncertain(p, 1);
  return edge ? `${edge.sign}\u00a0${rounded(edge.than)}` : rounded(p);
}

/** @param {number} p */
const rounded = (p) => number("percent", { style: "percent", maximumFractionDigits: 1 }).format(p);

/** A whole number.
 * @param {number} n
 */
export const figure = (n) => number("figure").format(n);

/** A small size, as in “18 kB”.
 * @param {number} bytes
 */
export const kilobytes = (bytes) =>
  number("kilobytes", { style: "unit", unit: "kilobyte" }).format(Math.ceil(bytes / 1e3));

/** A day, as in “30 November 2026”.
 * @param {string} day as 2026-11-30
 */
export const calendarDay = (day) =>
  format(
    "day",
    (language) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }),
  ).format(new Date(day));

/** A day and time of day.
 * @param {number} time
 */
export const moment = (time) =>
  format(
    "moment",
    (language) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }),
  ).format(time);
