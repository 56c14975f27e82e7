/** Another name for a battle. */

import { draw } from "../draw.js";
import { html, nothing } from "../lit.js";
import { renameKept } from "../opening.js";
import { closeSheet, openSheet } from "../parts/sheet.js";
import { play, rename } from "../play.js";
import { arrive } from "../route.js";
import { tidy } from "../tidy.js";
import { label, say } from "../words.js";

/** @import { Trouble } from "../view.d.ts" */

/** @type {Trouble | null} */
let refused = null;

/** @param {string | null} id a battle of the list; null for the open one
 * @param {string} name
 */
export function openRename(id, name) {
  refused = null;
  openSheet(
    () => say("page-rename"),
    () => html`<form class="plain" novalidate @submit=${(/** @type {SubmitEvent} */ event) => submit(event, id)}>
      <label>${say("page-name")}
        <input class="wide" type="text" name="name" maxlength="60" autocomplete="off" value=${name}></label>
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
  refused = id ? await renameKept(id, name) : await rename(name);
  if (!refused) {
    closeSheet();
    if (id && !play.id) arrive();
  }
  draw();
}
