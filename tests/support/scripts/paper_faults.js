/**
 * On paper: what sticks out of it or of its card, and words that are cut short.
 */
export default () => {
  const paper = document.querySelector(".paper");
  if (!paper) return ["no paper"];
  /** @param {Element} node */
  const what = (node) => node.outerHTML.slice(0, 110);
  const nodes = [...paper.querySelectorAll("*")].filter(
    (node) => node.checkVisibility() && node.getClientRects().length > 0 && !node.closest("svg *"),
  );
  const out = nodes.filter((node) => {
    const room = (node.closest(".card-cell, .card-page") ?? paper).getBoundingClientRect();
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const across = left < room.left - 1 || right > room.right + 1;
    return (
      across ||
      (node.closest(".card-cell") !== null && (top < room.top - 1 || bottom > room.bottom + 1))
    );
  });
  const cut = nodes.filter((node) => {
    const { overflowX, overflowY } = getComputedStyle(node);
    return (
      (overflowX !== "visible" && node.scrollWidth > node.clientWidth + 2) ||
      (overflowY !== "visible" && node.scrollHeight > node.clientHeight + 3)
    );
  });
  return [
    ...out.map((node) => `off the paper: ${what(node)}`),
    ...cut.map((node) => `cut on paper: ${what(node)}`),
  ];
};
