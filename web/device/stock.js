/** Pyodide as it comes, with the engine's wheel: slower to start than the page's own, but with all of Python's library. */

/** @import { PyodideAPI } from "pyodide" */

/** @param {URL} root of the site
 * @returns {Promise<PyodideAPI>}
 */
export async function stock(root) {
  const { start } = await (await fetch(new URL("files.json", root))).json();
  const [{ loadPyodide }, wheel] = await Promise.all([
    /** @type {Promise<typeof import("pyodide")>} */ (
      import(new URL("pyodide/pyodide.mjs", root).href)
    ),
    fetch(new URL(start.wheel[0], root)).then((answer) => answer.arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: new URL("pyodide/", root).href });
  python.unpackArchive(wheel, "wheel");
  return python;
}
