/** Notes of snapshots that were begun: a small device that runs out of memory over them is left in peace until the next version. */

import { folder, key } from "./snapshot.js";

const MOST = 3;

/** Note that a snapshot is about to be made. False if that was noted too often and never came to an end.
 * @param {URL} root
 * @param {string} version
 */
export async function attempt(root, version) {
  const home = await folder(root);
  const fitting = await key(version);
  for (let turn = 1; turn <= MOST; turn += 1) {
    const note = `${fitting}.${turn}`;
    const noted = await home.getFileHandle(note).catch(() => null);
    if (noted) continue;
    await home.getFileHandle(note, { create: true });
    return true;
  }
  return false;
}

/** It came to an end, good or bad.
 * @param {URL} root
 * @param {string} version
 */
export async function settled(root, version) {
  const home = await folder(root);
  const fitting = await key(version);
  for (let turn = 1; turn <= MOST; turn += 1) {
    await home.removeEntry(`${fitting}.${turn}`).catch(() => {});
  }
}
