/** Cards that somebody sent: they are shown as the rules read them, and kept or used only where the person says so. */

import { door } from "../../engine/engine.js";
import { onFile, route, showHome } from "../../navigation/route.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { systemTitle } from "../../page/systems.js";
import { label, language, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { cardFacts } from "./card-facts.js";
import { isRosterFile, readRosterFile } from "./link.js";
import {
  isCardKept,
  keepCards,
  MOST_CARDS,
  offerCard,
  readRoster,
  rosterBroken,
  rosterOf,
} from "./store.js";

/** @import { Kept, Reply } from "../../../shared/view.d.ts" */
/** @import { ReceivedCards } from "./link.js" */

/** @typedef {NonNullable<NonNullable<Reply["cards"]>[number]>} LaidCard */
/** @typedef {LaidCard & {keep: Kept}} Sound a card that follows the rules */

/** The cards that came last, and what the engine says of them: nothing yet, those that follow the rules, or that it failed.
 * @type {{received: ReceivedCards | null, sound: Sound[] | null, refused: number, failed: boolean}}
 */
const latest = { received: null, sound: null, refused: 0, failed: false };

/** @param {any} file */
function open(file) {
  const read = readRosterFile(file);
  showHome();
  route.trouble = "trouble" in read ? read.trouble : null;
  if (!("received" in read)) return;
  const { received } = read;
  Object.assign(latest, { received, sound: null, failed: false });
  openSheet(
    () => received.name || say("page-roster"),
    () => body(received),
  );
  readRoster();
  check(received);
}

onFile(isRosterFile, open);

/** Have the engine read the cards.
 * @param {ReceivedCards} received
 */
async function check(received) {
  try {
    const { cards } = await door({
      do: "cards",
      system: received.system.id,
      cards: received.cards,
    });
    if (latest.received !== received) return;
    if (cards) {
      latest.sound = soundOf(cards);
      latest.refused = cards.filter((card) => !card?.keep).length;
    } else latest.failed = true;
  } catch {
    if (latest.received === received) latest.failed = true;
  }
  draw();
}

/** The cards that follow the rules, each once.
 * @param {NonNullable<Reply["cards"]>} cards
 */
function soundOf(cards) {
  /** @type {Map<string, Sound>} */
  const sound = new Map();
  for (const card of cards) {
    const { keep } = card ?? {};
    if (card && keep) sound.set(`${keep.kind} ${keep.text}`, { ...card, keep });
  }
  return [...sound.values()];
}

/** @param {ReceivedCards} received */
const body = ({ system, cards }) => html`
  <p>${say("page-cards-received", { count: cards.length, system: systemTitle(system.id, language()) })}</p>
  ${rosterBroken() ? html`<p class="refusal" role="alert">${say("page-roster-broken")}</p>` : nothing}
  <div role="status">${verdict()}</div>
  ${latest.sound && latest.sound.length > 0 ? shown(system.id, latest.sound) : nothing}`;

/** The word on what the engine says of the cards. */
function verdict() {
  const { sound, refused, failed } = latest;
  if (failed) return html`<p class="refusal">${say("page-cards-unchecked")}</p>`;
  if (!sound) return html`<p class="soft" data-checking>${say("page-cards-checking")}</p>`;
  return refused > 0
    ? html`<p class="warning" data-refused=${refused}>${icon("warning")} <span>${say("page-cards-refused", { count: refused })}</span></p>`
    : nothing;
}

/** The cards; the ways to take several come first, as the cards may be many.
 * @param {string} system
 * @param {Sound[]} cards
 */
const shown = (system, cards) =>
  cards.length > 1
    ? html`${ways(system, cards)}<ul class="kept-list">${cards.map((card) => one(system, card))}</ul>`
    : html`<ul class="kept-list">${cards.map((card) => one(system, card, true))}</ul>${ways(system, cards)}`;

/** @param {string} system
 * @param {Sound[]} cards
 */
function ways(system, cards) {
  const fresh = cards.filter(({ keep }) => !isCardKept(keep));
  if (fresh.length === 0)
    return html`<button type="button" class="main wide" @click=${closeSheet}>${say("page-done")}</button>`;
  return html`<button type="button" class="main wide" data-action="keep-all" @click=${() => keep(system, fresh)}>
      ${icon("export")} ${fresh.length > 1 ? say("page-roster-keep-all", { count: fresh.length }) : say("page-roster-keep")}</button>
    <button type="button" class="wide" data-action="use-cards" @click=${() => use(system, fresh)}>
      ${icon("troops")} ${say("page-cards-use")}</button>`;
}

/** @param {string} system
 * @param {Sound} card
 * @param {boolean} [isAlone] the way to keep it stands below
 */
function one(system, card, isAlone) {
  const { keep: kept } = card;
  const name = label(kept.label, card.names);
  return html`<li class="received" data-received=${kept.text}>
    <div class="kept">
      <p>${name}${isTaken(system, kept, name) ? html` <span class="soft" data-taken>${say("page-cards-taken")}</span>` : nothing}</p>
      ${
        isCardKept(kept)
          ? html`<span class="soft">${icon("check")} ${say("page-roster-kept")}</span>`
          : isAlone
            ? nothing
            : html`<button type="button" data-action="keep" aria-label=${say("page-roster-keep-name", { name })}
            @click=${() => keep(system, [card])}>${icon("export")} ${say("page-roster-keep")}</button>`
      }
    </div>
    ${cardFacts(card)}
  </li>`;
}

/** True if another card of this kind has the name here.
 * @param {string} system
 * @param {Kept} kept
 * @param {string} name
 */
const isTaken = (system, kept, name) =>
  !isCardKept(kept) &&
  rosterOf(system).some(
    ({ thing }) => thing?.kind === kept.kind && label(thing.label, {}) === name,
  );

/** @param {string} system
 * @param {Sound[]} cards
 */
async function keep(system, cards) {
  try {
    let left = 0;
    for (const { keep: kept, names } of cards.toReversed())
      left += await keepCards(system, [kept], names);
    if (left > 0) toast(say("page-roster-full", { most: MOST_CARDS, count: left }));
  } catch {
    toast(say("page-roster-broken"));
  }
}

/** @param {string} system
 * @param {Sound[]} cards
 */
function use(system, cards) {
  for (const { keep: kept, names } of cards.toReversed()) offerCard(system, kept, names);
  closeSheet();
  toast(say("page-cards-offered", { count: cards.length }));
}
