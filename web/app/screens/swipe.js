/** A swipe away from the edge, told apart from a tap when the finger is lifted. */

/** Pixels that a finger wanders at least. */
const FAR = 40;

/** @type {{x: number, y: number} | null} */
let from = null;

/** @param {PointerEvent} event */
export function swipeBegins({ clientX: x, clientY: y }) {
  from = { x, y };
}

/** Whether it went towards the middle of the screen, which may be turned round.
 * @param {PointerEvent} event
 */
export function swiped({ clientX, clientY }) {
  if (!from) return false;
  const across = Math.abs(clientX - from.x);
  const up = from.y > innerHeight / 2 ? from.y - clientY : clientY - from.y;
  from = null;
  return up > FAR && up > across;
}
