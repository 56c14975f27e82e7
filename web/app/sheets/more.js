/** Everything about a battle that is not its next move. */

import { exportOpen } from "../files.js";
import { html, nothing } from "../lit.js";
import { icon } from "../parts/icon.js";
import { closeSheet, openSheet } from "../parts/sheet.js";
import { themeChoice } from "../parts/wishes.js";
import { play } from "../play.js";
import { goHome } from "../route.js";
import { language, say } from "../words.js";
import { switchField } from "./house-rules.js";
import { openRename } from "./rename.js";
import { openRulings } from "./rulings.js";

export function openMore() {
  openSheet(() => say("page-more"), body);
}

function body() {
  const { view } = play;
  if (!view) return nothing;
  return html`<ul class="menu">
    ${entry("rulings", "ruling", say("page-rulings"), openRulings)}
    ${view.switches.length > 0 ? entry("switches", "settings", say("page-switches"), openSwitches) : nothing}
    ${entry("rename", "rename", say("page-rename"), () => openRename(null, view.name))}
    ${entry("export", "export", say("page-export"), () => exportOpen(view.name))}
    <li><a class="button" href="rules/${view.system}/${language()}.html" target="_blank">${icon("rule")} ${say("page-rules")}</a></li>
    <li>${themeChoice()}</li>
    ${entry("home", "home", say("page-home"), () => {
      closeSheet();
      goHome();
    })}
  </ul>`;
}

/** @param {string} action
 * @param {string} picture
 * @param {string} words
 * @param {() => void} act
 */
const entry = (action, picture, words, act) =>
  html`<li><button type="button" class="wide" data-action=${action} @click=${act}>${icon(picture)} ${words}</button></li>`;

/** The house rules of the running battle; the game master changes them by a ruling. */
function openSwitches() {
  openSheet(
    () => say("page-switches"),
    () => html`
      ${play.view?.switches.map(({ rule, value, default: usual, choices }) => switchField(rule, usual, choices, value, null))}
      <p class="soft">${say("page-switches-hint")}</p>
      <button type="button" class="wide" @click=${openRulings}>${icon("ruling")} ${say("page-rulings")}</button>`,
  );
}
