/** The sheet that keeps the set-up of the open battle as a prepared battle, and the link to one. */

import { tidy } from "../../../shared/text-safety.js";
import { linkOfPrepared, prepareOpen } from "../../battle/prepared.js";
import { change } from "../../battle/state.js";
import { noteRead } from "../../battle/transitions.js";
import { asPrepared } from "../../links/reader.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { label, say } from "../../page/words.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { nameField } from "../rename/sheet.js";
import { shareAddress } from "../share/sheet.js";

/** @import { Trouble } from "../../../shared/view.d.ts" */

/** @type {Trouble | null} */
let refused = null;
/** One is being kept: a second tap would keep it twice. */
let isKeeping = false;

/** Keep the open battle's set-up, unless that is being done.
 * @param {string} name
 * @returns {Promise<{told: Trouble | null} | null>}
 */
async function keepOnce(name) {
  if (isKeeping) return null;
  isKeeping = true;
  try {
    return { told: await prepareOpen(name) };
  } finally {
    isKeeping = false;
  }
}

/** @param {string} name of the open battle */
export function openPrepare(name) {
  refused = null;
  openSheet(
    () => say("page-prepare"),
    () => html`<form class="plain" novalidate @submit=${submit}>
      <p>${say("page-prepare-what")}</p>
      ${nameField(name)}
      ${refused ? html`<p class="refusal" role="alert">${label(refused.label, {})}</p>` : nothing}
      <button type="submit" class="main wide" data-action="prepare-keep">${say("page-prepare-keep")}</button>
    </form>`,
  );
}

/** Keep the battle that came as a link as it came: a prepared one.
 * @param {string} name
 */
export async function keepLinked(name) {
  const kept = await keepOnce(name);
  if (!kept) return;
  const { told } = kept;
  toast(told ? label(told.label, {}) : say("page-prepare-kept"));
  if (!told) change(noteRead);
}

/** @param {SubmitEvent} event */
async function submit(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  const kept = await keepOnce(tidy(String(new FormData(form).get("name"))));
  if (!kept) return;
  refused = kept.told;
  if (refused) draw();
  else {
    closeSheet();
    toast(say("page-prepare-kept"));
  }
}

/** Share a prepared battle of the list.
 * @param {string} id
 * @param {string} name
 */
export async function sharePrepared(id, name) {
  const { link, digits, refused: no, unreadable = no } = await linkOfPrepared(id);
  if (!link) {
    if (unreadable) toast(label(unreadable.label, {}));
    return;
  }
  shareAddress({
    fragment: asPrepared(link),
    digits: digits && asPrepared(digits),
    name,
    text: say("page-share-prepared", { name }),
    hint: say("page-share-prepared-hint"),
  });
}
