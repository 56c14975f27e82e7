/** Mark the list of a question if more of it follows below its lower edge. */

import { afterEachDrawing, firstAfterEachDrawing } from "../page/draw.js";

/** @type {HTMLElement | null} */
let watched = null;
/** True if the latest drawing brought it. */
let isNew = false;
/** The marks that the questions of each rule had at first.
 * @type {Map<string | undefined, string>} */
const firstMarks = new Map();
const sizes = new ResizeObserver(mark);

function mark() {
  measure()?.();
}

/** Gives what is to be changed, if the mark is another one. */
function measure() {
  const list = watched;
  if (!list) return;
  const more = String(list.scrollHeight - list.scrollTop - list.clientHeight > 1);
  if (list.scrollTop === 0) firstMarks.set(ruleOf(list), more);
  if (list.dataset.more === more) return;
  return () => {
    list.dataset.more = more;
  };
}

/** @param {HTMLElement} list */
const ruleOf = (list) => list.closest("form")?.dataset.ask;

/** Look at the open question that was drawn from now on. Until it is measured it has the mark of the last question by its rule, else
 * of the one before: mostly that is right, and nothing has to be made anew.
 */
function watchList() {
  const list = /** @type {HTMLElement | null} */ (document.querySelector(".ask-scroll"));
  isNew = list !== watched;
  if (!isNew) return;
  const before = watched?.dataset.more ?? "false";
  sizes.disconnect();
  watched = list;
  if (!list) return;
  list.dataset.more = firstMarks.get(ruleOf(list)) ?? before;
  list.addEventListener("scroll", mark, { passive: true });
  for (const part of [list, ...list.children]) sizes.observe(part);
}

firstAfterEachDrawing(watchList);
afterEachDrawing(() => (isNew ? measure() : undefined));
