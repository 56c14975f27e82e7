/** The draft of an answer: what is picked, typed or entered so far. */

import { isBesideTable } from "../page/breakpoints.js";
import { draw } from "../page/draw.js";
import { keepUnsent, unsent } from "../storage/unsent.js";
import { answerKind } from "./answer-kinds.js";
import { EMPTY } from "./empty-draft.js";
import { takeBackAside } from "./interrupted-draft.js";
import { canLower } from "./lowering.js";
import { keepable, restored } from "./unsent-answer.js";

/** @import { Ask, View } from "../../shared/view.d.ts" */
/** @import { Draft } from "./empty-draft.js" */

/** @type {Draft} */
export let draft = Object.freeze(EMPTY);

/** The question that the draft answers.
 * @type {Ask | null} */
let question = null;

/** The part of the draft that is kept, as text.
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

/** Keep the answer that would be sent as soon as it differs. */
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
    ...(ask && answerKind(ask).begin(ask)),
    lowered: canLower(view) && !view.table.contest && !isByKeyboard(),
    group: isBesideTable() ? "free" : null,
    offers: view.flow === "setup" && view.offers.some(({ ends }) => !ends),
  };
  const entered = ask ? restored(ask, takeBackAside(battle, view) ?? unsent(of)) : {};
  question = ask;
  draft = Object.freeze({ ...fresh, ...entered });
  kept = JSON.stringify(ask ? keepable(ask, draft) : undefined);
}

/** True if the page is used by the keyboard. */
const isByKeyboard = () => document.documentElement.dataset.keys === "true";

/** True if the open question is lowered. */
export const isLowered = () => draft.lowered && !draft.folded && !isBesideTable();

/** Nothing of an answer stays behind. */
export function clearDraft() {
  draft = EMPTY;
  question = null;
}

/** @param {string} key */
export const isChosen = (key) => draft.keys.includes(key);
