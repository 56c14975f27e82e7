/** The cards of the roster, to be printed. */

import { door } from "../../engine/engine.js";
import { html, nothing } from "../../page/lit-html.js";
import { systemTitle } from "../../page/systems.js";
import { language, say } from "../../page/words.js";
import { unitCard } from "../../paper/cards.js";
import { icon } from "../../ui/icon.js";
import { openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { backsChoice, paperChoice, printCards } from "../print/sheet.js";
import { rosterOf } from "./store.js";

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
export const printKept = (system) =>
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
