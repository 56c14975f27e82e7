/** Waiting for a database, and what its troubles mean. */

/** So long a database may take to open or to write, in milliseconds. */
export const PATIENCE = 4000;
/** Why the device does not keep things.
 * none: this browser keeps nothing here; busy: another tab or the browser itself holds the database; full: no room
 * @typedef {"" | "none" | "busy" | "broken" | "full"} Trouble
 */

/** The database cannot be had. */
export class Unreachable extends Error {
  /** @param {Trouble} trouble */
  constructor(trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** What an error of the database means for the person.
 * @param {unknown} error
 * @returns {Trouble}
 */
export function troubleOf(error) {
  if (error instanceof Unreachable) return error.trouble;
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  return name === "SecurityError" ? "none" : "broken";
}

/** A promise, but not for ever.
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export function patiently(promise) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, failed) => {
    timer = setTimeout(() => failed(new Unreachable("busy")), PATIENCE);
  });
  return /** @type {Promise<T>} */ (
    Promise.race([promise, late]).finally(() => clearTimeout(timer))
  );
}

/** @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export const settled = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
