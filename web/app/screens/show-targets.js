/** While what lies on the table can be tapped, it comes to sight together with whoever acts: the table is scrolled there. */

import { draft, editDraft, isLowered } from "../battle/draft.js";
import { viewInSight } from "../battle/state.js";
import { verbInHand } from "../battle/verbs.js";
import { afterDrawing, afterEachDrawing } from "../page/draw.js";

/** Pixels around what is in sight. */
const MARGIN = 4;

/**
 * The acting piece counts more than all that could be done, but less than the targets of a chosen verb; a piece more than a
 * place.
 */
const WEIGHTS = { active: 10000, acting: 1, piece: 100, place: 10 };

/**
 * @typedef {object} Span
 * @property {number} from upper edge in the content of the table
 * @property {number} to
 * @property {number} weight
 */

/** Whoever acts and what a tap takes come to sight, as many of them as may be; where that is not enough, what cannot be tapped is
 * drawn lower.
 */
export function showTargets() {
  const field = fieldWithTargets();
  if (!field) return;
  if (!fits(field) && isLowered() && !draft.dense) {
    editDraft({ dense: true });
    afterDrawing(showTargets);
  } else scrollTo(field);
}

/** The targets on the table: if a verb is chosen, all that answer it; else those that a tap takes. */
const targets = () =>
  isFramed()
    ? ".board :is(.token[data-asked=true], .zone[data-asked=true] > .zone-button)"
    : ".board [data-direct=true]";

const isFramed = () => {
  const view = viewInSight();
  return view !== null && verbInHand(view) !== undefined;
};

/** The table, if something there answers the question. */
function fieldWithTargets() {
  const field = document.querySelector(".field");
  return field?.querySelector(targets()) ? field : null;
}

/** @param {Element} field */
const fits = (field) => heightOf(spansOf(field)) <= field.clientHeight;

/** The verb that was in hand at the last drawing, and its question. */
let framed = "";

/** A verb was taken in hand, or let go: what answers the question now comes to sight. */
function followVerb() {
  const now = isFramed() ? `${draft.of} ${draft.group}` : "";
  if (now === framed) return;
  framed = now;
  return showTargets;
}

afterEachDrawing(followVerb);

/** The spans of the things: of a place its heading, with the line below it about a tap.
 * @param {Element} field
 * @returns {Span[]}
 */
function spansOf(field) {
  const origin = field.getBoundingClientRect().top - field.scrollTop;
  const active = field.querySelector(".board .token[data-state=active]");
  const things = [...field.querySelectorAll(targets())];
  return [...(active ? [active] : []), ...things].map((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    const place = thing.matches(".zone-button");
    const zone = thing.parentElement;
    const head = zone?.querySelector(":scope > .prospect") ?? zone?.querySelector(":scope > h3");
    const foot = place && head ? head.getBoundingClientRect().bottom : bottom;
    const acts = isFramed() ? WEIGHTS.acting : WEIGHTS.active;
    const weight = thing === active ? acts : place ? WEIGHTS.place : WEIGHTS.piece;
    return { from: top - origin - MARGIN, to: foot - origin + MARGIN, weight };
  });
}

/** @param {Span[]} spans */
const heightOf = (spans) =>
  Math.max(...spans.map(({ to }) => to)) - Math.min(...spans.map(({ from }) => from));

/** @param {Element} field */
function scrollTo(field) {
  for (const thing of [...field.querySelectorAll(targets())].toReversed()) scrollAcross(thing);
  const { top } = bestPlace(field);
  if (Math.abs(top - field.scrollTop) >= 1) field.scrollTo(0, top);
}

/** A board that is wider than its room brings a thing to sight.
 * @param {Element} thing
 */
function scrollAcross(thing) {
  const board = thing.closest(".board-scroll");
  if (!board || board.scrollWidth <= board.clientWidth) return;
  const [room, box] = [board.getBoundingClientRect(), thing.getBoundingClientRect()];
  if (box.left < room.left) board.scrollLeft -= room.left - box.left + MARGIN;
  else if (box.right > room.right) board.scrollLeft += box.right - room.right + MARGIN;
}

/** The scroll position with the most in sight, as near as may be to the present one, and how much that is.
 * @param {Element} field
 */
function bestPlace(field) {
  const spans = spansOf(field);
  const room = field.clientHeight;
  const most = field.scrollHeight - room;
  const places = [
    field.scrollTop,
    ...spans
      .flatMap(({ from, to }) => [from, to - room])
      .map((top) => Math.min(Math.max(top, 0), most)),
  ];
  const seenAt = (/** @type {number} */ top) =>
    spans
      .filter(({ from, to }) => from >= top - 1 && to <= top + room + 1)
      .reduce((sum, { weight }) => sum + weight, 0);
  const away = (/** @type {number} */ top) => Math.abs(top - field.scrollTop);
  const [best] = places
    .map((top) => ({ top, seen: seenAt(top) }))
    .toSorted((one, two) => two.seen - one.seen || away(one.top) - away(two.top));
  return best;
}
