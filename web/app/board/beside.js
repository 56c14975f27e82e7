/** Beside the field: what waits to come, and the cards turned over of those that are out. */

import { beside as piecesBeside } from "../battle/field.js";
import { html, nothing } from "../page/lit-html.js";
import { say } from "../page/words.js";
import { entered, steered, stops } from "../ui/roving-focus.js";
import { listing } from "./listing.js";
import { optionOn } from "./taps.js";
import { tokens } from "./tokens.js";

/** @import { Piece, View } from "../../shared/view.d.ts" */

/** @param {View} view */
export function beside(view) {
  if (view.table.places.length > 0 && listing()) return nothing; // they stand in the list
  const { out, waiting } = piecesBeside(view);
  const asked = out.some(({ id }) => optionOn(view, id));
  return html`
    ${
      waiting.length > 0
        ? html`<section class="beside"><h3>${say("page-reserve", { count: waiting.length })}</h3>${group(view, "waiting", waiting)}</section>`
        : nothing
    }
    ${
      out.length > 0
        ? html`<details class="beside fallen" ?open=${asked}>
          <summary>${say("page-out", { count: out.length })}</summary>${group(view, "out", out)}</details>`
        : nothing
    }`;
}

/** @param {View} view
 * @param {string} name
 * @param {Piece[]} some
 */
const group = (view, name, some) => {
  const ids = some.map(({ id }) => id);
  return html`<div @keydown=${steered} @focusin=${entered(name)}>${tokens(view, some, stops(name, ids))}</div>`;
};
