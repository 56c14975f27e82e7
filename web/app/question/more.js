/** Whether more of a question lies below what is seen of it: then its lower edge fades. */

/** @type {Element | null} */
let watched = null;
const sizes = new ResizeObserver(() => mark());

function mark() {
  if (!(watched instanceof HTMLElement)) return;
  const { scrollHeight, scrollTop, clientHeight } = watched;
  watched.dataset.more = String(scrollHeight - scrollTop - clientHeight > 1);
}

/** Look at the open question from now on, once it is drawn. */
export function watchMore() {
  const list = document.querySelector(".ask-scroll");
  if (list === watched) return;
  sizes.disconnect();
  watched = list;
  if (!list) return;
  list.addEventListener("scroll", mark, { passive: true });
  for (const part of [list, ...list.children]) sizes.observe(part);
}
