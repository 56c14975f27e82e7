/**
 * Where a finger meets this thing and nothing that lies on it, once it stands still.
 *
 * @param {HTMLElement} thing
 * @returns {Promise<[number, number] | null>}
 */
export default async (thing) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const place = () => thing.getBoundingClientRect();
  /** @param {DOMRect} from */
  const hasMoved = ({ x, y }) => Math.hypot(place().x - x, place().y - y) >= 1; // scrolling ends between two pixels
  let before;
  do {
    thing.scrollIntoView({ block: "center", inline: "center" });
    before = place();
    await frame();
  } while (hasMoved(before));
  const { left, top, width, height } = thing.getBoundingClientRect();
  const spots = [5, 1, 9, 3, 7, 2, 8, 4, 6].flatMap((down) =>
    [5, 1, 9, 3, 7, 2, 8, 4, 6].map((across) => [across, down]),
  );
  for (const [across, down] of spots) {
    const [x, y] = [left + (width * across) / 10, top + (height * down) / 10];
    if (document.elementFromPoint(x, y)?.closest("[data-at]") === thing.closest("[data-at]"))
      return [x, y];
  }
  return null;
};
