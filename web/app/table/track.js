/** Boxes in a row, some of them marked. */

import { html } from "../lit.js";
import { label, say } from "../words.js";

/** @import { Names, Track } from "../view.d.ts" */

/** The boxes alone, for a token; in words for whoever does not see them.
 * @param {Track} track
 * @param {Names} names
 */
export const boxes = (track, names) => html`<span class="boxes" data-track=${track.key}>
  <span class="unseen">${say("page-track", { track: label(track.label, names), marked: track.marked, boxes: track.boxes })}</span>
  ${Array.from({ length: track.boxes }, (_, place) => html`<i data-marked=${String(place < track.marked)}></i>`)}
</span>`;

/** With its name, for a sheet.
 * @param {Track} track
 * @param {Names} names
 */
export const namedTrack = (track, names) => html`<li class="track-line">
  <span aria-hidden="true">${label(track.label, names)}</span> ${boxes(track, names)}</li>`;
