/**
 * pytest inside Pyodide: the engine's wheel as the site ships it, the tests from the repository.
 * Usage: node run.mjs WHEELS WHEEL [pytest's words]
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [wheels, engine, ...words] = process.argv.slice(2);
const python = await loadPyodide({
  env: {
    HOME: "/home/pyodide",
    HYPOTHESIS_STORAGE_DIRECTORY: "/tmp/hypothesis",
    PYTHONDONTWRITEBYTECODE: "1",
  },
});
const packages = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
const all = readdirSync(wheels).filter((name) => name.endsWith(".whl"));
for (const path of [...all.map((name) => join(wheels, name)), engine]) {
  python.unpackArchive(new Uint8Array(readFileSync(path)), "wheel", { extractDir: packages });
}
python.FS.mkdirTree("/repo");
python.mountNodeFS("/repo", process.cwd());
python.FS.chdir("/repo");
python.globals.set("words", python.toPy(words));
process.exitCode = python.runPython("import pytest; int(pytest.main(list(words)))");
