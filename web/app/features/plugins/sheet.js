/** A rule system from outside: chosen as a file or by its address, looked at, asked about, kept, and removed again. */

import { retry } from "../../engine/engine.js";
import { onLink, showHome } from "../../navigation/route.js";
import { afterDrawing, draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { installedPlugins, readSystems, removePlugin, rereadPlugins } from "../../page/systems.js";
import { kilobytes, label, language, relearn, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { readTitles } from "../../ui/rules.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { verify } from "../updates/updates.js";
import { askTrial, endTrial } from "./trial.js";

/** @import { About } from "../../../shared/plugin-store.js" */
/** @import { Told } from "./trial.js" */
/** @import { Label } from "../../../shared/view.d.ts" */

/** The facts that a wheel states about itself, and those that can be measured.
 * @param {About} about
 */
export const pluginFacts = (about) => html`
  ${about.summary ? html`<p>${about.summary}</p>` : nothing}
  <dl class="told">
    ${fact(say("page-plugin-package"), `${about.name} ${about.version}`)}
    ${fact(say("page-plugin-author"), about.author || say("page-plugin-unsaid"))}
    ${fact(say("page-plugin-from"), about.from ?? "")}
  </dl>
  <details>
    <summary>${say("page-details")}</summary>
    <dl class="told">
      ${fact(say("page-plugin-licence"), about.licence || say("page-plugin-unsaid"))}
      ${fact(say("page-plugin-size"), kilobytes(about.size))}
      ${fact(say("page-plugin-hash"), html`<code>${about.hash}</code>`)}
    </dl>
  </details>`;

/** @param {string} what
 * @param {unknown} value
 */
const fact = (what, value) => html`<div><dt>${what}</dt><dd>${value}</dd></div>`;

/** @param {About} about */
export function openPlugin(about) {
  const title = about.system.title[language()];
  openSheet(
    () => title,
    () => html`${pluginFacts(about)}
      <p>${say("page-plugin-remove-hint")}</p>
      <button type="button" class="wide" data-action="plugin-remove" @click=${() => remove(about.id, title)}>${icon("delete")} ${say("page-plugin-remove")}</button>`,
  );
}

/** @param {string} id
 * @param {string} title
 */
async function remove(id, title) {
  await removePlugin(id);
  await askTrial({ do: "recheck" });
  endTrial();
  verify();
  await pluginsChanged();
  closeSheet();
  toast(say("page-plugin-removed", { title }));
}

const MOST_LETTERS = 2_000;

const nothingYet = () => ({
  /** @type {"" | "fetch" | "read" | "try"} */
  busy: "",
  address: "",
  /** @type {About | null} */
  about: null,
  /** The version that it would replace. */
  old: "",
  /** @type {Label | null} */
  unfit: null,
});

const now = nothingYet();

const MARK = "s=";

/** True if a link leads to a rule system.
 * @param {string} fragment what stands behind #
 */
const isPluginLink = (fragment) => fragment.startsWith(MARK);

/** The address in such a link.
 * @param {string} fragment
 */
function addressIn(fragment) {
  const letters = fragment.slice(MARK.length, MOST_LETTERS);
  try {
    return decodeURIComponent(letters);
  } catch {
    return letters;
  }
}

/** @param {string} [address] from a link; nothing is fetched before the person says so */
export function openAddPlugin(address = "") {
  endTrial();
  Object.assign(now, nothingYet(), { address });
  openSheet(() => (now.about ? title(now.about) : say("page-plugin-add")), body, endTrial);
}

/** @param {About} about */
const title = (about) => say("page-plugin-question", { title: about.system.title[language()] });

function body() {
  if (now.about) return question(now.about);
  return html`
    <p>${say("page-plugin-intro")}</p>
    ${refusal()}
    <label class="button file wide">${icon("import")} ${say("page-plugin-file")}
      <input class="unseen" type="file" accept=".whl" data-action="plugin-file" ?disabled=${now.busy !== ""} @change=${chosen}></label>
    <form class="plain" novalidate @submit=${fetched}>
      <label>${say("page-plugin-address")}
        <input class="wide" type="url" name="address" inputmode="url" autocomplete="off" spellcheck="false" maxlength=${MOST_LETTERS}
          placeholder="https://" .value=${now.address}></label>
      <p class="soft">${say("page-plugin-fetch-hint")}</p>
      <button type="submit" class="wide" data-action="plugin-fetch" ?disabled=${now.busy !== ""}>${say("page-plugin-fetch")}</button>
    </form>
    ${working()}`;
}

/** The question about a plugin: what it is, whose code it is, and what it may do; then yes or no.
 * @param {About} about
 */
const question = (about) => html`
  ${refusal()}
  ${pluginFacts(about)}
  ${now.old ? html`<p>${say("page-plugin-replaces", { old: now.old, new: about.version })}</p>` : nothing}
  <p class="warning">${icon("warning")} <span>${say("page-plugin-warning")}</span></p>
  ${working()}
  <button type="button" class="main wide" data-action="plugin-add" ?disabled=${now.busy !== ""} @click=${taken}>${icon("check")} ${say("page-plugin-yes")}</button>
  <button type="button" class="wide" data-action="plugin-cancel" @click=${closeSheet}>${say("page-plugin-no")}</button>`;

const refusal = () =>
  now.unfit
    ? html`<p class="refusal" role="alert" data-trouble=${now.unfit.id}>${icon("warning")} <span>${label(now.unfit, {})}</span></p>`
    : nothing;

const working = () =>
  html`<p role="status" class="soft">${now.busy ? say("page-plugin-busy", { what: now.busy }) : nothing}</p>`;

/** @param {Event} event */
async function chosen(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  await looked("read", async () =>
    askTrial({ do: "read", bytes: await file.arrayBuffer(), from: file.name }),
  );
  input.value = "";
}

/** @param {SubmitEvent} event */
async function fetched(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  now.address = String(new FormData(form).get("address")).trim();
  await looked("fetch", () => askTrial({ do: "fetch", address: now.address }));
}

/** @param {"fetch" | "read"} busy
 * @param {() => Promise<Told>} attempt
 */
async function looked(busy, attempt) {
  const told = await during(busy, attempt);
  if (!told.about) return;
  const { about } = told;
  const old = (await installedPlugins()).find(({ id }) => id === about.id);
  Object.assign(now, { about, old: old?.version ?? "" });
  afterDrawing(() => document.querySelector("#sheet .sheet-body")?.scrollTo(0, 0));
}

/** Yes: it is tried, kept, and the engine starts anew with it. */
async function taken() {
  const { about } = now;
  const tried = await during("try", () => askTrial({ do: "try" }));
  if (!about || !tried.passed) return;
  const kept = await during("try", () => askTrial({ do: "keep" }));
  if (!kept.kept) return;
  endTrial();
  await pluginsChanged();
  closeSheet();
  toast(say("page-plugin-added", { title: about.system.title[language()] }));
  navigator.storage?.persist?.();
}

/** @param {typeof now.busy} busy
 * @param {() => Promise<Told>} attempt
 */
async function during(busy, attempt) {
  Object.assign(now, { busy, unfit: null });
  draw();
  const told = await attempt();
  if (told.unfit) endTrial();
  Object.assign(now, { busy: "", unfit: told.unfit ?? null, ...(told.unfit && { about: null }) });
  draw();
  return told;
}

/** A system came or went: lists, words and titles are read again, and the engine starts anew. */
export async function pluginsChanged() {
  await rereadPlugins();
  await Promise.all([readSystems(), relearn()]);
  await readTitles();
  retry();
}

onLink(isPluginLink, (link) => {
  showHome();
  openAddPlugin(addressIn(link));
});
