import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineRouter } from "../../web/worker/plugins/engine-router.js";

/** An engine that knows one system, and notes what it was asked.
 * @param {string} system
 */
function engine(system) {
  /** @type {any[]} */
  const asked = [];
  const handle = async (/** @type {string} */ text) => {
    const request = JSON.parse(text);
    asked.push(request);
    const isUnknown = request.system !== undefined && request.system !== system;
    return JSON.stringify(isUnknown ? { refused: { code: "no-system" } } : { view: { system } });
  };
  return { asked, handle };
}

/** A router between our engine and one that is started when it is wanted. */
function router() {
  const [own, other] = [engine("own"), engine("plugin")];
  let starts = 0;
  const apart = async () => {
    starts += 1;
    return other.handle;
  };
  return { own, other, router: new EngineRouter(own.handle, apart), starts: () => starts };
}

/** @param {EngineRouter} router
 * @param {{do: string, [key: string]: unknown}} request
 */
const handle = async (router, request) => JSON.parse(await router.handle(request));

test("our own systems never wake the other engine, and it sees none of their requests", async () => {
  const { own, other, router: it, starts } = router();
  assert.deepEqual(await handle(it, { do: "new", system: "own" }), { view: { system: "own" } });
  await handle(it, { do: "answer", answer: { text: "a secret" } });
  assert.equal(starts(), 0);
  assert.equal(own.asked.length, 2);
  assert.deepEqual(other.asked, []);
});

test("the battle of a plugin is played by the other engine until one of ours is opened", async () => {
  const { own, other, router: it } = router();
  assert.deepEqual(await handle(it, { do: "new", system: "plugin" }), {
    view: { system: "plugin" },
  });
  await handle(it, { do: "look" });
  assert.deepEqual(
    other.asked.map((request) => request.do),
    ["new", "look"],
  );
  await handle(it, { do: "open", system: "own" });
  await handle(it, { do: "look" });
  assert.deepEqual(
    own.asked.map((request) => request.do),
    ["new", "open", "look"],
  );
});

test("without plugins an unknown system stays unknown", async () => {
  const own = engine("own");
  const it = new EngineRouter(own.handle, null);
  const reply = await handle(it, { do: "new", system: "plugin" });
  assert.deepEqual(reply, { refused: { code: "no-system" } });
});

test("requests are answered in the order in which they came, whatever one of them does", async () => {
  /** @type {(() => void)[]} */
  const waiting = [];
  /** @type {string[]} */
  const begun = [];
  const it = new EngineRouter(async (text) => {
    const request = JSON.parse(text);
    begun.push(request.do);
    if (request.do === "odds") await new Promise((done) => waiting.push(() => done(null)));
    if (request.do === "undo") throw new Error("broken");
    return JSON.stringify({ view: {} });
  }, null);
  const replies = [it.handle({ do: "odds" }), it.handle({ do: "undo" }), it.handle({ do: "look" })];
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(begun, ["odds"]);
  for (const go of waiting) go();
  const ends = await Promise.allSettled(replies);
  assert.deepEqual(begun, ["odds", "undo", "look"]);
  assert.deepEqual(
    ends.map(({ status }) => status),
    ["fulfilled", "rejected", "fulfilled"],
  );
});

const DAY = "2026-11-30";

/** A router whose own engine reads a part of battles that were played by other rules than its own.
 * @param {object} [how]
 * @param {boolean} [how.offline] the engine of an earlier day cannot be had
 * @param {boolean} [how.unknown] there is none for this battle
 * @param {boolean} [how.refuses] it does not open the battle
 */
function beside({ offline = false, unknown = false, refuses = false } = {}) {
  /** @type {Record<string, any[]>} */
  const asked = { own: [], old: [] };
  const own = (/** @type {string} */ text) => {
    const request = JSON.parse(text);
    asked.own.push(request);
    if (request.do !== "played") return JSON.stringify({ view: { by: "own" } });
    const { version, absent } = request.file;
    if (absent) return JSON.stringify({ absent });
    const played = { system: "s", version, epoch: null, whole: version !== 1 };
    return JSON.stringify({ played });
  };
  const door = (/** @type {string} */ text) => {
    asked.old.push(JSON.parse(text));
    return JSON.stringify(refuses ? { unreadable: { code: "content" } } : { view: { by: "old" } });
  };
  const find = async () => (unknown ? undefined : offline ? null : { day: DAY, door });
  return { asked, router: new EngineRouter(own, null, { find }) };
}

const OLD = { do: "open", file: { version: 1 } };

test("a battle of which our engine would leave out a part goes to the engine of its day", async () => {
  const { asked, router: it } = beside();
  assert.deepEqual(await handle(it, OLD), { engine: DAY, view: { by: "old" } });
  assert.deepEqual(await handle(it, { do: "look" }), { engine: DAY, view: { by: "old" } });
  assert.deepEqual(
    asked.own.map((request) => request.do),
    ["played"],
  );
});

test("a battle that our engine follows whole stays with it", async () => {
  const { asked, router: it } = beside();
  await handle(it, OLD);
  assert.deepEqual(await handle(it, { do: "open", file: { version: 2 } }), { view: { by: "own" } });
  assert.deepEqual(await handle(it, { do: "look" }), { view: { by: "own" } });
  assert.equal(asked.old.length, 1);
});

test("each session has its own engine", async () => {
  const { router: it } = beside();
  await handle(it, OLD);
  await handle(it, { do: "open", file: { version: 2 }, session: "fork" });
  assert.deepEqual(await handle(it, { do: "look" }), { engine: DAY, view: { by: "old" } });
  assert.deepEqual(await handle(it, { do: "look", session: "fork" }), { view: { by: "own" } });
});

test("without its engine such a battle is not cut short, but refused", async () => {
  const { asked, router: it } = beside({ offline: true });
  assert.equal((await handle(it, OLD)).refused.code, "old-engine");
  assert.deepEqual(
    asked.own.map((request) => request.do),
    ["played"],
  );
});

test("our engine opens what was asked for by the rules of today, and what no other one opens", async () => {
  const { router: it } = beside();
  assert.deepEqual(await handle(it, { ...OLD, rules: "today" }), { view: { by: "own" } });
  for (const how of [{ unknown: true }, { refuses: true }]) {
    assert.deepEqual(await handle(beside(how).router, OLD), { view: { by: "own" } });
  }
});

test("a part of our engine that is not here yet is said to whoever brings it", async () => {
  const { router: it } = beside();
  assert.deepEqual(await handle(it, { do: "open", file: { absent: "s" } }), { absent: "s" });
});
