/** The entry of a log that a request of this person comes to, or what the engine makes one of. Chance is drawn here. */

import { randomHex, randomOf } from "../../shared/chance.js";

/** @import { Answer, Ask, Request } from "../../shared/view.d.ts" */
/** @import { AppendRequest } from "../../shared/wire.d.ts" */

/** @typedef {AppendRequest["entries"][number]} Entry */

const SALT_BYTES = 16;

/**
 * @param {Request} request
 * @param {Ask | null} ask the question in sight, with what is offered to whoever sees it
 * @returns {Entry}
 */
export function entryOf(request, ask) {
  switch (request.do) {
    case "answer":
      return entryOfAnswer(request.answer, ask);
    case "undo":
      return ["u"];
    case "redo":
      return ["z"];
    case "name":
      return { name: request.name };
    case "overrule": {
      const { what, value, why = "" } = request;
      return { overrule: { what, value, why } };
    }
    default:
      throw new TypeError(request.do);
  }
}

/** @param {Answer} answer
 * @param {Ask | null} ask
 * @returns {Entry}
 */
function entryOfAnswer(answer, ask) {
  if ("take" in answer) return ["a", answer.take];
  if ("roll" in answer && ask?.pool) return ["d", "app", ...facesOf(ask.pool)];
  const salt = randomHex(SALT_BYTES);
  return { answer: "draw" in answer && ask ? drawn(answer.by, ask) : answer, salt };
}

/** Dice of the app; those that were taken back fall again.
 * @param {NonNullable<Ask["pool"]>} pool
 */
const facesOf = ({ dice, faces, again = [] }) => [
  ...again.slice(0, dice),
  ...Array.from({ length: Math.max(0, dice - again.length) }, () => randomOf(faces)),
];

/** One of the options that a side has, each with the same chance.
 * @param {string | undefined} by
 * @param {Ask} ask
 * @returns {Answer}
 */
function drawn(by, ask) {
  const side = by ?? ask.by;
  const allowed = ask.options.filter(
    (option) => !option.barred && (option.of === null || option.of === side),
  );
  const keys = allowed.length > 0 ? [randomOf(allowed).key] : [];
  return { keys, ...(by === undefined ? {} : { by }) };
}
