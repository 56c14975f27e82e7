/**
 * Measure the battles a second that `random` plays inside Pyodide, with the wheel of the built site.
 * Run: node tests/bench/random_inside.mjs [system] [battles]
 */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [system = "tiefen", battles = "200"] = process.argv.slice(2);
const { wheel } = JSON.parse(readFileSync("dist/files.json", "utf-8")).plain;
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(`dist/${wheel}`)), "wheel");
python.globals.set("asked", python.toPy([system, Number(battles)]));
python.runPython(`
from gonfalon.systems import system_of
from gonfalon.terminal.at_random import play_many

system, battles = asked
tally = play_many(system_of(system), "bench", 1, battles)
speed = f"{tally.battles / tally.seconds:.1f} battles/s, {tally.answers / tally.seconds:.0f} answers/s"
print(f"{system} inside Pyodide: {tally.battles} battles, {tally.answers} answers, {len(tally.faults)} faults, {speed}")
`);
