/** The engine as the page sees it: a worker that takes one request and gives one reply. */

import { mergeChanges } from "../../shared/merge-changes.js";
import { oneByOne } from "../../shared/one-by-one.js";
import { shareUnchanged } from "../../shared/share-unchanged.js";
import { draw } from "../page/draw.js";
import { addressOf } from "../page/site-files.js";
import { addOldWords } from "../page/words.js";
import { makeSnapshot } from "./snapshot.js";

/** @import { Reply, Request, View } from "../../shared/view.d.ts" */

/** Loading (what, how far), ready, or failed (why); failed is final until `retry`.
 * @typedef {object} Start
 * @property {"loading" | "ready" | "failed"} state
 * @property {"fetch" | "start"} what
 * @property {number} done
 * @property {number} total
 * @property {string} why
 * @property {boolean} offline it failed because something lacks that only the net can give, and there is none
 * @property {"" | "snapshot" | "compiled" | "plain"} way the way it started
 */

/** The state in which every start begins.
 * @type {Readonly<Start>}
 */
const BEGINNING = {
  state: "loading",
  what: "fetch",
  done: 0,
  total: 0,
  why: "",
  offline: false,
  way: "",
};

/** @type {Start & {slow: string}} */
export const engine = {
  ...BEGINNING,
  /** The request that somebody has been waiting for too long; "" if there is none. */
  slow: "",
};

/** After this long, in milliseconds, the page says what the engine is doing and offers to stop it. */
const LONG = 5_000;

/** Stands for the token of the view that is held when a request is sent. */
const HELD = "held";

/** The engine broke while it answered. */
class Fault extends Error {}

/** The person no longer waits for the answer. */
export class GivenUp extends Error {
  /** @param {boolean} late whether the engine had been at it for too long, so that it may never come to an end */
  constructor(late) {
    super("given up");
    this.late = late;
  }
}

/** A control whose request was given up has nothing more to do. */
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof GivenUp) event.preventDefault();
});

/**
 * @typedef {object} Waiting
 * @property {Request} request
 * @property {(reply: Reply) => void} done
 * @property {(fault: Error) => void} failed
 * @property {boolean} left the person has gone elsewhere meanwhile
 */

/** @type {Worker | null} */
let worker = null;
/** The worker of a second engine that knows the plugins.
 * @type {Worker | null} */
let sandboxed = null;
let last = 0;
/** The number of requests that wait for a part of the engine.
 * @type {number} */
let fetching = 0;
/** The requests that wait for a reply, in the order in which the engine comes to it.
 * @type {Map<number, Waiting>} */
const waiting = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let watch;
/** The view of the open battle as the engine told it last: the next reply only says what changed in it.
 * @type {{token: string, view: View | null}} */
let held = { token: "", view: null };
/** The view that was told last, to whomever: parts of the next one that are equal are the same objects.
 * @type {View | null} */
let told = null;

/** @type {(_: void) => void} */
let tellSettled = () => {};
/** Done when the engine's first start has come to an end, good or bad.
 * @type {Promise<void>} */
export const engineSettled = new Promise((done) => {
  tellSettled = done;
});

/** Start the engine. */
export function start() {
  Object.assign(engine, BEGINNING);
  fetching = 0;
  held = { token: "", view: null };
  told = null;
  worker = new Worker(addressOf("worker.js"), { type: "module", name: VERSION });
  const asked = worker;
  worker.onmessage = ({ data, ports }) => {
    if ("state" in data) change(data);
    else if ("sandbox" in data) sandboxed = startSandbox(asked, data.sandbox, ports);
    else if ("snapshot" in data) makeSnapshot(data.maker);
    else if ("fetching" in data) fetchPart(data.fetching);
    else if ("words" in data) addOldWords(data.words).then(draw);
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

/** Ask the door; a request made while the engine loads waits for it.
 * @param {Request} request
 * @returns {Promise<Reply>}
 */
export function door(request) {
  return new Promise((done, failed) => {
    if (engine.state === "failed") {
      failed(new Fault(engine.why));
      return;
    }
    last += 1;
    waiting.set(last, { request, done, failed, left: false });
    if (waiting.size === 1) watchNext();
    if (engine.state === "ready") post(last, request);
  });
}

/** Ask about a battle that no screen shows. As with `askForChanges` the reply tells the log, and the view has nothing that
 * seldom changes or takes time to count.
 * @param {Request} request
 * @returns {Promise<Reply>}
 */
export const askAside = (request) => door({ ...request, token: "" });

/** Open a battle, let its log grow, or look at it. What seldom changes is not in the view, nor what takes time to count:
 * `door` gives these too.
 * @param {Request} request
 * @returns {Promise<Reply>}
 */
export const askForChanges = (request) => door({ ...request, token: HELD });

const inTurn = oneByOne();
/** The number of times that all waiting requests were given up. */
let givenUp = 0;

/** From now on: what throws once everything that waits was given up. */
export function givenUpCheck() {
  const before = givenUp;
  return () => {
    if (givenUp !== before) throw new GivenUp(false);
  };
}

/** Give the door a battle and ask about it, while nobody else gives it another. What is given up before its turn is not begun.
 * @template T
 * @param {(goOn: () => void) => Promise<T>} work `goOn` throws once it was given up
 * @returns {Promise<T>}
 */
export function withEngine(work) {
  const goOn = givenUpCheck();
  return inTurn(() => {
    goOn();
    return work(goOn);
  });
}

/** @param {number} id
 * @param {Request} request
 */
function post(id, request) {
  const { token } = request;
  const asked = token === HELD ? { ...request, token: held.token } : request;
  worker?.postMessage({ id, request: asked });
}

/** End what the engine is doing, and refuse all that waits for it; a new engine starts. One that still starts goes on. */
export function stop() {
  givenUp += 1;
  refuse([...waiting.keys()]);
}

/** Nobody waits any more for what was asked so far. The engine may bring it to an end, as an answer that was given is worth
 * keeping, but not take longer over it than somebody would wait.
 */
export function abandon() {
  if (engine.state !== "ready" || engine.slow) {
    stop();
    return;
  }
  givenUp += 1;
  for (const one of waiting.values()) one.left = true;
}

/** @param {number[]} ids of what waits */
function refuse(ids) {
  const late = engine.state === "ready" && engine.slow !== "";
  const refused = ids.flatMap((id) => waiting.get(id) ?? []);
  for (const id of ids) waiting.delete(id);
  if (refused.length > 0 && engine.state === "ready") retry();
  for (const { failed } of refused) failed(new GivenUp(late));
  watchNext();
}

/** A request begins, or ends, to wait for a part of the engine: that is the line's time, and not the engine's.
 * @param {1 | -1} more
 */
function fetchPart(more) {
  fetching += more;
  watchNext();
}

/** Watch what the engine comes to next. */
function watchNext() {
  clearTimeout(watch);
  if (engine.slow) {
    engine.slow = "";
    draw();
  }
  if (waiting.size > 0 && fetching === 0) watch = setTimeout(tooLong, LONG);
}

function tooLong() {
  const [next] = waiting.values();
  engine.slow = next.request.do;
  if (next.left) refuse([...waiting].flatMap(([id, { left }]) => (left ? [id] : [])));
  draw();
}

/** @param {Partial<typeof engine>} news */
function change(news) {
  Object.assign(engine, news);
  mark();
  if (engine.state !== "loading") tellSettled();
  if (engine.state === "ready") {
    for (const [id, { request }] of waiting) post(id, request);
    watchNext();
  }
  if (engine.state === "failed") {
    for (const { failed } of waiting.values()) failed(new Fault(engine.why));
    waiting.clear();
    watchNext();
  }
}

/** @param {{id: number, reply?: string, fault?: string}} data */
function settle({ id, reply, fault }) {
  const asker = waiting.get(id);
  waiting.delete(id);
  watchNext();
  if (reply === undefined) asker?.failed(new Fault(fault));
  else asker?.done(withView(JSON.parse(reply), asker.request.token === HELD));
}

/** The reply with the view as a whole; the parts that did not change are those of the view before.
 * @param {Reply} reply
 * @param {boolean} isHeld the next reply may say what changes in it
 * @returns {Reply}
 */
function withView(reply, isHeld) {
  const { token = "", view, changes, engine: day } = reply;
  const whole = changes && held.view ? mergeChanges(held.view, changes) : view;
  if (!whole) return reply;
  told = shareUnchanged(told, day ? { ...whole, engine: day } : whole);
  if (isHeld) held = { token, view: told };
  return { ...reply, view: told };
}

function mark() {
  document.documentElement.dataset.engine = engine.state;
  document.documentElement.dataset.way = engine.way;
  draw();
}

/** A worker for the code of other people (`worker/plugins/sandbox.js`), made by the page so that the page's policy holds in it.
 * @param {Worker} host who asks for it, and is told if this browser refuses it
 * @param {string} script as an address can hold it
 * @param {readonly MessagePort[]} ports over which it is handed what it needs
 * @returns {Worker | null}
 */
export function startSandbox(host, script, ports) {
  const refused = (/** @type {unknown} */ why) => host.postMessage({ refused: String(why) });
  try {
    const worker = new Worker(`data:text/javascript,${script}`, { type: "module" });
    worker.onerror = ({ message }) => refused(message);
    worker.postMessage(null, [...ports]);
    return worker;
  } catch (error) {
    refused(error);
    return null;
  }
}
