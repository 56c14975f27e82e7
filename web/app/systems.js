/** The rule systems that can be played, as the build lists them. */

/** @import { System } from "./view.d.ts" */

/** @type {System[]} */
let known = [];

export async function readSystems() {
  const answer = await fetch("systems.json");
  if (!answer.ok) throw new Error(`systems.json: ${answer.status}`);
  known = await answer.json();
}

export const systems = () => known;

/** @param {string} id */
export const systemOf = (id) => known.find((system) => system.id === id);

/** What a system is called in a language.
 * @param {string} id
 * @param {string} language
 */
export const systemTitle = (id, language) => systemOf(id)?.title[language] ?? id;
