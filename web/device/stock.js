/** Pyodide as it comes, with the engine's wheel: slower to start than the page's own, but with all of Python's library. */

import { Bodies } from "./bodies.js";
import { Files, list } from "./files.js";
import { plain } from "./python.js";

/** @import { PyodideAPI } from "pyodide" */

/** @param {URL} root of the site
 * @returns {Promise<PyodideAPI>}
 */
export async function stock(root) {
  return plain(new Bodies(new Files(root, await list(root, VERSION)), () => {}));
}
