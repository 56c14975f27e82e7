/** The choice of what is printed, and on which paper. */

import { battleId, openView } from "../../battle/state.js";
import { battleTitle } from "../../battle/title.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { systemTitle } from "../../page/systems.js";
import { LANGUAGES, language, say } from "../../page/words.js";
import { cardPages } from "../../paper/card-pages.js";
import { unitCards, zoneCards } from "../../paper/cards.js";
import { print, usualPaper, workbench } from "../../paper/printing.js";
import { readBattle } from "../../storage/battles.js";
import { icon } from "../../ui/icon.js";
import { openSheet } from "../../ui/sheet.js";
import { printChronicle } from "../chronicle/sheet.js";
import { OWN_NAMES } from "../preferences/sheet.js";
import { battleCodes, codeOnCard } from "../share/paper-codes.js";
import { printOverview } from "./overview.js";

/** @import { Card } from "../../paper/cards.js" */
/** @import { Edge, Paper } from "../../paper/printing.js" */
/** @import { View } from "../../../shared/view.d.ts" */

/** @typedef {"units" | "zones" | "overview" | "chronicle"} What */

/** The options of the last print.
 * @type {{what: What, paper: Paper, backs: boolean, edge: Edge, second: string}} */
const options = { what: "units", paper: usualPaper(), backs: true, edge: "long", second: "" };

/** The parts of the open battle that can be printed.
 * @param {View} view
 * @returns {What[]}
 */
const printable = (view) => [
  ...(view.table.pieces.length > 0 ? /** @type {const} */ (["units"]) : []),
  ...(zoneCards(view).length > 0 ? /** @type {const} */ (["zones"]) : []),
  "overview",
  "chronicle",
];

export function openPrint() {
  openSheet(
    () => say("page-print"),
    () => {
      const view = openView();
      return view ? body(view) : nothing;
    },
  );
}

/** @param {View} view */
function body(view) {
  const all = printable(view);
  if (!all.includes(options.what)) options.what = all[0];
  const cards = options.what === "units" || options.what === "zones";
  return html`<form class="plain print" data-action="print-form" @submit=${(/** @type {SubmitEvent} */ event) => submit(event, view)}>
    <fieldset class="choices">
      <legend>${say("page-print-what")}</legend>
      ${all.map(
        (what) => html`<label class="choice-line"><span>${say("page-print-kind", { what })}</span>
          <input type="radio" name="what" value=${what} .checked=${options.what === what} @change=${() => choose({ what })}></label>`,
      )}
    </fieldset>
    ${paperChoice()}
    ${cards ? backsChoice() : nothing}
    ${options.what === "chronicle" ? secondChoice() : nothing}
    <button type="submit" class="main wide" data-action="print-now">${icon("scroll-unfurled")} ${say("page-print-now")}</button>
  </form>`;
}

export const paperChoice = () => html`<fieldset class="choices">
  <legend>${say("page-print-paper")}</legend>
  ${
    /** @type {Paper[]} */ (["a4", "letter"]).map(
      (paper) => html`<label class="choice-line"><span>${say("page-print-size", { paper })}</span>
      <input type="radio" name="paper" value=${paper} .checked=${options.paper === paper} @change=${() => choose({ paper })}></label>`,
    )
  }
</fieldset>`;

export const backsChoice =
  () => html`<label class="choice-line"><span>${say("page-print-backs")}</span>
    <input type="checkbox" role="switch" class="toggle" name="backs" .checked=${options.backs}
      @change=${(/** @type {Event} */ event) => choose({ backs: /** @type {HTMLInputElement} */ (event.target).checked })}></label>
  ${options.backs ? edgeChoice() : nothing}`;

const edgeChoice = () => html`<label class="choice-line"><span>${say("page-print-turn")}</span>
    <select name="edge" @change=${(/** @type {Event} */ event) => choose({ edge: /** @type {Edge} */ (/** @type {HTMLSelectElement} */ (event.target).value) })}>
      ${
        /** @type {Edge[]} */ (["long", "short"]).map(
          (edge) =>
            html`<option value=${edge} .selected=${options.edge === edge}>${say("page-print-edge", { edge })}</option>`,
        )
      }
    </select></label>
  <p class="soft">${say("page-print-duplex", { edge: options.edge })}</p>`;

const secondChoice = () => html`<label class="choice-line"><span>${say("page-print-second")}</span>
  <select name="second" @change=${(/** @type {Event} */ event) => choose({ second: /** @type {HTMLSelectElement} */ (event.target).value })}>
    <option value="" .selected=${options.second === ""}>${say("page-print-second-none")}</option>
    ${LANGUAGES.filter((code) => code !== language()).map(
      (code) =>
        html`<option value=${code} lang=${code} .selected=${options.second === code}>${OWN_NAMES[code]}</option>`,
    )}
  </select></label>`;

/** @param {Partial<typeof options>} chosen */
function choose(chosen) {
  Object.assign(options, chosen);
  draw();
}

/** @param {SubmitEvent} event
 * @param {View} view
 */
async function submit(event, view) {
  event.preventDefault();
  if (options.what === "overview") printOverview(view, options.paper, await battleCodes());
  else if (options.what === "chronicle")
    await printChronicle(
      (await readBattle(battleId()))?.changed ?? null,
      options.paper,
      secondLanguage(),
    );
  else
    await printCards(
      battleTitle(view.name, view),
      options.what === "units" ? unitCards(view) : zoneCards(view),
      systemTitle(view.system, language()),
      codeOnCard(await battleCodes()),
    );
}

/** The page's own language needs no second column. */
const secondLanguage = () => (options.second === language() ? "" : options.second);

/** Print cards as it was chosen.
 * @param {string} title
 * @param {Card[]} cards
 * @param {string} about
 * @param {unknown} [code] of the battle, on the backs that have room
 */
export async function printCards(title, cards, about, code = nothing) {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  const { paper, backs, edge } = options;
  print(title, cardPages(cards, { paper, backs, edge, about, code }, workbench()), {
    paper,
    full: true,
  });
}
