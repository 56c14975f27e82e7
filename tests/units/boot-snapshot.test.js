import assert from "node:assert/strict";
import { test } from "node:test";
import { findSnapshot, keepSnapshot, Snapshot, snapshotIsKept } from "../../web/boot/snapshot.js";

const ROOT = new URL("https://site.test/gonfalon/");
const BODIES = { wasm: [1, 2], memory: [3, 4, 5], library: [6] };

/** A private file system in memory, for the modules under test.
 * @param {number} [room] the bytes that fit
 */
function device(room = 1_000) {
  /** @type {Map<string, Uint8Array<ArrayBuffer>>} */
  const files = new Map();
  const used = () => [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const handle = (/** @type {string} */ name) => ({
    createSyncAccessHandle: async () => ({
      write(/** @type {Uint8Array<ArrayBuffer>} */ bytes) {
        const fits = bytes.subarray(0, Math.max(0, room - used()));
        const old = files.get(name) ?? new Uint8Array();
        files.set(name, new Uint8Array([...old, ...fits]));
        return fits.length;
      },
      getSize: () => files.get(name)?.length ?? 0,
      read: (/** @type {Uint8Array} */ into) => into.set(files.get(name) ?? []),
      flush: () => {},
      close: () => {},
    }),
  });
  const folder = {
    getDirectoryHandle: async () => folder,
    async getFileHandle(/** @type {string} */ name, { create = false } = {}) {
      if (!files.has(name) && !create) throw new Error(`no ${name}`);
      if (!files.has(name)) files.set(name, new Uint8Array());
      return handle(name);
    },
    removeEntry: async (/** @type {string} */ name) => files.delete(name),
    keys: () => files.keys(),
  };
  Object.defineProperty(globalThis, "navigator", {
    value: { userAgent: "test", storage: { getDirectory: async () => folder } },
    configurable: true,
  });
  const store = (version = "1") => /** @type {any} */ ({ root: ROOT, list: { version } });
  const bodies = Object.fromEntries(
    Object.entries(BODIES).map(([name, bytes]) => [name, new Uint8Array(bytes)]),
  );
  const keep = (version = "1") => keepSnapshot(store(version), /** @type {any} */ (bodies));
  const find = async (version = "1") => {
    const reads = await findSnapshot(ROOT, version);
    return reads && new Snapshot(store(version), reads);
  };
  return { files, keep, find };
}

test("a snapshot that was kept is found, as it was", async () => {
  const { keep, find } = device();
  assert.equal(await find(), null);
  await keep();
  assert.equal(await snapshotIsKept(ROOT, "1"), true);
  const found = await find();
  assert.ok(found);
  assert.deepEqual([...(await found.memory())], BODIES.memory);
  assert.deepEqual([...(await found.load("wasm"))], BODIES.wasm);
  await found.checkIntact("wasm", "library");
});

test("one of another version of the site is none, and goes when the next is kept", async () => {
  const { files, keep, find } = device();
  await keep("1");
  assert.equal(await find("2"), null);
  await keep("2");
  assert.equal(await find("1"), null);
  assert.equal(files.size, Object.keys(BODIES).length + 1);
});

test("nothing runs on a memory with a damaged byte, and damage elsewhere is said", async () => {
  for (const body of ["memory", "library"]) {
    const { files, keep, find } = device();
    await keep();
    const name = [...files.keys()].find((one) => one.endsWith(`.${body}`)) ?? "";
    files.get(name)?.set([255], 32);
    const found = await find();
    const damaged = { message: `the snapshot is damaged: ${body}` };
    if (body === "memory") await assert.rejects(async () => found?.memory(), damaged);
    else {
      await found?.load("library");
      await assert.rejects(async () => found?.checkIntact("library"), damaged);
    }
  }
});

test("a snapshot without its marker is none", async () => {
  const { files, keep, find } = device();
  await keep();
  files.delete([...files.keys()].find((name) => name.endsWith(".whole")) ?? "");
  assert.equal(await find(), null);
});

test("what does not fit leaves nothing behind", async () => {
  const { files, keep, find } = device(60);
  await assert.rejects(keep(), { message: "no room for the snapshot" });
  assert.deepEqual([files.size, await find()], [0, null]);
});
