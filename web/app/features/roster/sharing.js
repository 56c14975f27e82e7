/** Cards are shared: one of them, or all that the roster has of a rule system. */

import { html } from "../../page/lit-html.js";
import { systemTitle } from "../../page/systems.js";
import { label, language, say } from "../../page/words.js";
import { toast } from "../../ui/toast.js";
import { shareFile } from "../share/share-file.js";
import { rosterFile } from "./link.js";

/** @import { Label, Names } from "../../../shared/view.d.ts" */

/** @typedef {{kind: string, label: Label, text: string}} Shareable */

/** Share one card.
 * @param {string} system
 * @param {Shareable} card
 * @param {Names} names those that its label names
 */
export function shareCard(system, card, names) {
  const name = label(card.label, names);
  share(system, name, [card], names, say("page-card-share-text", { name }));
}

/** Share all these cards.
 * @param {string} system
 * @param {Shareable[]} cards
 */
export function shareRoster(system, cards) {
  const figures = { count: cards.length, system: systemTitle(system, language()) };
  const text = say("page-cards-share-text", figures);
  share(system, say("page-cards-of", figures), cards, {}, text);
}

/** @param {string} system
 * @param {string} name
 * @param {Shareable[]} cards
 * @param {Names} names
 * @param {string} text
 */
function share(system, name, cards, names, text) {
  const file = rosterFile(system, cards.length === 1 ? "" : name, cards);
  if (!file) {
    toast(say("page-share-too-long"));
    return;
  }
  shareFile({
    ...{ file, name, text },
    hint: say("page-cards-share-hint", { count: cards.length }),
    holds: () =>
      html`<ul class="facts wide-facts">${cards.map((card) => html`<li>${label(card.label, names)}</li>`)}</ul>`,
  });
}
