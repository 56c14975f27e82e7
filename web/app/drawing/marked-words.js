/** Words in which each thing of the table that they name stands behind the emblem of its side. */

import { ownerOf } from "../battle/field.js";
import { idsIn } from "../battle/label-ids.js";
import { html } from "../page/lit-html.js";
import { label, name } from "../page/words.js";
import { emblemOfThing } from "./owner.js";
import { partedWords } from "./parted-words.js";

/** @import { Label, View } from "../../shared/view.d.ts" */

/** A word that fits on a line of any phone, with an emblem. */
const SHORT = /^\S{1,14}(?=\s|$)/u;

/** @param {View} view
 * @param {Label} wanted
 */
export function markedWords(view, wanted) {
  const things = [...new Set(idsIn(wanted))].filter((id) => ownerOf(view, id));
  const [before, ...parts] = partedWords(
    things,
    (id) => name(id, view.names),
    (names) => label(wanted, { ...view.names, ...names }),
  );
  return [before, ...parts.map(([thing, words]) => behind(view, thing, words))];
}

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
