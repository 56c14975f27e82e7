/** Fetch one file of this version with retries; its size and hash are checked before anyone gets it. No DOM. */

/** The content that came is not what this version lists: another page's HTML, an error, other bytes. */
export class IntegrityError extends Error {}

/** The line broke or fell silent more often than patience allows. */
export class ConnectionLost extends Error {}

/**
 * @typedef {object} Leaf what is known of a file before it comes
 * @property {string} hash the start of its SHA-256, in hexadecimal digits
 * @property {number} size bytes
 *
 * @typedef {object} Patience
 * @property {number} silence how long a line may be silent before it is tried anew, in milliseconds
 * @property {readonly number[]} pauses before each further try, in milliseconds
 * @property {number} [offline] no more further tries than this while the device has no net at all
 *
 * @typedef {object} Body
 * @property {Uint8Array<ArrayBuffer>} bytes
 * @property {string} type as the host named it
 * @property {Response} [answer] a script as it came: a browser keeps what it compiles beside such an answer only
 */

/** @type {Patience} */
export const PATIENCE = { silence: 20_000, pauses: [300, 1_000, 2_000, 4_000, 8_000, 12_000] };

/** For what somebody waits for: without any net it is said soon. */
export const PROMPT_OFFLINE = { ...PATIENCE, offline: 1 };

/** True if the device says that it has no net at all. */
export const isOffline = () => globalThis.navigator?.onLine === false;

/** The number of further tries.
 * @param {Patience} patience
 */
export const furtherTries = ({ pauses, offline = pauses.length }) =>
  isOffline() ? Math.min(offline, pauses.length) : pauses.length;

/** Errors of a host that may pass: too much at once, or ill for a moment. */
const PASSING = [408, 425, 429, 500, 502, 503, 504];

const SCRIPT = /^(?:text|application)\/javascript\b/u;

/** The start of the SHA-256 of these bytes, or null where the browser has no hash (no secure context).
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} digits
 */
export async function digest(bytes, digits) {
  if (!globalThis.crypto?.subtle) return null;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const text = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return text.slice(0, digits);
}

/** Wait, but no longer than until the net comes back.
 * @param {number} pause milliseconds
 */
export function waitOrOnline(pause) {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      done(null);
    };
    const timer = setTimeout(end, pause);
    addEventListener("online", end);
  });
}

/** Fetch a file until it is there as it should be.
 * @param {string} address
 * @param {Leaf} leaf
 * @param {(bytes: number) => void} onProgress how many bytes of this file have come in so far; less again when it is tried anew
 * @param {Patience} patience
 * @returns {Promise<Body>}
 * @throws {IntegrityError | ConnectionLost}
 */
export async function fetchVerified(address, leaf, onProgress, patience = PATIENCE) {
  /** @type {RequestCache} */
  let cache = "default";
  for (let tries = 0; ; tries += 1) {
    try {
      return await once(address, leaf, onProgress, patience.silence, cache);
    } catch (error) {
      onProgress(0);
      const lied = error instanceof IntegrityError;
      if (tries >= furtherTries(patience) || (lied && cache === "reload")) throw error;
      if (lied) cache = "reload"; // an old copy may lie on the way; the second lie is believed
      await waitOrOnline(patience.pauses[tries]);
    }
  }
}

/** One try.
 * @param {string} address
 * @param {Leaf} leaf
 * @param {(bytes: number) => void} onProgress
 * @param {number} silence
 * @param {RequestCache} cache
 */
async function once(address, leaf, onProgress, silence, cache) {
  const begun = globalThis.begun?.get(address);
  globalThis.begun?.delete(address);
  const control = begun?.control ?? new AbortController();
  let timer = setTimeout(() => control.abort(), silence);
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), silence);
  };
  try {
    const answer = await (begun?.answer ?? fetch(address, { cache, signal: control.signal }));
    if (PASSING.includes(answer.status)) throw new ConnectionLost(`${address}: ${answer.status}`);
    if (!answer.ok) throw new IntegrityError(`${address}: ${answer.status}`);
    const page = answer.headers.get("Content-Type")?.startsWith("text/html");
    if (page && !new URL(address).pathname.endsWith(".html"))
      throw new IntegrityError(`${address}: a page`);
    const type = answer.headers.get("Content-Type") ?? "application/octet-stream";
    const script = SCRIPT.test(type) && !answer.redirected;
    const copy = script ? answer.clone() : undefined;
    const bytes = await read(answer, address, leaf.size, (count) => {
      listen();
      onProgress(count);
    });
    const hash = await digest(bytes, leaf.hash.length);
    if (hash !== null && hash !== leaf.hash)
      throw new IntegrityError(`${address}: not this version`);
    return { bytes, type, answer: copy };
  } catch (error) {
    const silent = control.signal.aborted;
    control.abort();
    if (error instanceof IntegrityError || error instanceof ConnectionLost) throw error;
    throw new ConnectionLost(`${address}: ${silent ? "silence" : error}`);
  } finally {
    clearTimeout(timer);
  }
}

/** A body, no longer and no shorter than it should be.
 * @param {Response} answer
 * @param {string} address
 * @param {number} size
 * @param {(bytes: number) => void} onProgress
 */
async function read(answer, address, size, onProgress) {
  const bytes = new Uint8Array(size);
  let count = 0;
  if (answer.body) {
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (count + part.value.length > size)
        throw new IntegrityError(`${address}: longer than this version`);
      bytes.set(part.value, count);
      count += part.value.length;
      freeMemory(part.value);
      onProgress(count);
    }
  }
  if (count < size) throw new ConnectionLost(`${address}: ${count} of ${size} bytes`);
  return bytes;
}

/** Give the memory of bytes back at once, where the browser can, and not some time later; they are empty then.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export function freeMemory(bytes) {
  bytes.buffer.transfer?.(0);
}
