/** Why a battle, a link or a file could not be opened. */

import { openLink, route, takeBattle } from "../navigation/route.js";
import { draw } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { icon } from "../ui/icon.js";

export const trouble = () =>
  route.trouble
    ? html`<div class="notice" role="alert" data-trouble=${route.trouble.code}>
        <p>${icon("warning")} ${label(route.trouble.label, {})}</p>
        ${route.trouble.battle ? takeOver(route.trouble.battle) : nothing}
        ${route.trouble.link ? again(route.trouble.link) : nothing}
        <button type="button" class="quiet" @click=${dismiss}>${say("page-close")}</button>
      </div>`
    : nothing;

/** @param {string} id */
const takeOver = (id) =>
  html`<button type="button" class="main" data-action="continue" @click=${() => takeBattle(id)}>${say("page-take-battle")}</button>`;

/** @param {string} link */
const again = (link) =>
  html`<button type="button" class="main" data-action="try-again" @click=${() => openLink(link)}>${say("page-retry")}</button>`;

function dismiss() {
  route.trouble = null;
  draw();
}
