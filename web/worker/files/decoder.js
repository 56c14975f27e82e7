/** Decompresses in a worker of its own, which ends as soon as nothing is left to do. No DOM. */

/** @typedef {{done: (body: Uint8Array<ArrayBuffer>) => void, failed: (error: Error) => void}} Waiting */

export class Decoder {
  /** @param {string} address of the worker's script */
  constructor(address) {
    this.address = address;
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    this.last = 0;
  }

  /** Decompress bytes, which are gone afterwards.
   * @param {Uint8Array<ArrayBuffer>} bytes
   * @returns {Promise<Uint8Array<ArrayBuffer>>} empty if the bytes are damaged
   * @throws {Error} if they are so damaged that the decoder breaks, or if the worker does not run
   */
  decode(bytes) {
    this.worker ??= this.start();
    const { worker } = this;
    this.last += 1;
    const id = this.last;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      worker.postMessage({ id, bytes }, [bytes.buffer]);
    });
  }

  start() {
    const worker = new Worker(this.address, { type: "module", name: VERSION });
    worker.onmessage = ({ data: { id, body, fault } }) => {
      const asker = this.waiting.get(id);
      if (body) asker?.done(body);
      else asker?.failed(new Error(fault));
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.end();
    };
    worker.onerror = ({ message }) => {
      const all = [...this.waiting.values()];
      this.end();
      for (const { failed } of all) failed(new Error(`the decoder: ${message}`));
    };
    return worker;
  }

  end() {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
  }
}
