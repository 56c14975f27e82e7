/** The size of the screen, as far as it changes the drawing: the same conditions as in `web/style/breakpoints.css`. */

import { draw } from "./draw.js";

const phone = matchMedia("(width < 33rem)");
const wide = matchMedia("(width >= 60rem)");
const tablet = matchMedia("(width >= 44rem)");
const low = matchMedia("(height < 36rem)");
const landscape = matchMedia("(orientation: landscape)");

/** A wide screen that is not low: what acts stands beside the question. */
export const isDesktop = () => wide.matches && !low.matches;

for (const one of [phone, tablet, wide, low, landscape]) one.addEventListener("change", draw);

/** At least a tablet held upright: an open roll stands beside the question, and the field keeps its place. */
export const hasColumns = () => tablet.matches && !low.matches;

/** Neither a phone held upright nor a low screen. */
export const hasRoom = () => !phone.matches && !low.matches;

/** A phone held upright. */
export const isPhone = () => phone.matches;

/** The question stands beside the table. */
export const isBesideTable = () => wide.matches || (landscape.matches && !phone.matches);
