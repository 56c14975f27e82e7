/** Beside the field: what waits to come, and the cards turned over of those that are out. */

import { html, nothing } from "../lit.js";
import { say } from "../words.js";
import { beside as piecesBeside } from "./field.js";
import { optionOn } from "./tappable.js";
import { tokens } from "./tokens.js";

/** @import { View } from "../view.d.ts" */

/** @param {View} view */
export function beside(view) {
  const { out, waiting } = piecesBeside(view);
  const asked = out.some(({ id }) => optionOn(view, id));
  return html`
    ${
      waiting.length > 0
        ? html`<section class="beside"><h3>${say("page-reserve", { count: waiting.length })}</h3>${tokens(view, waiting)}</section>`
        : nothing
    }
    ${
      out.length > 0
        ? html`<details class="beside fallen" ?open=${asked}>
          <summary>${say("page-out", { count: out.length })}</summary>${tokens(view, out)}</details>`
        : nothing
    }`;
}
