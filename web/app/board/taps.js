/** Taps on the table: the one option on a thing or the direct one is taken, several are offered, else the thing is looked at. */

import { pick } from "../battle/answering.js";
import { draft, editDraft, isChosen } from "../battle/draft.js";
import { ridersOf } from "../battle/field.js";
import { canLower } from "../battle/lowering.js";
import { battleId, openView, viewInSight } from "../battle/state.js";
import { isAskedHere } from "../battle/together.js";
import { optionsInHand } from "../battle/verbs.js";
import { draw } from "../page/draw.js";
import { html } from "../page/lit-html.js";
import { label } from "../page/words.js";
import { onLongPress } from "../ui/long-press.js";
import { openThing } from "./thing-sheet.js";

/** @import { Option, View } from "../../shared/view.d.ts" */

/** The options on things, as they were found last, and what they were found from.
 * @type {{from: unknown[], on: Map<string | null, Option[]>}} */
let found = { from: [], on: new Map() };

/** The options by the things on which they lie; of a verb in hand its own alone.
 * @param {View} view
 */
function optionsByThing(view) {
  const from = [view.ask, view.table, draft.group];
  if (from.some((one, place) => one !== found.from[place]))
    found = { from, on: Map.groupBy(optionsInHand(view), ({ on }) => on) };
  return found.on;
}

/** The options that lie on a thing, if the question may be answered there.
 * @param {View} view
 * @param {string} id
 * @returns {Option[]}
 */
export const optionsOn = (view, id) =>
  view.ask && !view.ask.secret && isAskedHere(view, view.ask)
    ? (optionsByThing(view).get(id) ?? [])
    : [];

/** The first of them.
 * @param {View} view
 * @param {string} id
 * @returns {Option | undefined}
 */
export const optionOn = (view, id) => optionsOn(view, id)[0];

/** One option of the view in sight is taken at once; among several a sheet lets choose.
 * @param {string} id
 */
function tapThing(id) {
  const view = viewInSight();
  if (!view) return;
  const options = optionsOn(view, id);
  if (options.length === 1) pick(view, options[0]);
  else openThing([id]);
}

/** A thing on the table; a button while an option lies on it. The panel offers the same to the keyboard, unless the thing is a stop of its own.
 * @param {View} view
 * @param {string} id
 * @param {string} kind
 * @param {unknown} content
 * @param {string} [tab] its tabindex
 */
export function tappable(view, id, kind, content, tab = "-1") {
  const [option, another] = optionsOn(view, id);
  if (!option) return html`<span class=${kind} data-at=${id}>${content}</span>`;
  if (another) {
    return html`<button type="button" tabindex=${tab} data-stop=${id} class="${kind} asked" data-at=${id}
      aria-haspopup="dialog" @click=${() => tapThing(id)}>${content}</button>`;
  }
  return html`<button type="button" tabindex=${tab} data-stop=${id} class="${kind} asked" data-at=${id}
    aria-label=${label(option.label, view.names)} aria-pressed=${String(isChosen(option.key))}
    aria-disabled=${String(Boolean(option.barred))} @click=${() => tapThing(id)}>${content}</button>`;
}

/** The option that a tap takes at once: the only option, or the one among several that is direct.
 * @param {Option[]} options that lie on a thing
 * @returns {Option | undefined}
 */
export function directOption(options) {
  if (isLookOnly()) return undefined;
  const some = options.length === 1 ? options : options.filter(({ role }) => role === "direct");
  const [first, another] = some.filter(({ barred }) => !barred);
  return another ? undefined : first;
}

/** A tap on the battlefield in sight: what is direct there is taken, several are offered, else the thing is looked at.
 * @param {string[]} ids the thing, and what rides on it
 */
export function tapField(ids) {
  const view = viewInSight();
  if (!view) return;
  const option = directOption(ids.flatMap((id) => optionsOn(view, id)));
  if (option) pick(view, option);
  else openThing(ids);
}

/** A long press shows the things whose tap acts at once. */
onLongPress(".field :is(.token, .zone-button)", ({ dataset }) => {
  const view = viewInSight();
  const id = dataset.at ?? "";
  const piece = view?.table.pieces.find((one) => one.id === id);
  if (view) openThing([id, ...(piece ? ridersOf(view, piece).map((rider) => rider.id) : [])]);
});

/** The turn it was switched on for; the next question is answered by taps again. */
let since = "";

const now = () => `${battleId()} ${openView()?.turn}`;

/** True if a tap on the battlefield answers nothing and only shows the things there. */
export const isLookOnly = () => since === now();

/** True if the question was lowered before. */
let lowered = false;

/** While taps only look, the question is lowered: the room is for the table. */
export function toggleLookOnly() {
  const view = viewInSight();
  const begins = !isLookOnly();
  since = begins ? now() : "";
  if (view && canLower(view)) {
    const before = draft.lowered;
    editDraft({ lowered: begins || lowered });
    lowered = before;
  }
  draw();
}
