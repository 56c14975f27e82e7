/** The sheet of wishes: language, colours, and how the page behaves on this device. */

import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { setWish, wished } from "../../page/preferences.js";
import { say } from "../../page/words.js";
import { canVibrate, tryOut } from "../../ui/senses.js";
import { openSheet } from "../../ui/sheet.js";
import { stayAwake } from "./keep-awake.js";
import { languageChoice, themeChoice } from "./sheet.js";

/** @import { Wish } from "../../page/preferences.js" */

export const openWishes = () => openSheet(() => say("page-wishes"), body);

const body = () => html`
  <div class="choices">
    <p class="choice-line"><span aria-hidden="true">${say("page-language")}</span> ${languageChoice("long")}</p>
    <p class="choice-line"><span aria-hidden="true">${say("page-theme")}</span> ${themeChoice()}</p>
    ${navigator.wakeLock ? toggle("awake") : nothing}
    ${toggle("motion")} ${toggle("sound")} ${canVibrate() ? toggle("vibration") : nothing}
  </div>`;

/** @param {Wish} wish */
const toggle = (wish) => html`<label class="choice-line">
  <span>${say("page-wish", { wish })}</span>
  <input type="checkbox" role="switch" class="toggle" data-wish=${wish} .checked=${wished(wish)}
    @change=${(/** @type {Event} */ event) => choose(wish, event)}>
</label>`;

/** @param {Wish} wish
 * @param {Event} event
 */
function choose(wish, event) {
  setWish(wish, /** @type {HTMLInputElement} */ (event.target).checked);
  stayAwake();
  if (wished(wish)) tryOut(wish);
  draw();
}
