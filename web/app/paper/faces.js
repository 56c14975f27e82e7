/** Fronts and backs of cards: type shrinks in steps until all fits; what does not goes on at the back, then on a card more. */

import { html, nothing, render } from "../lit.js";
import { emblem } from "../parts/emblem.js";
import { icon } from "../parts/icon.js";
import { say } from "../words.js";

/** @import { Card } from "./cards.js" */
/** @import { Grid } from "./measures.js" */

/**
 * @typedef {object} Face
 * @property {Card} card
 * @property {boolean} back
 * @property {number} step how far the type has shrunk
 * @property {string[]} lines of the card, those that stand here
 * @property {number} part from 1, where a card needs several
 * @property {"" | "back" | "next"} more where its text goes on
 * @property {string} about what stands on every back: the system's title
 */

/** So often type may shrink; the sizes stand in cards.css. */
export const STEPS = [0, 1, 2, 3];
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

/** @param {Grid} grid */
export const sized = ({ width, height }) => `--card-width: ${width}mm; --card-height: ${height}mm`;

/** @param {Face} face */
export const faceOf = (face) => (face.back ? back(face) : front(face));

/** @param {Face} face */
const front = (
  face,
) => html`<article class="paper-card" data-card=${face.card.key} data-kind=${face.card.kind}
    data-step=${face.step} data-side=${face.card.side ? face.card.side.colour % 4 : nothing}>
  <header class="card-head">
    ${face.card.side ? emblem(face.card.side.colour) : nothing}
    <div><h2>${titled(face)}</h2>${face.card.owner ? html`<p class="card-owner">${face.card.owner}</p>` : nothing}</div>
    ${
      face.card.badges.length > 0
        ? html`<ul class="card-badges">${face.card.badges.map((badge) => html`<li>${badge}</li>`)}</ul>`
        : nothing
    }
    ${face.card.picture ? icon(face.card.picture) : nothing}
  </header>
  ${linesOf(face)}
  ${
    face.card.tracks.length > 0 && face.part === 1
      ? html`<ul class="card-tracks">${face.card.tracks.map(trackOf)}</ul>`
      : nothing
  }
</article>`;

/** The back: whose it is, which game it is of, what found no room in front, and room for a code.
 * @param {Face} face
 */
const back = (
  face,
) => html`<article class="paper-card back" data-card=${face.card.key} data-kind=${face.card.kind}
    data-step=${face.step} data-side=${face.card.side ? face.card.side.colour % 4 : nothing}>
  <header class="card-head">
    ${face.card.side ? emblem(face.card.side.colour) : nothing}
    <div><h2>${titled(face)}</h2><p class="card-owner">${face.card.owner || face.about}</p></div>
  </header>
  ${face.lines.length > 0 ? linesOf(face) : markOf(face.card)}
  <footer class="card-foot"><p>${face.card.owner ? face.about : nothing}</p><div class="card-code"></div></footer>
</article>`;

/** What fills a back without words.
 * @param {Card} card
 */
const markOf = ({ side, picture }) => html`<div class="card-mark">
  ${side ? emblem(side.colour) : picture ? icon(picture) : nothing}</div>`;

/** @param {Face} face */
const titled = ({ card, part }) =>
  part > 1 ? say("page-card-part", { title: card.title, part }) : card.title;

/** @param {Face} face */
const linesOf = ({ lines, more }) => html`<ul class="card-lines">
  ${lines.map((line) => html`<li>${line}</li>`)}
  ${more ? html`<li class="card-more">${say("page-card-more", { where: more })}</li>` : nothing}
</ul>`;

/** @param {Card["tracks"][number]} track */
const trackOf = ({ words, marked, boxes }) => html`<li>${words}
  <span class="card-boxes">${Array.from({ length: boxes }, (_, place) => html`<i data-marked=${String(place < marked)}></i>`)}</span></li>`;
