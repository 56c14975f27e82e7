/** The lines of the log put together: what led to a result and what came of it is one row. */

import { idsIn } from "../battle/label-ids.js";

/** @import { LogLine } from "../../shared/view.d.ts" */
/** @typedef {NonNullable<LogLine["happened"]>} Happened */

/**
 * @typedef {object} Row
 * @property {number} first the place of its first line in the log
 * @property {LogLine[]} lines
 * @property {Happened[]} results what its lines come to, in their order
 */

/** Kinds of results, the heaviest first; sums and cards alone say nothing yet.
 * @type {string[]} */
export const HEAVIEST = ["end", "defeat", "hit", "reveal", "success", "miss", "boost", "round"];

/** Those that come to a result, the heaviest first.
 * @template T
 * @param {T[]} some
 * @param {(one: T) => string | undefined} kindOf
 * @returns {T[]}
 */
export function heaviestFirst(some, kindOf) {
  const rank = (/** @type {T} */ one) => HEAVIEST.indexOf(kindOf(one) ?? "");
  return some.filter((one) => rank(one) >= 0).sort((one, two) => rank(one) - rank(two));
}

/** Kinds of lines that stand alone, whatever is around them. */
const ALONE = ["heading", "ruling", "undone"];

/** The rows of the log from one of its lines on.
 * @param {LogLine[]} log
 * @param {number} from
 * @returns {Row[]}
 */
export function rowsOf(log, from) {
  /** @type {Row[]} */
  const rows = [];
  for (const [place, line] of log.entries()) {
    if (place < from) continue;
    const row = rows.at(-1);
    if (row && joins(row, line)) {
      row.lines.push(line);
      if (line.happened) row.results.push(line.happened);
    } else rows.push(rowFrom(rows, place, line));
  }
  return rows;
}

/** True if a line belongs to the row before it: it tells more of the same result, or its consequence.
 * @param {Row} row
 * @param {LogLine} line
 */
function joins({ lines, results }, line) {
  const { kind, happened, n, weight } = line;
  if (results.length === 0 || ALONE.includes(kind) || happened?.kind === "end") return false;
  const isDecided = results.some((one) => HEAVIEST.includes(one.kind));
  const last = lines[lines.length - 1].n;
  const isOf = (/** @type {string} */ id) => results.some(({ by, to }) => by === id || to === id);
  if (!happened)
    return n === last || !isDecided || (weight === "aside" && mentioned(line).some(isOf));
  if (happened.by === null) return n === last || !isDecided;
  if (happened.kind === "sums") return false;
  return results.every(({ kind: was }) => was === "card") || sameDeed(results, happened);
}

/** Whom or what results are about: sums that met say only who opposed the roll.
 * @param {Happened[]} results
 */
const targetOf = (results) => results.find(({ to, kind }) => to && kind !== "sums")?.to ?? null;

/** True if a result belongs to the last deed: by the same, to nobody else.
 * @param {Happened[]} results
 * @param {Happened} happened
 */
function sameDeed(results, { by, to }) {
  const target = targetOf(results);
  return results.some((one) => one.by === by) && (!to || !target || to === target);
}

/** A row that begins with a line; a result takes up the lines that led to it.
 * @param {Row[]} rows those before it
 * @param {number} place
 * @param {LogLine} line
 * @returns {Row}
 */
function rowFrom(rows, place, line) {
  const { happened, kind } = line;
  const isResult = happened && !ALONE.includes(kind);
  const row = { first: place, lines: [line], results: isResult ? [happened] : [] };
  if (!happened?.by || happened.kind === "end") return row;
  const settled = rows.findLastIndex(
    ({ lines: [one], results }) => results.length > 0 || ALONE.includes(one.kind),
  );
  const free = rows.slice(settled + 1);
  const led = rows.splice(
    settled +
      1 +
      leadOf(
        free.map(({ lines: [one] }) => one),
        happened,
      ),
  );
  return {
    ...row,
    first: led[0]?.first ?? place,
    lines: [...led.flatMap(({ lines }) => lines), line],
  };
}

/** From which of the lines before it a result was led to: the dice, what changed them, and what tells of the same deed before.
 * @param {LogLine[]} lines
 * @param {Happened} happened
 */
function leadOf(lines, { by, sums }) {
  let from = sums.length > 0 ? firstThrow(lines) : lines.length;
  while (from > 0 && (isThrow(lines[from - 1]) || mentioned(lines[from - 1]).includes(by ?? ""))) {
    from -= 1;
  }
  return from;
}

/** @param {LogLine} line */
export const isThrow = ({ kind }) => kind === "dice";

/** The first throw of the roll whose dice fell last, whatever was told between it and those that replaced some of its dice; the
 * end of the lines where nobody threw.
 * @param {LogLine[]} lines
 */
function firstThrow(lines) {
  const throws = lines.flatMap((line, place) => (isThrow(line) ? [place] : []));
  const first = throws.findLast((place) => !lines[place].anew) ?? throws[0];
  return first ?? lines.length;
}

/** The ids that a line speaks of.
 * @param {LogLine} line
 * @returns {string[]}
 */
export function mentioned({ label, happened, who }) {
  return [
    ...idsIn(label),
    ...(who ?? []),
    ...[happened?.by, happened?.to].flatMap((one) => one ?? []),
  ];
}

/** True if a result is a card that was turned; a word may also tell another result.
 * @param {Happened} happened
 */
export const isTurnedCard = ({ kind, word }) => kind === "card" && Boolean(word);

/** The gist of a row: who did it to whom, the sums that met, the heaviest kind of its results and a word for it; null if it
 * has to be told in words.
 * @param {Row} row
 */
export function gistOf({ results }) {
  const [first] = heaviestFirst(results, ({ kind }) => kind);
  const by = results.find((one) => one.by)?.by ?? null;
  const cards = results.filter(isTurnedCard);
  if (cards.length > 0) return { by, to: null, sums: null, cards, kind: "reveal", word: null };
  if (!by || results.some(({ kind }) => kind === "end")) return null;
  const sums = results.find((one) => one.sums.length > 0) ?? null;
  const to = targetOf(results) ?? results.find((one) => one.to)?.to ?? null;
  const word = results.find(({ kind, word: said }) => said && kind === first?.kind)?.word ?? null;
  return { by, to, sums, cards, kind: first?.kind ?? "sums", word };
}
