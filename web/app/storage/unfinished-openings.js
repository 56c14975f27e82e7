/** Openings that have begun and not come to an end: one that stops the page or the engine is not opened by itself again.
 *
 * Each opening is noted before it begins, and the note goes when what was opened stands on the screen. A page that ends in
 * between leaves its notes behind; one that is left in good order takes them along.
 */

import { engine, GivenUp } from "../engine/engine.js";
import { afterPaint } from "../page/draw.js";

const NOTES = "gonfalon.opening";
const MOST = 50;

/** The battles and links that this page is opening.
 * @type {Set<string>} */
const opening = new Set();

/** @returns {string[]} */
function noted() {
  try {
    const found = JSON.parse(localStorage.getItem(NOTES) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** @param {string[]} all */
function note(all) {
  try {
    if (all.length > 0) localStorage.setItem(NOTES, JSON.stringify(all.slice(-MOST)));
    else localStorage.removeItem(NOTES);
  } catch {
    // A device that keeps no notes opens everything again.
  }
}

/** Open something, with a note until it is drawn, the table after what surrounds it.
 * @template T
 * @param {string} what a battle or a link
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function notedWhileOpening(what, work) {
  opening.add(what);
  note([...without([what]), what]);
  try {
    const done = await work();
    afterPaint(() => afterPaint(() => forgetOpening(what)));
    return done;
  } catch (error) {
    if (error instanceof GivenUp && error.late) opening.delete(what);
    else forgetOpening(what);
    throw error;
  }
}

/** Nothing is left to be said about it.
 * @param {string} what
 */
export function forgetOpening(what) {
  opening.delete(what);
  if (noted().includes(what)) note(without([what]));
}

/** @param {Iterable<string>} some */
const without = (some) => {
  const others = new Set(some);
  return noted().filter((what) => !others.has(what));
};

/** The openings that other pages have left behind, or this one after its person stopped it. */
export const unfinishedOpenings = () => noted().filter((what) => !opening.has(what));

/** Whoever goes while nothing takes too long leaves nothing unfinished. */
function leaveInOrder() {
  if (!(engine.slow && engine.state === "ready")) note(without(opening));
}

addEventListener("pagehide", leaveInOrder);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) leaveInOrder();
});
