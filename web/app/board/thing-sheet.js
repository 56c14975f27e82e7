/** The sheet of one thing on the table: what may be done with it, and what is known of it. */

import { play } from "../battle/state.js";
import { choose } from "../drawing/choose.js";
import { html, nothing } from "../page/lit-html.js";
import { label, name } from "../page/words.js";
import { openSheet } from "../ui/sheet.js";
import { pieceFacts, placeFacts } from "./facts.js";

/** @import { View } from "../../shared/view.d.ts" */

/** @param {string[]} ids the thing, and what rides on it */
export function openThing(ids) {
  openSheet(
    () => (shown() ? titleOf(shown(), ids[0]) : nothing),
    () => (shown() ? body(shown(), ids) : nothing),
  );
}

/** What is on the screen now. */
const shown = () => /** @type {View} */ (play.covered ?? play.view);

/** @param {View} view
 * @param {string} id
 */
function titleOf(view, id) {
  const place = view.table.places.find((one) => one.id === id);
  return place ? label(place.label, view.names) : name(id, view.names);
}

/** @param {View} view
 * @param {string[]} ids
 */
const body = (view, ids) => html`
  ${choose(view, ids)}
  ${ids.map((id, order) => {
    const { table } = view;
    const place = table.places.find((one) => one.id === id);
    const piece = table.pieces.find((one) => one.id === id);
    return html`${order > 0 ? html`<h3 class="rides">${name(id, view.names)}</h3>` : nothing}
      ${place ? placeFacts(view, place) : nothing}
      ${piece ? pieceFacts(view, piece) : nothing}`;
  })}`;
