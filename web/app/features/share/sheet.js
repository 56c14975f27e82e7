/** Share a link: as a code for a camera, by the device's own share sheet or copied; the link itself can always be seen. */

import { exportOpen } from "../../battle/files.js";
import { logOf } from "../../battle/open-log.js";
import { battleId, openView } from "../../battle/state.js";
import { battleTitle } from "../../battle/title.js";
import { door } from "../../engine/engine.js";
import { noteCompactLink } from "../../links/open-link.js";
import { html, nothing } from "../../page/lit-html.js";
import { figure, label, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { openSheetOver } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { addressOf, codesOf, versionOf } from "./code.js";
import { beginCodes, endCodes, shownCodes } from "./shown-codes.js";

/**
 * @typedef {object} Shared
 * @property {string} fragment the text after #
 * @property {string} [digits] the same for a code, if that is shorter there
 * @property {string} name
 * @property {string} text what goes with the link
 * @property {string} hint what the link holds
 * @property {() => unknown} [holds] draws what the link holds
 * @property {() => void} [file] saves the same as a file
 * @property {boolean} [isOpen] it is the open battle, which other devices may follow, too
 */

/** A longer message is cut or refused by some messengers. */
const MOST_LETTERS = 2000;

/** The way to a battle that several devices play at once: a link gives each of them a copy.
 * @type {(() => void) | null} */
let together = null;

/** @param {() => void} open */
export const offerTogether = (open) => {
  together = open;
};

/** The battle whose link the engine is asked for. */
let asked = "";

/** The open battle. */
export async function share() {
  const id = battleId();
  if (asked === id) return;
  asked = id;
  try {
    await shareBattle(id, logOf(id)?.length ?? 0);
  } finally {
    asked = "";
  }
}

/** @param {string} id
 * @param {number} length of its log
 */
async function shareBattle(id, length) {
  const { link = "", digits, refused } = await door({ do: "link", short: true, sketch: true });
  if (battleId() !== id) return;
  if (refused) {
    toast(label(refused.label, {}));
    return;
  }
  noteCompactLink(link, id, length);
  const name = battleTitle(openView()?.name ?? "", openView());
  shareAddress({
    fragment: link,
    digits,
    name,
    text: say("page-share-text", { name }),
    hint: say("page-share-hint"),
    file: () => exportOpen(name),
    isOpen: true,
  });
}

/** Show a link and its code; where the device has no way of its own to hand links on, a short one is copied at once.
 * @param {Shared} shared
 */
export async function shareAddress(shared) {
  const address = addressOf(shared.fragment);
  show(shared, address);
  if (!("share" in navigator) && !isLong(address)) await copy(address);
}

/** @param {string} address */
const isLong = (address) => address.length > MOST_LETTERS;

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

/**
 * @typedef {object} Way a way in which a link goes on
 * @property {"send" | "copy" | "export"} action
 * @property {"share" | "copy" | "export"} sign
 * @property {string} words
 * @property {() => void} take
 */

/** The ways that this device has; the one to be recommended comes first.
 * @param {Shared} shared
 * @param {string} address
 * @returns {Way[]}
 */
function waysOf(shared, address) {
  const { file } = shared;
  /** @type {Way[]} */
  const files = file
    ? [{ action: "export", sign: "export", words: say("page-export"), take: file }]
    : [];
  /** @type {Way[]} */
  const links = [
    { action: "copy", sign: "copy", words: say("page-copy"), take: () => copy(address) },
  ];
  if ("share" in navigator)
    links.unshift({
      action: "send",
      sign: "share",
      words: say("page-send"),
      take: () => send(shared, address).catch(select),
    });
  return isLong(address) ? [...files, ...links] : [...links, ...files];
}

/** @param {Way} way
 * @param {string} weight
 */
const button = ({ action, sign, words, take }, weight) =>
  html`<button type="button" class=${weight} data-action=${action} @click=${take}>${icon(sign)} ${words}</button>`;

/** @param {Shared} shared
 * @param {string} address
 */
function show(shared, address) {
  const codes = codesOf(shared.digits ?? shared.fragment);
  const isWhole = codes.length === 1;
  const size = {
    count: address.length,
    version: isWhole ? versionOf(codes[0]) : 0,
    fits: isLong(address) ? "long" : isWhole ? "code" : "message",
  };
  beginCodes(codes);
  openSheetOver(
    () => say("page-share"),
    () => {
      const [first, ...others] = waysOf(shared, address);
      return html`
      <p>${shared.hint}</p>
      ${shared.holds ? html`<details data-holds><summary>${say("page-share-holds")}</summary>${shared.holds()}</details>` : nothing}
      ${isLong(address) ? html`<p class="warning" data-long>${icon("warning")} <span>${say("page-share-long", { most: figure(MOST_LETTERS) })}</span></p>` : nothing}
      ${button(first, "main wide")}
      ${shownCodes()}
      <label class="unseen" for="share-link">${say("page-share-link")}</label>
      <textarea id="share-link" class="wide" rows="2" readonly @focus=${select} .value=${address}></textarea>
      <p class="soft" data-length=${address.length}>${say("page-share-length", size)}</p>
      ${others.map((way) => button(way, "wide"))}
      ${shared.isOpen && together ? html`<p>${say("page-share-together")}</p><button type="button" class="wide" data-action="live" @click=${together}>${icon("troops")} ${say("page-together")}</button>` : nothing}`;
    },
    endCodes,
  );
}
