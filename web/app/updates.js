/** The service worker: offline use, and updates that wait until no battle is open. */

import { Files, list } from "../device/files.js";
import { draw } from "./draw.js";
import { html, nothing } from "./lit.js";
import { say } from "./words.js";

/** @type {ServiceWorker | null} */
let waiting = null;
let ready = false;
let wished = false;

/** Whether everything lies on this device, as far as we could see. */
export const offline = () => ready;

/** Register the service worker; without one everything works, but only online. */
export async function register() {
  try {
    await prepare();
  } catch (error) {
    console.info(String(error));
  }
}

async function prepare() {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (wished) location.reload();
  });
  const registration = await navigator.serviceWorker.register("sw.js");
  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  offer(registration.waiting);
  await navigator.serviceWorker.ready;
  ready = await complete();
  draw();
}

/** Whether the page and all that the engine needs lie in the cache; a device short of room may have thrown some away. */
async function complete() {
  const root = new URL("../", import.meta.url);
  const told = await list(root);
  const needed = ["index.html", ...Object.values(told.start).flat()];
  return (await new Files(root, told).missing(needed)).length === 0;
}

/** @param {ServiceWorker | null} worker */
function watch(worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
  });
}

/** @param {ServiceWorker | null} worker */
function offer(worker) {
  waiting = worker;
  draw();
}

function update() {
  wished = true;
  waiting?.postMessage("update-now");
}

/** The offer of a new version; the battle screen never shows it. */
export const updateOffer = () =>
  waiting
    ? html`<div class="notice"><p>${say("page-update")}</p>
      <button type="button" class="main" data-action="update" @click=${update}>${say("page-update-now")}</button></div>`
    : nothing;
