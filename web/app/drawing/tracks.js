/** Boxes in a row, some of them marked. */

import { html } from "../page/lit-html.js";
import { label, list, say } from "../page/words.js";

/** @import { Names, Track } from "../../shared/view.d.ts" */

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
export const boxes = (track, names) => html`<span class="boxes" data-track=${track.key}>
  <span class="unseen">${trackWords(track, names)}</span>
  ${track.marked.map((marked) => html`<i data-marked=${String(marked)}></i>`)}
</span>`;

/** With its name, for a sheet.
 * @param {Track} track
 * @param {Names} names
 */
export const namedTrack = (track, names) => html`<li class="track-line">
  <span aria-hidden="true">${label(track.label, names)}</span> ${boxes(track, names)}</li>`;
