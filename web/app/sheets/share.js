/** Send the whole battle as a link: by the system's own sheet, else copied, and always there to be seen. */

import { door } from "../engine.js";
import { html } from "../lit.js";
import { icon } from "../parts/icon.js";
import { openSheet } from "../parts/sheet.js";
import { toast } from "../parts/toast.js";
import { play } from "../play.js";
import { battleTitle } from "../title.js";
import { say } from "../words.js";

export async function share() {
  const { link } = await door({ do: "link" });
  const address = new URL(`#${link}`, location.href.split("#")[0]).href;
  const name = battleTitle(play.view?.name ?? "", play.view);
  if (navigator.share) {
    await navigator
      .share({ title: name, text: say("page-share-text", { name }), url: address })
      .catch(() => show(address));
    return;
  }
  show(address);
  await copy(address);
}

/** @param {string} address */
async function copy(address) {
  try {
    await navigator.clipboard.writeText(address);
    toast(say("page-copied"));
  } catch {
    select();
  }
}

const select = () =>
  /** @type {HTMLInputElement | null} */ (document.getElementById("share-link"))?.select();

/** @param {string} address */
function show(address) {
  openSheet(
    () => say("page-share"),
    () => html`
      <p>${say("page-share-hint")}</p>
      <label class="unseen" for="share-link">${say("page-share-link")}</label>
      <textarea id="share-link" class="wide" rows="4" readonly @focus=${select} .value=${address}></textarea>
      <button type="button" class="main wide" data-action="copy" @click=${() => copy(address)}>${icon("copy")} ${say("page-copy")}</button>`,
  );
}
