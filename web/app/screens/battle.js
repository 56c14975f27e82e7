/** The battle: the table above, the open question below; beside each other where the screen is wide. */

import { redo, undo } from "../battle/answering.js";
import { actingPiece, hasField, isField, isTableEmpty } from "../battle/field.js";
import { lastAnswer } from "../battle/last-answer.js";
import {
  isBusy,
  isElsewhere,
  isSketched,
  isTableDeferred,
  openView,
  privateView,
  privateViewRequester,
} from "../battle/state.js";
import { battleTitle } from "../battle/title.js";
import { isAskedHere } from "../battle/together.js";
import { cards, offBoard, places } from "../board/battlefield.js";
import { contest } from "../board/contest.js";
import { showsList, toggleList } from "../board/field-list.js";
import { cover, ownCards, ownCardsCover, privateBar } from "../board/hand-over.js";
import { lane } from "../board/happened.js";
import { liveRegion } from "../board/live-region.js";
import { log, showLog } from "../board/log.js";
import { orderOf, orderRail } from "../board/order-rail.js";
import { largeButton, result } from "../board/outcome.js";
import { players, sides } from "../board/sides.js";
import { isLookOnly, toggleLookOnly } from "../board/taps.js";
import { pieceFacts } from "../board/thing-sheet.js";
import { odds } from "../drawing/odds.js";
import { engine } from "../engine/engine.js";
import { briefing } from "../features/briefing/briefing.js";
import { openChronicle } from "../features/chronicle/sheet.js";
import { openHelp } from "../features/help/sheet.js";
import { lessonCard } from "../features/lessons/card.js";
import {
  canPlayAgain,
  canSwap,
  playAnotherGame,
  playSwapped,
} from "../features/live/another-game.js";
import { session } from "../features/live/line-state.js";
import { openDevices } from "../features/live/sheet.js";
import { languageChoice } from "../features/preferences/sheet.js";
import { cardsToKeep, openRoster } from "../features/roster/sheet.js";
import { share } from "../features/share/sheet.js";
import { goHome, startBattle } from "../navigation/route.js";
import { hasColumns, isDesktop } from "../page/breakpoints.js";
import { afterDrawing } from "../page/draw.js";
import { html, noChange, nothing } from "../page/lit-html.js";
import { settingOf } from "../page/switches.js";
import { systemOf } from "../page/systems.js";
import { name, say } from "../page/words.js";
import { askedElsewhere } from "../question/elsewhere.js";
import { panel, refusal } from "../question/panel.js";
import { icon } from "../ui/icon.js";
import { openMore } from "./battle-menu.js";
import { openCourse, steps, swipeBegins, swipedAway } from "./course.js";
import { pendingStrip, sketchLog, sketchQuestion } from "./loading.js";
import { notices } from "./notices.js";
import { toQuestion } from "./show-question.js";
import { isWatching, spectator } from "./spectator.js";

/** @import { Ask, View } from "../../shared/view.d.ts" */

/** Titles with more letters than this are written smaller. */
const LONG = 28;

/** @param {View} common as everybody may see it */
export function battle(common) {
  const inPrivate = privateView();
  const view = inPrivate?.view ?? common;
  const requester = privateViewRequester();
  const hidden = Boolean(
    requester || (view.ask?.secret && !inPrivate && isAskedHere(view, view.ask)),
  );
  if (isWatching() && !inPrivate && !isElsewhere()) return spectator(common);
  const later = isTableDeferred();
  return html`
    <div class="battle" data-counting=${String(Boolean(view.counting))} data-empty=${String(isTableEmpty(view))} data-preview=${later ? noChange : isSketched() ? "sketch" : ""}>
      ${skips(view)} ${liveRegion(common, hidden)}
      ${bar(view)}
      <div class="notices">${notices(view)}</div>
      ${
        hidden && !isElsewhere()
          ? requester
            ? ownCardsCover(view, requester)
            : view.ask && cover(view, view.ask)
          : html`${later ? noChange : orderOf(view).length > 0 ? orderRail(view, openCourse) : nothing}
            <main class="field" tabindex="0">
              ${later ? noChange : table(view)}
            </main>
            ${later ? noChange : isSketched() ? sketchLog() : log(view)}
            ${later ? noChange : isContestBeside(view) && view.table.contest ? html`<div class="contest-beside">${contest(view)}</div>` : nothing}
            ${later ? noChange : acting(view)}
            ${inPrivate ? (view.ask ? privateBar(view) : nothing) : isLookOnly() ? looking() : hasLane(view) ? lane(view) : nothing}
            ${question(view, common)}`
      }
      ${tools(view)}
      ${pendingStrip()}
    </div>`;
}

/** Ways past what stands before the question; seen while the keyboard is on them.
 * @param {View} view
 */
const skips = (view) => html`<nav class="skips" aria-label=${say("page-skips")}>
  <button type="button" data-action="skip" @click=${toQuestion}>${say("page-skip-ask")}</button>
  ${hasField(view) ? html`<button type="button" data-action="skip-list" @click=${toList}>${say("page-skip-list")}</button>` : nothing}
  <button type="button" data-action="skip-log" @click=${showLog}>${say("page-skip-log")}</button>
</nav>`;

function toList() {
  if (!showsList()) toggleList();
  afterDrawing(() => document.getElementById("listed-title")?.focus());
}

/** @param {View} view */
function bar(view) {
  const title = battleTitle(view.name, view);
  return html`<header class="bar">
  <button type="button" class="quiet" data-action="home" aria-label=${say("page-home")} @click=${goHome}>${icon("home")}</button>
  <h1 data-letters=${title.length > LONG ? "many" : "few"}>${title}</h1>
  <button type="button" class="quiet help" data-action="help" aria-label=${say("page-help")} @click=${openHelp}>${icon("info")}</button>
  ${languageChoice("short")}
</header>`;
}

/** @param {View} view */
const table = (view) => html`<div class="table">
  <h2 class="unseen">${say("page-table")}</h2>
  ${orderOf(view).length > 0 ? nothing : steps(view)}
  ${briefing(view)} ${result(view)}
  ${cards(
    view,
    view.table.cards.filter((card) => !card.place),
  )}
  ${isContestBeside(view) || !view.table.contest ? nothing : html`<div class="contest-place">${contest(view)}</div>`}
  ${isField(view) ? battlefield(view) : html`${sides(view)} ${view.result || view.table.contest ? nothing : largeButton(view)} ${places(view)}`}
  ${view.table.contest ? nothing : odds(view)}
  ${
    view.rulings > 0
      ? html`<p class="rulings">${icon("ruling")} ${say("page-rulings-count", { count: view.rulings })}</p>`
      : nothing
  }
</div>`;

/** True if an open roll stands beside the question, so that the battlefield keeps its place.
 * @param {View} view
 */
const isContestBeside = (view) => hasColumns() && isField(view);

/** @param {View} view */
const battlefield = (view) =>
  html`${view.table.sides.length > 0 ? players(view) : nothing} ${places(view)} ${offBoard(view)}`;

/** Results have their lane from the first that is told to the end, which is told on a card of its own.
 * @param {View} view
 */
const hasLane = (view) =>
  view.ask !== null && view.chronicle.some(({ kind }) => kind !== "heading") && !isTableEmpty(view);

/** Taps only show what lies there: said as long as it holds, with the way back. */
const looking = () => html`<p class="looking" role="status">
  ${icon("look")} <span>${say("page-look-on")}</span>
  <button type="button" data-action="look-end" @click=${toggleLookOnly}>${say("page-look-end")}</button>
</p>`;

/** On a desktop: the piece that acts, with all that is known of it.
 * @param {View} view
 */
function acting(view) {
  const piece = actingPiece(view);
  if (!piece || !isDesktop() || view.table.contest) return nothing; // a contest tells it all itself
  return html`<section class="acting" aria-labelledby="acting-title">
    <h2 id="acting-title">${name(piece.id, view.names)}</h2>${pieceFacts(view, piece)}</section>`;
}

/** @param {View} view
 * @param {View} common
 */
function question(view, common) {
  if (isElsewhere()) return nothing;
  if (isSketched()) return sketchQuestion();
  if (privateView() && !view.ask) return ownCards(view, common);
  return html`<section class="below" aria-label=${say("page-below", { now: view.ask ? "ask" : "over" })}>
    ${lessonCard()} ${view.ask ? asked(view, view.ask) : endedPanel(view)}
    ${view.ask ? nothing : refusal(view)}
  </section>`;
}

/** @param {View} view
 * @param {Ask} ask
 */
const asked = (view, ask) =>
  isAskedHere(view, ask) ? panel(view, ask) : askedElsewhere(view, ask);

/** @param {View} view */
function tools(view) {
  const inPrivate = privateView() !== null;
  const still = isBusy() || isElsewhere() || engine.state !== "ready" || inPrivate;
  const words = view.can_undo && !inPrivate ? lastAnswer() : "";
  return html`<nav class="tools" aria-label=${say("page-tools")} @pointerdown=${swipeBegins} @pointerup=${swipe}>
    <div class="ways" data-last-answer=${String(words !== "")}>
      ${tool("undo", "undo", say("page-undo"), undo, still || !view.can_undo)}
      ${tool("redo", "redo", say("page-redo"), redo, still || !view.can_redo)}
      ${words ? html`<p class="last-answer" aria-hidden="true"><b>${words}</b> <span>${icon("undo")} ${say("page-undo")}</span></p>` : nothing}
    </div>
    ${
      view.ask || inPrivate || isSketched()
        ? html`${tool("log", "log", say("page-log"), showLog, inPrivate)}
          ${session.role ? tool("live", "troops", say("page-together-devices-short"), openDevices, inPrivate) : tool("share", "share", say("page-share"), share, still)}`
        : nothing
    }
    ${
      isField(view)
        ? html`<button type="button" data-action="look" aria-pressed=${String(isLookOnly())} @click=${toggleLookOnly}>
          ${icon("look")}<span>${say("page-look")}</span></button>`
        : nothing
    }
    ${tool("more", "more", say("page-more"), openMore, still)}
  </nav>`;
}

/** A swipe up from the tools shows the course of the battle.
 * @param {PointerEvent} event
 */
function swipe(event) {
  if (swipedAway(event) && openView()?.table.steps.length) openCourse();
}

/** @param {string} action
 * @param {string} picture
 * @param {string} words
 * @param {() => void} act
 * @param {boolean} off
 */
const tool = (action, picture, words, act, off) => html`
  <button type="button" data-action=${action} ?disabled=${off} @click=${act}>${icon(picture)}<span>${words}</span></button>`;

/** The battle is over: what now.
 * @param {View} view
 */
export function endedPanel(view) {
  const fresh = cardsToKeep(view).length;
  const count = Object.keys(settingOf(view.switches)).length;
  return html`
    <div class="ask ended">
      <h2 id="ask-words" tabindex="-1" aria-describedby=${view.result ? "result-words" : nothing}>${say("page-over")}</h2>
      ${
        fresh > 0
          ? html`<button type="button" class="wide" data-action="roster" @click=${() => openRoster(view.system)}>
            ${icon("troops")} ${say("page-roster-offer", { count: fresh })}</button>`
          : nothing
      }
      <div class="row">
        <button type="button" data-action="share" @click=${share}>${icon("share")} ${say("page-share")}</button>
        <button type="button" data-action="log" @click=${showLog}>${icon("log")} ${say("page-log")}</button>
        <button type="button" data-action="chronicle" @click=${() => openChronicle(view)}>${icon("export")} ${say("page-chronicle-short")}</button>
        <button type="button" data-action="home" @click=${goHome}>${icon("home")} ${say("page-home")}</button>
      </div>
      ${
        canPlayAgain()
          ? html`<button type="button" class="main wide" data-action="again" @click=${playAnotherGame}>${icon("battle")} ${say("page-play-again-so")}</button>`
          : html`<p class="soft" data-again-elsewhere>${say("page-together-again-elsewhere")}</p>`
      }
      ${canSwap() ? html`<button type="button" class="wide" data-action="again-swapped" @click=${playSwapped}>${icon("turn")} ${say("page-together-swapped")}</button>` : nothing}
      <button type="button" class="wide" data-action="new" @click=${() => another(view)}>${say("page-again", { count })}</button>
    </div>`;
}

/** Another battle of the same system, by the house rules of this one.
 * @param {View} view
 */
function another(view) {
  if (systemOf(view.system)) startBattle(view.system, settingOf(view.switches), "");
  else goHome();
}
