/**
 * Compile the standard library and the engine with the very Python that will run them (`compile_in_pyodide.py`).
 * Usage: node compile.mjs PYODIDE-FOLDER WHEEL WISHES OUT-FOLDER
 * WISHES: {"more": [library modules to add], "left_out": [modules of the wheel], "place": where the engine will lie, with {} for
 * the part of one system}
 * Writes library.zip, engine.zip, and engine-ID.zip for each rule system.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [folder, wheel, options, out] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" }; // the same each time; lines, but no columns
const python = await loadPyodide({ indexURL: `${folder}/`, env });

python.FS.writeFile("/engine.whl", new Uint8Array(readFileSync(wheel)));
python.FS.mkdirTree("/press");
python.FS.writeFile("/press/compile_in_pyodide.py", readFileSync(join(here, "compile_in_pyodide.py")));
python.runPython("import sys; sys.path.append('/press')");
const { more, left_out: leftOut, place } = JSON.parse(options);
const { everything } = python.pyimport("compile_in_pyodide");
const [library, engine] = everything("/engine.whl", python.toPy(leftOut), place, python.toPy(more));
writeFileSync(join(out, "library.zip"), library.toJs());
for (const [id, part] of Object.entries(engine.toJs())) {
  writeFileSync(join(out, id ? `engine-${id}.zip` : "engine.zip"), part);
}
