/** The verbs of a choice on a battlefield: its options under their headings, how many things on the field answer each, and which
 * of them is taken in hand.
 */

import { isChoice } from "./answer-kinds.js";
import { draft } from "./draft.js";
import { isField } from "./field.js";
import { grouped } from "./grouping.js";
import { idsIn } from "./label-ids.js";

/** @import { Ask, Label, Option, View } from "../../shared/view.d.ts" */

/**
 * @typedef {object} Verb
 * @property {Label | null} heading null for options without one, which lie on the field
 * @property {Option[]} options
 * @property {number} answers how many things on the field answer it
 * @property {boolean} isFramed whether all that answers it lies on the field
 */

/** True if a question is answered by verbs: a choice of which something lies on the battlefield. An open roll comes first.
 * @param {View} view
 * @param {Ask} ask
 */
export const hasVerbs = (view, ask) =>
  isField(view) &&
  !ask.secret &&
  !view.table.contest &&
  isChoice(ask) &&
  ask.options.some(({ on }) => on);

/** True if an option belongs to no verb: it has no heading and lies nowhere.
 * @param {Option} option
 */
export const isLoose = ({ group, on }) => !group && !on;

/** The options that belong to no verb and do not end the question.
 * @param {Ask} ask
 */
export const looseOf = (ask) => ask.options.filter((option) => isLoose(option) && !isEnd(option));

/** The single option that belongs to no verb, if it can be taken: it stands in the row of the verbs.
 * @param {Ask} ask
 */
export function looseInRow(ask) {
  const loose = looseOf(ask);
  return loose.length === 1 && !loose[0].barred ? loose : [];
}

/** True if an option ends the question, or leads back.
 * @param {Option} option
 */
export const isEnd = ({ role }) => role === "done" || role === "again";

/** The verbs of a question; each question's are put together once.
 * @param {Ask} ask
 * @returns {Verb[]}
 */
export function verbsOf(ask) {
  const known = verbs.get(ask);
  if (known) return known;
  const fresh = grouped(
    ask.options.filter((option) => !isEnd(option) && !isLoose(option)),
    () => "",
  ).map((options) => verb(options[0].group, options));
  verbs.set(ask, fresh);
  return fresh;
}

/** @type {WeakMap<Ask, Verb[]>} */
const verbs = new WeakMap();

/** A heading that names the very thing on which its options lie is no verb that has several answers.
 * @param {Label | null} heading
 * @param {Option[]} options
 * @returns {Verb}
 */
function verb(heading, options) {
  const free = options.filter(({ barred }) => !barred);
  const things = new Set(free.flatMap(({ on }) => on ?? []));
  const isThing = heading !== null && [...things].every((id) => idsIn(heading).includes(id));
  return {
    heading,
    options,
    answers: isThing ? 0 : things.size,
    isFramed: !isThing && things.size > 0 && free.every(({ on }) => on),
  };
}

/** The verb that is taken in hand, if one is.
 * @param {View} view
 */
export function verbInHand(view) {
  if (!view.ask || typeof draft.group !== "number" || !hasVerbs(view, view.ask)) return undefined;
  const taken = verbsOf(view.ask)[draft.group];
  return taken?.answers ? taken : undefined;
}

/** The options that the field offers now: those of the verb in hand, else all.
 * @param {View} view
 * @returns {Option[]}
 */
export const optionsInHand = (view) => verbInHand(view)?.options ?? view.ask?.options ?? [];
