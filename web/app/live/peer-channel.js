/** A data channel as a line takes it (`line.js`): what arrives early waits, and what was sent last still goes out. */

/** Milliseconds for the last message to go out, and for the other end to be told. */
const LAST = 1_000;

export class PeerChannel {
  /** @type {unknown[]} */
  #early = [];
  /** @type {((text: unknown) => void) | null} */
  #receive = null;
  /** @type {RTCDataChannel} */
  #channel;
  #isClosed = false;
  #closed = () => {};

  /**
   * @param {RTCDataChannel} channel
   * @param {() => void} opened
   * @param {() => void} ended by either end
   */
  constructor(channel, opened, ended) {
    this.#channel = channel;
    channel.onopen = opened;
    channel.onmessage = ({ data }) =>
      this.#receive ? this.#receive(data) : this.#early.push(data);
    channel.onclose = () => {
      this.#told();
      ended();
    };
  }

  /** All that came early is told once whoever takes it is made, and before anything else comes.
   * @param {(text: unknown) => void} receive
   */
  set onmessage(receive) {
    this.#receive = receive;
    queueMicrotask(() => {
      for (const data of this.#early.splice(0)) receive(data);
    });
  }

  /** @param {() => void} closed */
  set onclose(closed) {
    this.#closed = closed;
    if (this.#isClosed) queueMicrotask(closed);
  }

  /** @param {string} text */
  send(text) {
    this.#channel.send(text);
  }

  close() {
    this.#channel.close();
  }

  /** Close it, and do something once both ends know, or soon. A browser that closes the connection does not say so here.
   * @param {() => void} then
   */
  end(then) {
    const finish = () => {
      this.#told();
      then();
    };
    const { readyState } = this.#channel;
    if (readyState !== "open" && readyState !== "closing") return finish();
    this.#channel.addEventListener("close", finish, { once: true });
    setTimeout(finish, LAST);
    this.#channel.close();
  }

  /** The line hears once that it has ended. */
  #told() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#closed();
  }
}
