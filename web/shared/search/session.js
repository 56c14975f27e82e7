/** A search at work: the module and the index are loaded once somebody is about to ask, pages when their words are wanted. What is
 * loaded here comes into every page, so it has none of them itself.
 */

/** @import { Opened, Written } from "./index.js" */
/** @import { Piece } from "./marks.js" */
/** @import { Result } from "./results.js" */

/** @typedef {typeof import("./search.js")} Search */

/** A question has so many letters at least. */
export const LEAST_LETTERS = 2;
/** Milliseconds after the last key until the passages are looked for: whoever types on wants other ones. */
export const REST = 200;

/** @typedef {object} Sources
 * @property {() => Promise<Search>} search
 * @property {() => Promise<Written>} index
 * @property {(folder: string) => Promise<string>} page the HTML of a page in the language of the index
 */

export class SearchSession {
  /** @param {Sources} sources */
  constructor(sources) {
    this.sources = sources;
    /** @type {Promise<{ search: Search, index: Opened }> | null} */
    this.opened = null;
    /** @type {Map<string, Promise<string>>} */
    this.pages = new Map();
  }

  /** Load the search, or try again after a failure. */
  open() {
    this.opened ??= this.load().catch((error) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  async load() {
    const { search: module, index: written } = this.sources;
    const [search, made] = await Promise.all([module(), written()]);
    return { search, index: await search.openIndexAside(made) };
  }

  /** The rules that answer a question.
   * @param {string} question
   * @param {{ system?: string, most: number }} where the open system, whose rules come first
   * @returns {Promise<Result[]>}
   */
  async ask(question, where) {
    const { search, index } = await this.open();
    return search.resultsOf(index, question, where);
  }

  /** The passage of a rule that has the words of a question; none if the rule is in
   * another session’s books, or its page cannot be had.
   * @param {Result} result
   * @param {string} question
   * @returns {Promise<Piece[]>}
   */
  async passage({ id, folder }, question) {
    const { search, index } = await this.open();
    if (!index.rules.has(id)) return [];
    return search.passage(await this.page(folder), id, search.markerOf(index, question));
  }

  /** @param {string} folder */
  page(folder) {
    const known = this.pages.get(folder);
    if (known) return known;
    const page = this.sources.page(folder).catch(() => {
      this.pages.delete(folder);
      return "";
    });
    this.pages.set(folder, page);
    return page;
  }
}

/** The results of several sessions in one list: the rules of the open system first, then the best.
 * @param {Result[]} found
 * @param {{ system: string, most: number }} where
 */
export function inOrder(found, { system, most }) {
  const isOwn = (/** @type {Result} */ { id }) => Number(id.startsWith(`${system}.`));
  return [...found]
    .sort((one, other) => isOwn(other) - isOwn(one) || other.score - one.score)
    .slice(0, most);
}
