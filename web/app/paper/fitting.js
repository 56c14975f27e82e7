/** What fits on a card: type shrinks in steps until all does; what does not goes on at the back, then on a card more. */

import { html, render } from "../page/lit-html.js";
import { faceOf, sized } from "./card-faces.js";

/** @import { Card } from "./cards.js" */
/** @import { Face } from "./card-faces.js" */
/** @import { Grid } from "./measures.js" */

/** So often type may shrink; the sizes stand in cards.css. */
const STEPS = [0, 1, 2, 3];
/** Pixels by which the ink of a last line may hang below its line. */
const LEEWAY = 1;
const SMALLEST = STEPS[STEPS.length - 1];

/** @typedef {{front: Face, back: Face | null}} Leaf */

/** A card over as many leaves as it needs.
 * @param {Card} card
 * @param {{backs: boolean, about: string}} wish
 * @param {(face: Face) => boolean} fits
 * @returns {Leaf[]}
 */
export function leaves(card, { backs, about }, fits) {
  /** @type {Leaf[]} */
  const made = [];
  let rest = card.lines;
  /** @param {boolean} back */
  const next = (back) => {
    const whole = { card, back, about, step: 0, lines: rest, part: made.length + 1 };
    const face = fill({ ...whole, more: "" }, backs && !back ? "back" : "next", fits);
    rest = rest.slice(face.lines.length);
    return face;
  };
  do {
    const front = next(false);
    made.push({ front, back: backs ? next(true) : null });
  } while (rest.length > 0);
  return made;
}

/** The face with as many of its lines as fit, in the largest type that takes them all.
 * @param {Face} face
 * @param {"back" | "next"} onward where the others go
 * @param {(face: Face) => boolean} fits
 * @returns {Face}
 */
function fill(face, onward, fits) {
  for (const step of STEPS) {
    const whole = { ...face, step };
    if (fits(whole)) return whole;
  }
  for (let count = face.lines.length - 1; ; count -= 1) {
    const part = { ...face, step: SMALLEST, lines: face.lines.slice(0, count), more: onward };
    if (count <= 1 || fits(part)) return part;
  }
}

/** Tries faces out on a card that nobody sees.
 * @param {HTMLElement} bench
 * @param {Grid} grid
 * @returns {(face: Face) => boolean}
 */
export const trial = (bench, grid) => (tried) => {
  render(html`<div class="card-cell" .style=${sized(grid)}>${faceOf(tried)}</div>`, bench);
  const card = /** @type {HTMLElement} */ (bench.querySelector(".paper-card"));
  const parts = [card, ...card.querySelectorAll(".card-lines, .card-head, .card-tracks")];
  return (
    parts.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth) &&
    [card, ...card.querySelectorAll(".card-lines")].every(
      ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + LEEWAY,
    )
  );
};
