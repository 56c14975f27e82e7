/**
 * Tokens whose letter or quality does not stand there whole, and those where what rides along, the sign that it has acted, or the
 * boxes lie on something else.
 */
export default () => {
  const tokens = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".board .token")]);
  /** @param {Element} part
   * @param {Element} token
   */
  const isCut = (part, token) => {
    const around = token.getBoundingClientRect();
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const beyond =
      left < around.left || right > around.right || top < around.top || bottom > around.bottom;
    return beyond || part.scrollWidth > part.clientWidth + 1;
  };
  /** True if two parts share more than a line.
   * @param {DOMRect} one
   * @param {DOMRect} other
   */
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  /** @param {Element} part
   * @param {Element} token
   * @param {string} others
   */
  const liesOn = (part, token, others) =>
    [...token.querySelectorAll(others)].some((other) =>
      overlap(part.getBoundingClientRect(), other.getBoundingClientRect()),
    );
  /** @param {Element} token */
  const isCovered = (token) => {
    const marks = token.querySelector(".token-marks");
    if (!marks) throw new Error("a token without a place for its marks");
    const acted = getComputedStyle(marks, "::after").content.includes("✓");
    if (!acted && !marks.firstElementChild) return false;
    return liesOn(marks, token, ".boxes i, .token-name, .quality, .owner-letter");
  };
  /** @param {Element} token */
  const isBoxed = (token) => {
    const tracks = token.querySelector(".token-tracks");
    if (!tracks || getComputedStyle(tracks).clipPath !== "none") return false; // drawn as signs instead
    return [...tracks.querySelectorAll(".boxes i")].some((box) =>
      liesOn(box, token, ".token-name, .quality, .owner-letter"),
    );
  };
  const cut = tokens.filter((token) =>
    [...token.querySelectorAll(":is(.owner-letter, .quality)")].some((part) => isCut(part, token)),
  );
  return [
    ...cut.map((token) => `cut in its token: ${token.dataset.at}`),
    ...tokens.filter(isCovered).map((token) => `covered by its marks: ${token.dataset.at}`),
    ...tokens.filter(isBoxed).map((token) => `covered by its boxes: ${token.dataset.at}`),
  ];
};
