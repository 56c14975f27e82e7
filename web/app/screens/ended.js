/** The battle is over: what now. */

import { showLog } from "../board/log.js";
import { openChronicle } from "../features/chronicle/sheet.js";
import { openRoster, unkept } from "../features/roster/sheet.js";
import { share } from "../features/share/sheet.js";
import { goHome, startBattle } from "../navigation/route.js";
import { html, nothing } from "../page/lit-html.js";
import { settingOf } from "../page/switches.js";
import { systemOf } from "../page/systems.js";
import { say } from "../page/words.js";
import { icon } from "../ui/icon.js";

/** @import { View } from "../../shared/view.d.ts" */

/** @param {View} view */
export function ended(view) {
  const fresh = unkept(view).length;
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
      <button type="button" class="main wide" data-action="new" @click=${() => another(view)}>${icon("battle")} ${say("page-again", { count })}</button>
    </div>`;
}

/** Another battle of the same system, by the house rules of this one.
 * @param {View} view
 */
function another(view) {
  if (systemOf(view.system)) startBattle(view.system, settingOf(view.switches), "");
  else goHome();
}
