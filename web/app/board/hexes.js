/** The hexes of a battlefield, drawn as SVG. */

import { pick } from "../battle/answering.js";
import { draft, isChosen } from "../battle/draft.js";
import { ownersIn, unlessUnchanged } from "../drawing/unchanged.js";
import { html, nothing, svg } from "../page/lit-html.js";
import { label, name, say } from "../page/words.js";
import { picture } from "../ui/icon.js";
import { onArrowKey, onGroupFocus, tabStops } from "../ui/roving-focus.js";
import { optionOn } from "./taps.js";

/** @import { Place, View } from "../../shared/view.d.ts" */

const SIZE = 56;
const ROOT3 = Math.sqrt(3);

/** The middle of a hex with its flat side up, as drawn.
 * @param {Place} place
 */
const centreOf = ({ at: [q, r] }) => ({ x: SIZE * 1.5 * q, y: SIZE * ROOT3 * (r + q / 2) });

const CORNERS = [0, 60, 120, 180, 240, 300]
  .map((degrees) => (degrees * Math.PI) / 180)
  .map(
    (turn) =>
      `${(SIZE * 0.96 * Math.cos(turn)).toFixed(1)},${(SIZE * 0.96 * Math.sin(turn)).toFixed(1)}`,
  )
  .join(" ");

/** @param {View} view
 * @param {Place[]} all
 */
export function hexMap(view, all) {
  const { ask, chances, names, table } = view;
  const { keys, group } = draft;
  const choosable = all.filter(({ id }) => optionOn(view, id)).map(({ id }) => id);
  const stop = tabStops("hexes", choosable);
  const madeOf = [ask, chances, names, ownersIn(view), table.places, table.pieces, keys, group];
  return unlessUnchanged([...madeOf, ...choosable.map(stop)], () => drawnMap(view, all, stop));
}

/** @param {View} view
 * @param {Place[]} all
 * @param {(id: string) => string} stop
 */
function drawnMap(view, all, stop) {
  const hexes = shownHexes(view, all);
  const asked = (/** @type {Place[]} */ some, /** @type {boolean} */ wanted) =>
    some.filter((place) => Boolean(optionOn(view, place.id)) === wanted); // their rims are drawn over the others'
  const choosable = asked(hexes, true);
  const spots = hexes.map(centreOf);
  const left = Math.min(...spots.map(({ x }) => x)) - SIZE;
  const top = Math.min(...spots.map(({ y }) => y)) - SIZE;
  const width = Math.max(...spots.map(({ x }) => x)) + SIZE - left;
  const height = Math.max(...spots.map(({ y }) => y)) + SIZE - top;
  return html`<figure class="hexes">
    <svg viewBox="${left} ${top} ${width} ${height}" role="group" aria-label=${say("page-places")}
        @keydown=${onArrowKey} @focusin=${onGroupFocus("hexes")}>
      ${asked(hexes, false).map((place) => hex(view, place))}
      ${choosable.map((place) => hex(view, place, stop(place.id)))}
    </svg>
  </figure>`;
}

/** The hexes that the map shows: all, but while hexes are asked for only those that matter, so that they are big.
 * @param {View} view
 * @param {Place[]} hexes
 */
function shownHexes(view, hexes) {
  if (!hexes.some((place) => optionOn(view, place.id))) return hexes;
  return hexes.filter(
    ({ id, state }) =>
      state !== "plain" ||
      optionOn(view, id) ||
      view.table.pieces.some((piece) => piece.place === id),
  );
}

/** A place; a button while an option lies on it.
 * @param {View} view
 * @param {Place} place
 * @param {string} [tab] its tabindex
 */
function hex(view, place, tab) {
  const { x, y } = centreOf(place);
  const option = optionOn(view, place.id);
  const words = label(place.label, view.names);
  const lines = wrapWords(words, 11).slice(0, 3);
  const standing = view.table.pieces.filter((piece) => piece.place === place.id);
  const pressed = option !== undefined && isChosen(option.key);
  return svg`<g class="hex" data-at=${place.id} data-state=${place.state} data-asked=${String(Boolean(option && !option.barred))}
      data-chosen=${String(pressed)} transform="translate(${x} ${y})" role=${option ? "button" : "img"}
      data-stop=${option ? place.id : nothing} tabindex=${tab ?? nothing}
      aria-pressed=${option ? String(pressed) : nothing} aria-disabled=${option?.barred ? "true" : nothing}
      @keydown=${option ? (/** @type {KeyboardEvent} */ event) => pressByKey(event, () => pick(view, option)) : nothing}
      aria-label=${say("page-place", { place: words, state: place.state })}
      @click=${option ? () => pick(view, option) : nothing}>
    <polygon points=${CORNERS}></polygon>
    ${place.state === "barred" ? svg`<path class="cross" d="M-26-26 26 26M26-26-26 26"></path>` : nothing}
    ${standing.map(
      (
        piece,
        order,
      ) => svg`<use class="hex-piece" href=${picture(piece.icon)} data-side=${view.table.sides.find(({ id }) => id === piece.of)?.colour ?? 0}
        x=${14 * order - 7 * standing.length - 6} y="-40" width="24" height="24"><title>${name(piece.id, view.names)}</title></use>`,
    )}
    ${lines.map(
      (line, order) =>
        svg`<text text-anchor="middle" data-long=${String(line.length > 11)} y=${5 + 17 * (order - (lines.length - 1) / 2)}>${line}</text>`,
    )}
  </g>`;
}

/** Press an element as a button: by Enter and the space bar.
 * @param {KeyboardEvent} event
 * @param {() => void} act
 */
function pressByKey(event, act) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}

/** Words in lines of about this length.
 * @param {string} words
 * @param {number} length
 */
function wrapWords(words, length) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
