/** A pointer that rests on something: from its press until it slips, lifts or is taken away. */

/**
 * @template T
 * @typedef {object} Resting
 * @property {(event: PointerEvent) => T | null} takes what it rests on
 * @property {number} long milliseconds after which it has rested long enough
 * @property {number} [slip] pixels that it may slip meanwhile
 * @property {(thing: T) => void} [begun]
 * @property {(thing: T) => void} rested it has rested long enough
 * @property {(thing: T) => void} [ended] it rests no longer, for whatever reason
 * @property {(thing: T, whole: boolean, event: PointerEvent) => void} [lifted] it was lifted, after the whole time or before
 */

/** Follow the pointer over the whole page.
 * @template T
 * @param {Resting<T>} way
 * @returns {() => boolean} lets go of what it rests on, and says whether there was anything
 */
export function followResting({ takes, long, slip, begun, rested, ended, lifted }) {
  /** @type {{thing: T, x: number, y: number, timer: ReturnType<typeof setTimeout>, whole: boolean} | null} */
  let resting = null;

  function letGo() {
    const last = resting;
    resting = null;
    if (!last) return null;
    clearTimeout(last.timer);
    ended?.(last.thing);
    return last;
  }

  /** @param {PointerEvent} event */
  function press(event) {
    letGo();
    const thing = event.button === 0 ? takes(event) : null;
    if (!thing) return;
    const timer = setTimeout(() => {
      if (resting) resting.whole = true;
      rested(thing);
    }, long);
    resting = { thing, x: event.clientX, y: event.clientY, timer, whole: false };
    begun?.(thing);
  }

  /** @param {PointerEvent} event */
  function move({ clientX, clientY }) {
    if (!resting || slip === undefined) return;
    if (Math.hypot(clientX - resting.x, clientY - resting.y) > slip) letGo();
  }

  /** @param {PointerEvent} event */
  function lift(event) {
    const last = letGo();
    if (last) lifted?.(last.thing, last.whole, event);
  }

  addEventListener("pointerdown", press);
  addEventListener("pointermove", move);
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", letGo);
  return () => letGo() !== null;
}
