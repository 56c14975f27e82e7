/**
 * pytest inside Pyodide: Python, its library and the engine as the site ships them, the tests from the repository.
 * What the page never runs comes from the wheel, what pytest needs from the whole library; both stand behind ours.
 * Usage: node run.mjs WHEELS FOLDER WHEEL [pytest's words]
 * FOLDER holds library.zip, engine.zip and, for each rule system, engine-ID.zip
 */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadPyodide } from "pyodide";
import { LIBRARY, REST } from "../../web/worker/plugins/mount.js";

const [wheels, folder, engine, ...words] = process.argv.slice(2);
const stock = join(
  dirname(createRequire(import.meta.url).resolve("pyodide/package.json")),
  "python_stdlib.zip",
);
const python = await loadPyodide({
  stdLibURL: pathToFileURL(join(folder, "library.zip")).href,
  env: {
    HOME: "/home/pyodide",
    HYPOTHESIS_STORAGE_DIRECTORY: "/tmp/hypothesis",
    PYTHONDONTWRITEBYTECODE: "1",
  },
});
const bytes = (path) => new Uint8Array(readFileSync(path));
const parts = readdirSync(folder).filter((name) => name.startsWith("engine"));
for (const name of parts) {
  python.FS.writeFile(`/lib/${name.replace("engine", "gonfalon")}`, bytes(join(folder, name)));
}
python.runPython(`
import sys

sys.path.append("/lib/gonfalon.zip")
import glob

import gonfalon.battle
import gonfalon.door
import gonfalon.formats
import gonfalon.systems

for place in glob.glob("/lib/gonfalon-*.zip"):
    gonfalon.systems.add_archive(place)
assert gonfalon.door.__file__ == "/lib/gonfalon.zip/gonfalon/door/__init__.pyc"
`);
python.FS.mkdirTree(dirname(LIBRARY));
python.FS.writeFile(LIBRARY, bytes(stock));
python.runPython(REST);
const packages = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
const all = readdirSync(wheels).filter((name) => name.endsWith(".whl"));
for (const path of [...all.map((name) => join(wheels, name)), engine]) {
  python.unpackArchive(bytes(path), "wheel", { extractDir: packages });
}
python.FS.mkdirTree("/repo");
python.mountNodeFS("/repo", process.cwd());
python.FS.chdir("/repo");
python.globals.set("words", python.toPy(words));
python.globals.set("packages", packages);
process.exitCode = python.runPython(`
for package in (gonfalon, gonfalon.battle, gonfalon.formats):
    package.__path__.append(f"{packages}/{package.__name__.replace('.', '/')}")
import pytest

int(pytest.main(list(words)))
`);
