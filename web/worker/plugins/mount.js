/** Mount the plugins in Python when the engine starts: as they lie on the device, without an installer. No DOM. */

/** @import { PyodideAPI } from "pyodide" */
/** @import { VersionFiles } from "../../boot/python.js" */

/**
 * @typedef {object} MountedPlugin a plugin, to be put in its place
 * @property {string} id
 * @property {string} where its class, as an entry point names it
 * @property {Uint8Array<ArrayBuffer> | null} wheel null if it is gone
 */

const FOLDER = "/brought";
export const LIBRARY = `${FOLDER}/library.zip`;

/**
 * The part of Python's library that our own engine has no use for, but a plugin may: looked for last, also within packages.
 */
export const REST = `
import sys
from zipimport import zipimporter


class Rest:
    @staticmethod
    def find_spec(name, path=None, target=None):
        folder = "/".join(["${LIBRARY}", *name.split(".")[:-1]])
        return zipimporter(folder).find_spec(name)


sys.meta_path.append(Rest)
`;

/** Make the engine know every plugin. Nothing of them runs before it is wanted; one that cannot be put in
 * place is left out.
 * @param {PyodideAPI} python
 * @param {VersionFiles} files
 * @param {MountedPlugin[]} plugins
 */
export async function mountPlugins(python, files, plugins) {
  python.FS.mkdirTree(FOLDER);
  await mountWholeLibrary(python, files);
  const { add } = python.pyimport("gonfalon.plugins");
  const path = python.pyimport("sys").path;
  for (const { id, where, wheel } of plugins) {
    try {
      if (!wheel) throw new Error("its wheel is gone");
      const file = `${FOLDER}/${id}.whl`;
      python.FS.writeFile(file, wheel);
      path.append(file);
      add(id, where);
    } catch (error) {
      console.warn(`${id}: ${error}`);
    }
  }
}

/** @param {PyodideAPI} python
 * @param {VersionFiles} files
 */
async function mountWholeLibrary(python, files) {
  try {
    const answer = await files.take("pyodide/python_stdlib.zip");
    python.FS.writeFile(LIBRARY, new Uint8Array(await answer.arrayBuffer()));
    python.runPython(REST);
  } catch (error) {
    console.warn(`Python's whole library: ${error}`);
  }
}
