/** Whoever reads by keyboard or by ear keeps their place: a control that goes from the page leaves the focus to what is next to it. */

/** @param {Element | null} node */
export function parentsOf(node) {
  const parents = [];
  for (let one = node?.parentElement; one; one = one.parentElement) parents.push(one);
  return parents;
}

/** The open question, else the heading of what the control belonged to; in a sheet, what stands there.
 * @param {Element | null} gone what had the focus before the page was drawn
 * @param {Element[]} parents in which it stood then, from the inside
 */
export function inherit(gone, parents) {
  if (!gone || gone.isConnected || document.activeElement !== document.body) return;
  const open = document.querySelector("dialog[open]");
  const among = parents.filter((one) => one.isConnected && (!open || open.contains(one)));
  const headings = among.map((one) => one.querySelector("h1, h2, h3, h4"));
  const near = headings.find((found) => found !== null);
  const heir = /** @type {HTMLElement | null | undefined} */ (
    (open ? null : document.getElementById("ask-words")) ?? near
  );
  if (!heir) return;
  heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
}
