/** How large the screen is, as far as it changes what is drawn: the same conditions as in `web/style/breakpoints.css`. */

const phone = matchMedia("(width < 33rem)");
const wide = matchMedia("(width >= 60rem)");
const landscape = matchMedia("(orientation: landscape)");

/** A phone held upright. */
export const isPhone = () => phone.matches;

/** The question stands beside the table. */
export const isBesideTable = () => wide.matches || (landscape.matches && !phone.matches);
