/** Values of things on the table: words whose figures stand out, numbers with a sign, tracks of boxes. */

import { html } from "../page/lit-html.js";
import { figure, label, list, say } from "../page/words.js";

/** @import { ToldLine, Names, Track } from "../../shared/view.d.ts" */

/** A number as any language writes it, with its sign, or a pool of dice. */
const FIGURE = /([+−]?\d+(?:[.,\u00a0\u202f\p{L}]?\d+)*)/u;

/** Emphasize figures, but not those in brackets.
 * @param {string} words
 */
export function emphasizeFigures(words) {
  const [loud, ...aside] = words.split(/(?=\()/u);
  return html`${emphasized(loud)}${aside.join("")}`;
}

/** @param {string} words */
const emphasized = (words) =>
  words
    .split(FIGURE)
    .map((part, place) => (place % 2 ? html`<b class="figure">${part}</b>` : part));

/** @param {number} n */
export const signed = (n) => `${n > 0 ? "+" : n < 0 ? "−" : ""}${Math.abs(n)}`;

/** The sums that met, in figures.
 * @param {NonNullable<ToldLine["happened"]>} happened
 */
export const sumsMet = ({ sums, signed: isSigned }) =>
  sums.map((sum) => (isSigned ? signed(sum) : figure(sum))).join(" : ");

/** Which of its boxes are marked, in words.
 * @param {Track} track
 * @param {Names} names
 */
export function trackWords({ label: words, marked }, names) {
  const numbers = marked.flatMap((one, place) => (one ? [String(place + 1)] : []));
  return say("page-track", {
    track: label(words, names),
    boxes: marked.length,
    count: numbers.length,
    numbers: list(numbers),
  });
}

/** The boxes alone, for a token; in words for whoever does not see them.
 * @param {Track} track
 * @param {Names} names
 */
export const trackBoxes = (track, names) => html`<span class="boxes" data-track=${track.key}>
  <span class="unseen">${trackWords(track, names)}</span>
  ${track.marked.map((marked) => html`<i data-marked=${String(marked)}></i>`)}
</span>`;

/** With its name, for a sheet.
 * @param {Track} track
 * @param {Names} names
 */
export const namedTrack = (track, names) => html`<li class="track-line">
  <span aria-hidden="true">${label(track.label, names)}</span> ${trackBoxes(track, names)}</li>`;
