/**
 * Time per answer through the door inside Pyodide, with the wheel of the built site.
 * Run: node tests/bench/answers_inside.mjs [system] [battles]
 */
import { readdirSync, readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const wheel = readdirSync("dist/wheels").find((name) => name.startsWith("gonfalon-"));
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(`dist/wheels/${wheel}`)), "wheel");
python.FS.mkdirTree("/repo/tests/bench");
python.FS.writeFile(
  "/repo/tests/bench/bench_answers.py",
  readFileSync("tests/bench/bench_answers.py"),
);
python.globals.set("asked", python.toPy(process.argv.slice(2)));
python.runPython(`
import sys

sys.path.append("/repo/tests/bench")
import bench_answers

bench_answers.main(*asked)
`);
