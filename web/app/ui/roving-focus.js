/** Roving focus: things beside each other are one stop of the Tab key, and the arrows lead from one to the next. */

import { draw } from "../page/draw.js";

/** Which thing the keyboard stood on last, by group.
 * @type {Map<string, string>} */
const last = new Map();

/** The elements that can take the focus in a group. */
const STOPS = "[tabindex][data-stop]";

/** The weight of the distance beside the way against that on the way. */
const ASIDE = 2;

/** Hexes lie within each other's frames; this part of theirs counts for nothing. */
const RIM = 0.3;

/** Pixels by which neighbours may overlap. */
const TOUCH = 1;

/** In which direction each arrow leads: right, down.
 * @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The tabindex of each thing of a group.
 * @param {string} group
 * @param {string[]} ids
 * @param {string} [first] where the keyboard comes in for the first time
 * @returns {(id: string) => "0" | "-1"}
 */
export function tabStops(group, ids, first = ids[0]) {
  const known = lastStop(group);
  const stop = ids.includes(known) ? known : first;
  return (id) => (id === stop ? "0" : "-1");
}

/** The thing of a group on which the keyboard stood last, or "".
 * @param {string} group
 */
export const lastStop = (group) => last.get(group) ?? "";

/** The focus has come to a thing of a group.
 * @param {string} group
 */
export const onGroupFocus = (group) => (/** @type {FocusEvent} */ event) => {
  const id = stopOf(event)?.dataset.stop;
  if (id === undefined || last.get(group) === id) return;
  last.set(group, id);
  draw();
};

/** An arrow leads to the nearest thing in its direction; Home and End to the first and the last.
 * @param {KeyboardEvent} event
 */
export function onArrowKey(event) {
  const from = stopOf(event);
  if (!from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const group = /** @type {Element} */ (event.currentTarget);
  const all = /** @type {HTMLElement[]} */ ([...group.querySelectorAll(STOPS)]);
  const to =
    event.key === "Home"
      ? all[0]
      : event.key === "End"
        ? all.at(-1)
        : event.key in ARROWS
          ? nearest(from, all, ARROWS[event.key])
          : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** @param {Event} event
 * @returns {HTMLElement | null}
 */
const stopOf = ({ target }) => (target instanceof Element ? target.closest(STOPS) : null);

/** The nearest element that lies wholly in a direction; one aside of the way counts as farther off.
 * @param {HTMLElement} from
 * @param {HTMLElement[]} all
 * @param {[number, number]} way
 */
function nearest(from, all, [right, down]) {
  const here = room(from);
  const ahead = all.flatMap((one) => {
    const there = room(one);
    const gap = { x: apart(here.x, there.x), y: apart(here.y, there.y) };
    const along = gap.x * right + gap.y * down;
    const aside = Math.abs(gap.x * down) + Math.abs(gap.y * right);
    const askew =
      Math.abs(here.x.middle - there.x.middle) + Math.abs(here.y.middle - there.y.middle);
    return along > 0 ? [{ one, far: along + ASIDE * aside + askew / 100 }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.one;
}

/** @typedef {{start: number, end: number, middle: number}} Span */

/** The room that a thing takes: a place that of its name, as other things lie on it; a drawn one less than its rim.
 * @param {Element} thing
 * @returns {{x: Span, y: Span}}
 */
function room(thing) {
  const name = document.getElementById(thing.getAttribute("aria-labelledby")?.split(" ")[0] ?? "");
  const seen = name && name.getBoundingClientRect().width > 1 ? name : thing;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const rim = thing instanceof SVGElement ? RIM : 0;
  return { x: span(left, right, rim), y: span(top, bottom, rim) };
}

/** @param {number} start
 * @param {number} end
 * @param {number} rim
 * @returns {Span}
 */
const span = (start, end, rim) => ({
  start: start + rim * (end - start),
  end: end - rim * (end - start),
  middle: (start + end) / 2,
});

/** The distance by which the second lies behind the first, less than zero if before it, zero where they overlap.
 * @param {Span} one
 * @param {Span} other
 */
function apart(one, other) {
  if (other.start >= one.end - TOUCH) return Math.max(other.start - one.end, TOUCH);
  if (other.end <= one.start + TOUCH) return Math.min(other.end - one.start, -TOUCH);
  return 0;
}
