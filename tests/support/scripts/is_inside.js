/**
 * True if an element stands between the upper and the lower edge of what it is in.
 *
 * @param {Element} node
 * @param {string} around the selector of that
 */
export default (node, around) => {
  const box = /** @type {Element} */ (node.closest(around)).getBoundingClientRect();
  const { top, bottom } = node.getBoundingClientRect();
  return top >= box.top - 1 && bottom <= box.bottom + 1;
};
