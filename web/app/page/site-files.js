/** The page's own files: those of its version and no others, from the device or from the net. */

import { ConnectionLost, IntegrityError, PROMPT_OFFLINE } from "../../shared/fetch-file.js";
import { cacheName, FileStore } from "../../shared/file-store.js";

/** @import { Trouble } from "../../shared/view.d.ts" */

const root = new URL("../", import.meta.url);
const told = { version: VERSION, files: LEAVES, start: {}, systems: {}, plain: {}, packages: {} };
const files = new FileStore(root, told, PROMPT_OFFLINE);

/** The address of exactly these bytes.
 * @param {string} path
 */
export const addressOf = (path) => files.address(path);

/** One of our files; any other path is asked of whoever answers there.
 * @param {string} path
 * @returns {Promise<Response>}
 * @throws {Error} it cannot be had
 */
export async function siteFile(path) {
  if (Object.hasOwn(LEAVES, path)) return files.takeVerified(path);
  const answer = await fetch(new URL(path, root));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Why one of our files cannot be had now.
 * @param {unknown} error
 * @param {Trouble} lost it is not on this device, and nothing comes
 * @param {Trouble} damaged something else came in its place
 * @returns {Trouble | null} null for any other error
 */
export function fileTrouble(error, lost, damaged) {
  if (error instanceof ConnectionLost) return lost;
  return error instanceof IntegrityError ? damaged : null;
}

/** While this page is open, the files of its version stay on the device. */
export function keepVersion() {
  navigator.locks?.request(
    `${cacheName(root)} ${VERSION}`,
    { mode: "shared" },
    () => new Promise(() => {}),
  );
}
