/** While what lies on the table can be tapped, it comes to sight together with whoever acts: the table is scrolled there, and
 * where that is not enough the question is lowered.
 */

import { draft, editDraft } from "../battle/draft.js";
import { canLower, isLowered } from "../battle/lowering.js";
import { viewInSight } from "../battle/state.js";
import { afterDrawing } from "../page/draw.js";

/** Pixels around what is in sight. */
const MARGIN = 4;

/** Who acts counts more than all that could be done, a piece more than a place. */
const WEIGHTS = { active: 10000, piece: 100, place: 1 };

/**
 * @typedef {object} Span
 * @property {number} from upper edge in the content of the table
 * @property {number} to
 * @property {number} weight
 */

/** Whoever acts and what a tap takes come to sight, as many of them as may be. */
export function showTargets() {
  const field = fieldWithTargets();
  if (field && !fits(field) && mayLower()) {
    const before = bestPlace(field).seen;
    editDraft({ lowered: true });
    afterDrawing(() => placeTargets(before));
  } else placeTargets();
}

/** Scroll there; below a lowered question what cannot be tapped is drawn lower before. Where even so no more is in sight, the
 * question comes up again.
 * @param {number} [before] what was in sight before it was lowered
 */
function placeTargets(before = -1) {
  const field = fieldWithTargets();
  if (!field) return;
  if (!fits(field) && isLowered() && !draft.dense) {
    editDraft({ dense: true });
    afterDrawing(() => placeTargets(before));
  } else if (bestPlace(field).seen <= before) {
    editDraft({ lowered: false, dense: false });
    afterDrawing(() => placeTargets());
  } else scrollTo(field);
}

/** The table, if a tap takes something there. */
function fieldWithTargets() {
  const field = document.querySelector(".field");
  return field?.querySelector(".board [data-direct=true]") ? field : null;
}

/** @param {Element} field */
const fits = (field) => heightOf(spansOf(field)) <= field.clientHeight;

/** Where the table was scrolled to last, and for which question. */
let placed = { of: "", top: 0 };

/** The things have grown or shrunk: they come to sight again, unless the reader has moved on. The question stays as high as
 * it is: a finger may be on its way to it.
 */
export function keepTargets() {
  const top = document.querySelector(".field")?.scrollTop ?? 0;
  const still = placed.of === draft.of && Math.abs(placed.top - top) < 1;
  if (still && draft.lowered !== false) placeTargets();
}

/** The question is lowered once, and not for somebody who goes by the keyboard. */
function mayLower() {
  const view = viewInSight();
  const untouched = draft.lowered === null && !draft.folded;
  return (
    untouched && view !== null && canLower(view) && document.documentElement.dataset.keys !== "true"
  );
}

/** Where the things lie: of a place its heading, with what is said below it of a tap.
 * @param {Element} field
 * @returns {Span[]}
 */
function spansOf(field) {
  const origin = field.getBoundingClientRect().top - field.scrollTop;
  const active = field.querySelector(".board .token[data-state=active]");
  const things = [...field.querySelectorAll(".board [data-direct=true]")];
  return [...(active ? [active] : []), ...things].map((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    const place = thing.matches(".zone-button");
    const zone = thing.parentElement;
    const head = zone?.querySelector(":scope > .prospect") ?? zone?.querySelector(":scope > h3");
    const foot = place && head ? head.getBoundingClientRect().bottom : bottom;
    const weight = thing === active ? WEIGHTS.active : place ? WEIGHTS.place : WEIGHTS.piece;
    return { from: top - origin - MARGIN, to: foot - origin + MARGIN, weight };
  });
}

/** @param {Span[]} spans */
const heightOf = (spans) =>
  Math.max(...spans.map(({ to }) => to)) - Math.min(...spans.map(({ from }) => from));

/** @param {Element} field */
function scrollTo(field) {
  const { top } = bestPlace(field);
  if (Math.abs(top - field.scrollTop) >= 1) field.scrollTo(0, top);
  placed = { of: draft.of, top: field.scrollTop };
}

/** Where most is in sight, as near as may be to where the eye has it, and how much that is.
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
