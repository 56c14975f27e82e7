/** A battle that came by a link or a file follows the rules: that is told, and where its dice fell, and what was set. */

import { html, nothing } from "../page/lit-html.js";
import { say } from "../page/words.js";

/** @import { View } from "../../shared/view.d.ts" */

/** Throws that were entered, not made by the app.
 * @type {readonly string[]} */
const ENTERED = ["table", "sum"];

/** @param {View} view */
export function checked(view) {
  const sources = view.chronicle.flatMap(({ kind, source }) =>
    kind === "dice" && source ? [source] : [],
  );
  const entered = sources.filter((source) => ENTERED.includes(source)).length;
  const facts = [
    counted("page-checked-app", sources.length - entered),
    counted("page-checked-table", entered),
    counted("page-rulings-count", view.rulings),
  ].filter((fact) => fact !== nothing);
  if (facts.length === 0) return nothing;
  return html`<p>${say("page-checked")}</p><ul data-checked>${facts}</ul>`;
}

/** @param {string} message
 * @param {number} count
 */
const counted = (message, count) =>
  count > 0 ? html`<li>${say(message, { count })}</li>` : nothing;
