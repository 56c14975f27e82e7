/** Fronts and backs of cards. */

import { emblem } from "../drawing/owner.js";
import { html, nothing } from "../page/lit-html.js";
import { say } from "../page/words.js";
import { icon } from "../ui/icon.js";

/** @import { Card } from "./cards.js" */
/** @import { Grid } from "./printing.js" */

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

/** @param {Grid} grid */
export const cardSize = ({ width, height }) =>
  `--card-width: ${width}mm; --card-height: ${height}mm`;

/** @param {Face} face */
export const faceOf = (face) => (face.back ? back(face) : front(face));

/** @param {Face} face
 * @param {string} kind
 * @param {unknown} body
 */
const card = (
  face,
  kind,
  body,
) => html`<article class=${kind} data-card=${face.card.key} data-kind=${face.card.kind}
    data-step=${face.step} data-side=${face.card.side ? face.card.side.colour % 4 : nothing}>${body}</article>`;

/** Whose card it is and what it is called; in front with what shows at a glance.
 * @param {Face} face
 * @param {string} owner
 * @param {unknown} [signs]
 */
const head = (face, owner, signs = nothing) => html`<header class="card-head">
  ${face.card.side ? emblem(face.card.side.colour) : nothing}
  <div><h2>${face.card.out ? html`<s>${titled(face)}</s>` : titled(face)}</h2>${about(face.card, owner)}</div>
  ${signs}
</header>`;

/** @param {Card} card
 * @param {string} owner
 */
const about = ({ out, state }, owner) => {
  const words = out ? state : "";
  if (!owner && !words) return nothing;
  return html`<p class="card-owner">${owner}${owner && words ? " · " : nothing}${words ? html`<b>${words}</b>` : nothing}</p>`;
};

/** @param {Face} face */
const front = (face) => {
  const { badges, owner, picture, tracks } = face.card;
  const signs = html`${
    badges.length > 0
      ? html`<ul class="card-badges">${badges.map((badge) => html`<li>${badge}</li>`)}</ul>`
      : nothing
  }
  ${picture ? icon(picture) : nothing}`;
  return card(
    face,
    "paper-card",
    html`${head(face, owner, signs)} ${linesOf(face)} ${face.part === 1 ? tracksOf(tracks) : nothing}`,
  );
};

/** The back: whose it is, which game it is of, what found no room in front, and room for a code.
 * @param {Face} face
 */
const back = (face) => {
  const { owner } = face.card;
  return card(
    face,
    "paper-card back",
    html`${head(face, owner || face.about)}
      ${face.lines.length > 0 ? linesOf(face) : markOf(face.card)}
      <footer class="card-foot"><p>${owner ? face.about : nothing}</p><div class="card-code"></div></footer>`,
  );
};

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

/** Boxes to be crossed out with a pencil.
 * @param {Card["tracks"]} tracks
 */
export const tracksOf = (tracks) =>
  tracks.length === 0
    ? nothing
    : html`<ul class="card-tracks">${tracks.map(
        ({ words, marked }) =>
          html`<li>${words} <span class="card-boxes">${marked.map((one) => html`<i data-marked=${String(one)}></i>`)}</span></li>`,
      )}</ul>`;
