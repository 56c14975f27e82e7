/** The roster: what of this battle is worth keeping, what is kept from earlier ones, and its cards to print. */

import { openView } from "../../battle/state.js";
import { door } from "../../engine/engine.js";
import { html, nothing, repeat } from "../../page/lit-html.js";
import { systemTitle } from "../../page/systems.js";
import { label, language, say } from "../../page/words.js";
import { unitCard } from "../../paper/cards.js";
import { icon } from "../../ui/icon.js";
import { openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { backsChoice, paperChoice, printCards } from "../print/sheet.js";
import { shareCard, shareRoster } from "./sharing.js";
import {
  isCardKept,
  keepCards,
  MOST_CARDS,
  readRoster,
  removeCard,
  rosterBroken,
  rosterOf,
} from "./store.js";

/** @import { RosterCard } from "./store.js" */
/** @import { Kept, View } from "../../../shared/view.d.ts" */

/** @param {string} system */
export function openRoster(system) {
  openSheet(
    () => say("page-roster"),
    () => body(system),
  );
  readRoster();
}

/** @param {string} system */
function body(system) {
  const view = openView();
  return html`<p>${say("page-roster-hint")}</p>
    ${rosterBroken() ? html`<p class="refusal" role="alert">${say("page-roster-broken")}</p>` : nothing}
    ${view ? ofBattle(view) : nothing}
    ${lying(system)}`;
}

/** The roster cards of a battle that are not kept yet.
 * @param {View} view
 */
export const cardsToKeep = (view) => (view.keep ?? []).filter((thing) => !isCardKept(thing));

/** @param {View} view */
function ofBattle(view) {
  const { keep = [] } = view;
  if (keep.length === 0) return nothing;
  const fresh = cardsToKeep(view);
  return html`<section class="part" aria-labelledby="keep-title">
    <h3 id="keep-title">${say("page-roster-battle")}</h3>
    ${
      fresh.length > 1
        ? html`<button type="button" class="main wide" data-action="keep-all" @click=${() => put(view, fresh)}>
          ${icon("export")} ${say("page-roster-keep-all", { count: fresh.length })}</button>`
        : nothing
    }
    <ul class="kept-list">
      ${keep.map(
        (thing) => html`<li class="kept" data-keep=${thing.key}>
          <p>${label(thing.label, view.names)}</p>
          ${shareButton(label(thing.label, view.names), () => shareCard(view.system, thing, view.names))}
          ${
            isCardKept(thing)
              ? html`<span class="soft">${icon("check")} ${say("page-roster-kept")}</span>`
              : html`<button type="button" data-action="keep" aria-label=${say("page-roster-keep-name", { name: label(thing.label, view.names) })}
                @click=${() => put(view, [thing])}>${icon("export")} ${say("page-roster-keep")}</button>`
          }
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {View} view
 * @param {Kept[]} things
 */
async function put(view, things) {
  try {
    const left = await keepCards(view.system, things, view.names);
    if (left > 0) toast(say("page-roster-full", { most: MOST_CARDS, count: left }));
  } catch {
    toast(say("page-roster-broken"));
  }
}

/** @param {string} system */
function lying(system) {
  const all = rosterOf(system);
  return html`<section class="part" aria-labelledby="kept-title">
    <h3 id="kept-title">${say("page-roster-here")}</h3>
    ${all.length === 0 && !rosterBroken() ? html`<p class="soft">${say("page-roster-none")}</p>` : nothing}
    <ul class="kept-list">
      ${repeat(
        all,
        ({ id }) => id,
        ({ id, thing }) => (thing ? one(system, id, thing) : damaged(id)),
      )}
    </ul>
    ${printRosterButton(system)} ${shareAllButton(system)}
  </section>`;
}

/** @param {string} name
 * @param {() => void} act
 */
const shareButton = (name, act) =>
  html`<button type="button" class="quiet" data-action="share-card" aria-label=${say("page-share-name", { name })} @click=${act}>${icon("share")}</button>`;

/** The button that shares all cards of a system, if there are several.
 * @param {string} system
 */
function shareAllButton(system) {
  const cards = rosterOf(system).flatMap(({ thing }) => thing ?? []);
  return cards.length > 1
    ? html`<button type="button" class="wide" data-action="share-cards" @click=${() => shareRoster(system, cards)}>
        ${icon("share")} ${say("page-cards-share", { count: cards.length })}</button>`
    : nothing;
}

/** @param {string} system
 * @param {string} id
 * @param {RosterCard} kept
 */
function one(system, id, kept) {
  const { label: words, text } = kept;
  const name = label(words, {});
  return html`<li class="kept" data-kept=${id}>
    <p>${name}</p>
    ${shareButton(name, () => shareCard(system, kept, {}))}
    <button type="button" class="quiet" data-action="copy" aria-label=${say("page-roster-copy-name", { name })} @click=${() => copy(text)}>${icon("copy")}</button>
    <button type="button" class="quiet" data-action="delete" data-hold aria-label=${say("page-delete-name", { name })} @click=${() => deleteCard(id, name)}>${icon("delete")}</button>
  </li>`;
}

/** @param {string} id */
const damaged = (id) => html`<li class="kept" data-kept=${id} data-damaged>
  <p>${icon("warning")} ${say("page-roster-damaged")}</p>
  <button type="button" class="quiet" data-action="delete" data-hold aria-label=${say("page-delete-name", { name: say("page-roster-damaged") })}
    @click=${() => deleteCard(id, say("page-roster-damaged"))}>${icon("delete")}</button>
</li>`;

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(say("page-text-copied"));
  } catch {
    toast(say("page-text-not-copied"));
  }
}

/** @param {string} id
 * @param {string} name
 */
async function deleteCard(id, name) {
  try {
    const putBack = await removeCard(id);
    toast(say("page-deleted", { name }), putBack);
  } catch {
    toast(say("page-roster-broken"));
  }
}

/** @param {string} system */
const openPrintKept = (system) =>
  openSheet(
    () => say("page-print-cards"),
    () => html`<form class="plain print" data-action="print-form" @submit=${(/** @type {SubmitEvent} */ event) => submit(event, system)}>
      ${paperChoice()} ${backsChoice()}
      <button type="submit" class="main wide" data-action="print-now">${icon("scroll-unfurled")} ${say("page-print-now")}</button>
    </form>`,
  );

/** The button that leads there, if anything lies in the roster.
 * @param {string} system
 */
export const printRosterButton = (system) =>
  rosterOf(system).some(({ thing }) => thing)
    ? html`<button type="button" class="wide" data-action="print-kept" @click=${() => openPrintKept(system)}>
        ${icon("scroll-unfurled")} ${say("page-print-cards")}</button>`
    : nothing;

/** @param {SubmitEvent} event
 * @param {string} system
 */
async function submit(event, system) {
  event.preventDefault();
  const things = rosterOf(system).flatMap(({ thing }) =>
    thing ? [{ kind: thing.kind, text: thing.text }] : [],
  );
  const { cards = [] } = await door({ do: "cards", system, cards: things });
  const laid = cards.flatMap((shown, order) =>
    shown
      ? shown.pieces.map((piece) => ({
          ...unitCard(piece, shown.names),
          key: `${order}.${piece.id}`,
        }))
      : [],
  );
  if (laid.length === 0) {
    toast(say("page-print-none"));
    return;
  }
  await printCards(say("page-roster"), laid, systemTitle(system, language()));
}
