/** The notice of the live line above the table: a fork that the table has to settle, a line that has ended, a device that left. */

import { battleId } from "../../battle/state.js";
import { html, nothing } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { brokenNotice } from "./broken-throws.js";
import { openFork } from "./fork.js";
import { forgetEnd, isAlone, session } from "./line-state.js";
import { forks } from "./session.js";
import { joinAgain, openDevices } from "./sheet.js";

export const liveNotice = () => html`${lineNotice()}${brokenNotice()}`;

function lineNotice() {
  const [device] = forks().keys();
  if (device !== undefined) return apart(device);
  if (session.ended && session.endedIn === battleId()) return told("ended", session.ended);
  if (session.left) return told("left", session.left);
  return isAlone() ? told("alone", "") : nothing;
}

/** @param {string} device whose fork it is; "" on the guest itself */
const apart = (device) => html`<div class="notice" role="status" data-live-apart=${session.role}>
  <p><span>${icon("warning")} ${say("page-together-apart", { role: session.role })}</span></p>
  ${
    session.role === "host"
      ? html`<button type="button" class="main" data-action="continuations" @click=${() => openFork(device)}>${say("page-met-beside")}</button>`
      : nothing
  }
</div>`;

/** @param {"ended" | "left" | "alone"} what
 * @param {string} why
 */
function wordsOf(what, why) {
  if (what === "ended") return say("page-together-ended", { why });
  return what === "left" ? say("page-together-left", { why }) : say("page-together-alone");
}

/** The line has ended, a device has left it, or there is none to a battle that several devices have played.
 * @param {"ended" | "left" | "alone"} what
 * @param {string} why
 */
const told = (
  what,
  why,
) => html`<div class="notice" role="status" data-live-notice=${what} data-live-ended=${what === "ended" ? why : nothing}>
  <p><span>${icon("warning")} ${wordsOf(what, why)}</span></p>
  <div class="row">
    <button type="button" class="main" data-action="live" @click=${openDevices}>${say("page-together")}</button>
    ${
      what === "left"
        ? nothing
        : html`<button type="button" data-action="live-join" @click=${joinAgain}>${say("page-together-guest")}</button>`
    }
    <button type="button" class="quiet" data-action="note-read" @click=${forgetEnd}>${say("page-note-read")}</button>
  </div>
</div>`;
