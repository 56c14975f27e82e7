/** The battle is over: what now. */

import { html } from "../lit.js";
import { showLog } from "../log.js";
import { icon } from "../parts/icon.js";
import { goHome, startBattle } from "../route.js";
import { houseRules } from "../settings.js";
import { share } from "../sheets/share.js";
import { systemOf } from "../systems.js";
import { say } from "../words.js";

/** @import { View } from "../view.d.ts" */

/** @param {View} view */
export const ended = (view) => html`
  <div class="ask ended">
    <h2 id="ask-words" tabindex="-1">${say("page-over")}</h2>
    <button type="button" class="main wide" data-action="new" @click=${() => another(view)}>${icon("battle")} ${say("page-new-battle")}</button>
    <div class="row">
      <button type="button" data-action="share" @click=${share}>${icon("share")} ${say("page-share")}</button>
      <button type="button" data-action="log" @click=${showLog}>${icon("log")} ${say("page-log")}</button>
      <button type="button" data-action="home" @click=${goHome}>${icon("home")} ${say("page-home")}</button>
    </div>
  </div>`;

/** Another battle of the same system, by the house rules of this device.
 * @param {View} view
 */
function another(view) {
  const system = systemOf(view.system);
  if (system) startBattle(system.id, houseRules(system), "");
  else goHome();
}
