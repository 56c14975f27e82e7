/** In place of a question that is answered on another device: what is asked there, of whom, and what may be done here beside it. */

import { seatName } from "../battle/seats.js";
import { isAnswerable, takesTaps } from "../battle/tap-guard.js";
import { seatsAsked } from "../battle/together.js";
import { openDevices } from "../features/live/sheet.js";
import { html, nothing } from "../page/lit-html.js";
import { list, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { offers } from "./offers.js";
import { question, refusal } from "./panel.js";

/** @import { Ask, View } from "../../shared/view.d.ts" */

/** @param {View} view
 * @param {Ask} ask
 */
export function askedElsewhere(view, ask) {
  const beside = offers(view);
  const who = list(seatsAsked(view, ask).map((seat) => seatName(seat, view.names)));
  return html`<div class="ask ended" data-asked-elsewhere=${ask.rule}>
    <p class="decider" role="status">${icon("steps")} ${say("page-together-thinks", { who })}</p>
    <h2 id="ask-words" tabindex="-1">${question(view, ask)}</h2>
    ${refusal(view)}
    ${
      beside === nothing
        ? nothing
        : html`<fieldset class="controls" ?disabled=${!isAnswerable()} aria-disabled=${takesTaps() ? nothing : "true"}>
          <legend class="unseen">${say("page-offers")}</legend>${beside}</fieldset>`
    }
    <button type="button" class="wide" data-action="live" @click=${openDevices}>${icon("troops")} ${say("page-together-seats")}</button>
  </div>`;
}
