/**
 * The things beyond the edges of the screen or cut by them, targets that a thumb would miss, the question if its words take
 * more than two lines of a usual phone, and all words.
 */
export default () => {
  const width = document.documentElement.clientWidth;
  /** A trait that an element has by itself or from one around it, looked up once for each.
   * @param {(style: CSSStyleDeclaration) => boolean} has
   */
  const inherited = (has) => {
    /** @type {Map<Element | null, boolean>} */
    const known = new Map([[null, false]]);
    /** @param {Element | null} node
     * @returns {boolean}
     */
    const look = (node) => {
      let found = known.get(node);
      if (node && found === undefined) {
        found = has(getComputedStyle(node)) || look(node.parentElement);
        known.set(node, found);
      }
      return Boolean(found);
    };
    return look;
  };
  const unseen = inherited(
    (style) => style.clipPath === "inset(50%)" || style.visibility === "hidden",
  );
  const shortens = inherited((style) => style.textOverflow === "ellipsis");
  /** @param {Element} node */
  const shortened = (node) => shortens(node.parentElement);
  /** @param {Element} node
   * @param {DOMRect} box
   */
  const what = (node, box) =>
    `${node.outerHTML.slice(0, 90)} (${[box.left, box.right, box.width, box.height].map(Math.round)})`;
  const sticksOut = [];
  const small = [];
  for (const node of document.body.querySelectorAll("*")) {
    const box = node.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || unseen(node)) continue;
    if (box.right <= 0) continue; // a skip link waits beside the screen
    const board = node.closest(".board-scroll, .grid-frame, .openings, .turns, .brushes"); // a finger moves what lies on it
    const beyond = box.left < -0.5 || box.right > width + 0.5;
    if (beyond && !shortened(node) && (!board || board === node)) sticksOut.push(what(node, box));
    const { overflowX, textOverflow } = getComputedStyle(node);
    const scrolls = overflowX !== "visible" && textOverflow !== "ellipsis";
    const cut =
      !shortened(node) &&
      scrolls &&
      !node.matches(
        "select, input, svg *, .board-scroll, .grid-frame, .openings, .turns, .brushes",
      );
    if (cut && node.scrollWidth > node.clientWidth + 1) sticksOut.push(`inside ${what(node, box)}`);
    const target =
      node.matches("button, select, summary, input, textarea, .button") ||
      (node.matches("a[href]") && node.closest("[data-ask], header, nav"));
    if (target && Math.min(box.width, box.height) < 47.5) small.push(what(node, box));
  }
  const title = /** @type {HTMLElement | null} */ (document.querySelector("[data-ask] #ask-words"));
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isUsual = innerWidth === 360 && letters === 16 && title?.checkVisibility();
  const lines = title ? title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight) : 0;
  const long = title && isUsual && Math.round(lines) > 2 ? [title.innerText] : [];
  const said = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
    (node) => ["aria-label", "title", "placeholder"].map((name) => node.getAttribute(name) ?? ""),
  );
  return {
    sticksOut,
    small,
    long,
    words: [document.title, document.body.innerText, ...said].join("\n"),
  };
};
