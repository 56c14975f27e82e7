/** The verbs of a choice on a battlefield: a row with a slot for each, whatever lies on the field, and the list of the one that is
 * unfolded.
 */

import { draft, editDraft, isLowered } from "../battle/draft.js";
import { canLower } from "../battle/lowering.js";
import { isEnd, looseInRow, looseOf, verbsOf } from "../battle/verbs.js";
import { freeFirst, options } from "../drawing/options.js";
import { html, nothing } from "../page/lit-html.js";
import { figure, label, say } from "../page/words.js";
import { unfold } from "./groups.js";
import { unnamedFieldset } from "./unnamed-fieldset.js";

/** @import { Ask, View } from "../../shared/view.d.ts" */
/** @import { Verb } from "../battle/verbs.js" */

/** The row of the verbs: one button each in a slot of its own, then the options that belong to none and those that end the
 * question. It stands in the same place whatever is unfolded. A single option that belongs to none has a slot itself.
 * @param {View} view
 * @param {Ask} ask
 */
export function verbRow(view, ask) {
  const verbs = verbsOf(ask);
  const single = looseInRow(ask);
  const ends = [...single, ...ask.options.filter(isEnd)];
  const isOther = single.length === 0 && looseOf(ask).some(({ barred }) => !barred);
  const slots = verbs.length + ends.length + Number(isOther);
  const columns = slots > COLUMNS ? Math.min(Math.ceil(slots / 2), COLUMNS) : slots;
  const open = openVerb(verbs);
  return html`<div class="verbs" data-slots=${slots} .style=${`--slots: ${columns}`}>
    ${verbs.map((verb, place) => verbButton(view, verb, place, open === place))}
    ${isOther ? otherOptions(view) : nothing}
    ${unnamedFieldset(options(view, ask, ends))}
  </div>`;
}

/** So many slots stand beside each other at most, where the row of the verbs is narrow. */
const COLUMNS = 4;

/** The verb that is unfolded; beside the table at first the one in which something may be done.
 * @param {Verb[]} verbs
 */
const openVerb = (verbs) =>
  draft.group === "free"
    ? verbs.findIndex(({ options: own }) => own.some(({ barred }) => !barred))
    : draft.group;

/** @param {View} view
 * @param {Verb} verb
 */
const headingOf = (view, { heading }) =>
  heading ? label(heading, view.names) : say("page-on-field");

/** @param {View} view
 * @param {Verb} verb
 * @param {number} place
 * @param {boolean} open
 */
function verbButton(view, verb, place, open) {
  const free = verb.options.filter(({ barred }) => !barred).length;
  const answers = verb.answers === 0 ? "" : figure(verb.answers);
  return html`<button type="button" class="group-head" data-action="group" data-group=${place} data-free=${free}
    data-answers=${verb.answers} aria-expanded=${String(open)} aria-controls="group-${place}" @click=${() => takeVerb(view, verb, place)}>
    <span>${headingOf(view, verb)}${answers ? html` <b>${answers}</b>` : nothing}</span></button>`;
}

/** The way to the options that belong to no verb.
 * @param {View} view
 */
const otherOptions = (
  view,
) => html`<button type="button" class="group-head" data-action="raise" data-group="other"
  aria-expanded=${String(!isLowered() && draft.group === null)} aria-controls="ask-controls" @click=${() => toOthers(view)}>
  <span>${say("page-raise")}</span></button>`;

/** @param {View} view */
function toOthers(view) {
  const isShown = draft.group === null && !isLowered();
  editDraft({ group: null, lowered: isShown && canLower(view) });
}

/** Taken in hand, a verb frames what answers it on the field, which keeps its room; where its answers lie elsewhere, too, they
 * are unfolded in a list. Taken once more it is let go.
 * @param {View} view
 * @param {Verb} verb
 * @param {number} place
 */
function takeVerb(view, verb, place) {
  if (draft.group === place) editDraft({ group: null, lowered: canLower(view) });
  else if (isLowered() && verb.isFramed) editDraft({ group: place });
  else {
    editDraft({ lowered: false });
    unfold(place);
  }
}

/** The list above or below the row of the verbs: the options that belong to none of them, and those of the one that is
 * unfolded.
 * @param {View} view
 * @param {Ask} ask
 */
export function verbList(view, ask) {
  const verbs = verbsOf(ask);
  const open = openVerb(verbs);
  const loose = looseInRow(ask).length > 0 ? [] : looseOf(ask);
  return html`
    ${verbs.map(
      (
        verb,
        place,
      ) => html`<div class="group" id="group-${place}" role="group" aria-label=${headingOf(view, verb)}
        data-group=${place} ?hidden=${open !== place}>${options(view, ask, freeFirst(verb.options))}</div>`,
    )}
    ${options(view, ask, freeFirst(loose))}`;
}
