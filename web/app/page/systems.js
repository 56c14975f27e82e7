/** The rule systems that can be played: ours, as the build lists them, then those that were brought to this device. */

import { guests } from "./plugins.js";
import { own } from "./site-files.js";

/** @import { System } from "../../shared/view.d.ts" */

/** @type {System[]} */
let known = [];

export async function readSystems() {
  const [answer, brought] = await Promise.all([own("systems.json"), guests()]);
  /** @type {System[]} */
  const ours = await answer.json();
  const theirs = brought.filter(({ id }) => ours.every((system) => system.id !== id));
  known = [...ours, ...theirs.map((guest) => ({ ...guest.system, guest }))];
}

export const systems = () => known;

/** @param {string} id */
export const systemOf = (id) => known.find((system) => system.id === id);

/** What a system is called in a language.
 * @param {string} id
 * @param {string} language
 */
export const systemTitle = (id, language) => systemOf(id)?.title[language] ?? id;
