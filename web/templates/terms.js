/** Terms in the text of a rule: a link to the glossary, of which this shows the entry beside the word. The entries are part of the
 * page, one for each term that its text has; a browser without popovers follows the link.
 */

/** So many pixels are left between a word and its entry, and between an entry and the edge of the screen. */
const GAP = 8;

/** Show the entry of a term that is tapped or pressed by key. */
export function offerTerms() {
  addEventListener("click", (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a.term") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const entry = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!entry?.matches("[popover]") || !("showPopover" in entry)) return;
    event.preventDefault();
    event.stopPropagation();
    entry.showPopover();
    placeBeside(entry, link);
    entry.focus();
  });
}

/** Put an entry below its word, or above it where there is more room.
 * @param {HTMLElement} entry
 * @param {Element} word
 */
function placeBeside(entry, word) {
  const [first] = word.getClientRects();
  const { width, height } = entry.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(GAP, Math.min(first.left, clientWidth - width - GAP));
  const below = word.getBoundingClientRect().bottom + GAP;
  const top = below + height + GAP > clientHeight ? first.top - height - GAP : below;
  entry.style.inset = `${Math.max(GAP, top)}px auto auto ${left}px`;
}
