/** A worker that makes the snapshot from which the next start goes on, and ends. Whoever waits for an answer is not disturbed. */

import { Files, list, ofThisVersion } from "../../shared/file-store.js";
import { Bodies } from "../files/engine-files.js";
import { packed } from "../files/sparse-memory.js";
import { pressed } from "./python.js";
import { isKept, keep, making } from "./snapshot.js";

const root = new URL("../", import.meta.url);
const USED = /** @type {const} */ (["wasm", "library", "engine"]);

async function make() {
  ofThisVersion("maker.js");
  const told = await list(root, VERSION);
  const files = new Files(root, told);
  const needed = Object.values(told.start).flat();
  await making(root, async () => {
    if (await isKept(root, told.version)) return;
    await Promise.all(told.start.glue.map((path) => files.take(path)));
    if ((await files.missing(needed)).length > 0) throw new Error("the files are not kept");
    self.postMessage({ snapshot: "making" });
    const bodies = new Bodies(files, () => {});
    const memory = packed(await pressed(bodies));
    const [wasm, library, engine] = await Promise.all(USED.map((name) => bodies.whole(name)));
    await keep(files, { wasm, library, engine, memory });
    if (!(await isKept(root, told.version))) throw new Error("another tab has dropped it");
  });
}

make().then(
  () => self.postMessage({ snapshot: "kept" }),
  (error) => {
    console.info(String(error));
    self.postMessage({ snapshot: "none" });
  },
);
