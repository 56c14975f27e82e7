/** Animate what the latest answer changed: dice tumble, cards turn over, pieces walk. Over before the next tap counts. */

import { battleId } from "../battle/state.js";
import { isTurned } from "../navigation/route.js";
import { afterDrawing } from "../page/draw.js";
import { isPreferred } from "../page/preferences.js";
import { giveFeedback } from "../ui/feedback.js";
import { throwers } from "./changes.js";

/** @import { View } from "../../shared/view.d.ts" */

/** Milliseconds: over before the next tap counts. */
const LASTS = 280;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/** @type {{battle: string, view: View} | null} */
let last = null;
/** @type {Animation[]} */
let running = [];

/** The open battle has changed and is not drawn yet: what went on is heard at once, and seen when it is drawn.
 * @param {View} view
 */
export function animateChanges(view) {
  if (last?.view === view) return;
  const before = last?.battle === battleId() ? last.view : null;
  last = { battle: battleId(), view };
  if (!before || view.turn <= before.turn) return;
  const cards = revealedCards(before, view);
  if (throwers(view, before).length > 0) giveFeedback("dice");
  if (cards.length > 0) giveFeedback("card");
  if (view.result && !before.result) giveFeedback("horn");
  if (!isPreferred("motion")) return;
  const from = rectanglesOf(movedPieces(before, view));
  afterDrawing(() => {
    for (const animation of running) animation.cancel();
    running = [...animateMoves(from), ...animateReveals(cards), ...animateDice()];
  });
}

/** Pieces that stand elsewhere now.
 * @param {View} before
 * @param {View} now
 */
function movedPieces(before, now) {
  const places = new Map(
    before.table.pieces.map(({ id, place, on, at }) => [id, `${place} ${on} ${at}`]),
  );
  return now.table.pieces
    .filter(({ id, place, on, at }) => places.has(id) && places.get(id) !== `${place} ${on} ${at}`)
    .map(({ id }) => id);
}

/** Cards that lay face down.
 * @param {View} before
 * @param {View} now
 */
function revealedCards(before, now) {
  const down = new Set(
    before.table.cards.filter(({ face }) => face === "down").map(({ id }) => id),
  );
  return now.table.cards
    .filter(({ id, face }) => face === "up" && down.has(id))
    .map(({ id }) => id);
}

/** @param {string} id */
const elementOf = (id) => document.querySelector(`.table [data-at="${CSS.escape(id)}"]`);

/** The rectangles in which things are seen now, in the middle of a movement too.
 * @param {string[]} ids
 */
function rectanglesOf(ids) {
  const found = ids.map(
    (id) => /** @type {const} */ ([id, elementOf(id)?.getBoundingClientRect()]),
  );
  return new Map(found);
}

/** From where they were to where they are, above all that lies between.
 * @param {Map<string, DOMRect | undefined>} from
 */
function animateMoves(from) {
  const way = isTurned() ? -1 : 1;
  return [...from].flatMap(([id, old]) => {
    const piece = elementOf(id);
    const now = piece?.getBoundingClientRect();
    if (!piece || !old?.width || !now?.width) return [];
    const [across, down] = [way * (old.x - now.x), way * (old.y - now.y)];
    const zone = piece.closest(".zone");
    return [
      piece.animate([{ translate: `${across}px ${down}px` }, { translate: "0 0" }], {
        duration: LASTS,
        easing: EASE,
      }),
      ...(zone ? [zone.animate([{ zIndex: 3 }, { zIndex: 3 }], LASTS)] : []),
    ];
  });
}

/** @param {string[]} cards */
const animateReveals = (cards) =>
  cards.flatMap((id) => {
    const card = elementOf(id);
    return card
      ? [
          card.animate([{ rotate: "y 180deg" }, { rotate: "y 0deg" }], {
            duration: LASTS,
            easing: EASE,
          }),
        ]
      : [];
  });

/** The dice that have just fallen, one after the other. */
function animateDice() {
  const dice = document.querySelectorAll(
    ":is(.dice, .hand-dice, .player-dice)[data-fresh=true] .die-face",
  );
  return [...dice].map((die, order) => {
    const delay = 20 * (order % 5);
    const start = { rotate: "-260deg", translate: "-1.2rem -1.6rem", scale: 0.6, opacity: 0 };
    const rest = { rotate: "0deg", translate: "0 0", scale: 1, opacity: 1 };
    return die.animate([start, rest], {
      delay,
      duration: LASTS - delay,
      easing: EASE,
      fill: "backwards",
    });
  });
}
