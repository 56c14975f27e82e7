/** Fronts and backs of cards. */

import { emblem } from "../drawing/owner.js";
import { html, nothing } from "../page/lit-html.js";
import { say } from "../page/words.js";
import { icon } from "../ui/icon.js";

/** @import { Card, CardLine } from "./cards.js" */
/** @import { Grid } from "./printing.js" */

/**
 * @typedef {object} Face
 * @property {Card} card
 * @property {boolean} back
 * @property {number} step how far the type has shrunk
 * @property {CardLine[]} lines of the card, those that stand here
 * @property {number} part from 1, where a card needs several
 * @property {"" | "back" | "next"} more where its text goes on
 * @property {string} about what stands on every back: the system's title
 * @property {unknown} code the code of the battle, for a back with room for it
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
    data-step=${face.step} data-side=${face.card.side ? face.card.side.colour % 4 : nothing} data-ally=${face.card.ally}>${body}</article>`;

/** Whose card it is and what it is called; in front with what shows at a glance.
 * @param {Face} face
 * @param {string} owner
 * @param {unknown} [signs]
 */
const head = (face, owner, signs = nothing) => html`<header class="card-head">
  ${face.card.side ? emblem(face.card.side.colour, face.card.ally) : nothing}
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
  const { badges, foot, owner, picture, tracks } = face.card;
  const signs = html`${
    badges.length > 0
      ? html`<ul class="card-badges">${badges.map((badge) => html`<li>${badge}</li>`)}</ul>`
      : nothing
  }
  ${picture ? icon(picture) : nothing}`;
  return card(
    face,
    "paper-card",
    html`${head(face, owner, signs)} ${linesOf(face)}
      ${face.part === 1 ? tracksOf(tracks) : nothing} ${foot ? html`<p class="card-ways">${foot}</p>` : nothing}`,
  );
};

/** The back: whose it is, which game it is of; and what found no room in front, else a mark and the code of the battle.
 * @param {Face} face
 */
const back = (face) => {
  const { owner } = face.card;
  return card(
    face,
    "paper-card back",
    html`${head(face, owner || face.about)}
      ${face.lines.length > 0 ? linesOf(face) : markOf(face.card)}
      <footer class="card-foot"><p>${owner ? face.about : nothing}</p>
        ${face.lines.length > 0 ? nothing : html`<div class="card-code">${face.code}</div>`}</footer>`,
  );
};

/** The mark that fills a back without words.
 * @param {Card} card
 */
const markOf = ({ side, ally, picture }) => html`<div class="card-mark">
  ${side ? emblem(side.colour, ally) : picture ? icon(picture) : nothing}</div>`;

/** @param {Face} face */
const titled = ({ card, part }) =>
  part > 1 ? say("page-card-part", { title: card.title, part }) : card.title;

/** Lines of a sort together, in their order.
 * @param {Face} face
 */
const linesOf = ({ lines, more }) => html`<div class="card-lines">
  ${runsOf(lines).map(
    (run) =>
      html`<ul data-sort=${run[0].sort}>${run.map(({ words }) => html`<li>${words}</li>`)}</ul>`,
  )}
  ${more ? html`<p class="card-more">${say("page-card-more", { where: more })}</p>` : nothing}
</div>`;

/** @param {CardLine[]} lines */
function runsOf(lines) {
  /** @type {CardLine[][]} */
  const runs = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.[0].sort === line.sort) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Boxes to be crossed out with a pencil; beside a single one is room for a word.
 * @param {Card["tracks"]} tracks
 */
export const tracksOf = (tracks) =>
  tracks.length === 0
    ? nothing
    : html`<ul class="card-tracks">${tracks.map(
        ({ words, marked }) =>
          html`<li data-single=${String(marked.length === 1)}>${words} <span class="card-boxes">${marked.map((one) => html`<i data-marked=${String(one)}></i>`)}</span></li>`,
      )}</ul>`;
