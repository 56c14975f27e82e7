/** The seats of the table, the devices that hold them, and the way to take one or leave it. */

import { seatName, tableSeats } from "../../battle/seats.js";
import { openView } from "../../battle/state.js";
import { placeOf } from "../../battle/together.js";
import { html, nothing } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { takeSeat } from "./session.js";

/** @import { View } from "../../../shared/view.d.ts" */

export function seatList() {
  const view = openView();
  const seats = view ? tableSeats(view) : [];
  if (!view || seats.length === 0) return nothing;
  return html`<section class="part" aria-labelledby="live-seats">
    <h3 id="live-seats">${say("page-together-seats")}</h3>
    <ul class="live-seats">${seats.map((seat) => one(view, seat))}</ul>
    <p class="soft">${say("page-together-seats-hint")}</p>
  </section>`;
}

/** @param {View} view
 * @param {string} seat
 */
function one(view, seat) {
  const place = placeOf(seat);
  const side = seatName(seat, view.names);
  const takes = place !== "here";
  return html`<li data-seat=${seat} data-place=${place}>
    <span><b>${side}</b> <span class="soft">${say("page-together-seat", { place })}</span></span>
    <button type="button" data-action=${takes ? "seat-take" : "seat-leave"}
      aria-label=${say("page-together-seat-of", { act: takes ? "take" : "leave", side })} @click=${() => takeSeat(seat, takes)}>
      ${takes ? say("page-together-seat-take") : say("page-together-seat-leave")}</button>
  </li>`;
}
