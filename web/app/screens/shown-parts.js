/** Which parts the battle's screen shows, said in one attribute on it: the styles of one part depend on others. An ancestor
 * with `:has()` in place of it would have most of the page matched anew at each change below it.
 */

import { firstAfterEachDrawing } from "../page/draw.js";

/** The names of the parts for the styles, each with what it is known by. */
const PARTS = Object.entries({
  briefed: ".field .briefed",
  contest: ".contest",
  cover: ".cover",
  framed: ".ask[data-framed=true]",
  groups: ".ask[data-groups=true]",
  happened: ".happened",
  hexes: ".hexes",
  lesson: ".below > .lesson",
  looking: ".looking",
  lowered: ".ask[data-lowered=true]",
  lying: "[data-lying=true]",
  map: ".table > .grid-map",
  owners: ".ask .option-owner",
  pad: ".pad",
  paint: "[data-kind=paint]",
  places: ".board .zone ~ .zone",
  players: ".table > .players",
  result: ".table > .result",
  roll: "[data-kind=roll]",
  steps: ".course-bar",
  throws: ".typed-throws[data-single=false][data-marked=true]",
  typed: ".typed",
  unfolded: ".ask[data-unfolded=true]",
});

firstAfterEachDrawing(() => {
  const screen = /** @type {HTMLElement | null} */ (document.querySelector(".battle"));
  document.documentElement.toggleAttribute("data-in-battle", screen !== null);
  if (!screen) return;
  const shown = PARTS.filter(([, what]) => screen.querySelector(what)).map(([part]) => part);
  if (screen.dataset.shows !== shown.join(" ")) screen.dataset.shows = shown.join(" ");
});
