import assert from "node:assert/strict";
import { test } from "node:test";
import { SystemParts } from "../../web/boot/system-parts.js";
import { ConnectionLost } from "../../web/shared/fetch-file.js";

/** A Python that lacks every system at first, and the files of the systems.
 * @param {object} how
 * @param {(id: string, nth: number) => void} [how.on] told at each part that is fetched; throws where it does not come
 * @param {number} [how.damaged] the number of damaged files
 * @param {boolean} [how.plain] whether the engine's wheel lies on the device
 */
function engine({ on = () => {}, damaged = 0, plain = true }) {
  /** @type {Set<string>} */
  const here = new Set();
  /** @type {string[]} */
  const fetched = [];
  /** @type {string[]} */
  const mounted = [];
  const handle = (/** @type {string} */ text) => {
    const { system } = JSON.parse(text);
    return JSON.stringify(here.has(system) ? { view: { system } } : { absent: system });
  };
  const modules = {
    "gonfalon.door": { Door: () => ({ handle }) },
    "gonfalon.systems": {
      is_here: (/** @type {string} */ id) => here.has(id),
      own: () => ({ destroy: () => {} }),
      add_archive: (/** @type {string} */ place) => {
        mounted.push(place);
        here.add(place.replace(/.*gonfalon-|\.zip/g, ""));
      },
    },
  };
  const python = {
    pyimport: (/** @type {keyof typeof modules} */ name) => modules[name],
    FS: { writeFile: () => {} },
  };
  const bodies = {
    files: {
      list: { plain: { wheel: ["wheel"] } },
      take: async (/** @type {string} */ path) => {
        fetched.push(path);
        return new Response("w");
      },
    },
    load: async (/** @type {string} */ id) => {
      fetched.push(id);
      on(id, fetched.length);
      return new Uint8Array(1);
    },
  };
  const source = {
    bodies: () => bodies,
    dropDamaged: async () => damaged,
    plainIsHere: async () => plain,
  };
  /** @type {number[]} */
  const waits = [];
  const parts = new SystemParts(/** @type {any} */ (python), /** @type {any} */ (source), (more) =>
    waits.push(more),
  );
  const ask = async (/** @type {string} */ system) =>
    JSON.parse(await parts.answer(() => parts.door(JSON.stringify({ do: "new", system }))));
  return { ask, fetched, mounted, waits };
}

test("a request that lacks a part waits for it, and is asked again", async () => {
  const it = engine({});
  assert.deepEqual(await it.ask("one"), { view: { system: "one" } });
  assert.deepEqual([it.fetched, it.waits], [["one"], [1, -1]]);
  assert.deepEqual(it.mounted, ["/lib/gonfalon-one.zip"]);
});

test("two requests for one part fetch it once", async () => {
  const it = engine({});
  const replies = await Promise.all([it.ask("one"), it.ask("one")]);
  assert.deepEqual(replies, [{ view: { system: "one" } }, { view: { system: "one" } }]);
  assert.deepEqual(it.fetched, ["one"]);
});

test("a part that cannot be had is refused, and fetched for the next who wants it", async () => {
  const it = engine({
    plain: false,
    on: (_, nth) => {
      if (nth === 1) throw new ConnectionLost("line");
    },
  });
  assert.equal((await it.ask("one")).refused.code, "absent");
  assert.deepEqual(await it.ask("one"), { view: { system: "one" } });
  assert.deepEqual(it.waits, [1, -1, 1, -1]);
});

test("a damaged part is fetched anew; one that is damaged as published comes with the wheel", async () => {
  const damaged = (/** @type {string} */ id, /** @type {number} */ nth) => {
    if (nth === 1) throw new Error(`damaged: ${id}`);
  };
  const mended = engine({ damaged: 1, on: damaged });
  await mended.ask("one");
  assert.deepEqual(mended.fetched, ["one", "one"]);
  const whole = engine({ on: damaged });
  await whole.ask("one");
  assert.deepEqual(whole.fetched, ["one", "wheel"]);
});

test("a part that stays damaged when it is fetched anew comes with the wheel", async () => {
  const broken = engine({ damaged: 1, on: () => assert.fail("never whole") });
  await broken.ask("one");
  assert.deepEqual(broken.fetched, ["one", "one", "wheel"]);
});
