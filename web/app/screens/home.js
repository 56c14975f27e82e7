/** Home: the banner, a battle to begin, the battles to go on with, and the preferences of this device. */

import { engine } from "../engine/engine.js";
import { lengthOf, startOpening } from "../features/briefing/briefing.js";
import { readCodeButton } from "../features/code-reader/sheet.js";
import { deviceSection } from "../features/device-data/section.js";
import { openHouseRules } from "../features/house-rules/sheet.js";
import { installSection, pasteLink } from "../features/install/install.js";
import { lessonOffer } from "../features/lessons/offer.js";
import { openAddPlugin, openPlugin } from "../features/plugins/sheet.js";
import { languageChoice, openPreferences, themeChoice } from "../features/preferences/sheet.js";
import { openRoster } from "../features/roster/sheet.js";
import { rosterOf } from "../features/roster/store.js";
import { openSearch } from "../features/search/sheet.js";
import { updateNotice, versionLine } from "../features/updates/updates.js";
import { startBattle } from "../navigation/route.js";
import { html, nothing } from "../page/lit-html.js";
import { houseRules } from "../page/preferences.js";
import { systems } from "../page/systems.js";
import { label, language, list, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { battles, continueButton, hasBattles, unopenedNotices } from "./battle-list.js";
import { engineLine } from "./loading.js";
import { trouble } from "./notices.js";
import { prepared } from "./prepared-list.js";

/** @import { Opening, System } from "../../shared/view.d.ts" */

export const home = () => html`
  <div class="home">
    <header class="banner">
      <div class="cloth">
        <h1>Gonfalon</h1>
        <p>${say("page-motto")}</p>
      </div>
    </header>
    <main>
      ${updateNotice()} ${trouble()}
      ${engine.state === "failed" ? html`<div class="notice">${engineLine()}</div>` : nothing}
      ${unopenedNotices()} ${continueButton()} ${hasBattles() ? nothing : firstVisit()} ${lessonOffer()}
      <section class="systems" aria-labelledby="new-title">
        <h2 id="new-title">${say("page-new-battle")}</h2>
        ${systems().map(systemCard)}
        <button type="button" class="quiet" data-action="add-plugin" @click=${() => openAddPlugin()}>${icon("import")} ${say("page-plugin-add")}</button>
      </section>
      ${prepared()}
      ${battles()}
      ${pasteLink(readCodeButton())}
      ${installSection()}
      ${deviceSection()}
      <section class="preferences" aria-label=${say("page-preferences")}>
        ${languageChoice("long")} ${themeChoice()}
        <button type="button" data-action="preferences" @click=${openPreferences}>${icon("preferences")} ${say("page-preferences")}</button>
      </section>
    </main>
    <footer>
      ${engine.state === "ready" ? engineLine() : nothing}
      <p><button type="button" data-action="search-rules" @click=${() => openSearch()}>${icon("magnifying-glass")} ${say("page-search-rules")}</button></p>
      <p><a href="rules/${language()}.html">${say("page-rulebook")}</a> <a href="notices.html">${say("page-notices")}</a></p>
      ${versionLine()}
    </footer>
    ${engine.state === "loading" ? html`<section class="arriving" aria-label=${say("page-engine")}>${engineLine()}</section>` : nothing}
  </div>`;

/**
 * A description of the app for a person who has no battle here yet, and the shortest of the ready battles to see it at
 * work.
 */
function firstVisit() {
  const [sample] = systems()
    .flatMap((system) => ready(system).map((opening) => ({ system, opening })))
    .toSorted((one, other) => one.opening.minutes - other.opening.minutes);
  return html`<section class="first-visit" aria-label=${say("page-about")}>
    <p>${say("page-what")}</p>
    ${
      sample
        ? html`<button type="button" class="main wide" data-action="sample" ?disabled=${engine.state === "failed"}
          @click=${() => startOpening(sample.system, sample.opening)}>
          ${icon("battle")} ${say("page-sample", { name: label(sample.opening.label, {}), minutes: sample.opening.minutes })}</button>`
        : nothing
    }
  </section>`;
}

/** The openings of battles that stand ready.
 * @param {System} system
 */
const ready = ({ openings = [] }) => openings.filter(({ story }) => story);

/** One tap begins it.
 * @param {System} system
 * @param {Opening} opening
 */
const readyCard = (
  system,
  opening,
) => html`<li><button type="button" class="opening" data-opening=${opening.key} ?disabled=${engine.state === "failed"}
  @click=${() => startOpening(system, opening)}>
  <span class="opening-title">${icon(opening.icon)} <b>${label(opening.label, {})}</b></span>
  <span class="opening-story">${opening.story ? label(opening.story, {}) : nothing}</span>
  <span class="soft">${list(opening.sides.map((side) => label(side, {})))}</span>
  <span class="soft">${lengthOf(opening)}</span>
</button></li>`;

/** @param {System} system */
function systemCard(system) {
  const own = Object.keys(houseRules(system)).length;
  const kept = rosterOf(system.id).length;
  const { plugin, suits } = system;
  const off = engine.state === "failed";
  const whole = system.openings?.find(({ story }) => !story);
  return html`<article class="card system" aria-labelledby="system-${system.id}">
    <h3 id="system-${system.id}">${system.title[language()]}</h3>
    ${suits ? html`<p class="suits">${suits[language()]}</p>` : nothing}
    ${
      ready(system).length > 0
        ? html`<ul class="openings" tabindex="0" aria-label=${say("page-ready-battles")}>${ready(system).map((opening) => readyCard(system, opening))}</ul>`
        : nothing
    }
    <div class="row">
      ${
        whole
          ? html`<button type="button" class="main" data-opening=${whole.key} ?disabled=${off}
            @click=${() => startOpening(system, whole)}>${icon(whole.icon)} ${label(whole.label, {})}</button>`
          : nothing
      }
      <button type="button" class=${whole ? "" : "main"} data-system=${system.id} ?disabled=${off}
        @click=${() => startBattle(system.id, houseRules(system), "")}>${icon("battle")} ${whole ? say("page-step-by-step") : say("page-start")}</button>
      ${
        system.switches.length > 0
          ? html`<button type="button" data-action="house-rules" @click=${() => openHouseRules(system)}>
            ${icon("settings")} ${say("page-house-rules", { count: own })}</button>`
          : nothing
      }
      ${
        kept > 0
          ? html`<button type="button" data-action="roster" @click=${() => openRoster(system.id)}>
            ${icon("troops")} ${say("page-roster-count", { count: kept })}</button>`
          : nothing
      }
      <a class="button" href="rules/${system.id}/${language()}.html">${icon("rule")} ${say("page-rules")}</a>
      ${plugin ? html`<button type="button" data-action="plugin" @click=${() => openPlugin(plugin)}>${icon("info")} ${say("page-plugin-version", { version: plugin.version })}</button>` : nothing}
    </div>
    ${
      system.intro && !suits
        ? html`<details><summary>${say("page-about")}</summary><p>${system.intro[language()]}</p></details>`
        : nothing
    }
  </article>`;
}
