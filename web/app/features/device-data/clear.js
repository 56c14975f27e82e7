/** Delete everything that Gonfalon keeps on this device: what that is, and the button that does it. */

import { cacheName, privateFolder } from "../../../shared/file-store.js";
import { waitFor } from "../../../shared/wait.js";
import { end } from "../../engine/engine.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { siteRoot } from "../../page/systems.js";
import { say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";

/** What the names of our databases and settings begin with; other sites may live on the same host. */
const OURS = /^gonfalon(?:[.~]|$)/u;

/** Milliseconds before each further attempt to remove files that are still held. */
const PAUSES = [50, 100, 200, 400, 800, 1600, 3200];

/** Whether Gonfalon is open in another window, which would write down again what it knows. */
export async function openInOtherWindow() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.filter(({ name }) => name?.startsWith(`${cacheName(siteRoot)} `)).length > 1;
}

/** Each step is tried, whatever becomes of the others; then the page comes anew, from the net. */
export async function clearEverything() {
  end();
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

/** A browser frees the files of an ended worker only some time after its end: until then they cannot be removed. */
async function snapshot() {
  const { name } = await privateFolder(siteRoot);
  const top = await navigator.storage.getDirectory();
  for (let tries = 0; ; tries += 1) {
    try {
      return await top.removeEntry(name, { recursive: true });
    } catch (error) {
      const held = error instanceof DOMException && error.name === "NoModificationAllowedError";
      if (!held || tries >= PAUSES.length) throw error;
      await waitFor(PAUSES[tries]);
    }
  }
}

async function serviceWorker() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
}

/** A service worker that was looking through its files may lay down one more: nothing of ours is there at a second look. */
async function files() {
  for (const pause of PAUSES.slice(-4)) {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith("gonfalon ") && name.endsWith(` ${siteRoot.pathname}`),
    );
    if (names.length === 0) return;
    await Promise.all(names.map((name) => caches.delete(name)));
    await waitFor(pause);
  }
}

/** What deleting everything means, and the button that does it. */
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
