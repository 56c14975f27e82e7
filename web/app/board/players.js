/** The players in a strip: who fights for whom, what each has left, who is asked, whose turn it is. */

import { drawn } from "../drawing/alike.js";
import { dieFace, faceName } from "../drawing/dice.js";
import { owner } from "../drawing/owner.js";
import { figures } from "../drawing/values.js";
import { html, nothing, repeat } from "../page/lit-html.js";
import { label, name, say } from "../page/words.js";
import { ruled } from "../ui/rules.js";
import { changed, diceOf, stateKey } from "./changes.js";
import { tappable } from "./taps.js";

/** @import { Side, View } from "../../shared/view.d.ts" */

/** @param {View} view */
export const players = (view) => html`<ul class="players">
  ${repeat(
    view.table.sides,
    (side) => side.id,
    (side) => player(view, side),
  )}
</ul>`;

/** @param {View} view
 * @param {Side} side
 */
function player(view, side) {
  const { ask, names } = view;
  const asked = Boolean(ask?.who.includes(side.id) && !ask.done.includes(side.id));
  const own = name(side.id, names);
  const team = side.team ? name(side.team, names) : "";
  return html`<li class="player" data-side=${side.colour % 4} data-state=${side.state ?? "in"} data-asked=${String(asked)}
      data-fresh=${String(changed(stateKey(side.id)))}>
    <h3>${owner(view, side)} ${tappable(view, side.id, "player-name", own)}</h3>
    ${team && team !== own ? html`<span class="player-team">${team}</span>` : nothing}
    ${side.state === "turn" || side.state === "out" ? html`<span class="player-state">${say("page-player-state", { state: side.state })}</span>` : nothing}
    ${
      side.values.length > 0
        ? html`<ul class="player-values">
          ${side.values.map((value) => html`<li data-at=${value.key} data-fresh=${String(changed(value.key))}>${ruled(value.rule, figures(label(value.label, names)))}</li>`)}
        </ul>`
        : nothing
    }
    ${
      side.dice.length > 0
        ? html`<span class="player-dice" data-fresh=${String(changed(diceOf(side.id)))}>${drawn(side.dice, (die) => html`${dieFace(die.die, die.face)}<span class="unseen">${faceName(die.die, die.face)}</span>`)}</span>`
        : nothing
    }
  </li>`;
}
