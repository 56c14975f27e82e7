/** Everything on this device goes: what that is, and the button that does it. */

import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";
import { clearEverything, openElsewhere } from "./clear.js";

export function openClear() {
  /** @type {"" | "elsewhere" | "offline"} */
  let trouble = "";
  let busy = false;
  const clear = async () => {
    trouble = !navigator.onLine ? "offline" : (await openElsewhere()) ? "elsewhere" : "";
    busy = trouble === "";
    draw();
    if (busy) await clearEverything();
  };
  openSheet(
    () => say("page-clear"),
    () => html`
      <p>${say("page-clear-what")}</p>
      <p>${say("page-clear-save")}</p>
      ${trouble ? html`<p class="refusal" role="alert" data-trouble=${trouble}>${icon("warning")} <span>${say("page-clear-trouble", { why: trouble })}</span></p>` : nothing}
      <button type="button" class="wide" data-action="clear-yes" data-hold ?disabled=${busy} @click=${clear}>${icon("delete")} ${say("page-clear-yes")}</button>
      <button type="button" class="wide" data-action="clear-no" @click=${closeSheet}>${say("page-clear-no")}</button>`,
  );
}
