/** The other side of the cage (`cage.js`): a worker of this site that hands in what the cage may have. No DOM. */

import { wired } from "./wire.js";

/** @import { Files } from "./files.js" */
/** @import { source } from "./start.js" */
/** @import { Ask } from "./wire.js" */

const SCRIPT = "device/cage.js";
const GLUE = "pyodide/pyodide.asm.mjs";
const EXPORT = /\bexport default (\w+);\s*$/u;

/** What an address cannot hold as it is. */
const ESCAPED = /[%#\t\n\r]|[^ -~]+/gu;

/** Ask the page for a cage; only what a page makes has the page's policy.
 * @param {Files} files
 * @param {ReturnType<typeof source>} stock
 * @returns {Promise<Ask>} asks the cage
 */
export async function caged(files, stock) {
  const [script, glue] = await Promise.all([SCRIPT, GLUE].map((path) => text(files, path)));
  if (!EXPORT.test(glue)) throw new Error(`${GLUE} is not as it was`);
  const whole = `${glue.replace(EXPORT, "self.makePython = $1;")}\n${script}`;
  const { port1, port2 } = new MessageChannel();
  const ask = wired(port1, handing(files, stock));
  self.postMessage({ cage: whole.replace(ESCAPED, encodeURIComponent) }, { transfer: [port2] });
  return ask;
}

/** @param {Files} files
 * @param {ReturnType<typeof source>} stock
 */
function handing(files, stock) {
  /** @type {ReturnType<typeof stock.snapshot>} */
  let made = null;
  const snapshot = () => {
    made ??= stock.snapshot();
    return made;
  };
  return {
    take: (/** @type {string} */ path) => bytes(files, path),
    body: (/** @type {string} */ name) => stock.bodies().whole(name),
    snapshot: (/** @type {"wasm"} */ name) => snapshot()?.whole(name),
    memory: () => snapshot()?.memory(),
    sound: (/** @type {"wasm"[]} */ ...names) => snapshot()?.sound(...names),
    dropSnapshot: stock.dropSnapshot,
    dropDamaged: stock.dropDamaged,
  };
}

/** @param {Files} files
 * @param {string} path
 */
const text = async (files, path) => (await files.take(path)).text();

/** A file as it may be handed over.
 * @param {Files} files
 * @param {string} path
 */
export const bytes = async (files, path) =>
  new Uint8Array(await (await files.take(path)).arrayBuffer());
