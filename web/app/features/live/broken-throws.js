/** The notice of throws in common that came to nothing, or were repeated, until the person has read it. */

import { seatName } from "../../battle/seats.js";
import { battleId, openView } from "../../battle/state.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { list, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";

/** @import { View } from "../../../shared/view.d.ts" */

/** The most that is said of throws at once. */
const MOST_BROKEN = 4;

/** Why throws came to nothing, with the seats of the device in question.
 * @type {{why: string, seats: string[]}[]} */
let broken = [];
/** The battle that was open then, by its id on this device. */
let brokenIn = "";

/** @param {string} why
 * @param {string[]} seats of the device because of which it happened
 */
export function noteBroken(why, seats) {
  broken = [...broken, { why, seats }].slice(-MOST_BROKEN);
  brokenIn = battleId();
  draw();
}

export function brokenNotice() {
  const view = openView();
  if (!view || broken.length === 0 || brokenIn !== battleId()) return nothing;
  return html`<div class="notice" role="status" data-live-broken=${broken.at(-1)?.why ?? nothing}>
    ${broken.map((one) => html`<p><span>${icon("warning")} ${told(one, view)}</span></p>`)}
    <button type="button" class="quiet" data-action="note-read" @click=${forgetBroken}>${say("page-note-read")}</button>
  </div>`;
}

function forgetBroken() {
  broken = [];
  draw();
}

/** @param {{why: string, seats: string[]}} one
 * @param {View} view
 */
const told = ({ why, seats }, { names }) =>
  say("page-together-dice-broken", {
    why,
    seats: seats.length,
    who: list(seats.map((seat) => seatName(seat, names))),
  });
