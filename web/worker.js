/** The worker: Python, the engine and its door. One request, one reply; the state of the start is told as it changes. */

import { Files, list, ofThisVersion } from "./device/files.js";
import { mount } from "./device/mount.js";
import { Cut, isOffline, PROMPT_OFFLINE } from "./device/net.js";
import { find } from "./device/snapshot.js";
import { start } from "./device/start.js";

/** @import { Way } from "./device/start.js" */

/** So long nobody has asked anything when the snapshot is made, in milliseconds. */
const QUIET = 4_000;
/** So long after the start our own rule systems are imported, if no question has done it by then. */
const SOON = 300;

const root = new URL("./", import.meta.url);

/** @type {(text: string) => string} */
let open;
let warm = () => {};
/** Where the script lies that makes the snapshot. */
let maker = "";
let toldAt = 0;

/** @param {number} done
 * @param {number} total
 */
function heard(done, total) {
  const now = performance.now();
  if (done < total && now - toldAt < 100) return;
  toldAt = now;
  self.postMessage({ state: "loading", what: done === total ? "start" : "fetch", done, total });
}

/** @returns {Promise<Way>} */
async function begin() {
  ofThisVersion("worker.js");
  const [told, held] = await Promise.all([
    list(root, VERSION, PROMPT_OFFLINE),
    find(root, VERSION),
  ]);
  const files = new Files(root, told, PROMPT_OFFLINE);
  maker = files.address("device/maker.js");
  const { python, way, faults } = await start(files, held, heard);
  for (const fault of faults) console.warn(fault);
  await mount(python, files);
  open = python.pyimport("gonfalon.door").Door().open;
  warm = () => python.pyimport("gonfalon.systems").ours().destroy();
  return way;
}

let asked = 0;

/** Once nobody has asked anything for a while, let the page have another worker make the snapshot. */
function later() {
  const before = asked;
  setTimeout(() => {
    if (asked !== before) later();
    else self.postMessage({ snapshot: "due", maker });
  }, QUIET);
}

/** Whatever is wrong with a system is said to whoever wants to play it. */
function soon() {
  try {
    warm();
  } catch (error) {
    console.warn(String(error));
  }
}

const started = begin();

self.onmessage = async ({ data: { id, request } }) => {
  asked += 1;
  try {
    await started;
    self.postMessage({ id, reply: open(JSON.stringify(request)) });
  } catch (error) {
    self.postMessage({ id, fault: String(error) });
  }
};

started.then(
  (way) => {
    self.postMessage({ state: "ready", way });
    if (way !== "snapshot") setTimeout(soon, SOON);
    if (way === "compiled") later();
  },
  (error) => {
    const offline = error instanceof Cut && isOffline();
    self.postMessage({ state: "failed", why: String(error), offline });
  },
);
