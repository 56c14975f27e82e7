/** Entries that are typed, drawn or chosen and not yet sent, by question: kept on this device, so that a reload or a killed
 * tab loses nothing of them. Written a moment after the last change, and at once when the page goes out of sight.
 */

const NOTE = "gonfalon.unsent";

/** Of so many questions; older ones go. */
const MOST = 6;

const DELAY = 300;

/** The entries to write.
 * @type {Map<string, unknown>} */
const waiting = new Map();

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @returns {[string, unknown][]} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(NOTE) ?? "[]");
    return Array.isArray(found)
      ? found.filter((one) => Array.isArray(one) && one.length === 2)
      : [];
  } catch {
    return [];
  }
}

/** Keep what stands in the answer to a question; undefined: nothing.
 * @param {string} of the question
 * @param {unknown} content
 */
export function keepUnsent(of, content) {
  waiting.set(of, content);
  clearTimeout(timer);
  timer = setTimeout(write, DELAY);
}

/** The entry that was kept for a question; undefined if nothing was.
 * @param {string} of
 */
export const unsent = (of) =>
  waiting.has(of) ? waiting.get(of) : read().find(([key]) => key === of)?.[1];

function write() {
  clearTimeout(timer);
  if (waiting.size === 0) return;
  const others = read().filter(([key]) => !waiting.has(key));
  const all = [...others, ...waiting].filter(([, content]) => content !== undefined).slice(-MOST);
  waiting.clear();
  try {
    if (all.length > 0) localStorage.setItem(NOTE, JSON.stringify(all));
    else localStorage.removeItem(NOTE);
  } catch {
    // Without a store it lasts as long as the page.
  }
}

addEventListener("pagehide", write);
document.addEventListener("visibilitychange", write);
