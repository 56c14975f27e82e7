/**
 * Three ways to the same Python with the engine in it, each tried when the one before fails (`start-python.js`):
 * from a snapshot of this device, from compiled code, and the way everybody goes, from source. No DOM.
 */

import { freeMemory } from "../shared/fetch-file.js";
import { beginning, restore, unpackedLength } from "./sparse-memory.js";

/** @import { PyodideAPI } from "pyodide" */
/** @typedef {PyodideAPI["FS"]} FS */
/** @import { List } from "../shared/file-store.js" */

/**
 * @typedef {object} VersionFiles the files of this version
 * @property {URL} root
 * @property {List} list
 * @property {(path: string) => Promise<Response>} take
 *
 * @typedef {object} StartBodies what Python is made of
 * @property {VersionFiles} files
 * @property {(name: any) => Promise<Uint8Array<ArrayBuffer>>} load a body as it is used
 * @property {(path: string) => Promise<any>} module one of Pyodide's own
 *
 * @typedef {object} Memory
 * @property {() => Promise<Uint8Array<ArrayBuffer>>} memory of an earlier start, packed (`sparse-memory.js`)
 * @property {(...names: any[]) => Promise<void>} checkIntact fails if one of these bodies is damaged
 *
 * @typedef {StartBodies & Memory} SnapshotBodies
 */

/**
 * The path of the engine's compiled modules, and that of one system's; `web/press/runtime.py` names the same
 * places in them.
 */
const ENGINE = "/lib/gonfalon.zip";
const placeOf = (/** @type {string} */ system) => `/lib/gonfalon-${system}.zip`;

/** The WebAssembly goes another way. */
const NOTHING = Promise.resolve(new Uint8Array());

/** Each module of the engine, and each system's first question: all that a later start needs lies warm in the memory. */
const WARM = `
import gc, glob, importlib, json, zipfile

for place in glob.glob("/lib/gonfalon*.zip"):
    for name in zipfile.ZipFile(place).namelist():
        importlib.import_module(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
door = importlib.import_module("gonfalon.door").Door()
for system in json.loads(door.handle('{"do": "systems"}'))["systems"]:
    door.handle(json.dumps({"do": "new", "system": system["id"]}))
del door, name, place, system
gc.collect()
`;

/** Whatever drew lots before the snapshot draws others after it; the engine's dice ask the device each time. */
const RESEED = `
import sys

if "random" in sys.modules:
    sys.modules["random"].seed()
`;

/**
 * Pyodide asks for its files by address, and never ends if the WebAssembly does not compile. So we hand it what we have,
 * and an error of ours ends the start.
 * @param {StartBodies} bodies
 * @param {Record<string, Promise<Uint8Array<ArrayBuffer>>>} held what comes, by the path that Pyodide asks for
 * @param {object} options of Pyodide
 * @param {Promise<Uint8Array<ArrayBuffer>>} [memory] of an earlier start
 * @returns {Promise<PyodideAPI>}
 */
async function load(bodies, held, options, memory) {
  const { root, list } = bodies.files;
  const wasm = bodies.load("wasm").then(compile);
  const modules = Promise.all(list.start.glue.map((path) => bodies.module(path)));
  const indexURL = new URL("pyodide/", root).href;
  const all = Object.entries({ "pyodide/pyodide.asm.wasm": NOTHING, ...held });
  const own = new Map(all.map(([path, body]) => [new URL(path, root).href, body]));
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (address, how) => {
    const body = own.get(String(address));
    return body ? new Response(await body) : fetch(address, how);
  };
  const instances = new Promise((done, failed) => {
    WebAssembly.instantiateStreaming = async (_answer, imports) => {
      const module = await wasm;
      const made = WebAssembly.instantiate(module, imports);
      made.then(done, failed);
      return { module, instance: await made };
    };
  });
  const parts = Promise.all([wasm, modules, instances, ...own.values()]);
  let ended = false;
  try {
    const loading = modules.then(([{ loadPyodide }, { default: make }]) => {
      if (ended) throw new Error("another part failed first");
      const createPyodideModule = memory ? filled(make, memory) : make;
      return loadPyodide({ indexURL, createPyodideModule, ...options });
    });
    return await Promise.race([loading, parts.then(() => loading)]);
  } finally {
    ended = true;
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes nobody else uses them */
function compile(bytes) {
  const module = WebAssembly.compile(bytes);
  freeMemory(bytes); // the compiler has its own copy
  return module;
}

/** The library and the engine as the build compiled them.
 * @param {StartBodies} bodies
 * @param {object} [more] options of Pyodide
 */
export async function compiledPython(bodies, more = {}) {
  const engine = bodies.load("engine");
  const fsInit = async (/** @type {FS} */ fs) =>
    fs.writeFile(ENGINE, await engine, { canOwn: true });
  const python = await trimmed(bodies, { [ENGINE]: engine }, { fsInit, ...more });
  python.runPython(`import sys; sys.path.append("${ENGINE}")`);
  return python;
}

/** Put a system's part of the engine in its place.
 * @param {PyodideAPI} python
 * @param {string} system its id
 * @param {Uint8Array<ArrayBuffer>} archive nobody else uses it
 */
export function mountSystem(python, system, archive) {
  const place = placeOf(system);
  python.FS.writeFile(place, archive, { canOwn: true });
  python.pyimport("gonfalon.systems").add_archive(place);
}

/** The memory of an earlier start on this device, with all modules of the engine in it.
 * @param {SnapshotBodies} snapshot
 */
export async function restoredPython(snapshot) {
  const python = await trimmed(snapshot, {}, { _loadSnapshot: NOTHING }, snapshot.memory());
  await snapshot.checkIntact("wasm", "library");
  python.runPython(RESEED);
  return python;
}

/** Pyodide asks for a snapshot before it makes its module. The module is made while the memory comes, and then filled with it:
 * Pyodide gets no more than the beginning to read, in which it tells about itself, and is spared what is empty.
 * @param {(settings: any) => Promise<any>} make
 * @param {Promise<Uint8Array<ArrayBuffer>>} memory packed
 */
function filled(make, memory) {
  let coming = memory;
  return async (/** @type {any} */ settings) => {
    const [module, image] = await Promise.all([make(settings), coming]);
    const { API } = settings;
    const { restoreSnapshot } = API;
    coming = NOTHING; // Pyodide keeps these functions, and must not keep the image with them
    API.restoreSnapshot = () => {
      API.restoreSnapshot = restoreSnapshot;
      const [, from] = new Uint32Array(beginning(image, 8).buffer); // where Python's memory begins in the image
      const told = restoreSnapshot(beginning(image, from));
      const length = unpackedLength(image) - from;
      if (length > module.HEAP8.length) module._malloc(length); // the memory grows, and all of it is overwritten
      restore(module.HEAP8, image, from);
      freeMemory(image);
      return told;
    };
    return module;
  };
}

/** Python with the build's own library.
 * @param {StartBodies} bodies
 * @param {Record<string, Promise<Uint8Array<ArrayBuffer>>>} held what else comes
 * @param {object} options
 * @param {Promise<Uint8Array<ArrayBuffer>>} [memory] of an earlier start
 */
async function trimmed(bodies, held, options, memory) {
  const library = bodies.load("library");
  const path = "start/library";
  const stdLibURL = new URL(path, bodies.files.root).href;
  const lockFileContents = bodies.files.list.packages;
  const all = { stdLibURL, lockFileContents, ...options };
  const python = await load(bodies, { [path]: library, ...held }, all, memory);
  freeMemory(await library); // Python has its own copy
  return python;
}

/** Pyodide as it comes, and the engine's wheel.
 * @param {StartBodies} bodies
 * @returns {Promise<PyodideAPI>}
 */
export async function plainPython(bodies) {
  const { files } = bodies;
  const { stock, wheel } = files.list.plain;
  const held = Object.fromEntries(stock.map((path) => [path, readBytes(files, path)]));
  const archive = readBytes(files, wheel[0]);
  const python = await load(bodies, { ...held, [wheel[0]]: archive }, {});
  python.unpackArchive(await archive, "wheel");
  return python;
}

/** Import all there is, and write the memory down.
 * @param {StartBodies} bodies
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function memoryImage(bodies) {
  const python = await compiledPython(bodies, { _makeSnapshot: true });
  for (const system of Object.keys(bodies.files.list.systems)) {
    mountSystem(python, system, await bodies.load(system));
  }
  python.runPython(WARM);
  return /** @type {any} */ (python).makeMemorySnapshot();
}

/** @param {VersionFiles} files
 * @param {string} path
 */
async function readBytes(files, path) {
  return new Uint8Array(await (await files.take(path)).arrayBuffer());
}
