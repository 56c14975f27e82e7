/** Leave `movedBoxes` in the page: it tells what moved since its last call, of the question, its controls, the table and the bars,
 * and notes where all of it is now; at its first call nothing has moved.
 */
export default () => {
  const WATCHED = [
    ".lane, .order, .field, .below, .tools, #ask-words",
    "[data-ask] :is([data-option], [data-roll], [data-action], input)",
    ".field :is(.token, .zone, .grid-frame, .die, .side, .hex)",
  ].join(", ");
  /** True if any of it is in sight: the table scrolls in its frame.
   * @param {HTMLElement} one
   */
  const isSeen = (one) => {
    const frame = one.parentElement?.closest(".field, .ask-scroll")?.getBoundingClientRect();
    const { top, bottom } = one.getBoundingClientRect();
    return one.checkVisibility() && (!frame || (bottom > frame.top && top < frame.bottom));
  };
  /** @param {HTMLElement} one */
  const box = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  };
  /** @param {HTMLElement} one */
  const named = ({ className, dataset, id }) =>
    [className, dataset.at, dataset.option, dataset.action, id].filter(Boolean).join(" ");
  /** @type {Map<HTMLElement, number[]>} */
  let boxes = new Map();
  globalThis.movedBoxes = () => {
    const all = [...document.querySelectorAll(WATCHED)].map(
      (one) => /** @type {HTMLElement} */ (one),
    );
    const now = new Map(all.filter(isSeen).map((one) => [one, box(one)]));
    const moved = [...boxes].flatMap(([one, was]) => {
      const is = now.get(one);
      const stayed = is && was.every((side, at) => Math.abs(side - is[at]) <= 1);
      return stayed ? [] : [`${named(one)} ${was} -> ${is ?? "gone"}`];
    });
    boxes = now;
    return moved;
  };
};
