/**
 * The wheel of a rule system, looked at before any of its code runs: what it is, and why it will not do. No DOM.
 * What the build puts into it stands in `web/press/plugin_wheel.py` and docs/systems.md.
 */

import { firstForbidden } from "../../shared/allowed-markup.js";
import { lettersOf, textOf } from "../../shared/bytes.js";
import { author, clean, entryPoints, head, licence, recorded } from "./wheel-metadata.js";
import { Damaged, entries, isZip, MOST_FILES, MOST_UNPACKED, Refused, unpack } from "./zip.js";

/** @import { About, Content, Host } from "../../shared/plugin-store.js" */

export const MOST_BYTES = 10_000_000;
/** No text of a system is longer, in bytes. */
const MOST_TEXT = 2_000_000;
const GROUP = "gonfalon.systems";
const ID = /^[a-z]{3,20}$/u;
const LANGUAGES = ["de", "fr", "en"];
const PAGES = ["de", "fr", "en", "de-fr", "de-en", "fr-en"];
/** The ends of a line of messages: wherever the page's own reading begins a new one. */
const LINES = /[\n\r\u2028\u2029]/u;
const MESSAGE =
  /^-?(?:(?:ask|barred|choice|heading|offer|refused|tell|title)-)?([a-z]+)(?:-|\s*=)/u;

/** Why a wheel will not do: the id of a message and its figures. */
export class Unfit extends Error {
  /** @param {string} message
   * @param {Record<string, string | number>} [figures]
   */
  constructor(message, figures = {}) {
    super(message);
    this.label = { id: message, with: figures };
  }
}

/** Look at a wheel.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Host} host
 * @returns {Promise<{about: About, content: Content}>}
 * @throws {Unfit}
 */
export async function inspect(bytes, host) {
  if (bytes.length > MOST_BYTES)
    throw new Unfit("page-plugin-too-large", { most: MOST_BYTES / 1e6 });
  if (!isZip(bytes)) throw new Unfit("page-plugin-no-wheel");
  if (!globalThis.crypto?.subtle) throw new Unfit("page-plugin-no-room"); // no https, so nothing is kept either
  try {
    return await looked(bytes, host);
  } catch (error) {
    if (error instanceof Refused) throw new Unfit("page-plugin-packed", packing(error));
    if (error instanceof Damaged || error instanceof TypeError)
      throw new Unfit("page-plugin-damaged");
    throw error;
  }
}

/** @param {Refused} refused */
const packing = ({ why, name }) => ({
  ...{ why, name: clean(name, 60) },
  ...{ files: MOST_FILES, most: MOST_UNPACKED / 1e6 },
});

/** @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Host} host
 */
async function looked(bytes, host) {
  const found = entries(bytes);
  const folders = [...new Set([...found.keys()].map((name) => name.split("/")[0]))];
  const infos = folders.filter((name) => name.endsWith(".dist-info"));
  if (infos.length !== 1) throw new Unfit("page-plugin-no-wheel");
  /** @param {string} name */
  const bytesOf = async (name) => {
    const entry = found.get(name);
    return entry ? unpack(bytes, entry) : null;
  };
  /** @param {string} name */
  const text = async (name) => {
    if ((found.get(name)?.size ?? 0) > MOST_TEXT) throw new Refused("large", name);
    const content = await bytesOf(name);
    return content && textOf(content);
  };
  const [metadata, wheel, record] = await Promise.all(
    ["METADATA", "WHEEL", "RECORD"].map((name) => text(`${infos[0]}/${name}`)),
  );
  if (!metadata || !wheel || !record) throw new Unfit("page-plugin-no-wheel");
  const fields = head(metadata);
  const name = clean(fields.get("name")?.[0], 60);
  const version = clean(fields.get("version")?.[0], 30);
  const { id, where } = entry((await text(`${infos[0]}/entry_points.txt`)) ?? "", name);
  requirePurePython(head(wheel), name);
  taken(
    id,
    where,
    host,
    folders.filter((folder) => folder !== infos[0]),
  );
  await verifyRecord(found, infos[0], recorded(record), bytesOf);
  const made = `gonfalon_${id}/made`;
  const system = built(await text(`${made}/system.json`), id, name, host);
  const content = await contents(made, id, text);
  return {
    about: {
      id,
      where,
      name,
      version,
      author: clean(author(fields)),
      licence: clean(licence(fields)),
      summary: clean(fields.get("summary")?.[0]),
      python: clean(fields.get("requires-python")?.[0]),
      size: bytes.length,
      hash: Array.from(await sha256(bytes), (byte) => byte.toString(16).padStart(2, "0")).join(""),
      system,
    },
    content,
  };
}

/** The one system that a wheel brings.
 * @param {string} text of `entry_points.txt`
 * @param {string} name
 */
function entry(text, name) {
  const [[id, where] = ["", ""], ...more] = Object.entries(entryPoints(text, GROUP));
  if (!id || more.length > 0) throw new Unfit("page-plugin-foreign", { name });
  return { id, where };
}

/** It runs on any Python 3, here as elsewhere.
 * @param {Map<string, string[]>} fields of `WHEEL`
 * @param {string} name
 */
function requirePurePython(fields, name) {
  const tags = fields.get("tag") ?? [];
  if (!tags.some((tag) => /^(py2\.)?py3-none-any$/u.test(tag))) {
    throw new Unfit("page-plugin-platform", { name, tag: clean(tags[0], 60) });
  }
}

/** Its name is free, and all that it holds carries it.
 * @param {string} id
 * @param {string} where
 * @param {Host} host
 * @param {string[]} folders
 */
function taken(id, where, host, folders) {
  const own = `gonfalon_${id}`;
  const named = ID.test(id) && !host.reserved.includes(id);
  const within = where.startsWith(`${own}:`) || where.startsWith(`${own}.`);
  if (!named || !within || folders.some((folder) => folder !== own)) {
    throw new Unfit("page-plugin-name", { id: clean(id, 40) });
  }
}

/** Every file is listed, and is what the list says.
 * @param {Map<string, import("./zip.js").Entry>} found
 * @param {string} info
 * @param {Map<string, string>} listed
 * @param {(name: string) => Promise<Uint8Array<ArrayBuffer> | null>} bytesOf
 */
async function verifyRecord(found, info, listed, bytesOf) {
  for (const path of found.keys()) {
    if (path === `${info}/RECORD`) continue;
    const content = await bytesOf(path);
    if (!content || lettersOf(await sha256(content)) !== listed.get(path)) throw new Damaged(path);
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** Read the data that the build wrote about the system.
 * @param {string | null} text
 * @param {string} id
 * @param {string} name
 * @param {Host} host
 */
function built(text, id, name, host) {
  const system = parsed(text);
  if (typeof system?.interface !== "number") throw new Unfit("page-plugin-unbuilt", { name });
  if (system.interface !== host.interface) {
    throw new Unfit("page-plugin-interface", {
      ...{ name, theirs: system.interface, ours: host.interface },
      case: system.interface > host.interface ? "newer" : "older",
    });
  }
  const spoken = [system.title, system.intro].every((texts) =>
    LANGUAGES.every((language) => typeof texts?.[language] === "string"),
  );
  const switches = Array.isArray(system.switches) && system.switches.every(mine(id));
  const openings = system.openings ?? [];
  const begun =
    Array.isArray(openings) && openings.length <= MOST_OPENINGS && openings.every(isOpening);
  if (system.id !== id || !Number.isInteger(system.version) || !spoken || !switches || !begun) {
    throw new Unfit("page-plugin-unbuilt", { name });
  }
  /** @param {Record<string, unknown>} texts
   * @param {number} longest
   */
  const bounded = (texts, longest) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, clean(texts[language], longest)]));
  const { version } = system;
  return {
    ...{ id, version, switches: system.switches, openings },
    ...{ title: bounded(system.title, 80), intro: bounded(system.intro, 1_500) },
  };
}

/** @param {string} id */
const mine = (id) => (/** @type {any} */ one) =>
  typeof one?.rule === "string" &&
  one.rule.startsWith(`${id}.`) &&
  typeof one.default === "string" &&
  Array.isArray(one.choices) &&
  one.choices.every((/** @type {unknown} */ choice) => typeof choice === "string");

const MOST_OPENINGS = 24;

/** True if home can show an opening: it is drawn before any code of the system runs.
 * @param {any} one
 */
const isOpening = (one) =>
  typeof one?.key === "string" &&
  typeof one.icon === "string" &&
  [one.players, one.minutes].every(Number.isSafeInteger) &&
  isLabel(one.label) &&
  [one.story, one.goal].every((words) => words === null || isLabel(words)) &&
  Array.isArray(one.sides) &&
  one.sides.length <= MOST_OPENINGS &&
  one.sides.every(isLabel);

/** A message with plain figures.
 * @param {any} one
 */
const isLabel = (one) =>
  typeof one?.id === "string" &&
  typeof one.with === "object" &&
  one.with !== null &&
  Object.values(one.with).every((figure) => ["string", "number"].includes(typeof figure));

/** Words, titles and pages by the path that they have on a site; no word and no rule but the system's own.
 * @param {string} made
 * @param {string} id
 * @param {(name: string) => Promise<string | null>} text
 * @returns {Promise<Content>}
 */
async function contents(made, id, text) {
  /** @type {Content} */
  const content = new Map();
  for (const language of LANGUAGES) {
    const words = await text(`${made}/words/${language}.ftl`);
    const titles = await text(`${made}/rules/${language}.json`);
    const page = await text(`${made}/rules/${id}/${language}.html`);
    const lines = words?.split(LINES).filter((line) => /^-?[a-zA-Z]/u.test(line)) ?? [];
    const rules = Object.keys(parsed(titles) ?? {});
    const foreign =
      lines.find((line) => line.match(MESSAGE)?.[1] !== id) ??
      rules.find((rule) => !rule.startsWith(`${id}.`));
    if (!words || !titles || !page) throw new Unfit("page-plugin-unbuilt", { name: id });
    if (foreign !== undefined)
      throw new Unfit("page-plugin-words", { id, word: clean(foreign, 40) });
    content.set(`words/${language}.txt`, words);
    content.set(`rules/${language}.json`, titles);
  }
  for (const name of PAGES) {
    const page = await text(`${made}/rules/${id}/${name}.html`);
    if (!page) continue;
    const alien = firstForbidden(page);
    if (alien !== undefined) throw new Unfit("page-plugin-markup", { id, what: clean(alien, 40) });
    content.set(`rules/${id}/${name}.html`, page);
  }
  return content;
}

/** @param {string | null} text
 * @returns {any}
 */
function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
