/** The place of a battle in its lesson, and the answers that are the lesson's: no more than what the battle's view and the lesson's
 * plan say.
 */

/** @import { Answer, View } from "../../../shared/view.d.ts" */

/** @typedef {(string | {rule: string, words: string})[]} Words texts, and links to rules */
/** @typedef {Record<string, Words>} Said words by their language */

/**
 * @typedef {object} PlanStep
 * @property {number} turn the number of entries in the battle's record by then
 * @property {string} asks the rule of the question that is open then
 * @property {Said | null} said null where the word of the step before holds on
 * @property {Answer} answer
 * @property {Record<string, string>} [typed] the text to be answered, by the language
 */

/**
 * @typedef {object} Plan a lesson as the build writes it (`press/lessons/files.py`)
 * @property {Record<string, string>} title
 * @property {Said} first
 * @property {Said} last
 * @property {object} save the battle in which it begins
 * @property {PlanStep[]} steps
 */

/** @typedef {{kind: "step" | "end" | "astray", index: number}} Place */

/** The place of a battle: a step, the end, or one where the lesson never came. An answer may bring several entries: slips that
 * turn over by themselves.
 * @param {Plan} plan
 * @param {Pick<View, "turn" | "ask">} view
 * @returns {Place}
 */
export function placeIn(plan, view) {
  if (isOver(plan, view)) return { kind: "end", index: plan.steps.length };
  const index = plan.steps.findIndex(({ turn }) => turn === view.turn);
  return { kind: plan.steps[index]?.asks === view.ask?.rule ? "step" : "astray", index };
}

/** True once the last step has been answered.
 * @param {Plan} plan
 * @param {{turn: number}} battle
 */
export const isOver = ({ steps }, battle) => battle.turn > (steps.at(-1)?.turn ?? 0);

/** The words that hold at a step: its own, or those of the nearest step before it that has some.
 * @param {Plan} plan
 * @param {number} index
 * @returns {Said}
 */
export function saidAt({ first, steps }, index) {
  return steps.slice(0, index + 1).findLast(({ said }) => said)?.said ?? first;
}

/** The answer of a step, with its text in this language.
 * @param {PlanStep} step
 * @param {string} language
 * @returns {Answer}
 */
export const answerOf = ({ answer, typed }, language) =>
  typed ? { text: typed[language] } : answer;

/** True if an answer is the one that the lesson gives; dice may be thrown in any way, as the lesson's own fall.
 * @param {any} given
 * @param {any} wanted
 */
export function isLessons(given, wanted) {
  if ("faces" in wanted) return "roll" in given || "faces" in given || "sums" in given;
  if ("by" in given && "by" in wanted && given.by !== wanted.by) return false;
  const [kind] = Object.keys(wanted).filter((key) => key !== "by");
  return kind in given && isAlike(given[kind], wanted[kind]);
}

/** True if two parts of an answer say the same, as far as both say it; keys may stand in any order.
 * @param {any} one
 * @param {any} other
 * @returns {boolean}
 */
function isAlike(one, other) {
  if (Array.isArray(one) && Array.isArray(other)) {
    const [ours, theirs] = [one, other].map((list) =>
      list.every((each) => typeof each === "string") ? list.toSorted() : list,
    );
    return ours.length === theirs.length && ours.every((each, at) => isAlike(each, theirs[at]));
  }
  if (Object(one) !== one || Object(other) !== other) return one === other;
  return Object.keys(one).every((key) => !(key in other) || isAlike(one[key], other[key]));
}
