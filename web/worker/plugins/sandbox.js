/**
 * The worker that runs the code of other people: Python in a worker whose script is a `data:` address. Such a worker has an
 * origin of its own, so nothing that this site keeps is in its reach, and the policy of the page that made it, so no other
 * host is. All that it needs is handed in by a worker of the site (`sandbox-host.js`), over the port that comes with the
 * first message.
 */

import { plainPython } from "../../boot/python.js";
import { startPython } from "../../boot/start-python.js";
import { SystemParts } from "../../boot/system-parts.js";
import { loadPyodide } from "../../vendor/pyodide/pyodide.mjs";
import { mountPlugins } from "./mount.js";
import { connect } from "./rpc.js";

/** @import { MountedPlugin } from "./mount.js" */
/** @import { List } from "../../shared/file-store.js" */
/** @import { Ask } from "./rpc.js" */

/** The names with which a worker can ask another host, or start a worker of its own. */
const NETWORK = [
  ...["fetch", "fetchLater", "XMLHttpRequest", "EventSource", "caches", "FontFace", "fonts"],
  ...["WebSocket", "WebSocketStream", "WebTransport", "RTCPeerConnection"],
  ...["Worker", "SharedWorker", "importScripts"],
];

/** Take away what reaches the network: WebKit does not apply the page's policy to every connection of a `data:` worker. */
function disconnect() {
  for (let scope = self; scope; scope = Object.getPrototypeOf(scope)) {
    for (const name of NETWORK) Reflect.deleteProperty(scope, name);
  }
}

/** Everything is handed in: what `Files`, `Bodies` and `Snapshot` are outside. */
class Far {
  /** @param {Ask} ask
   * @param {string} root
   * @param {List} list
   * @param {"body" | "snapshot"} kind where bodies come from
   */
  constructor(ask, root, list, kind) {
    this.ask = ask;
    this.kind = kind;
    this.files = {
      root: new URL(root),
      list,
      take: async (/** @type {string} */ path) => new Response(await ask("take", path)),
    };
  }

  /** @param {string} name */
  load(name) {
    return this.ask(this.kind, name);
  }

  memory() {
    return this.ask("memory");
  }

  /** @param {...string} names */
  checkIntact(...names) {
    return this.ask("checkIntact", ...names);
  }

  /** Pyodide's own modules are part of this script.
   * @param {string} path
   */
  async module(path) {
    return path.endsWith("/pyodide.mjs")
      ? { loadPyodide }
      : { default: /** @type {any} */ (self).makePython };
  }
}

/** @param {MessagePort} port */
function serve(port) {
  /** @type {SystemParts} */
  let parts;
  const ask = connect(port, {
    apart: () => self.origin === "null",
    /**
     * @param {{root: string, list: List, snapshot: boolean}} told
     * @param {MountedPlugin[]} plugins
     */
    async engine({ root, list, snapshot }, plugins) {
      const source = {
        bodies: () => new Far(ask, root, list, "body"),
        snapshot: () => (snapshot ? new Far(ask, root, list, "snapshot") : null),
        dropSnapshot: () => ask("dropSnapshot"),
        dropDamaged: () => ask("dropDamaged"),
        plainIsHere: () => ask("plainIsHere"),
      };
      const { python, faults } = await startPython(source);
      disconnect();
      await mountPlugins(python, source.bodies().files, plugins);
      parts = new SystemParts(python, source);
      return { faults };
    },
    /** @param {string} request */
    door: (request) => parts.answer(() => parts.door(request)),
    /**
     * @param {{root: string, list: List, script: string}} told
     * @param {object} request
     * @param {...[string, Uint8Array<ArrayBuffer>]} held files by their paths
     */
    async trial({ root, list, script }, request, ...held) {
      const python = await plainPython(new Far(ask, root, list, "body"));
      await ask("started");
      for (const [path, bytes] of held) {
        python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        python.FS.writeFile(path, bytes);
      }
      disconnect();
      python.runPython(script);
      return python.globals.get("trial")(JSON.stringify(request));
    },
  });
}

self.onmessage = ({ ports: [port] }) => serve(port);
