/**
 * A wheel on trial: looked at here, where none of its code runs, and tried in a sandbox and a Python of its own. Nothing is kept
 * before it has passed. Page and trial talk in plain messages: `fetch` or `read` gives `{about}`, `try` gives `{passed}`,
 * `keep` gives `{kept}`, `recheck` gives `{rechecked}`; each may give `{unfit: label}` instead. `try` asks the page for a sandbox:
 * `{sandbox: script}` and a port; it says `{started}` when Python is up there, before any code of the wheel runs.
 */

import { dropSnapshot } from "../../boot/snapshot.js";
import { startSource } from "../../boot/start-python.js";
import { FileStore, ofThisVersion, readList } from "../../shared/file-store.js";
import { storePlugin } from "../../shared/plugin-store.js";
import { readBytes as bytesOf, NotIsolated, openSandbox } from "./sandbox-host.js";
import { inspect, MOST_BYTES, Unfit } from "./wheel.js";

/** @import { About, Content, Host } from "../../shared/plugin-store.js" */

const root = new URL("../", import.meta.url);
const ROOM = "/trial";

/** The plugin on trial. */
const onTrial = {
  bytes: new Uint8Array(),
  /** @type {About | null} */
  about: null,
  /** @type {Content} */
  content: new Map(),
};

/** Our own files, of the version that the page is of. */
async function ours() {
  ofThisVersion("trial.js");
  return new FileStore(root, await readList(root, VERSION));
}

/** Look at bytes, from a file or an address.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {string} from
 */
async function read(bytes, from) {
  /** @type {Host} */
  const host = await (await (await ours()).take("plugin-trial/host.json")).json();
  const { about, content } = await inspect(bytes, host);
  Object.assign(onTrial, { bytes, about: { ...about, from }, content });
  return { about: onTrial.about };
}

/** Fetch from an address that the person has said yes to: nothing of this site goes along, and no more is taken than a
 * wheel may be long.
 * @param {string} address
 */
async function load(address) {
  const url = parsed(address);
  if (!url || (url.protocol !== "https:" && url.origin !== root.origin))
    throw new Unfit("page-plugin-address-wrong");
  const answer = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer" }).catch(
    () => null,
  );
  if (!answer?.ok || !answer.body) {
    throw new Unfit("page-plugin-not-fetched", { host: url.host, status: answer?.status ?? 0 });
  }
  const bytes = await bounded(answer.body, url.host);
  return read(bytes, url.href);
}

/** @param {string} address */
function parsed(address) {
  try {
    return new URL(address, root);
  } catch {
    return null;
  }
}

/** @param {ReadableStream<Uint8Array>} body
 * @param {string} host
 */
async function bounded(body, host) {
  const parts = [];
  let size = 0;
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      size += part.value.length;
      if (size > MOST_BYTES) throw new Unfit("page-plugin-too-large", { most: MOST_BYTES / 1e6 });
    }
  } catch (error) {
    if (error instanceof Unfit) throw error;
    throw new Unfit("page-plugin-not-fetched", { host, status: 0 });
  } finally {
    reader.cancel();
  }
  return new Uint8Array(await new Blob(/** @type {BlobPart[]} */ (parts)).arrayBuffer());
}

/** Let the wheel be installed beside an engine in a sandbox, and begin a battle. There its code runs for the first time. */
async function attempt() {
  const { about, bytes } = onTrial;
  if (!about) throw new Error("nothing is on trial");
  const files = await ours();
  const [ask, installer, script] = await Promise.all([
    openSandbox(
      files,
      startSource(files, null, () => {}),
      () => self.postMessage({ started: true }),
    ),
    bytesOf(files, "plugin-trial/micropip.whl"),
    files.take("plugin-trial/trial.py").then((answer) => answer.text()),
  ]);
  const file = `${about.name.replace(/[-_.]+/gu, "_").toLowerCase()}-${about.version}-py3-none-any.whl`;
  const { id, where, system } = about;
  const wheel = `${ROOM}/${file}`;
  const told = await ask(
    "trial",
    { root: root.href, list: files.list, script },
    { wheel, python: about.python, id, where, system },
    [`${ROOM}/micropip.whl`, installer],
    [wheel, bytes.slice()],
  );
  const found = JSON.parse(told);
  if (found) throw new Unfit(found.id, found.with);
  return { passed: true };
}

async function store() {
  const { about, content, bytes } = onTrial;
  if (!about) throw new Error("nothing is on trial");
  try {
    await storePlugin(root, about, content, bytes);
  } catch {
    throw new Unfit("page-plugin-no-room");
  }
  return { kept: true };
}

/** A system was removed: nothing that it may have changed is believed. The snapshot goes, and every file is hashed, here and
 * once more by the service worker, which has a list of its own.
 */
async function recheck() {
  await dropSnapshot(root);
  const files = await ours();
  await files.recheckSoon();
  await files.evictCorrupt(Object.keys(files.list.files));
  return { rechecked: true };
}

/** @type {Record<string, (wish: any) => Promise<object>>} */
const DOINGS = {
  fetch: ({ address }) => load(address),
  read: async ({ bytes, from }) => read(new Uint8Array(bytes), from),
  try: attempt,
  keep: store,
  recheck,
};

self.onmessage = async ({ data }) => {
  if (!("do" in data)) return;
  try {
    self.postMessage(await DOINGS[data.do](data));
  } catch (error) {
    if (error instanceof Unfit) self.postMessage({ unfit: error.label });
    else if (error instanceof NotIsolated)
      self.postMessage({ unfit: { id: "page-plugin-not-apart", with: {} } });
    else self.postMessage({ fault: String(error) });
  }
};
