/** The notice of a link that has led to a battle which this device keeps: how both stand, and the ways on from there. */

import { meetingOf } from "../battle/state.js";
import { openContinuations } from "../features/continuations/sheet.js";
import { openCopy } from "../navigation/route.js";
import { html, nothing } from "../page/lit-html.js";
import { say } from "../page/words.js";

/** @import { Meeting } from "../battle/transitions.js" */

/** Nothing for a battle to which no link has led, or one that shows it as it is kept. */
export function meetingNotice() {
  const meeting = meetingOf();
  const told = meeting && TOLD[meeting.relation]?.(meeting);
  return told ? html`<div data-met=${meeting.relation}>${told}</div>` : nothing;
}

/** @type {Partial<Record<Meeting["relation"], (meeting: Meeting) => unknown>>} */
const TOLD = {
  shorter: ({ there, link }) => alreadyHere(say("page-met-shorter", { count: there }), link),
  longer: ({ here }) => html`<p>${say("page-met-longer", { count: here })}</p>`,
  refused: ({ link }) => html`<p>${say("page-met-refused")}</p> ${copy(link)}`,
  forked: (meeting) => html`<p>${say("page-met-forked")}</p>
    <button type="button" data-action="continuations" @click=${() => openContinuations(meeting)}>${say("page-met-beside")}</button>`,
};

/** @param {string} words
 * @param {string} link
 */
const alreadyHere = (words, link) => html`<details><summary>${words}</summary>
  <p>${say("page-met-kept")}</p> ${copy(link)}</details>`;

/** @param {string} link */
const copy = (link) =>
  html`<button type="button" data-action="open-copy" @click=${() => openCopy(link)}>${say("page-met-copy")}</button>`;
