/** Preferences of this device: language, colours, and how the page behaves. */

import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import {
  isPreferred,
  keepLanguage,
  setPreference,
  setTheme,
  THEMES,
  theme,
} from "../../page/preferences.js";
import { LANGUAGES, language, say, speak } from "../../page/words.js";
import { canVibrate, tryPreference } from "../../ui/feedback.js";
import { readTitles } from "../../ui/rules.js";
import { openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { nameManifest } from "../install/install.js";

/** @import { Preference } from "../../page/preferences.js" */

/** Each language in its own words. */
export const OWN_NAMES = { de: "Deutsch", fr: "Français", en: "English" };

/** @param {"long" | "short"} form */
export const languageChoice = (form) => html`<label class="preference ${form}">
  <span class="unseen">${say("page-language")}</span>
  <select data-action="language" @change=${chooseLanguage}>
    ${LANGUAGES.map(
      (code) => html`<option value=${code} lang=${code} ?selected=${code === language()}>
        ${form === "short" ? code.toUpperCase() : OWN_NAMES[code]}</option>`,
    )}
  </select>
</label>`;

/** @param {Event} event */
async function chooseLanguage(event) {
  const choice = /** @type {HTMLSelectElement} */ (event.target);
  const wanted = choice.value;
  try {
    if (!(await speak(wanted))) return;
  } catch (error) {
    console.info(String(error));
    choice.value = language();
    toast(say("page-language-missing"));
    return;
  }
  keepLanguage(wanted);
  nameManifest();
  draw();
  await readTitles();
}

export const themeChoice = () => html`<label class="preference long">
  <span class="unseen">${say("page-theme")}</span>
  <select data-action="theme" @change=${chooseTheme}>
    ${THEMES.map((one) => html`<option value=${one} ?selected=${one === theme()}>${say("page-theme-name", { theme: one })}</option>`)}
  </select>
</label>`;

/** @param {Event} event */
function chooseTheme(event) {
  setTheme(/** @type {HTMLSelectElement} */ (event.target).value);
  draw();
}

export const openPreferences = () => openSheet(() => say("page-preferences"), body);

const body = () => html`
  <div class="choices">
    <p class="choice-line"><span aria-hidden="true">${say("page-language")}</span> ${languageChoice("long")}</p>
    <p class="choice-line"><span aria-hidden="true">${say("page-theme")}</span> ${themeChoice()}</p>
    ${toggle("rolls")} ${toggle("unchanged")}
    ${navigator.wakeLock ? toggle("awake") : nothing}
    ${toggle("motion")} ${toggle("sound")} ${canVibrate() ? toggle("vibration") : nothing}
  </div>`;

/** @param {Preference} preference */
const toggle = (preference) => html`<label class="choice-line">
  <span>${say("page-preference", { wish: preference })}</span>
  <input type="checkbox" role="switch" class="toggle" data-preference=${preference} .checked=${isPreferred(preference)}
    @change=${(/** @type {Event} */ event) => choose(preference, event)}>
</label>`;

/** @param {Preference} preference
 * @param {Event} event
 */
function choose(preference, event) {
  setPreference(preference, /** @type {HTMLInputElement} */ (event.target).checked);
  if (isPreferred(preference)) tryPreference(preference);
  draw();
}
