/** A rule system that was brought: what is known of it, and how it goes again. */

import { html, nothing } from "../../page/lit-html.js";
import { forgetGuest } from "../../page/plugins.js";
import { kilobytes, language, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { verify } from "../updates/updates.js";
import { guestsMoved } from "./sheet.js";
import { ask, end } from "./trial.js";

/** @import { About } from "../../../shared/plugin-store.js" */

/** What a wheel says about itself, and what can be measured.
 * @param {About} about
 */
export const facts = (about) => html`
  ${about.summary ? html`<p>${about.summary}</p>` : nothing}
  <dl class="told">
    ${fact(say("page-bring-package"), `${about.name} ${about.version}`)}
    ${fact(say("page-bring-author"), about.author || say("page-bring-unsaid"))}
    ${fact(say("page-bring-from"), about.from ?? "")}
  </dl>
  <details>
    <summary>${say("page-details")}</summary>
    <dl class="told">
      ${fact(say("page-bring-licence"), about.licence || say("page-bring-unsaid"))}
      ${fact(say("page-bring-size"), kilobytes(about.size))}
      ${fact(say("page-bring-hash"), html`<code>${about.hash}</code>`)}
    </dl>
  </details>`;

/** @param {string} what
 * @param {unknown} value
 */
const fact = (what, value) => html`<div><dt>${what}</dt><dd>${value}</dd></div>`;

/** @param {About} about */
export function openGuest(about) {
  const title = about.system.title[language()];
  openSheet(
    () => title,
    () => html`${facts(about)}
      <p>${say("page-bring-remove-hint")}</p>
      <button type="button" class="wide" data-action="bring-remove" @click=${() => remove(about.id, title)}>${icon("delete")} ${say("page-bring-remove")}</button>`,
  );
}

/** @param {string} id
 * @param {string} title
 */
async function remove(id, title) {
  await forgetGuest(id);
  await ask({ do: "doubt" });
  end();
  verify();
  await guestsMoved();
  closeSheet();
  toast(say("page-bring-removed", { title }));
}
