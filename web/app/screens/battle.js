/** The battle: the table above, the open question below; beside each other where the screen is wide. */

import { fit } from "../ask/draft.js";
import { ended } from "../ask/ended.js";
import { panel, refusal } from "../ask/panel.js";
import { afterDrawing } from "../draw.js";
import { engine } from "../engine.js";
import { html, nothing } from "../lit.js";
import { glance, log, showLog } from "../log.js";
import { icon } from "../parts/icon.js";
import { languageChoice } from "../parts/wishes.js";
import { play, redo, undo } from "../play.js";
import { goHome } from "../route.js";
import { openMore } from "../sheets/more.js";
import { share } from "../sheets/share.js";
import { cards } from "../table/cards.js";
import { odds } from "../table/odds.js";
import { places } from "../table/places.js";
import { result } from "../table/result.js";
import { sides } from "../table/sides.js";
import { steps } from "../table/steps.js";
import { battleTitle } from "../title.js";
import { say } from "../words.js";
import { cover, uncovered } from "./cover.js";
import { notices } from "./notices.js";

/** @import { View } from "../view.d.ts" */

/** @param {View} openView */
export function battle(openView) {
  const view = play.covered ?? openView;
  if (fit(view)) afterDrawing(attend);
  const hidden = view.ask?.secret && !play.holder;
  return html`
    <div class="battle" data-busy=${String(play.busy)}>
      ${bar(view)}
      <div class="notices">${notices(view)}</div>
      ${
        hidden && view.ask && !play.elsewhere
          ? cover(view, view.ask)
          : html`<main class="field" tabindex="-1">
              ${table(view)}
              ${log(view)}
            </main>
            ${play.holder ? uncovered(play.holder, view) : glance(view)}
            ${question(view)}`
      }
      ${tools(view)}
    </div>`;
}

/** @param {View} view */
const bar = (view) => html`<header class="bar">
  <button type="button" class="quiet" data-action="home" aria-label=${say("page-home")} @click=${goHome}>${icon("home")}</button>
  <h1>${battleTitle(view.name, view)}</h1>
  ${languageChoice("short")}
</header>`;

/** @param {View} view */
const table = (view) => html`<div class="table">
  <h2 class="unseen">${say("page-table")}</h2>
  ${steps(view)}
  ${result(view)}
  ${cards(
    view,
    view.table.cards.filter((card) => !card.place),
  )}
  ${sides(view)}
  ${places(view)}
  ${odds(view)}
  ${
    view.rulings > 0
      ? html`<p class="rulings">${icon("ruling")} ${say("page-rulings-count", { count: view.rulings })}</p>`
      : nothing
  }
</div>`;

/** @param {View} view */
function question(view) {
  if (play.elsewhere) return nothing;
  return html`<section class="below" aria-labelledby="ask-words">
    ${view.ask ? panel(view, view.ask) : ended(view)}
    ${view.ask ? nothing : refusal(view)}
  </section>`;
}

/** @param {View} view */
function tools(view) {
  const still = play.busy || play.elsewhere || engine.state !== "ready" || play.holder !== null;
  return html`<nav class="tools" aria-label=${say("page-tools")}>
    ${tool("undo", "undo", say("page-undo"), undo, still || !view.can_undo)}
    ${tool("redo", "redo", say("page-redo"), redo, still || !view.can_redo)}
    ${
      view.ask
        ? html`${tool("log", "log", say("page-log"), showLog, play.holder !== null)}
          ${tool("share", "share", say("page-share"), share, still)}`
        : nothing
    }
    ${tool("more", "more", say("page-more"), openMore, still)}
  </nav>`;
}

/** @param {string} action
 * @param {string} picture
 * @param {string} words
 * @param {() => void} act
 * @param {boolean} off
 */
const tool = (action, picture, words, act, off) => html`
  <button type="button" data-action=${action} ?disabled=${off} @click=${act}>${icon(picture)}<span>${words}</span></button>`;

/** A new question: bring to sight what it is about, and put the reader there. */
function attend() {
  if (!play.view?.ask) document.querySelector(".field")?.scrollTo(0, 0);
  const lying = document.querySelector(".table .asked, .hex[data-asked=true]");
  if (lying)
    (lying.closest(".hexes, .dice, .field-scroll") ?? lying).scrollIntoView({ block: "nearest" });
  else if (play.view?.ask) showSides();
  const log = document.querySelector(".log");
  if (log && getComputedStyle(log).overflowY === "auto") log.scrollTop = log.scrollHeight;
  if (document.querySelector("dialog[open]")) return;
  document.getElementById("ask-words")?.focus({ preventScroll: true });
}

/** The sides from their names down; with what stands above them, where there is room. */
function showSides() {
  const field = /** @type {HTMLElement | null} */ (document.querySelector(".field"));
  const sides = /** @type {HTMLElement | null} */ (document.querySelector(".sides"));
  if (!field || !sides) return;
  const roomy = sides.offsetTop < field.clientHeight / 3;
  field.scrollTo(0, roomy ? 0 : sides.offsetTop - 6);
}
