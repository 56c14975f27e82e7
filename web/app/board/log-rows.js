/** The rows of the chronicle: what one deed tells without a break is one row, any other line is one of its own. */

import { idsIn } from "../battle/label-ids.js";

/** @import { ToldLine } from "../../shared/view.d.ts" */
/** @typedef {NonNullable<ToldLine["happened"]>} Happened */
/** @typedef {NonNullable<ToldLine["begun"]>} Deed */

/**
 * @typedef {object} Row
 * @property {number} first the place of its first line in the chronicle
 * @property {ToldLine[]} lines
 * @property {Happened[]} results what its lines come to, in their order
 * @property {Deed | null} deed what it tells of
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

/** The rows of the chronicle from one of its lines on.
 * @param {ToldLine[]} chronicle
 * @param {number} from
 * @returns {Row[]}
 */
export function rowsOf(chronicle, from) {
  const deeds = deedsOf(chronicle);
  /** @type {Row[]} */
  const rows = [];
  for (const [place, line] of chronicle.entries()) {
    if (place < from) continue;
    const row = rows.at(-1);
    const results = line.happened && line.kind !== "heading" ? [line.happened] : [];
    if (row && joins(row, line)) {
      row.lines.push(line);
      row.results.push(...results);
    } else rows.push({ first: place, lines: [line], results, deed: deeds.get(line.deed) ?? null });
  }
  return rows;
}

/** The deeds of a chronicle by their ids.
 * @param {ToldLine[]} chronicle
 * @returns {Map<number | undefined, Deed>}
 */
const deedsOf = (chronicle) =>
  new Map(chronicle.flatMap(({ deed, begun }) => (begun ? [[deed, begun]] : [])));

/** True if a line tells more of the deed that the row before it tells of. A heading and the end of a battle stand alone.
 * @param {Row} row
 * @param {ToldLine} line
 */
const joins = ({ lines: [first] }, line) =>
  line.deed !== undefined && line.deed === first.deed && !isAlone(line) && !isAlone(first);

/** @param {ToldLine} line */
const isAlone = ({ kind, happened }) => kind === "heading" || happened?.kind === "end";

/** @param {ToldLine} line */
export const isThrow = ({ kind }) => kind === "dice";

/** The ids that a line speaks of.
 * @param {ToldLine} line
 * @returns {string[]}
 */
export function mentioned({ label, happened, begun, who }) {
  return [
    ...idsIn(label),
    ...(who ?? []),
    ...[happened?.by, happened?.to, begun?.by, begun?.to].flatMap((one) => one ?? []),
  ];
}

/** True if a result is a card that was turned; a word may also tell another result.
 * @param {Happened} happened
 */
export const isTurnedCard = ({ kind, word }) => kind === "card" && Boolean(word);

/** The gist of a row: who did it to whom, the sums that met, the heaviest kind of its results and a word for it; null if it
 * has to be told in words, as where nobody did it or it came out differently for several.
 * @param {Row} row
 */
export function gistOf({ deed, results }) {
  const [first] = heaviestFirst(results, ({ kind }) => kind);
  const cards = results.filter(isTurnedCard);
  const by = deed?.by ?? null;
  if (cards.length > 0) return { by, to: null, sums: null, cards, kind: "reveal", word: null };
  const done = results.filter((one) => one.by);
  const aims = new Set(done.flatMap(({ kind, to }) => (to && kind !== "sums" ? [to] : [])));
  if (!by || done.length === 0 || aims.size > 1) return null;
  const sums = results.find((one) => one.sums.length > 0) ?? null;
  const to = deed?.to ?? [...aims][0] ?? sums?.to ?? null;
  const word = results.find(({ kind, word: said }) => said && kind === first?.kind)?.word ?? null;
  return { by, to, sums, cards, kind: first?.kind ?? "sums", word };
}
