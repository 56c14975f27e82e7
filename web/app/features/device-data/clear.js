/** Delete everything that Gonfalon keeps on this device: what that is, and the button that does it. */

import { cacheName, folderName } from "../../../shared/file-store.js";
import { waitFor } from "../../../shared/wait.js";
import { end } from "../../engine/engine.js";
import { endMaker } from "../../engine/snapshot.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { siteRoot } from "../../page/systems.js";
import { say } from "../../page/words.js";
import { forgetUnwritten } from "../../storage/write-behind.js";
import { icon } from "../../ui/icon.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";

/** The beginning of the names of our databases and settings; other sites may live on the same host. */
const OURS = /^gonfalon(?:[.~]|$)/u;

/** Milliseconds before each further look at what should be gone. */
const PAUSES = [400, 800, 1600, 3200];

/** True if Gonfalon is open in another window, which would write down again what it knows. */
export async function openInOtherWindow() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.filter(({ name }) => name?.startsWith(`${cacheName(siteRoot)} `)).length > 1;
}

/** Each step is tried, whatever becomes of the others; then the page comes anew, from the net. */
export async function clearEverything() {
  end();
  endMaker();
  forgetUnwritten();
  const steps = [databases, settings, snapshot, serviceWorker, files];
  for (const step of steps) await step().catch((error) => console.warn(String(error)));
  location.replace(siteRoot);
}

async function databases() {
  const known = await indexedDB.databases();
  const names = known.flatMap(({ name }) => (name && OURS.test(name) ? [name] : []));
  await Promise.all(names.map(deleted));
}

/** @param {string} name */
const deleted = (name) =>
  new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = done;
    request.onerror = () => failed(request.error);
  });

async function settings() {
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (OURS.test(key)) store.removeItem(key);
  }
}

async function snapshot() {
  const top = await navigator.storage.getDirectory();
  const ours = async () => {
    for await (const name of top.keys()) if (name === folderName(siteRoot)) return [name];
    return [];
  };
  await removeUntilGone(ours, (name) => top.removeEntry(name, { recursive: true }));
}

async function serviceWorker() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
}

async function files() {
  const ours = async () =>
    (await caches.keys()).filter(
      (name) => name.startsWith("gonfalon ") && name.endsWith(` ${siteRoot.pathname}`),
    );
  await removeUntilGone(ours, (name) => caches.delete(name));
}

/** A worker that was ended may hold its files for some time yet, so that they cannot be removed, or lay down one more: it is
 * done when nothing is there at a second look.
 * @param {() => Promise<string[]>} find
 * @param {(name: string) => Promise<unknown>} remove
 * @throws {Error} something is still there
 */
async function removeUntilGone(find, remove) {
  let names = await find();
  /** @type {unknown} */
  let cause;
  for (const pause of PAUSES) {
    const results = await Promise.allSettled(names.map(remove));
    cause = results.find((one) => one.status === "rejected")?.reason;
    await waitFor(pause);
    names = await find();
    if (names.length === 0) return;
  }
  throw new Error(`still there: ${names.join(", ")}`, { cause });
}

/** Open the sheet that says what deleting everything means, with the button that does it. */
export function openClear() {
  /** @type {"" | "elsewhere" | "offline"} */
  let trouble = "";
  let busy = false;
  const clear = async () => {
    trouble = !navigator.onLine ? "offline" : (await openInOtherWindow()) ? "elsewhere" : "";
    busy = trouble === "";
    draw();
    if (busy) await clearEverything();
  };
  openSheet(
    () => say("page-clear"),
    () => html`
      <p>${say("page-clear-what")}</p>
      <p>${say("page-clear-save")}</p>
      ${trouble ? html`<p class="refusal" role="alert" data-trouble=${trouble}>${icon("warning")} <span>${say("page-clear-trouble", { why: trouble })}</span></p>` : nothing}
      <button type="button" class="wide" data-action="clear-yes" data-hold ?disabled=${busy} @click=${clear}>${icon("delete")} ${say("page-clear-yes")}</button>
      <button type="button" class="wide" data-action="clear-no" @click=${closeSheet}>${say("page-clear-no")}</button>`,
  );
}
