/** Installing: what this browser offers, and the manifest in the reader's language. */

import { draw } from "../../page/draw.js";
import { language } from "../../page/words.js";

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

/** Whether the page runs as an app of its own. */
const installed = () =>
  matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches ||
  Boolean(/** @type {{standalone?: boolean}} */ (navigator).standalone);

/** An iPhone, an iPad, or an iPad that calls itself a Mac. */
const isApple = () =>
  /iPhone|iPad|iPod/u.test(navigator.userAgent) ||
  (/Macintosh/u.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** How this page becomes an app here: at a tap, by hand, or not at all; an app of Apple's misses links.
 * @returns {"tap" | "by-hand" | "apple-app" | ""}
 */
export function installing() {
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
