/** The sheet that renames a battle. */

import { tidy } from "../../../shared/text-safety.js";
import { rename } from "../../battle/answering.js";
import { renameStored } from "../../battle/open-battle.js";
import { battleId } from "../../battle/state.js";
import { showHome } from "../../navigation/route.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { label, say } from "../../page/words.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";

/** @import { Trouble } from "../../../shared/view.d.ts" */

/** @type {Trouble | null} */
let refused = null;

/** The field for the name of a battle.
 * @param {string} name
 */
export const nameField = (name) => html`<label>${say("page-name")}
  <input class="wide" type="text" name="name" maxlength="60" autocomplete="off" value=${name}></label>`;

/** @param {string | null} id a battle of the list; null for the open one
 * @param {string} name
 */
export function openRename(id, name) {
  refused = null;
  openSheet(
    () => say("page-rename"),
    () => html`<form class="plain" novalidate @submit=${(/** @type {SubmitEvent} */ event) => submit(event, id)}>
      ${nameField(name)}
      ${refused ? html`<p class="refusal" role="alert">${label(refused.label, {})}</p>` : nothing}
      <button type="submit" class="main wide">${say("page-confirm")}</button>
    </form>`,
  );
}

/** @param {SubmitEvent} event
 * @param {string | null} id
 */
async function submit(event, id) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  const name = tidy(String(new FormData(form).get("name")));
  refused = id ? await renameStored(id, name) : await rename(name);
  if (!refused) {
    closeSheet();
    if (id && !battleId()) showHome();
  }
  draw();
}
