/** The worker: Python, the engine and its door. One request, one reply; the state of the start is told as it changes. */

/** @param {string} path */
const address = (path) => new URL(path, import.meta.url).href;

/** @type {(text: string) => string} */
let open;

/** Bytes that have come in, told to the page; Pyodide fetches its files by itself, so every body is counted on its way. */
const progress = { done: 0, total: 0 };
const plainFetch = self.fetch;
self.fetch = async (...request) => {
  const answer = await plainFetch(...request);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  count(answer.clone());
  return answer;
};

/** @param {Response} copy */
async function count(copy) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (copy.body).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      progress.done += part.value.length;
      tell("fetch");
    }
  } catch {
    // Whoever reads the body itself is told.
  }
}

let told = 0;
/** @param {"fetch" | "start"} what */
function tell(what) {
  const now = performance.now();
  if (progress.total === 0 || (what === "fetch" && now - told < 100)) return;
  told = now;
  const done = Math.min(progress.done, progress.total);
  self.postMessage({
    state: "loading",
    what: done === progress.total ? "start" : what,
    done,
    total: progress.total,
  });
}

async function start() {
  const { wheel, sizes } = await (await plainFetch(address("./files.json"))).json();
  for (const [path, size] of Object.entries(/** @type {Record<string, number>} */ (sizes))) {
    if (!path.endsWith(".mjs")) progress.total += size; // modules are imported, not fetched
  }
  const [{ loadPyodide }, archive] = await Promise.all([
    /** @type {Promise<typeof import("pyodide")>} */ (import(address("./pyodide/pyodide.mjs"))),
    fetch(address(wheel)).then((answer) => answer.arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: address("./pyodide/") });
  python.unpackArchive(archive, "wheel");
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
