/** Prints the rules that the search finds for a question in the built site, the best first, one id a line:
 *
 *   node tests/tools/search.mjs LANGUAGE SYSTEM|- QUESTION
 *
 * With a system the search is narrowed to it, as in its battles. `--site FOLDER` before that asks another site than `dist/`,
 * `--all FOLDER` takes questions as JSON on standard input ({language, in, query}) and prints what it finds for each as JSON.
 */

import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";

const ROOT = new URL("../../", import.meta.url);
const MODULES = new URL(".cache/stage/shared/search/", ROOT); // beside their libraries, where the build puts them
const { openIndex } = await import(new URL("index.js", MODULES).href);
const { answer } = await import(new URL("answer.js", MODULES).href);

const words = process.argv.slice(2);
const isForMany = words[0] === "--all";
const site =
  isForMany || words[0] === "--site"
    ? new URL(`file://${words.splice(0, 2)[1]}/`)
    : new URL("dist/", ROOT);

const opened = new Map();

/** @param {string} language */
function index(language) {
  if (!opened.has(language)) {
    const path = new URL(`rules/search.${language}.json`, site);
    opened.set(language, openIndex(JSON.parse(readFileSync(path, "utf8"))));
  }
  return opened.get(language);
}

/** @param {{ language: string, in?: string, query: string }} question */
const ids = ({ language, in: system = "", query }) =>
  answer(index(language), query, { system, only: system !== "" }).map(({ id }) => id);

if (isForMany) {
  console.log(JSON.stringify(JSON.parse(await text(process.stdin)).map(ids)));
} else if (words.length < 3) {
  console.error("node tests/tools/search.mjs LANGUAGE SYSTEM|- QUESTION");
  process.exitCode = 2;
} else {
  const [language, system, ...query] = words;
  const found = ids({ language, in: system === "-" ? "" : system, query: query.join(" ") });
  if (found.length) console.log(found.join("\n"));
}
