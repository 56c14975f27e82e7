/** The books to search in the language spoken now: ours, by the index that the build made, and those of plugins, by one that is made
 * here of their titles and pages.
 */

import { SearchSession } from "../../../shared/search/session.js";
import { addressOf, siteFile } from "../../page/site-files.js";
import { fromPlugins, installedPlugins, pluginPage, systemTitle } from "../../page/systems.js";
import { language } from "../../page/words.js";

/** @import { RuleText, Written } from "../../../shared/search/index.js" */
/** @import { Search } from "../../../shared/search/session.js" */
/** @import { RuleTitle } from "../../../shared/view.d.ts" */

const MODULE = "rules/search.js";

/** @returns {Promise<Search>} */
const module = () => import(addressOf(MODULE));

/** The sessions in which a question is asked: a second one if there are plugins.
 * @returns {Promise<SearchSession[]>}
 */
export async function searchSessions() {
  const spoken = language();
  const ours = new SearchSession({
    search: module,
    index: async () => (await siteFile(`rules/search.${spoken}.json`)).json(),
    page: async (folder) => (await siteFile(`rules/${folder}/${spoken}.html`)).text(),
  });
  const plugins = await installedPlugins();
  if (plugins.length === 0) return [ours];
  const ids = plugins.map(({ id }) => id);
  const page = async (/** @type {string} */ id) =>
    (await (await pluginPage(`rules/${id}/${spoken}.html`))?.text()) ?? "";
  const theirs = new SearchSession({
    search: module,
    index: () => indexOfPlugins(ids, spoken, page),
    page,
  });
  return [ours, theirs];
}

/** @param {string[]} ids
 * @param {string} spoken
 * @param {(id: string) => Promise<string>} page
 * @returns {Promise<Written>}
 */
async function indexOfPlugins(ids, spoken, page) {
  const { makeIndex, paragraphs } = await module();
  /** @type {Record<string, RuleTitle>} */
  const titles = Object.assign(
    {},
    ...(await fromPlugins(`rules/${spoken}.json`)).map((text) => JSON.parse(text)),
  );
  const pages = new Map(
    await Promise.all(ids.map(async (id) => /** @type {const} */ ([id, await page(id)]))),
  );
  /** @type {RuleText[]} */
  const rules = Object.entries(titles).map(([id, { title }]) => ({
    id,
    title,
    foreign: "",
    text: paragraphs(pages.get(id.split(".")[0]) ?? "", id).join("\n"),
    more: "",
  }));
  const names = Object.fromEntries(ids.map((id) => [id, systemTitle(id, spoken)]));
  return makeIndex(spoken, rules, [], names);
}
