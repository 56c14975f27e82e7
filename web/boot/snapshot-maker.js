/** A worker that makes the memory snapshot for the next start, and ends. */

import { FileStore, ofThisVersion, readList } from "../shared/file-store.js";
import { EngineFiles, partsOfEngine } from "./engine-files.js";
import { memoryImage } from "./python.js";
import { keepSnapshot, snapshotIsKept, whileMaking } from "./snapshot.js";
import { pack } from "./sparse-memory.js";

const root = new URL("../", import.meta.url);
const USED = /** @type {const} */ (["wasm", "library"]);

async function make() {
  ofThisVersion("maker.js");
  const told = await readList(root, VERSION);
  const files = new FileStore(root, told);
  const needed = partsOfEngine(told);
  await whileMaking(root, async () => {
    if (await snapshotIsKept(root, told.version)) return;
    await Promise.all(told.start.glue.map((path) => files.take(path)));
    if ((await files.missing(needed)).length > 0) throw new Error("the files are not kept");
    self.postMessage({ snapshot: "making" });
    const bodies = new EngineFiles(files, () => {});
    const memory = pack(await memoryImage(bodies));
    const [wasm, library] = await Promise.all(USED.map((name) => bodies.load(name)));
    await keepSnapshot(files, { wasm, library, memory });
    if (!(await snapshotIsKept(root, told.version))) throw new Error("another tab has dropped it");
  });
}

make().then(
  () => self.postMessage({ snapshot: "kept" }),
  (error) => {
    console.info(String(error));
    self.postMessage({ snapshot: "none" });
  },
);
