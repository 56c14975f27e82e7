/** The page as an app of its own: what this browser offers, the manifest's language, and a field for links that open
 * outside the app.
 */

import { openText } from "../../navigation/route.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { language, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";

/** @typedef {Event & {prompt(): Promise<unknown>}} InstallOffer */

/** @type {InstallOffer | null} */
let offer = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = /** @type {InstallOffer} */ (event);
  draw();
});
addEventListener("appinstalled", () => {
  offer = null;
  draw();
});

/** True if the page runs as an app of its own. */
const installed = () =>
  matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches ||
  Boolean(/** @type {{standalone?: boolean}} */ (navigator).standalone);

/** An iPhone, an iPad, or an iPad that calls itself a Mac. */
const isApple = () =>
  /iPhone|iPad|iPod/u.test(navigator.userAgent) ||
  (/Macintosh/u.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** The way in which this page becomes an app here: at a tap, by hand, or not at all; an app of Apple's misses links.
 * @returns {"tap" | "by-hand" | "apple-app" | ""}
 */
export function installWay() {
  if (installed()) return isApple() ? "apple-app" : "";
  if (offer) return "tap";
  return isApple() ? "by-hand" : "";
}

/** Ask the browser to install; it asks once an offer. */
export async function install() {
  const asked = offer;
  offer = null;
  await asked?.prompt();
  draw();
}

/** Let the manifest speak the language of the page. */
export function nameManifest() {
  const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel='manifest']"));
  link.href = link.dataset[language()] ?? link.href;
}

/** A field for a link, for whoever got one outside this window.
 * @param {unknown} beside another way to bring one in
 */
export const pasteLink = (beside) => html`<form class="paste" data-action="paste" @submit=${open}>
  <label for="paste">${say("page-paste")}</label>
  <div class="row">
    <input id="paste" name="link" type="text" inputmode="url" autocomplete="off" autocapitalize="off" spellcheck="false" required>
    <button type="submit">${icon("entry-door")} ${say("page-paste-open")}</button>
  </div>
  ${beside}
  ${installWay() === "apple-app" ? html`<p class="soft">${say("page-paste-apple")}</p>` : nothing}
</form>`;

/** @param {SubmitEvent} event */
function open(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (openText(String(new FormData(form).get("link")))) form.reset();
}

/** Gonfalon as an app, as far as this browser lets it. */
export function installSection() {
  const way = installWay();
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
