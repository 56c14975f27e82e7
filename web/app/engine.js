/** The engine as the page sees it: a worker that takes one request and gives one reply. */

import { draw } from "./draw.js";
import { addressOf } from "./own.js";
import { sandbox } from "./sandbox.js";

/** @import { LogLine, Reply } from "./view.d.ts" */

/** Loading (what, how far), ready, or failed (why); failed is final until `retry`. */
export const engine = {
  /** @type {"loading" | "ready" | "failed"} */
  state: "loading",
  /** @type {"fetch" | "start"} */
  what: "fetch",
  done: 0,
  total: 0,
  why: "",
  /** @type {"" | "snapshot" | "compiled" | "plain"} the way it started */
  way: "",
};

/** The engine broke while it answered. */
class Fault extends Error {}

/** The person no longer waits for the answer. */
export class GivenUp extends Error {}

/** @type {Worker | null} */
let worker = null;
/** Where a second engine runs that knows the systems that were brought.
 * @type {Worker | null} */
let sandboxed = null;
let last = 0;
/** @type {Map<number, {request: object, done: (reply: Reply) => void, failed: (fault: Error) => void}>} */
const waiting = new Map();
/** The log as the engine told it last: the next reply only says what differs.
 * @type {LogLine[]} */
let log = [];

/** @type {(_: void) => void} */
let tellSettled = () => {};
/** Done when the engine's first start has come to an end, good or bad.
 * @type {Promise<void>} */
export const settled = new Promise((done) => {
  tellSettled = done;
});

/** Start the engine. */
export function start() {
  Object.assign(engine, { state: "loading", what: "fetch", done: 0, total: 0, why: "", way: "" });
  worker = new Worker(addressOf("worker.js"), { type: "module", name: VERSION });
  const asked = worker;
  worker.onmessage = ({ data, ports }) => {
    if ("state" in data) change(data);
    else if ("sandbox" in data) sandboxed = sandbox(asked, data.sandbox, ports);
    else if ("snapshot" in data) document.documentElement.dataset.snapshot = data.snapshot;
    else settle(data);
  };
  worker.onerror = (event) => change({ state: "failed", why: event.message ?? "" });
  mark();
}

/** End the engine, whatever it is doing. */
export function end() {
  worker?.terminate();
  sandboxed?.terminate();
}

/** Start again after a failure. */
export function retry() {
  end();
  start();
}

/** Ask the door; a request made while the engine loads waits for it. Of what seldom changes the view tells nothing; `whole` asks for it.
 * @param {object} request
 * @returns {Promise<Reply>}
 */
export function door(request) {
  return new Promise((done, failed) => {
    if (engine.state === "failed") {
      failed(new Fault(engine.why));
      return;
    }
    last += 1;
    waiting.set(last, { request, done, failed });
    if (engine.state === "ready") post(last, request);
  });
}

/** Ask for all that the view can hold.
 * @param {object} request
 */
export const whole = (request) => door({ ...request, known: undefined });

/** @type {Promise<unknown>} */
let busy = Promise.resolve();

/** Give the door a battle and ask about it, while nobody else gives it another.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export function alone(work) {
  const mine = busy.then(work);
  busy = mine.catch(() => {});
  return mine;
}

/** @param {number} id
 * @param {object} request
 */
function post(id, request) {
  worker?.postMessage({ id, request: { known: log.length, ...request } });
}

/** Give up what waits for an engine that is not there yet. */
export function forget() {
  if (engine.state === "ready") return;
  for (const { failed } of waiting.values()) failed(new GivenUp());
  waiting.clear();
}

/** @param {Partial<typeof engine>} news */
function change(news) {
  Object.assign(engine, news);
  mark();
  if (engine.state !== "loading") tellSettled();
  if (engine.state === "ready") {
    for (const [id, { request }] of waiting) post(id, request);
  }
  if (engine.state === "failed") {
    for (const { failed } of waiting.values()) failed(new Fault(engine.why));
    waiting.clear();
  }
}

/** @param {{id: number, reply?: string, fault?: string}} data */
function settle({ id, reply, fault }) {
  const asker = waiting.get(id);
  waiting.delete(id);
  if (reply === undefined) asker?.failed(new Fault(fault));
  else asker?.done(withLog(JSON.parse(reply)));
}

/** The reply with the log as a whole.
 * @param {Reply} reply
 */
function withLog(reply) {
  const { view } = reply;
  if (view) {
    view.log = [...log.slice(0, view.log_from), ...view.log];
    view.log_from = 0;
    log = view.log;
  }
  return reply;
}

function mark() {
  document.documentElement.dataset.engine = engine.state;
  document.documentElement.dataset.way = engine.way;
  draw();
}
