/** Requests between two workers over a port: each is answered once, or fails as it failed there. No DOM. */

import { ConnectionLost } from "../../shared/fetch-file.js";

/** @typedef {(what: string, ...given: any[]) => Promise<any>} Ask */

/**
 * @param {MessagePort} port
 * @param {Record<string, (...given: any[]) => any>} answers what this side does when it is asked
 * @returns {Ask} asks the other side; bytes go over and are not copied
 */
export function connect(port, answers) {
  /** @type {Map<number, {done: (told: any) => void, failed: (error: Error) => void}>} */
  const waiting = new Map();
  let last = 0;

  /** @param {{id: number, what: string, given: any[]}} asked */
  async function answer({ id, what, given }) {
    try {
      if (!Object.hasOwn(answers, what)) throw new Error(`nothing answers to ${what}`);
      const told = await answers[what](...given);
      port.postMessage({ id, told }, buffers([told]));
    } catch (error) {
      port.postMessage({ id, fault: String(error), cut: error instanceof ConnectionLost });
    }
  }

  port.onmessage = ({ data }) => {
    if ("what" in data) {
      answer(data);
      return;
    }
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ("fault" in data)
      asker?.failed(data.cut ? new ConnectionLost(data.fault) : new Error(data.fault));
    else asker?.done(data.told);
  };

  return (what, ...given) =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      port.postMessage({ id: last, what, given }, buffers(given.flat()));
    });
}

/** The buffers that are transferred and not copied.
 * @param {unknown[]} told
 * @returns {Transferable[]}
 */
const buffers = (told) => [
  ...new Set(
    told.flatMap((one) =>
      ArrayBuffer.isView(one) ? [/** @type {ArrayBuffer} */ (one.buffer)] : [],
    ),
  ),
];
