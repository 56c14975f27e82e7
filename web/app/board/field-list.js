/** The battlefield as a list: each place with its ways, what lies and stands there, and what may be done with it. */

import { pick } from "../battle/answering.js";
import { isField, piecesBeside, ridersOf, sideOf, standingOn, thingName } from "../battle/field.js";
import { cellName } from "../battle/grid.js";
import { freeFirst, options } from "../drawing/options.js";
import { owner } from "../drawing/owner.js";
import { afterDrawing, draw } from "../page/draw.js";
import { html, nothing, repeat } from "../page/lit-html.js";
import { boardAsList, keepBoardAsList } from "../page/preferences.js";
import { label, list, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { ruleLink } from "../ui/rules.js";
import { bounds } from "./edges.js";
import { ownCardsButtons } from "./hand-over.js";
import { optionsOn } from "./taps.js";
import { line, pieceFacts } from "./thing-sheet.js";

/** @import { Grid, Piece, Place, View } from "../../shared/view.d.ts" */

/** @param {View} view */
export function fieldList(view) {
  const waits = isField(view) ? piecesBeside(view) : { waiting: [], out: [] };
  return html`<section class="listed" aria-labelledby="listed-title">
    <header><h3 id="listed-title" tabindex="-1">${say("page-places")}</h3>
      <button type="button" data-action="board-picture" @click=${toPicture}>${icon("board")} ${say("page-as-picture")}</button></header>
    ${standingList(view)}
    <ul>
      ${repeat(
        view.table.places.filter(
          ({ id, state }) => state !== "empty" || optionsOn(view, id).length > 0,
        ),
        ({ id }) => id,
        (place) => placeItem(view, place),
      )}
    </ul>
    ${offBoardPieces(view, say("page-reserve", { count: waits.waiting.length }), waits.waiting)}
    ${offBoardPieces(view, say("page-out", { count: waits.out.length }), waits.out)}
  </section>`;
}

/** Back to the picture, and there to where the keyboard stood last. */
function toPicture() {
  toggleList();
  afterDrawing(() =>
    /** @type {HTMLElement | SVGElement | null} */ (
      document.querySelector(
        ".table :is(.grid-frame, :is(.board-scroll, .hexes) [data-stop][tabindex='0'])",
      )
    )?.focus({ preventScroll: true }),
  );
}

/** @param {View} view
 * @param {Place} place
 */
function placeItem(view, place) {
  const ways = bounds(view, place);
  const details = place.details ?? [];
  const lying = view.table.cards.filter((card) => card.place === place.id);
  const standing =
    place.shape === "card"
      ? standingOn(view, place.id)
      : view.table.pieces.filter((piece) => piece.place === place.id);
  return html`<li class="listed-place" data-state=${place.state}>
    <h4>${say("page-place", { place: label(place.label, view.names), state: place.state })}</h4>
    ${boundaries(view, "way", ways)} ${boundaries(view, "wall", ways)}
    ${
      details.length + lying.length > 0
        ? html`<ul class="listed-facts">
          ${details.length > 0 ? details.map((detail) => line(view, detail)) : lying.map((card) => html`<li>${owner(view, sideOf(view, card.of))} ${card.label ? label(card.label, view.names) : say("page-face-down")}</li>`)}
        </ul>`
        : nothing
    }
    ${ownCardsButtons(view, lying)}
    ${optionsHere(view, [place.id, ...lying.map(({ id }) => id)])}
    ${standing.length > 0 ? pieceList(view, standing) : nothing}
  </li>`;
}

/** The places to which the ways lead, or at which the walls stand.
 * @param {View} view
 * @param {"way" | "wall"} kind
 * @param {ReturnType<typeof bounds>} all
 */
function boundaries(view, kind, all) {
  const some = all.filter((one) => one.kind === kind);
  if (some.length === 0) return nothing;
  const places = some.map(({ other, lies }) =>
    say("page-bound", { place: label(other.label, view.names), lies }),
  );
  return html`<p class="listed-${kind}">${say("page-bounds", { kind, places: list(places) })}</p>`;
}

/** The pieces on a described field, with the cell, and the links between things.
 * @param {View} view
 */
function standingList(view) {
  const { grid, links, pieces } = view.table;
  const standing = pieces.filter(({ at, state }) => at && state !== "out");
  return html`${
    grid
      ? html`<ul class="listed-pieces">${repeat(
          standing,
          ({ id }) => id,
          (piece) =>
            html`<li>${piece.at ? html`<h4>${cellName(grid, piece.at)}${facingWords(grid, piece)}</h4>` : nothing}${pieceItem(view, piece)}</li>`,
        )}</ul>`
      : nothing
  }
  ${
    links.length > 0
      ? html`<ul class="listed-links">${links.map(
          ({ from, to, both, label: words, rule }) =>
            html`<li>${ruleLink(rule, say("page-link", { from: thingName(view, from), to: thingName(view, to), words: label(words, view.names), both: both ? "yes" : "no" }))}</li>`,
        )}</ul>`
      : nothing
  }`;
}

/** @param {Grid} grid
 * @param {Piece} piece
 */
const facingWords = ({ shape }, { facing }) =>
  facing === null || facing === undefined
    ? nothing
    : html`, ${say("page-facing", { way: String(shape === "hex" ? HEX_WAYS[facing] : facing) })}`;

/** The directions of a hex among the eight of a square. */
const HEX_WAYS = [0, 1, 3, 4, 5, 7];

/** @param {View} view
 * @param {string} title
 * @param {Piece[]} some
 */
const offBoardPieces = (view, title, some) =>
  some.length === 0 ? nothing : html`<h4>${title}</h4>${pieceList(view, some)}`;

/** @param {View} view
 * @param {Piece[]} some
 */
const pieceList = (view, some) => html`<ul class="listed-pieces">
  ${repeat(
    some,
    ({ id }) => id,
    (piece) => html`<li>${pieceItem(view, piece)}
      ${ridersOf(view, piece).map((rider) => pieceItem(view, rider))}</li>`,
  )}
</ul>`;

/** @param {View} view
 * @param {Piece} piece
 */
const pieceItem = (
  view,
  piece,
) => html`<div class="listed-piece" data-state=${piece.state ?? "ready"}
    data-side=${sideOf(view, piece.of)?.colour ?? nothing}>
  <h5>${icon(piece.icon)} ${name(piece.id, view.names)}</h5>
  ${pieceFacts(view, piece, false)}
  ${optionsHere(view, [piece.id])}
</div>`;

/** The options of the open question there.
 * @param {View} view
 * @param {string[]} ids
 */
function optionsHere(view, ids) {
  const { ask } = view;
  const some = ids.flatMap((id) => optionsOn(view, id));
  if (!ask || some.length === 0) return nothing;
  return options(view, ask, freeFirst(some), (option) => pick(view, option));
}

let asList = boardAsList();

export const showsList = () => asList;

export function toggleList() {
  asList = !asList;
  keepBoardAsList(asList);
  draw();
}
