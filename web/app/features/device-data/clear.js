/** Delete everything that Gonfalon keeps on this device: battles and cards, settings, rule systems, its own files. */

import { cacheName, privateFolder } from "../../../shared/file-store.js";
import { end } from "../../engine/engine.js";
import { root } from "../../page/plugins.js";

/** What the names of our databases and settings begin with; other sites may live on the same host. */
const OURS = /^gonfalon(?:[.~]|$)/u;

/** Whether Gonfalon is open in another window, which would write down again what it knows. */
export async function openElsewhere() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.filter(({ name }) => name?.startsWith(`${cacheName(root)} `)).length > 1;
}

/** Each step is tried, whatever becomes of the others; then the page comes anew, from the net. */
export async function clearEverything() {
  end();
  const steps = [databases, settings, snapshot, serviceWorker, files];
  for (const step of steps) await step().catch((error) => console.warn(String(error)));
  location.replace(root);
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
  const { name } = await privateFolder(root);
  const top = await navigator.storage.getDirectory();
  await top.removeEntry(name, { recursive: true });
}

async function serviceWorker() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
}

async function files() {
  for (const name of await caches.keys()) {
    if (name.startsWith("gonfalon ") && name.endsWith(` ${root.pathname}`))
      await caches.delete(name);
  }
}
