/**
 * A bench of the door inside Pyodide, with the wheel of the built site.
 * Run: node tests/bench/inside.mjs MODULE [its arguments], where MODULE is bench_answers or bench_links
 */
import { readdirSync, readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const wheel = readdirSync("dist/wheels").find((name) => name.startsWith("gonfalon-"));
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(`dist/wheels/${wheel}`)), "wheel");
python.FS.mkdirTree("/repo/tests/bench");
for (const name of readdirSync("tests/bench").filter((name) =>
  /^bench_(answers|links)\.py$/u.test(name),
))
  python.FS.writeFile(`/repo/tests/bench/${name}`, readFileSync(`tests/bench/${name}`));
python.globals.set("asked", python.toPy(process.argv.slice(2)));
python.runPython(`
import sys
from importlib import import_module

sys.path.append("/repo/tests")
module, *words = asked
import_module(f"bench.{module}").main(*words)
`);
