/** Ways in: a link that is pasted, and the page as an app of its own. */

import { openText } from "../../navigation/route.js";
import { html, nothing } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { install, installing } from "./install.js";

/** A field for a link, for whoever got one outside this window. */
export const pasted = () => html`<form class="paste" data-action="paste" @submit=${open}>
  <label for="paste">${say("page-paste")}</label>
  <div class="row">
    <input id="paste" name="link" type="text" inputmode="url" autocomplete="off" autocapitalize="off" spellcheck="false" required>
    <button type="submit">${icon("entry-door")} ${say("page-paste-open")}</button>
  </div>
  ${installing() === "apple-app" ? html`<p class="soft">${say("page-paste-apple")}</p>` : nothing}
</form>`;

/** @param {SubmitEvent} event */
function open(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (openText(String(new FormData(form).get("link")))) form.reset();
}

/** Gonfalon as an app, as far as this browser lets it. */
export function app() {
  const way = installing();
  if (way === "tap") {
    return html`<section class="install" aria-labelledby="install-title" data-install="tap">
      <h2 id="install-title">${say("page-install")}</h2>
      <p>${say("page-install-why")}</p>
      <button type="button" data-action="install" @click=${install}>${icon("export")} ${say("page-install-now")}</button>
    </section>`;
  }
  if (way !== "by-hand") return nothing;
  return html`<section class="install" aria-labelledby="install-title" data-install="by-hand">
    <h2 id="install-title">${say("page-install")}</h2>
    <details>
      <summary>${say("page-install-apple")}</summary>
      <ol>
        <li>${say("page-install-apple-share")}</li>
        <li>${say("page-install-apple-add")}</li>
      </ol>
      <p>${say("page-install-apple-storage")}</p>
      <p>${say("page-install-apple-links")}</p>
    </details>
  </section>`;
}
