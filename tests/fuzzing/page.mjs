/** The page's own readers in a process of their own: a line of JSON in for each input, a line of JSON out.
 *
 * `node page.mjs ROOT`; the first line of all lists the rule systems, as the door tells them. Run by `readers.py`.
 */

import { register } from "node:module";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [, , root] = process.argv;
register("./page-modules.mjs", import.meta.url, { data: { root } });

/** @param {string} path */
const ours = (path) => import(pathToFileURL(`${root}/web/${path}`).href);

const { readGist } = await ours("app/links/reader.js");
const { viewOfSketch } = await ours("app/links/sketch.js");
const { readHouseLink, readHouseFile } = await ours("app/features/house-rules/link.js");
const { isFileLink, readFileLink } = await ours("app/links/file-link.js");
const { isRosterFile, readRosterFile } = await ours("app/features/roster/link.js");
const { inspect, Unfit } = await ours("worker/plugins/wheel.js");

const SYSTEMS = JSON.parse(process.env.GONFALON_SYSTEMS ?? "[]");
const HOUSE = { reserved: ["tiefen", "war", "core", "page"], interface: 1 };
const gist = { system: "tiefen", name: "", turn: 0, throws: 0, rulings: 0, texts: [], same: "" };

/** @param {Uint8Array} bytes */
const text = (bytes) => new TextDecoder().decode(bytes);

/** A file that is no JSON never comes as far as its reader.
 * @param {string} words
 */
function parsed(words) {
  try {
    return JSON.parse(words) ?? {};
  } catch {
    return {};
  }
}

/** @param {any} file */
const takes = (file) =>
  Boolean((isRosterFile(file) ? readRosterFile(file) : readHouseFile(file)).received);

/** @param {string} link */
async function opensFile(link) {
  if (!isFileLink(link)) return false;
  const read = await readFileLink(link);
  return "file" in read && takes(read.file);
}

/** True if the reader took the input; false for a refusal. */
const READERS = {
  link: async (bytes) => Boolean((await readGist(text(bytes), SYSTEMS))?.gist),
  sketch: async (bytes) => Boolean(await viewOfSketch({ ...gist, sketch: text(bytes) })),
  "house-link": async (bytes) => Boolean(readHouseLink(text(bytes)).received),
  "house-file": async (bytes) => takes(parsed(text(bytes))),
  "roster-file": async (bytes) => takes(parsed(text(bytes))),
  "file-link": async (bytes) => opensFile(text(bytes)),
  wheel: async (bytes) => {
    try {
      return Boolean(await inspect(bytes, HOUSE));
    } catch (error) {
      if (error instanceof Unfit) return false;
      throw error;
    }
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, body] = JSON.parse(line);
  let said;
  try {
    const bytes = new Uint8Array(Buffer.from(body, "base64"));
    said = { outcome: (await READERS[kind](bytes)) ? "opened" : "refused" };
  } catch (error) {
    said = { outcome: "fault", why: String(error?.stack ?? error).slice(0, 300) };
  }
  console.log(JSON.stringify(said));
}
