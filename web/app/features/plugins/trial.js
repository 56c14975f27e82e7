/** The trial of a wheel as the page sees it: a worker that inspects it, tries it and stores it, and ends. */

import { startSandbox } from "../../engine/engine.js";
import { addressOf } from "../../page/site-files.js";

/** @import { About } from "../../../shared/plugin-store.js" */
/** @import { Label } from "../../../shared/view.d.ts" */

/** The report of a trial: the facts of the wheel, that it passed or was kept, or the reason against it.
 * @typedef {{about?: About, passed?: true, kept?: true, rechecked?: true, unfit?: Label}} Told
 */

/** A phone may need as long as this to start Python for the trial, in milliseconds, and the wheel as long again to answer: a
 * device that is slow or busy is not held against it.
 */
const PATIENCE = 240_000;

/** @type {Label} */
const SILENT = { id: "page-plugin-silent" };

/** @type {Worker | null} */
let worker = null;
/** @type {Worker | null} */
let sandboxed = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Ask the trial, which begins with the first question.
 * @param {{do: "fetch", address: string} | {do: "read", bytes: ArrayBuffer, from: string} | {do: "try" | "keep" | "recheck"}} request
 * @returns {Promise<Told>}
 */
export function askTrial(request) {
  worker ??= new Worker(addressOf("device/trial.js"), { type: "module", name: VERSION });
  const asked = worker;
  return new Promise((done) => {
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => done({ unfit: SILENT }), PATIENCE);
    };
    wait();
    let started = false;
    const settle = (/** @type {Told} */ told) => {
      clearTimeout(timer);
      done(told);
    };
    asked.onmessage = ({ data, ports }) => {
      if ("sandbox" in data) {
        sandboxed = startSandbox(asked, data.sandbox, ports);
      } else if ("started" in data) {
        if (!started) wait();
        started = true;
      } else settle("fault" in data ? broken(data.fault) : data);
    };
    asked.onerror = (event) => settle(broken(event.message ?? ""));
    asked.postMessage(request);
  });
}

/** End it, in whatever state; what was asked last is never answered. */
export function endTrial() {
  clearTimeout(timer);
  worker?.terminate();
  sandboxed?.terminate();
  worker = null;
  sandboxed = null;
}

/** @param {string} why
 * @returns {Told}
 */
const broken = (why) => ({ unfit: { id: "page-plugin-broken", with: { why: { text: why } } } });
