/**
 * The place where a finger hits this control; null as long as it is hidden, disabled (also by an aria-disabled around it),
 * moving or covered.
 *
 * @param {HTMLElement} node
 * @returns {Promise<[number, number] | null>}
 */
export default async (node) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const { left, top, width, height } = node.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  if (node.matches(":disabled") || node.closest("[aria-disabled='true']")) return null;
  if (top < 0 || left < 0 || top + height > innerHeight || left + width > innerWidth) {
    node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }
  const before = node.getBoundingClientRect();
  await frame();
  const box = node.getBoundingClientRect();
  if (Math.hypot(box.x - before.x, box.y - before.y) >= 1) return null; // scrolling ends between two pixels
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  if (hit && (node.contains(hit) || hit.closest("label")?.contains(node))) return [x, y];
  node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return null;
};
