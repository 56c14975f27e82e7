/** The sides as index cards, or the players of a battlefield in a strip: values, pools, dice, pieces. */

import { isChosen } from "../battle/draft.js";
import { sideOf } from "../battle/field.js";
import { areMany, dieFace, dieOnTable, drawDice, faceName } from "../drawing/dice.js";
import { allyOf, emblemOf, owner } from "../drawing/owner.js";
import { madeOfOptions, ownersIn, unlessUnchanged } from "../drawing/unchanged.js";
import { emphasizeFigures, namedTrack } from "../drawing/values.js";
import { isPhone } from "../page/breakpoints.js";
import { draw } from "../page/draw.js";
import { html, nothing, repeat } from "../page/lit-html.js";
import { figure, label, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruleLink } from "../ui/rules.js";
import { changed, diceOf, freshMarks, poolOf, stateKey } from "./changes.js";
import { optionsOn, tappable } from "./taps.js";
import { openThing } from "./thing-sheet.js";

/** @import { DieOnTable, Piece, Side, View } from "../../shared/view.d.ts" */

/** Words with more letters than this are written smaller. */
const LONG = 9;

/** True if the pools are shown line by line; at first if there is room for it. */
let unfolded = !isPhone();

/** The card of each side: its values, the reasons for its dice, and the dice that fell.
 * @param {View} view
 */
export const sides = (view) => html`<div class="sides">
  ${repeat(
    view.table.sides,
    (side) => side.id,
    (side) => unlessUnchanged(madeOfSide(view, side), () => sideCard(view, side)),
  )}
</div>`;

/** @param {View} view
 * @param {Side} side
 */
function madeOfSide(view, side) {
  const own = piecesOf(view, side);
  const things = [side, ...side.dice, ...own].map(({ id }) => id);
  return [
    ...[side, isWaitedFor(view, side), view.names, ownersIn(view), freshMarks(), unfolded, ...own],
    ...things.flatMap((id) => madeOfOptions(view, optionsOn(view, id), isChosen)),
  ];
}

/** True if a side is asked and has not answered yet.
 * @param {View} view
 * @param {Side} side
 */
const isWaitedFor = ({ ask }, { id }) => Boolean(ask?.who.includes(id) && !ask.done.includes(id));

/** The pieces of a side that stand on no place.
 * @param {View} view
 * @param {Side} side
 */
const piecesOf = ({ table }, { id }) => table.pieces.filter(({ of, place }) => of === id && !place);

/** @param {Side} side */
const headingOf = ({ id }) => `side.${id}`;

/** The way to the sheet of a side, over its name; an option that lies on it stands above.
 * @param {Side} side
 */
const sideButton = (
  side,
) => html`<button type="button" class="side-button" data-side-sheet=${side.id} aria-haspopup="dialog"
  aria-labelledby=${headingOf(side)} @click=${() => openThing([side.id])}></button>`;

/** @param {View} view
 * @param {Side} side
 */
function sideCard(view, side) {
  const called = name(side.id, view.names);
  return html`<article class="card side" data-side=${side.colour % 4} data-at=${side.id} data-asked=${String(isWaitedFor(view, side))}>
    <h3 id=${headingOf(side)} data-letters=${called.split(/[\s-]/u).some(({ length }) => length > LONG) ? "many" : "few"}>${emblemOf(view, side)} <span>${called}</span></h3>
    ${sideButton(side)}
    ${
      areMany(side.dice)
        ? html`<p class="dice" data-fresh=${String(changed(diceOf(side.id)))}>${drawDice(side.dice, dieOnTable)}</p>`
        : side.dice.length > 0
          ? html`<ul class="dice" data-fresh=${String(changed(diceOf(side.id)))} aria-label=${say("page-dice")}>
          ${repeat(
            side.dice,
            (die) => die.id,
            (die) => html`<li>${tappableDie(view, die)}</li>`,
          )}
        </ul>`
          : nothing
    }
    ${pieces(view, piecesOf(view, side))}
    ${
      side.values.length > 0
        ? html`<ul class="values">
          ${side.values.map((value) => html`<li data-at=${value.key} data-fresh=${String(changed(value.key))}>${ruleLink(value.rule, emphasizeFigures(label(value.label, view.names)))}</li>`)}
        </ul>`
        : nothing
    }
    ${pool(view, side)}
  </article>`;
}

/** The pool of a side's dice, a line for each reason; folded on a small screen.
 * @param {View} view
 * @param {Side} side
 */
function pool(view, side) {
  if (side.pool.length === 0) return nothing;
  const total = side.pool.reduce((sum, line) => sum + line.dice, 0);
  return html`<details class="pool" ?open=${unfolded} @toggle=${toggled}>
    <summary data-fresh=${String(changed(poolOf(side.id)))}>${say("page-pool", { dice: total })}</summary>
    <table>
      <tbody>
        ${side.pool.map(
          (line) => html`<tr data-empty=${String(line.dice === 0)}>
            <th scope="row">${ruleLink(line.rule, label(line.label, view.names))}</th>
            <td>${figure(line.dice)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** @param {Event} event */
function toggled(event) {
  const { open } = /** @type {HTMLDetailsElement} */ (event.target);
  if (open === unfolded) return;
  unfolded = open;
  draw();
}

/** @param {View} view
 * @param {DieOnTable} die
 */
const tappableDie = (view, die) =>
  tappable(
    view,
    die.id,
    `die ${die.state}`,
    html`${dieFace(die.die, die.face)}
      <span class="unseen">${say("page-die", { face: faceName(die.die, die.face), state: die.state })}</span>`,
  );

/** The players: who fights for whom, what each has left, who is asked, whose turn it is.
 * @param {View} view
 */
export const players = (view) => html`<ul class="players">
  ${repeat(
    view.table.sides,
    (side) => side.id,
    (side) => unlessUnchanged(madeOfPlayer(view, side), () => player(view, side)),
  )}
</ul>`;

/** @param {View} view
 * @param {Side} side
 */
const madeOfPlayer = (view, side) => [
  ...[side, isWaitedFor(view, side), view.names, ownersIn(view), freshMarks()],
  ...madeOfOptions(view, optionsOn(view, side.id), isChosen),
];

/** @param {View} view
 * @param {Side} side
 */
function player(view, side) {
  const { names } = view;
  const own = name(side.id, names);
  const team = side.team ? name(side.team, names) : "";
  return html`<li class="player" data-side=${side.colour % 4} data-ally=${allyOf(view, side)} data-state=${side.state ?? "in"} data-asked=${String(isWaitedFor(view, side))}
      data-fresh=${String(changed(stateKey(side.id)))}>
    <h3 id=${headingOf(side)}>${owner(view, side)} ${tappable(view, side.id, "player-name", own)}</h3>
    ${sideButton(side)}
    ${team && team !== own ? html`<span class="player-team">${team}</span>` : nothing}
    ${side.state === "turn" || side.state === "out" ? html`<span class="player-state">${say("page-player-state", { state: side.state })}</span>` : nothing}
    ${
      side.values.length > 0
        ? html`<ul class="player-values">
          ${side.values.map((value) => html`<li data-at=${value.key} data-fresh=${String(changed(value.key))}>${ruleLink(value.rule, emphasizeFigures(label(value.label, names)))}</li>`)}
        </ul>`
        : nothing
    }
    ${
      side.dice.length > 0
        ? html`<span class="player-dice" data-fresh=${String(changed(diceOf(side.id)))}>${drawDice(side.dice, (die) => html`${dieFace(die.die, die.face)}<span class="unseen">${faceName(die.die, die.face)}</span>`)}</span>`
        : nothing
    }
  </li>`;
}

/** Troops, units and leaders in a list with their badges and tracks.
 * @param {View} view
 * @param {Piece[]} some
 */
export function pieces(view, some) {
  if (some.length === 0) return nothing;
  return html`<ul class="pieces">
    ${repeat(
      some,
      (piece) => piece.id,
      (piece) => html`<li class="piece" data-side=${colourOf(view, piece)}>
        ${tappable(view, piece.id, "troop", html`${icon(piece.icon)}<span class="piece-name">${name(piece.id, view.names)}</span>`)}
        ${piece.badges.map((badge) => html`<span class="badge">${ruleLink(badge.rule, emphasizeFigures(label(badge.label, view.names)))}</span>`)}
        ${piece.tracks.length > 0 ? html`<ul>${piece.tracks.map((track) => namedTrack(track, view.names))}</ul>` : nothing}
      </li>`,
    )}
  </ul>`;
}

/** @param {View} view
 * @param {Piece} piece
 */
export function colourOf(view, { of }) {
  const side = sideOf(view, of);
  return side ? side.colour % 4 : nothing;
}
