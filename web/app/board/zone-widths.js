/** Mark each zone of the battlefield with how wide it is, for the styles of what stands on it. A container query would have the
 * styles of each zone made apart from all others, in the middle of the layout, whenever something on it changes.
 */

import { afterEachDrawing } from "../page/draw.js";

/** The widths in rem from which a zone has the next mark. */
const STEPS = /** @type {const} */ ([
  [5.4, "narrow"],
  [7.5, "small"],
  [13, "middle"],
  [20, "wide"],
  [Number.POSITIVE_INFINITY, "widest"],
]);

/** The zones that are watched.
 * @type {Set<HTMLElement>} */
const watched = new Set();
const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries)
    mark(/** @type {HTMLElement} */ (target), widthName(contentRect.width));
});

/** The name of a width, in pixels without the edges.
 * @param {number} width
 */
function widthName(width) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return STEPS.find(([most]) => width < most * rem)?.[1] ?? "";
}

/** @param {HTMLElement} zone
 * @param {string} name
 */
function mark(zone, name) {
  if (zone.dataset.width !== name) zone.dataset.width = name;
}

/** Zones that are new are measured at once, as others measure what stands on them. */
function watchZones() {
  for (const zone of watched) if (!zone.isConnected) forget(zone);
  const zones = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".zone"));
  const fresh = [...zones].filter((zone) => !watched.has(zone));
  if (fresh.length === 0) return;
  const names = fresh.map((zone) => widthName(innerWidthOf(zone)));
  return () => {
    fresh.forEach((zone, place) => {
      watched.add(zone);
      sizes.observe(zone);
      mark(zone, names[place]);
    });
  };
}

/** @param {HTMLElement} zone */
function forget(zone) {
  sizes.unobserve(zone);
  watched.delete(zone);
}

/** @param {HTMLElement} zone */
function innerWidthOf(zone) {
  const { paddingLeft, paddingRight } = getComputedStyle(zone);
  return zone.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

afterEachDrawing(watchZones);
