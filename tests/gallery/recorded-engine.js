/** In place of the engine's worker: it gives the replies that were recorded with the moment on the screen, and refuses all else. */

/** @import { Reply, Request } from "../../web/shared/view.d.ts" */

/** The replies to requests, each by what was asked and for whom.
 * @type {Record<string, Reply>} */
let replies = {};

/** The request that was made last.
 * @type {Request | null} */
export let lastRequest = null;

/** From now on these are given.
 * @param {typeof replies} recorded
 */
export function answerWith(recorded) {
  replies = recorded;
}

/** As much of a worker as `web/app/engine/engine.js` uses. */
export class RecordedEngine {
  /** @type {((event: {data: object}) => void) | null} */
  onmessage = null;
  onerror = null;

  constructor() {
    queueMicrotask(() => this.#tell({ state: "ready", way: "plain" }));
  }

  /** @param {{id: number, request: Request}} message */
  postMessage({ id, request }) {
    lastRequest = request;
    const asked = `${request.do} ${request.viewer ?? "table"}`;
    const reply = replies[asked];
    const told = reply ? { reply: JSON.stringify(reply) } : { fault: `not recorded: ${asked}` };
    queueMicrotask(() => this.#tell({ id, ...told }));
  }

  terminate() {}

  /** @param {object} data */
  #tell(data) {
    this.onmessage?.({ data });
  }
}
