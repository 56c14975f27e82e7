/** The worker: Python, the engine and its door. One request, one reply; the state of the start is told as it changes. */

import { OldEngines } from "./boot/old-engines.js";
import { findSnapshot } from "./boot/snapshot.js";
import { startPython, startSource } from "./boot/start-python.js";
import { SystemParts } from "./boot/system-parts.js";
import { ConnectionLost, isOffline, PROMPT_OFFLINE } from "./shared/fetch-file.js";
import { FileStore, ofThisVersion, readList } from "./shared/file-store.js";
import { listPlugins, pluginWheel } from "./shared/plugin-store.js";
import { EngineRouter } from "./worker/plugins/engine-router.js";
import { NotIsolated, openSandbox } from "./worker/plugins/sandbox-host.js";

/** @import { About } from "./shared/plugin-store.js" */
/** @import { Handle, Request } from "./worker/plugins/engine-router.js" */
/** @import { Way } from "./boot/start-python.js" */

/** So long nobody has asked anything when the snapshot is made, in milliseconds. */
const QUIET = 4_000;
/** So long after the start our own rule systems are imported; later, if the page is busy with what it asked for. */
const SOON = 300;

const root = new URL("./", import.meta.url);

/** @type {(request: Request) => Promise<string>} */
let answer;
let warm = async () => {};
/** The address of the script that makes the snapshot. */
let maker = "";
let toldAt = 0;
/** The start has come to an end, good or bad. */
let over = false;

/** @param {number} done
 * @param {number} total
 */
function tellProgress(done, total) {
  if (over) return; // what comes after a start that failed
  const now = performance.now();
  if (done < total && now - toldAt < 100) return;
  toldAt = now;
  self.postMessage({ state: "loading", what: done === total ? "start" : "fetch", done, total });
}

/** @returns {Promise<Way>} */
async function begin() {
  ofThisVersion("worker.js");
  const [told, held, plugins] = await Promise.all([
    readList(root, VERSION, PROMPT_OFFLINE),
    findSnapshot(root, VERSION),
    listPlugins(root),
  ]);
  const files = new FileStore(root, told, PROMPT_OFFLINE);
  maker = files.address("device/maker.js");
  const { python, way, faults } = await startPython(startSource(files, held, tellProgress));
  for (const fault of faults) console.warn(fault);
  const rest = startSource(files, null, () => {}); // what the start has read is not kept for it
  const parts = new SystemParts(python, rest, (more) => self.postMessage({ fetching: more }));
  const apart = plugins.length > 0 ? () => sandboxDoor(files, plugins) : null;
  const router = new EngineRouter(parts.door, apart, olderEngines(files));
  answer = (request) => parts.answer(() => router.handle(request));
  warm = async () => {
    for (const id of Object.keys(told.systems)) {
      await parts.load(id).catch((error) => console.warn(String(error)));
    }
  };
  return way;
}

/** The engines of earlier days; null where none is older than this one.
 * @param {FileStore} files
 */
const olderEngines = (files) =>
  files.list.engines?.length
    ? new OldEngines(
        files,
        (more) => self.postMessage({ fetching: more }),
        (words) => self.postMessage({ words }),
      )
    : null;

/** @type {Promise<Handle | null> | null} */
let sandbox = null;

/** The door of the engine that knows the plugins; none where they cannot be shut off.
 * @param {FileStore} files
 * @param {About[]} plugins
 */
async function sandboxDoor(files, plugins) {
  sandbox ??= openInSandbox(files, plugins);
  try {
    return await sandbox;
  } catch (error) {
    sandbox = null;
    if (!(error instanceof NotIsolated)) throw error;
    console.warn(String(error));
    return null;
  }
}

/**
 * @param {FileStore} files
 * @param {About[]} plugins
 * @returns {Promise<Handle>}
 */
async function openInSandbox(files, plugins) {
  const stock = startSource(files, await findSnapshot(root, VERSION), () => {});
  const ask = await openSandbox(files, stock);
  const mounted = plugins.map(async (about) => {
    const { id, where } = about;
    const kept = await pluginWheel(root, about);
    return { id, where, wheel: kept ? new Uint8Array(await kept.arrayBuffer()) : null };
  });
  const told = { root: root.href, list: files.list, snapshot: stock.remembers };
  const { faults } = await ask("engine", told, await Promise.all(mounted));
  for (const fault of faults) console.warn(fault);
  return async (request) => String(await ask("door", request));
}

let asked = 0;

/** Once nobody has asked anything for a while, let the page have another worker make the snapshot. */
function askForSnapshot() {
  const before = asked;
  setTimeout(() => {
    if (asked !== before) askForSnapshot();
    else self.postMessage({ snapshot: "due", maker });
  }, QUIET);
}

/** Import our own rule systems, then prepare the next start. Whatever is wrong with one is said to whoever wants to play it.
 * @param {Way} way of this start
 */
async function importSystems(way) {
  await warm();
  if (way === "compiled") askForSnapshot();
}

/** Import the other systems later: the request has its own system by now, and the page draws it.
 * @param {Way} way
 */
function importOnceIdle(way) {
  if (asked > 0) setTimeout(importSystems, QUIET, way);
  else importSystems(way);
}

const started = begin();

self.onmessage = async ({ data: { id, request } }) => {
  if (id === undefined) return;
  asked += 1;
  try {
    await started;
    self.postMessage({ id, reply: await answer(request) });
  } catch (error) {
    self.postMessage({ id, fault: String(error) });
  }
};

started.then(
  (way) => {
    over = true;
    self.postMessage({ state: "ready", way });
    if (way !== "snapshot") setTimeout(importOnceIdle, SOON, way);
  },
  (error) => {
    over = true;
    const offline = error instanceof ConnectionLost && isOffline();
    self.postMessage({ state: "failed", why: String(error), offline });
  },
);
