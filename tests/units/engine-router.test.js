import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineRouter } from "../../web/worker/boot/engine-router.js";

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

test("an engine that did not tell the log that the screen holds tells all of its own", async () => {
  const { other, router: it } = router();
  await handle(it, { do: "new", system: "plugin", known: 7 });
  await handle(it, { do: "look", known: 7 });
  assert.deepEqual(
    other.asked.map(({ known }) => known),
    [0, 7],
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
