/** The choice of language and of theme. */

import { draw } from "../../page/draw.js";
import { html } from "../../page/lit-html.js";
import { keepLanguage, setTheme, THEMES, theme } from "../../page/preferences.js";
import { LANGUAGES, language, say, speak } from "../../page/words.js";
import { readTitles } from "../../ui/rules.js";
import { toast } from "../../ui/toast.js";
import { nameManifest } from "../install/install.js";

/** Each language in its own words. */
export const OWN_NAMES = { de: "Deutsch", fr: "Français", en: "English" };

/** @param {"long" | "short"} form */
export const languageChoice = (form) => html`<label class="wish ${form}">
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

export const themeChoice = () => html`<label class="wish long">
  <span class="unseen">${say("page-theme")}</span>
  <select data-action="theme" @change=${chooseTheme}>
    ${THEMES.map((wish) => html`<option value=${wish} ?selected=${wish === theme()}>${say("page-theme-name", { theme: wish })}</option>`)}
  </select>
</label>`;

/** @param {Event} event */
function chooseTheme(event) {
  setTheme(/** @type {HTMLSelectElement} */ (event.target).value);
  draw();
}
