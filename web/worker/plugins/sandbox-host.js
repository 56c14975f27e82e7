/** The other side of the sandbox (`sandbox.js`): a worker of this site that hands in what the sandbox may have. No DOM. */

import { connect } from "./rpc.js";

/** @import { FileStore } from "../../shared/file-store.js" */
/** @import { startSource } from "../../boot/start-python.js" */
/** @import { Ask } from "./rpc.js" */

/** This browser gives a `data:` worker the site's own origin: no code of other people runs there. */
export class NotIsolated extends Error {}

const SCRIPT = "device/sandbox.js";
const GLUE = "pyodide/pyodide.asm.mjs";
const EXPORT = /\bexport default (\w+);\s*$/u;

/** The characters that an address cannot hold as they are. */
const ESCAPED = /[%#\t\n\r]|[^ -~]+/gu;

/** Ask the page for a sandbox; only what a page makes has the page's policy. A page whose browser makes none says `refused`.
 * @param {FileStore} files
 * @param {ReturnType<typeof startSource>} stock
 * @param {() => void} [started] done when Python is up in it and no code of other people has run yet
 * @returns {Promise<Ask>} asks the sandbox
 * @throws {NotIsolated}
 */
export async function openSandbox(files, stock, started = () => {}) {
  const [script, glue] = await Promise.all([SCRIPT, GLUE].map((path) => text(files, path)));
  if (!EXPORT.test(glue)) throw new Error(`${GLUE} is not as it was`);
  const whole = `${glue.replace(EXPORT, "self.makePython = $1;")}\n${script}`;
  const refused = new Promise((_, failed) => {
    self.addEventListener("message", (event) => {
      const { data } = /** @type {MessageEvent} */ (event);
      if ("refused" in data) failed(new NotIsolated(data.refused));
    });
  });
  refused.catch(() => {});
  const { port1, port2 } = new MessageChannel();
  const ask = connect(port1, { ...handing(files, stock), started });
  self.postMessage({ sandbox: whole.replace(ESCAPED, encodeURIComponent) }, { transfer: [port2] });
  if (!(await Promise.race([ask("apart"), refused])))
    throw new NotIsolated("the sandbox has the origin of the site");
  return ask;
}

/** @param {FileStore} files
 * @param {ReturnType<typeof startSource>} stock
 */
function handing(files, stock) {
  /** @type {ReturnType<typeof stock.snapshot>} */
  let made = null;
  const snapshot = () => {
    made ??= stock.snapshot();
    return made;
  };
  return {
    take: (/** @type {string} */ path) => readBytes(files, path),
    body: (/** @type {string} */ name) => stock.bodies().load(name),
    snapshot: (/** @type {"wasm"} */ name) => snapshot()?.load(name),
    memory: () => snapshot()?.memory(),
    checkIntact: (/** @type {"wasm"[]} */ ...names) => snapshot()?.checkIntact(...names),
    dropSnapshot: stock.dropSnapshot,
    dropDamaged: stock.dropDamaged,
    plainIsHere: stock.plainIsHere,
  };
}

/** @param {FileStore} files
 * @param {string} path
 */
const text = async (files, path) => (await files.take(path)).text();

/** A file as it may be handed over.
 * @param {FileStore} files
 * @param {string} path
 */
export const readBytes = async (files, path) =>
  new Uint8Array(await (await files.take(path)).arrayBuffer());
