/** The worker: Python, the engine and its door. One request, one reply; the state of the start is told as it changes. */

import { Files, list } from "./device/files.js";
import { mount } from "./device/mount.js";

const root = new URL("./", import.meta.url);

/** @type {(text: string) => string} */
let open;

/** What has come of each file, in bytes; the sum is told to the page. */
const come = new Map();
let total = 0;
let told = 0;

/** @param {string} path
 * @param {number} bytes
 */
function heard(path, bytes) {
  come.set(path, bytes);
  const now = performance.now();
  const done = [...come.values()].reduce((sum, one) => sum + one, 0);
  if (done < total && now - told < 100) return;
  told = now;
  self.postMessage({ state: "loading", what: done === total ? "start" : "fetch", done, total });
}

async function start() {
  const site = await list(root);
  const files = new Files(root, site);
  /** @param {string} path */
  const take = (path) => files.take(path, (bytes) => heard(path, bytes));
  const fetched = Object.values(site.start)
    .flat()
    .filter((path) => !path.endsWith(".mjs")); // modules are imported
  total = fetched.reduce((sum, path) => sum + site.files[path].size, 0);
  const coming = new Map(fetched.map((path) => [new URL(path, root).href, take(path)]));
  const plainFetch = self.fetch;
  self.fetch = (wish, how) => coming.get(String(wish)) ?? plainFetch(wish, how);
  const [wheel] = site.start.wheel;
  const [{ loadPyodide }, archive] = await Promise.all([
    /** @type {Promise<typeof import("pyodide")>} */ (
      import(new URL("pyodide/pyodide.mjs", root).href)
    ),
    self.fetch(new URL(wheel, root)).then((answer) => answer.arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: new URL("pyodide/", root).href });
  python.unpackArchive(archive, "wheel");
  await mount(python, root);
  open = python.pyimport("gonfalon.door").Door().open;
}

const started = start();

self.onmessage = async ({ data: { id, request } }) => {
  try {
    await started;
    self.postMessage({ id, reply: open(JSON.stringify(request)) });
  } catch (error) {
    self.postMessage({ id, fault: String(error) });
  }
};

started.then(
  () => self.postMessage({ state: "ready" }),
  (error) => self.postMessage({ state: "failed", why: String(error) }),
);
