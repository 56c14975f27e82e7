/** Places: hexes as a drawing, the cards of a battlefield as a board. */

import { zonesOf } from "../battle/field.js";
import { html, nothing } from "../page/lit-html.js";
import { board } from "./card-board.js";
import { listed } from "./field-list.js";
import { hexMap } from "./hexes.js";
import { listing } from "./listing.js";

/** @import { View } from "../../shared/view.d.ts" */

/** @param {View} view */
export function places(view) {
  if (view.table.places.length > 0 && listing()) return listed(view);
  const hexes = view.table.places.filter(({ shape }) => shape === "hex");
  return html`${hexes.length > 0 ? hexMap(view, hexes) : nothing}
  ${zonesOf(view).length > 0 ? board(view) : nothing}`;
}
