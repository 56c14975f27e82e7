/** The rule systems that can be played: ours, as the build lists them, then the plugins on this device with their
 * words, titles and pages.
 */

import {
  deletePlugin,
  listPlugins,
  pluginFile,
  storedPluginPage,
} from "../../shared/plugin-store.js";
import { siteFile } from "./site-files.js";

/** @import { About } from "../../shared/plugin-store.js" */
/** @import { System } from "../../shared/view.d.ts" */

/** The site's own address, whatever stands behind it. */
export const siteRoot = new URL("./", document.baseURI);

/** @type {Promise<About[]>} */
let installed = listPlugins(siteRoot);

/** The list, read once until it changes. */
export const installedPlugins = () => installed;

/** Read the list anew: one came or went. */
export function rereadPlugins() {
  installed = listPlugins(siteRoot);
  return installed;
}

/** The same file of every plugin, as text.
 * @param {string} path
 */
export async function fromPlugins(path) {
  const found = await Promise.all(
    (await installed).map((about) => pluginFile(siteRoot, about, path)),
  );
  return Promise.all(found.flatMap((answer) => (answer ? [answer.text()] : [])));
}

/** A rule page of a plugin, if the path is one.
 * @param {string} path
 */
export const pluginPage = (path) => storedPluginPage(siteRoot, path);

/** Take a system away; its battles stay.
 * @param {string} id
 */
export const removePlugin = (id) => deletePlugin(siteRoot, id);

/** @type {System[]} */
let offered = [];

export async function readSystems() {
  const [answer, plugins] = await Promise.all([siteFile("systems.json"), installedPlugins()]);
  /** @type {System[]} */
  const ours = await answer.json();
  const theirs = plugins.filter(({ id }) => ours.every((system) => system.id !== id));
  offered = [...ours, ...theirs.map((plugin) => ({ ...plugin.system, plugin }))];
}

export const systems = () => offered;

/** @param {string} id */
export const systemOf = (id) => offered.find((system) => system.id === id);

/** The title of a system in a language.
 * @param {string} id
 * @param {string} language
 */
export const systemTitle = (id, language) => systemOf(id)?.title[language] ?? id;
