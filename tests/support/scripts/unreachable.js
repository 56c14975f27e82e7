/**
 * Words that are cut short or fall apart into letters, and controls that no finger meets.
 *
 * @returns {string[]}
 */
export default () => {
  const top = document.querySelector("dialog[open]") ?? document.body;
  /** @type {Map<Element | null, boolean>} */
  const known = new Map([[null, false]]);
  /** True if the element or one around it is hidden from the eye; looked up once for each.
   * @param {Element | null} node
   * @returns {boolean}
   */
  const hidden = (node) => {
    let found = known.get(node);
    if (node && found === undefined) {
      const { clipPath, visibility } = getComputedStyle(node);
      found = clipPath === "inset(50%)" || visibility === "hidden" || hidden(node.parentElement);
      known.set(node, found);
    }
    return Boolean(found);
  };
  /** @param {Element} node */
  const shown = (node) =>
    !hidden(node) &&
    node.checkVisibility() &&
    node.getClientRects().length > 0 &&
    !node.closest("[inert], svg");
  /** @param {Element} node */
  const what = (node) => node.outerHTML.slice(0, 110);
  const every = /** @type {NodeListOf<HTMLElement>} */ (top.querySelectorAll("*"));
  const cut = [...every].filter((node) => {
    const { overflowX, overflowY } = getComputedStyle(node);
    const hides = (/** @type {string} */ overflow) => overflow === "hidden" || overflow === "clip";
    return (
      ((hides(overflowX) && node.scrollWidth > node.clientWidth + 2) ||
        (hides(overflowY) && node.scrollHeight > node.clientHeight + 3)) &&
      shown(node) &&
      node.innerText
    );
  });
  const controls = "button:enabled, a[href], input:enabled:not(.unseen), select, summary, textarea";
  const missed = [...top.querySelectorAll(controls)].filter((node) => {
    if (!shown(node) || node.matches(".zone-button, .side-button")) return false; // what stands on a card lies on its button
    node.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = node.getClientRects()[0];
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(met && (node.contains(met) || met.contains(node) || met.closest(".toasts"))); // a short notice goes away
  });
  const shattered = [...every].filter((node) =>
    [...node.childNodes].some((one) => {
      if (!(one instanceof Text && /\p{L}{4}/u.test(one.data) && shown(node))) return false;
      return [...one.data.matchAll(/\p{L}{4,}/gu)].some(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(one, index + 1); // at its first letter it has the box of a hyphen before it, too
        range.setEnd(one, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        return lines > 2 && word.length / lines < 4;
      });
    }),
  );
  scrollTo(0, 0);
  const apart = shattered.map((node) => `in letters: ${what(node)}`);
  return [
    ...apart,
    ...cut.map((node) => `cut: ${what(node)}`),
    ...missed.map((node) => `out of reach: ${what(node)}`),
  ];
};
