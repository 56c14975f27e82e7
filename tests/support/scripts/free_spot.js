/**
 * The place where a finger hits this thing and nothing that lies on it, once it stands still; with room around it if there
 * is any, as a browser gives a touch to a button close by.
 *
 * @param {HTMLElement} thing
 * @returns {Promise<[number, number] | null>}
 */
export default async (thing) => {
  const ROOM = 8;
  const PARTS = 12;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const place = () => thing.getBoundingClientRect();
  /** @param {DOMRect} from */
  const hasMoved = ({ x, y }) => Math.hypot(place().x - x, place().y - y) >= 1; // scrolling ends between two pixels
  /** @param {ScrollLogicalPosition} block */
  const show = async (block) => {
    let before;
    do {
      thing.scrollIntoView({ block, inline: "center" });
      before = place();
      await frame();
    } while (hasMoved(before));
  };
  /** @param {number} x
   * @param {number} y
   */
  const isThere = (x, y) =>
    document.elementFromPoint(x, y)?.closest("[data-at]") === thing.closest("[data-at]");
  /** @param {readonly [number, number]} spot */
  const hasRoom = ([x, y]) =>
    [-ROOM, 0, ROOM].every((down) =>
      [-ROOM, 0, ROOM].every((along) => isThere(x + along, y + down)),
    );
  const fromMiddle = Array.from({ length: PARTS - 1 }, (_, part) => (part + 1) / PARTS).sort(
    (one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5),
  );
  const spots = () => {
    const { left, top, width, height } = place();
    return fromMiddle.flatMap((down) =>
      fromMiddle.map(
        (across) => /** @type {const} */ ([left + width * across, top + height * down]),
      ),
    );
  };
  for (const block of /** @type {const} */ (["center", "start", "end"])) {
    await show(block);
    const roomy = spots().find((spot) => isThere(...spot) && hasRoom(spot));
    if (roomy) return [...roomy];
  }
  await show("center");
  const spot = spots().find((one) => isThere(...one));
  return spot ? [...spot] : null;
};
