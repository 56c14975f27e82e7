/** Words in which each thing of the table that they name stands behind the emblem of its side. */

import { idsIn, ownerOf } from "../battle/field.js";
import { html } from "../page/lit-html.js";
import { label, name } from "../page/words.js";
import { emblemOfThing } from "./owner.js";

/** @import { Label, View } from "../../shared/view.d.ts" */

/** What stands in the sentence where an emblem comes; no language writes with it. */
const PLACE = "\uE000";
const PLACES = new RegExp(`${PLACE}(\\d+)${PLACE}`, "u");
/** A word that fits on a line of any phone, with an emblem. */
const SHORT = /^\S{1,14}(?=\s|$)/u;

/** @param {View} view
 * @param {Label} wanted
 */
export function markedWords(view, wanted) {
  const things = [...new Set(idsIn(wanted))].filter((id) => ownerOf(view, id));
  if (things.length === 0) return label(wanted, view.names);
  const marked = things.map((id, place) => [
    id,
    { text: `${PLACE}${place}${PLACE}${name(id, view.names)}` },
  ]);
  const names = { ...view.names, ...Object.fromEntries(marked) };
  const [before, ...parts] = label(wanted, names).split(PLACES);
  return [before, ...pairs(parts).map(([place, words]) => behind(view, things[place], words))];
}

/** @param {string[]} parts places and words in turn
 * @returns {[number, string][]}
 */
const pairs = (parts) =>
  parts.flatMap((part, at) => (at % 2 ? [] : [[Number(part), parts[at + 1]]]));

/** An emblem with the words behind it: one that is not too long stays on its line.
 * @param {View} view
 * @param {string} thing
 * @param {string} words
 */
function behind(view, thing, words) {
  const [beside] = SHORT.exec(words) ?? [""];
  return html`<span class="words-mark">${emblemOfThing(view, thing)}${beside}</span>${words.slice(beside.length)}`;
}

/** The first thing of a side that words name.
 * @param {View} view
 * @param {Label} wanted
 */
export const ownedIn = (view, wanted) => idsIn(wanted).find((id) => ownerOf(view, id));
