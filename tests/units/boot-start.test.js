import "./libraries.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { ConnectionLost } from "../../web/shared/fetch-file.js";

Object.assign(globalThis, { self: globalThis });
const { startPython } = await import("../../web/boot/start-python.js");

/** @typedef {"snapshot" | "compiled" | "plain"} Way */

const WASM = [0, 97, 115, 109, 1, 0, 0, 0];
const LIST = { start: { glue: ["loader", "maker"] }, plain: { stock: [], wheel: ["wheel"] } };

/** A device on which some ways lead to a Python, and some do not.
 * @param {object} how
 * @param {boolean} [how.snapshot] whether it keeps a snapshot
 * @param {(way: Way, nth: number) => void} [how.on] told at each attempt; throws where the way fails
 * @param {number} [how.damaged] the number of damaged files
 * @param {boolean} [how.plain] whether the plain way can be gone without a net
 */
function device({ snapshot = false, on = () => {}, damaged = 0, plain = true }) {
  /** @type {string[]} */
  const done = [];
  /** @type {Way[]} */
  const tried = [];
  const python = {
    pyimport: () => ({ destroy: () => {} }),
    runPython: () => {},
    unpackArchive: () => {},
  };
  /** @param {any} options */
  const loadPyodide = async (options) => {
    const way = options._loadSnapshot ? "snapshot" : options.stdLibURL ? "compiled" : "plain";
    tried.push(way);
    on(way, tried.length);
    return python;
  };
  const bytes = (/** @type {number[]} */ some) => Promise.resolve(new Uint8Array(some));
  const bodies = {
    files: { root: new URL("https://site.test/"), list: LIST, take: async () => new Response("w") },
    load: (/** @type {string} */ name) => bytes(name === "wasm" ? WASM : [1]),
    module: async (/** @type {string} */ path) =>
      path === "loader" ? { loadPyodide } : { default: () => {} },
  };
  const kept = { ...bodies, memory: () => bytes([1]), checkIntact: async () => {} };
  const source = {
    bodies: () => bodies,
    snapshot: () => (snapshot ? kept : null),
    dropSnapshot: async () => done.push("drop snapshot"),
    dropDamaged: async () => {
      done.push("drop damaged");
      return damaged;
    },
    plainIsHere: async () => plain,
  };
  return { start: () => startPython(/** @type {any} */ (source)), done, tried };
}

/** Fails at these ways.
 * @param {Way[]} ways
 * @param {Error} [error]
 */
const failing = (ways, error) => (/** @type {Way} */ way) => {
  if (ways.includes(way)) throw error ?? new Error(`no ${way}`);
};

test("a snapshot is the first way, where the device keeps one", async () => {
  const it = device({ snapshot: true });
  const { way, faults } = await it.start();
  assert.deepEqual([way, faults, it.tried, it.done], ["snapshot", [], ["snapshot"], []]);
});

test("a snapshot that does not start is dropped, and the start goes on", async () => {
  const it = device({ snapshot: true, on: failing(["snapshot"]) });
  const { way, faults } = await it.start();
  assert.deepEqual([way, it.done], ["compiled", ["drop snapshot"]]);
  assert.match(faults.join(), /^snapshot: .*no snapshot/);
});

test("damaged files are replaced before the plain way is gone", async () => {
  const it = device({
    damaged: 1,
    on: (_, nth) => {
      if (nth === 1) throw new Error("damaged");
    },
  });
  assert.equal((await it.start()).way, "compiled");
  assert.deepEqual([it.tried, it.done], [["compiled", "compiled"], ["drop damaged"]]);
});

test("without a damaged file the same way is not gone twice", async () => {
  const it = device({ on: failing(["compiled"]) });
  assert.equal((await it.start()).way, "plain");
  assert.deepEqual(it.tried, ["compiled", "plain"]);
});

test("where the line is lost, only what lies on the device is tried", async () => {
  const lost = failing(["compiled"], new ConnectionLost("line"));
  await assert.rejects(device({ on: lost, plain: false }).start(), ConnectionLost);
  assert.equal((await device({ on: lost, plain: true }).start()).way, "plain");
});

test("a start that fails says why each way failed", async () => {
  const it = device({ snapshot: true, on: failing(["snapshot", "compiled", "plain"]) });
  await assert.rejects(
    it.start(),
    /no snapshot.*\n.*no compiled.*\n.*no file is damaged.*\n.*no plain/,
  );
});

test("what Pyodide asks the browser for is as before, after a start and after one that failed", async () => {
  const before = [globalThis.fetch, WebAssembly.instantiateStreaming];
  await device({}).start();
  await device({ on: failing(["compiled", "plain"]) })
    .start()
    .catch(() => {});
  assert.deepEqual([globalThis.fetch, WebAssembly.instantiateStreaming], before);
});
