/** An answer of one kind as the page drafts it: the description that each kind gives, and checks of entries that were kept. */

/** @import { Answer, Ask, Option } from "../../shared/view.d.ts" */
/** @import { Draft } from "./empty-draft.js" */

/** @typedef {"form" | "nothing" | "paint" | "path" | "roll"} Word of the message `page-last-answer` */
/** @typedef {{number: number} | {text: string} | {options: Option[]} | {what: Word}} Told what was answered */

/**
 * @typedef {object} AnswerKind
 * @property {(ask: Ask) => Partial<Draft>} begin what stands in a new draft
 * @property {(ask: Ask, draft: Draft) => boolean} isTouched whether anything is entered that the question did not propose
 * @property {(ask: Ask, draft: Draft) => Partial<Draft>} entered the part of the draft that would be sent
 * @property {(ask: Ask, draft: Draft) => Partial<Draft> | undefined} [open] the part that does not lie face down; without it
 *   a secret question has none, and any other has all that is entered
 * @property {(ask: Ask, draft: Draft) => Partial<Draft> | undefined} [aside] the part that stands again after an interruption,
 *   where that is not all that is entered
 * @property {(ask: Ask, kept: any) => Partial<Draft>} restored kept entries, as far as they fit the question now
 * @property {(ask: Ask, answer: Answer) => Told} told what was answered, where it does not lie face down
 */

/** @param {unknown} kept
 * @returns {kept is string}
 */
export const isText = (kept) => typeof kept === "string";

/** @param {any} kept */
export const listOf = (kept) => (Array.isArray(kept) ? kept : []);

/** @param {any} kept */
export const isCells = (kept) =>
  Array.isArray(kept) &&
  kept.every((cell) => Array.isArray(cell) && cell.length === 2 && cell.every(Number.isInteger));
