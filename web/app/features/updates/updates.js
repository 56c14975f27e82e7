/**
 * Offline use, and new versions. A new version is fetched whole, then waits: until the person asks for it, or until the
 * page is opened at home while no battle is open in any tab. A page that is open stays what it is, with its own files.
 */

import { isUnkept } from "../../battle/state.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { keepVersion } from "../../page/site-files.js";
import { say } from "../../page/words.js";
import { LOCK_PREFIX } from "../../storage/battle-lock.js";
import { icon } from "../../ui/icon.js";
import { openSheet } from "../../ui/sheet.js";

/** The time that the first screen waits for a new version to take over, in milliseconds; it may still come later. */
const WAKING = 3_000;
/** The same, once a person has asked for it. */
const ASKED_FOR = 30_000;
/** The time after which an open page asks for a new version, in milliseconds. */
const LONG = 3_600_000;

export const versionState = {
  /** True if all of this version lies here and is whole; null as long as nobody has looked.
   * @type {boolean | null} */
  whole: null,
  /** A new version waits, or has taken over from another tab. */
  newer: false,
};

/** @type {ServiceWorkerRegistration | null} */
let registration = null;
/** When it was asked for last; no clock that is set meanwhile counts. */
let asked = 0;

const container = () => /** @type {ServiceWorkerContainer | undefined} */ (navigator.serviceWorker);

/** True if some tab has a battle open; if nobody can tell, one may be. */
async function battleOpen() {
  const { held } = (await navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name?.startsWith(LOCK_PREFIX)) ?? true;
}

/** Let the waiting version take over.
 * @param {ServiceWorker} waiting
 * @param {number} patience in milliseconds
 * @returns {Promise<boolean>} whether it did in that time
 */
function activate(waiting, patience) {
  return new Promise((done) => {
    container()?.addEventListener("controllerchange", () => done(true), { once: true });
    setTimeout(() => done(false), patience);
    waiting.postMessage("update-now");
  });
}

/** True if this page has done anything since it was opened that a reload would disturb. */
let touched = false;
for (const kind of ["pointerdown", "keydown"]) {
  addEventListener(kind, () => (touched = true), { capture: true, once: true });
}

/** True if the page shows the first screen, and no tab a battle. */
async function atHome() {
  const opensBattle = history.state?.battle || location.hash || location.search;
  return !opensBattle && !(await battleOpen());
}

/** At the opening: a version that waits takes over, if that disturbs nobody. On a slow device that may come after the first
 * screen is there: then too, as long as nobody has touched it.
 * @returns {Promise<boolean>} whether this page is on its way out
 */
export async function yieldToNewVersion() {
  keepVersion();
  try {
    const workers = container();
    const waiting = (await workers?.getRegistration())?.waiting;
    if (workers?.controller)
      workers.addEventListener("controllerchange", onLateTakeover, { once: true });
    if (!waiting || !(await atHome()) || !(await activate(waiting, WAKING))) return false;
    reloadOnce();
    return true;
  } catch {
    return false;
  }
}

async function onLateTakeover() {
  if (!touched && (await atHome())) reloadOnce();
}

let leaving = false;

/** Come anew, once. */
function reloadOnce() {
  if (!leaving) location.reload();
  leaving = true;
}

/** The new version, now; an open battle goes on in it at the same question. */
export async function update() {
  const waiting = registration?.waiting;
  if (waiting) await activate(waiting, ASKED_FOR);
  reloadOnce();
}

/** Register the service worker, once what the engine needs is here; without one everything works, but only online. */
export async function register() {
  try {
    await prepare();
  } catch (error) {
    console.info(String(error));
    versionState.whole = false;
    draw();
  }
}

async function prepare() {
  const workers = container();
  if (!workers) throw new Error("no service worker");
  registration = await workers.register("sw.js", { updateViaCache: "none" });
  registration.addEventListener("updatefound", () => watch(registration?.installing));
  workers.addEventListener("controllerchange", askServiceWorker);
  document.addEventListener("visibilitychange", askAgain);
  watch(registration.installing);
  asked = performance.now();
  await workers.ready;
  await askServiceWorker();
}

/** Have everything that lies here looked at, if there is somebody to do it. */
export const verify = () => askServiceWorker().catch(() => {});

/** Ask the service worker what it has; it mends what is missing or damaged. */
async function askServiceWorker() {
  const worker = registration?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((done) => {
    port1.onmessage = ({ data }) => done(data);
  });
  worker.postMessage("mend", [port2]);
  const { version, whole } = await answer;
  versionState.whole = whole;
  versionState.newer = version !== VERSION || Boolean(registration?.waiting);
  draw();
}

/** @param {ServiceWorker | null | undefined} coming */
function watch(coming) {
  coming?.addEventListener("statechange", () => {
    if (coming.state === "installed" && registration?.active) versionState.newer = true;
    if (coming.state === "redundant" && !registration?.active) versionState.whole = false;
    draw();
  });
}

/** A page that lay open for long asks whether there is a new version. */
function askAgain() {
  if (document.hidden || performance.now() - asked < LONG) return;
  asked = performance.now();
  registration?.update().catch(() => {}); // no net is no news
}

/** @type {(words: string) => unknown} */
const button = (words) =>
  html`<button type="button" class="main" data-action="update" @click=${update}>${words}</button>`;

/** On the home screen. */
export const updateNotice = () =>
  versionState.newer
    ? html`<div class="notice" role="status"><p>${say("page-update")}</p>${button(say("page-update-now"))}</div>`
    : nothing;

/** In a battle: nothing happens before the person has read what will. */
export const updateEntry = () =>
  versionState.newer
    ? html`<li><button type="button" class="wide" data-action="update-ask" @click=${openUpdate}>
        ${icon("update")} ${say("page-update-entry")}</button></li>`
    : nothing;

const openUpdate = () =>
  openSheet(
    () => say("page-update-entry"),
    () => html`<p>${say("page-update-battle", { kept: isUnkept() ? "no" : "yes" })}</p>
      ${isUnkept() ? nothing : button(say("page-update-battle-now"))}`,
  );

/** Which version this is. */
export const versionLine = () =>
  html`<p class="soft version">${say("page-version", { version: `${VERSION_NAME} (${VERSION.slice(0, 8)})` })}</p>`;
