/** Brought rule systems put in their place when the engine starts: as they lie on the device, without an installer. No DOM. */

import { all, wheel } from "./brought.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Files } from "./files.js" */

const FOLDER = "/brought";
export const LIBRARY = `${FOLDER}/library.zip`;

/** What of Python's library our own engine has no use for, and a guest may: looked for last, also within packages. */
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

/** Make the engine know every system that was brought. Nothing of them runs before it is wanted; one that cannot be put in
 * place is left out.
 * @param {PyodideAPI} python
 * @param {Files} files
 */
export async function mount(python, files) {
  const { root } = files;
  const brought = await all(root);
  if (brought.length === 0) return;
  python.FS.mkdirTree(FOLDER);
  await complete(python, files);
  const { add } = python.pyimport("gonfalon.brought");
  const path = python.pyimport("sys").path;
  for (const about of brought) {
    try {
      const held = await wheel(root, about);
      if (!held) throw new Error("its wheel is gone");
      const file = `${FOLDER}/${about.id}.whl`;
      python.FS.writeFile(file, new Uint8Array(await held.arrayBuffer()));
      path.append(file);
      add(about.id, about.where);
    } catch (error) {
      console.warn(`${about.id}: ${error}`);
    }
  }
}

/** @param {PyodideAPI} python
 * @param {Files} files
 */
async function complete(python, files) {
  try {
    const answer = await files.take("pyodide/python_stdlib.zip");
    python.FS.writeFile(LIBRARY, new Uint8Array(await answer.arrayBuffer()));
    python.runPython(REST);
  } catch (error) {
    console.warn(`Python's whole library: ${error}`);
  }
}
