/** A battle of this device on the first screen: its card, and what can be done with it there. */

import { battleTitle } from "../battle/title.js";
import { html, nothing } from "../page/lit-html.js";
import { systemTitle } from "../page/systems.js";
import { language, say } from "../page/words.js";
import { icon } from "../ui/icon.js";

/** @import { StoredBattle } from "../storage/stored-battle.js" */

/** The title of a battle, and that of its rule system.
 * @param {StoredBattle} kept
 */
export const titlesOf = (kept) => ({
  name: battleTitle(kept.name, kept.view),
  system: systemTitle(kept.system, language()),
});

/** The words of a card: its titles, the same one once, and a line about the battle.
 * @param {{name: string, system: string}} titles
 * @param {string} about "" for none
 */
export const cardWords = ({ name, system }, about) => html`<b>${name}</b>
  ${name === system ? nothing : html`<span>${system}</span>`}
  ${about ? html`<span class="soft">${about}</span>` : nothing}`;

/** Something that can be done with a battle.
 * @param {"rename" | "copy" | "share" | "export"} what
 * @param {string} words for whoever does not see the battle's name beside it
 * @param {() => void} act
 * @param {boolean} [off]
 * @param {string} [action]
 */
export const battleAction = (what, words, act, off = false, action = what) =>
  html`<button type="button" class="quiet" data-action=${action} ?disabled=${off} aria-label=${words}
    @click=${act}>${icon(what)}<span>${say("page-battle-action", { action: what })}</span></button>`;

/** Delete a battle, by a button that is held.
 * @param {string} name
 * @param {() => void} act
 */
export const deleteAction = (name, act) =>
  html`<button type="button" class="quiet" data-action="delete" data-hold aria-label=${say("page-delete-name", { name })}
    @click=${act}>${icon("delete")}<span>${say("page-battle-action", { action: "delete" })}</span></button>`;
