/** One card of the battlefield: its name, the aspects that lie on it, and the tokens that stand there. */

import { chosen, several } from "../battle/draft.js";
import { sideOf, standingOn } from "../battle/field.js";
import { owner } from "../drawing/owner.js";
import { html, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { changed } from "./changes.js";
import { farOf } from "./edges.js";
import { optionsOn, tappable } from "./taps.js";
import { tokens } from "./tokens.js";
import { loneOption, touch } from "./touch.js";

/** @import { Card, Place, View } from "../../shared/view.d.ts" */

/** Words with more letters than this are written smaller. */
const LONG = 9;

/** @param {View} view
 * @param {Place} place
 * @param {string} area where it lies on the grid
 * @param {(id: string) => string} stop the tabindex of each thing
 */
export function zone(view, place, area, stop) {
  const options = optionsOn(view, place.id);
  const words = nameOf(view, place);
  const free = options.some((option) => !option.barred);
  const lone = loneOption(options);
  const does = lone ? label(lone.label, view.names) : "";
  const lying = view.table.cards.filter((card) => card.place === place.id);
  const standing = standingOn(view, place.id);
  return html`<section class="zone" data-state=${place.state} data-asked=${String(free)}
      data-fresh=${String(changed(place.id))} data-chosen=${String(options.some(({ key }) => chosen(key)))} .style=${area}>
    <h3 id="zone-${place.id}" class=${place.state === "empty" ? "unseen" : ""} data-long=${String(words.split(/[\s-]/u).some(({ length }) => length > LONG))}>${words}</h3>
    <button type="button" class="zone-button ${options.length > 0 ? "asked" : ""}" data-at=${place.id} aria-labelledby="zone-${place.id} does-${place.id}"
      aria-haspopup=${lone ? nothing : "dialog"} aria-pressed=${lone && several(view.ask) ? String(chosen(lone.key)) : nothing}
      data-stop=${place.id} tabindex=${stop(place.id)} @click=${() => touch(view, [place.id])}></button>
    <span id="does-${place.id}" hidden>${does}</span>
    ${lying.length > 0 ? html`<ul class="aspects">${lying.map((card) => aspect(view, card, stop))}</ul>` : nothing}
    ${tokens(view, standing, stop)}
    ${farOf(view, place).map(
      (other) =>
        html`<p class="far">${icon("path-distance")} <span>${label(other.label, view.names)}</span></p>`,
    )}
  </section>`;
}

/** What it is called; a free cell by where it lies, as the question says it.
 * @param {View} view
 * @param {Place} place
 */
function nameOf(view, place) {
  const [option] = place.state === "empty" ? optionsOn(view, place.id) : [];
  return label((option ?? place).label, view.names);
}

/** A card that lies on it: its words, or its back.
 * @param {View} view
 * @param {Card} card
 * @param {(id: string) => string} stop
 */
function aspect(view, card, stop) {
  const words = card.label
    ? label(card.label, view.names)
    : html`${owner(view, sideOf(view, card.of))}<span class="aspect-back">${say("page-face-down")}</span>`;
  return html`<li class="aspect ${card.face}" data-side=${sideOf(view, card.of)?.colour ?? nothing}
    data-fresh=${String(changed(card.id))}>${tappable(view, card.id, "aspect-words", words, stop(card.id))}</li>`;
}
