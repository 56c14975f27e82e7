/**
 * Tokens whose letter or quality does not stand there whole, and those where what rides along, or the sign that it has acted,
 * lies on something else.
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
  /** @param {Element} token */
  const isCovered = (token) => {
    const marks = token.querySelector(".token-marks");
    if (!marks) throw new Error("a token without a place for its marks");
    const acted = getComputedStyle(marks, "::after").content.includes("✓");
    if (!acted && !marks.firstElementChild) return false;
    const mark = marks.getBoundingClientRect();
    return [...token.querySelectorAll(".boxes i, .token-name, .quality, .owner-letter")].some(
      (part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const across = Math.min(right, mark.right) - Math.max(left, mark.left);
        return across > 1 && Math.min(bottom, mark.bottom) - Math.max(top, mark.top) > 1;
      },
    );
  };
  const cut = tokens.filter((token) =>
    [...token.querySelectorAll(":is(.owner-letter, .quality)")].some((part) => isCut(part, token)),
  );
  return [
    ...cut.map((token) => `cut in its token: ${token.dataset.at}`),
    ...tokens.filter(isCovered).map((token) => `covered by its marks: ${token.dataset.at}`),
  ];
};
