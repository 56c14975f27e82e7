/** House rules before a battle begins: the difference to the book, sets with a name, every switch; and those that
 * someone sent.
 */

import { engine } from "../../engine/engine.js";
import { onFile, onLink, route, showHome, startBattle } from "../../navigation/route.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { houseRules, keepHouseRules } from "../../page/preferences.js";
import { systemTitle } from "../../page/systems.js";
import { language, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { startSearch } from "../../ui/search-field.js";
import { closeSheet, closeSheetThen, openSheet } from "../../ui/sheet.js";
import { isHouseFile, isHouseLink, readHouseFile, readHouseLink } from "./link.js";
import { applySet, namedSets, saveForm, shareSet } from "./named-sets.js";
import { freeName, keepBeside, nameOf, readSets } from "./store.js";
import { difference, switchField, switchList } from "./switch-field.js";

/** @import { System, Trouble } from "../../../shared/view.d.ts" */
/** @import { Setting } from "../../page/switches.js" */
/** @import { ReceivedRules } from "./link.js" */

/** @param {System} system */
export function openHouseRules(system) {
  startSearch();
  openSheet(
    () => say("page-house-rules-title"),
    () => body(system),
  );
  readSets();
}

/** @param {System} system */
function body(system) {
  const own = houseRules(system);
  return html`
    <p>${say("page-house-rules-hint")}</p>
    <section class="part" aria-labelledby="differences-title">
      <h3 id="differences-title">${say("page-differences")}</h3>
      ${difference(system.switches, own)}
      <div class="row">
        <button type="button" class="quiet" data-action="reset" ?disabled=${Object.keys(own).length === 0} @click=${() => reset(system)}>
          ${icon("undo")} ${say("page-house-rules-reset")}</button>
        <button type="button" class="quiet" data-action="share-set" ?disabled=${Object.keys(own).length === 0}
          @click=${() => shareSet(system.id, nameOf(system.id, own), own)}>${icon("share")} ${say("page-share")}</button>
      </div>
    </section>
    <section class="part" aria-labelledby="sets-title">
      <h3 id="sets-title">${say("page-sets")}</h3>
      ${namedSets(system, own)}
      ${saveForm(system.id, nameOf(system.id, own), own)}
    </section>
    <section class="part" aria-labelledby="switches-title">
      <h3 id="switches-title">${say("page-switches-all")}</h3>
      ${switchList(system.switches, (offered) =>
        switchField(offered, own[offered.rule] ?? offered.default, (choice) =>
          set(system, offered.rule, choice, offered.default),
        ),
      )}
    </section>
    <button type="button" class="main wide" @click=${closeSheet}>${say("page-done")}</button>`;
}

/** @param {System} system
 * @param {string} rule
 * @param {string} choice
 * @param {string} usual
 */
function set(system, rule, choice, usual) {
  const { [rule]: _, ...others } = houseRules(system);
  keepHouseRules(system, choice === usual ? others : { ...others, [rule]: choice });
  draw();
}

/** @param {System} system */
function reset(system) {
  keepHouseRules(system, {});
  draw();
}

/** @param {ReceivedRules} rules */
function openReceived(rules) {
  openSheet(
    () => rules.name || say("page-house-rules-title"),
    () => received(rules),
  );
  readSets();
}

/** @param {ReceivedRules} rules */
const received = ({ system, name, setting, strange }) => html`
  <p>${say("page-set-received", { system: systemTitle(system.id, language()) })}</p>
  ${strange > 0 ? html`<p class="warning">${icon("warning")} <span>${say("page-set-strange", { count: strange })}</span></p>` : nothing}
  ${difference(system.switches, setting)}
  <button type="button" class="main wide" data-action="apply-set" @click=${() => {
    applySet(system, setting, name);
    closeSheet();
  }}>${icon("check")} ${say("page-set-apply")}</button>
  <button type="button" class="wide" data-action="begin-with-set" ?disabled=${engine.state === "failed"}
    @click=${() => closeSheetThen(() => startBattle(system.id, setting, ""))}>${icon("battle")} ${say("page-set-begin")}</button>
  ${keeping(system.id, name, setting)}`;

/** The way to keep house rules that someone sent, beside whatever has their name here; or the name under which they are kept.
 * @param {string} system
 * @param {string} name
 * @param {Setting} setting
 */
function keeping(system, name, setting) {
  const kept = nameOf(system, setting);
  if (kept)
    return html`<p class="soft" data-known=${kept}>${say("page-set-known", { name: kept })}</p>`;
  const free = freeName(system, name);
  return html`
    ${free === name ? nothing : html`<p class="soft" data-taken=${name}>${say("page-set-taken", { name, free })}</p>`}
    ${saveForm(system, name, setting, keepBeside)}`;
}

/** House rules that someone sent lie on the home screen; where they cannot be read, it says why.
 * @param {{received: ReceivedRules} | {trouble: Trouble}} read
 */
function receive(read) {
  showHome();
  route.trouble = "trouble" in read ? read.trouble : null;
  if ("received" in read) openReceived(read.received);
}

onLink(isHouseLink, (link) => receive(readHouseLink(link)));
onFile(isHouseFile, (file) => receive(readHouseFile(file)));
