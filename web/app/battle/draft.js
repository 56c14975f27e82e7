/** The draft of an answer: what is picked, typed or entered so far. */

import { isBesideTable } from "../page/breakpoints.js";
import { draw } from "../page/draw.js";
import { keepUnsent, unsent } from "../storage/unsent.js";
import { takeBackAside } from "./interrupted-draft.js";
import { canLower } from "./lowering.js";
import { keepable, restored } from "./unsent-answer.js";

/** @import { Ask, Cell, View, Walk } from "../../shared/view.d.ts" */
/** @import { Stroke } from "./strokes.js" */

const EMPTY = {
  /** The question that it answers. */
  of: "",
  /** @type {readonly string[]} */
  keys: [],
  /** Dice entered so far, one place for each; empty ones are null.
   * @type {readonly (number | null)[]} */
  faces: [],
  /** Sums told so far, one place for each throw; empty ones are null.
   * @type {readonly (number | null)[]} */
  sums: [],
  /** The faces are entered, where their sum would do. */
  byFace: false,
  number: "",
  text: "",
  /** What stands in the fields of a form.
   * @type {import("./form-draft.js").Filled | null} */
  form: null,
  /** A path as far as it is drawn, as the engine has walked it.
   * @type {Walk | null} */
  path: null,
  /** After so many of its steps the next tap goes on. */
  waypoint: 0,
  /** The key of the brush in hand; the first, as long as none is chosen. */
  brush: "",
  /** What is painted, stroke by stroke.
   * @type {readonly Stroke[]} */
  strokes: [],
  /** A cell that was tapped and cannot be marked.
   * @type {Cell | null} */
  closed: null,
  /** A cell is typed instead of tapped. */
  typing: false,
  /** The person wants to see the table; the question is folded to its heading. */
  folded: false,
  /** The question is lowered to its heading and its verbs, so that the room is for what answers it on the table. */
  lowered: false,
  /** What cannot be tapped on the table is drawn lower, for the same reason. */
  dense: false,
  /** Which group of options is unfolded: one of them, none, or the first in which something is free.
   * @type {number | null | "free"} */
  group: null,
  /** What else may be done stands there unfolded. */
  offers: false,
  /** Of offers that do the same with different things those that are unfolded, by their group. */
  offerGroup: "",
  /** Fields of a form that are seldom filled in stand there unfolded: the paths of their lists.
   * @type {readonly string[]} */
  unfolded: [],
  /** What cannot be had beside an open roll stands there unfolded. */
  barred: false,
};

/** @typedef {Readonly<typeof EMPTY>} Draft */

/** @type {Draft} */
export let draft = Object.freeze(EMPTY);

/** What the draft answers.
 * @type {Ask | null} */
let question = null;

/** What of it is kept, as text.
 * @type {string | undefined} */
let kept;

/** Change a part of it.
 * @param {Partial<Omit<Draft, "of">>} part
 */
export function editDraft(part) {
  draft = Object.freeze({ ...draft, ...part });
  keepDraft();
  draw();
}

/** What would be sent is kept as soon as it differs. */
function keepDraft() {
  const content = question ? keepable(question, draft) : undefined;
  const text = JSON.stringify(content);
  if (text === kept) return;
  kept = text;
  keepUnsent(draft.of, content);
}

/** Begin anew when another question comes to sight.
 * @param {string} battle
 * @param {View} view
 */
export function fitDraft(battle, view) {
  const { ask } = view;
  const of = `${battle} ${view.turn} ${view.viewer} ${ask?.rule} ${ask?.by ?? ""}`;
  if (draft.of === of) return;
  /** @type {Draft} */
  const fresh = {
    ...EMPTY,
    of,
    keys: takesSeveral(ask) ? proposals(ask) : [],
    faces: Array(ask?.pool?.dice ?? 0).fill(null),
    number: String(ask?.number?.preset ?? ""),
    text: ask?.text?.preset ?? "",
    path: ask?.path?.drawn ?? null,
    lowered: canLower(view) && !view.table.contest && !isByKeyboard(),
    group: isBesideTable() ? "free" : null,
    offers: view.flow === "setup" && view.offers.some(({ ends }) => !ends),
  };
  const entered = ask ? restored(ask, takeBackAside(battle, view) ?? unsent(of)) : {};
  question = ask;
  draft = Object.freeze({ ...fresh, ...entered });
  kept = JSON.stringify(ask ? keepable(ask, draft) : undefined);
}

/** Whether the page is gone through by the keyboard. */
const isByKeyboard = () => document.documentElement.dataset.keys === "true";

/** Whether the open question is lowered. */
export const isLowered = () => draft.lowered && !draft.folded && !isBesideTable();

/** Nothing of an answer stays behind. */
export function clearDraft() {
  draft = EMPTY;
  question = null;
}

/** Whether the question takes anything but exactly one option.
 * @param {Ask | null} ask
 */
export const takesSeveral = (ask) => ask !== null && !(ask.least === 1 && ask.most === 1);

/** @param {Ask | null} ask */
const proposals = (ask) =>
  (ask?.options ?? [])
    .filter((option) => option.proposed && !option.barred)
    .slice(0, ask?.most)
    .map((option) => option.key);

/** @param {string} key */
export const isChosen = (key) => draft.keys.includes(key);
