/** Share a link: by the device's own share sheet, else copied; the link itself can always be seen. */

import { exportOpen } from "../../battle/files.js";
import { openView } from "../../battle/state.js";
import { battleTitle } from "../../battle/title.js";
import { door } from "../../engine/engine.js";
import { html, nothing } from "../../page/lit-html.js";
import { figure, label, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";

/**
 * @typedef {object} Shared
 * @property {string} fragment the text after #
 * @property {string} name
 * @property {string} text what goes with the link
 * @property {string} hint what the link holds
 * @property {() => void} file saves the same as a file
 */

/** A longer message is cut or refused by some messengers. */
const MOST_LETTERS = 2000;

/** The open battle. */
export async function share() {
  const { link, refused } = await door({ do: "link", sketch: true });
  if (refused) {
    toast(label(refused.label, {}));
    return;
  }
  const name = battleTitle(openView()?.name ?? "", openView());
  shareAddress({
    fragment: link ?? "",
    name,
    text: say("page-share-text", { name }),
    hint: say("page-share-hint"),
    file: () => exportOpen(name),
  });
}

/** A link that a messenger takes goes on its way at once; what is longer is shown first.
 * @param {Shared} shared
 */
export async function shareAddress(shared) {
  const address = new URL(`#${shared.fragment}`, location.href.split("#")[0]).href;
  if (address.length > MOST_LETTERS) {
    show(shared, address);
  } else if ("share" in navigator) {
    await send(shared, address).catch(() => show(shared, address));
  } else {
    show(shared, address);
    await copy(address);
  }
}

/** @param {Shared} shared
 * @param {string} address
 */
const send = ({ name, text }, address) => navigator.share({ title: name, text, url: address });

/** @param {string} address */
async function copy(address) {
  try {
    await navigator.clipboard.writeText(address);
    toast(say("page-copied"));
  } catch {
    select();
    toast(say("page-copy-refused"));
  }
}

const select = () =>
  /** @type {HTMLInputElement | null} */ (document.getElementById("share-link"))?.select();

/** @param {Shared} shared
 * @param {string} address
 */
function show(shared, address) {
  const long = address.length > MOST_LETTERS;
  openSheet(
    () => say("page-share"),
    () => html`
      <p>${shared.hint}</p>
      ${long ? html`<p class="warning" data-long>${icon("warning")} <span>${say("page-share-long", { most: figure(MOST_LETTERS) })}</span></p>` : nothing}
      <label class="unseen" for="share-link">${say("page-share-link")}</label>
      <textarea id="share-link" class="wide" rows="4" readonly @focus=${select} .value=${address}></textarea>
      <p class="soft" data-length=${address.length}>${say("page-share-length", { count: address.length })}</p>
      <button type="button" class="${long ? "" : "main "}wide" data-action="copy" @click=${() => copy(address)}>${icon("copy")} ${say("page-copy")}</button>
      ${
        long && "share" in navigator
          ? html`<button type="button" class="wide" data-action="send" @click=${() => send(shared, address).catch(select)}>
            ${icon("share")} ${say("page-share")}</button>`
          : nothing
      }
      <button type="button" class="${long ? "main " : ""}wide" data-action="export" @click=${shared.file}>${icon("export")} ${say("page-export")}</button>`,
  );
}
