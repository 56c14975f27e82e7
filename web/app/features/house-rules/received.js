/** House rules that someone sent: what they change, to be kept, and to be played by. */

import { arrive, onFile, onLink, route } from "../../navigation/route.js";
import { html, nothing } from "../../page/lit-html.js";
import { systemTitle } from "../../page/systems.js";
import { language, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";
import { isHouseFile, isHouseLink, readHouseFile, readHouseLink } from "./link.js";
import { apply, saving } from "./named-sets.js";
import { readSets } from "./store.js";
import { difference } from "./switch-field.js";

/** @import { Brought } from "./link.js" */
/** @import { Trouble } from "../../../shared/view.d.ts" */

/** @param {Brought} brought */
function openBrought({ system, name, setting, strange }) {
  openSheet(
    () => name || say("page-house-rules-title"),
    () => html`
      <p>${say("page-set-brought", { system: systemTitle(system.id, language()) })}</p>
      ${strange > 0 ? html`<p class="warning">${icon("warning")} <span>${say("page-set-strange", { count: strange })}</span></p>` : nothing}
      ${difference(system.switches, setting)}
      <button type="button" class="main wide" data-action="apply-set" @click=${() => {
        apply(system, setting, name);
        closeSheet();
      }}>${icon("check")} ${say("page-set-apply")}</button>
      ${saving(system.id, name, setting)}`,
  );
  readSets();
}

/** House rules that someone sent lie on the home screen; where they cannot be read, it says why.
 * @param {{brought: Brought} | {trouble: Trouble}} read
 */
function receive(read) {
  arrive();
  route.trouble = "trouble" in read ? read.trouble : null;
  if ("brought" in read) openBrought(read.brought);
}

onLink(isHouseLink, (link) => receive(readHouseLink(link)));
onFile(isHouseFile, (file) => receive(readHouseFile(file)));
