/** Two ways in which one battle went on, side by side: the one on this device, and the one in a link. The table chooses with
 * which it goes on; the other stays.
 */

import { openView } from "../../battle/state.js";
import { continueBattle } from "../../navigation/route.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { readBattle } from "../../storage/battles.js";
import { viewOf } from "../../storage/stored-battle.js";
import { closeSheet, closeSheetThen, openSheet } from "../../ui/sheet.js";
import { toldLine } from "../chronicle/chronicle.js";
import { linesAfter } from "./lines-after.js";

/** @import { View } from "../../../shared/view.d.ts" */
/** @import { Meeting } from "../../battle/transitions.js" */

/** @param {Meeting} meeting */
export async function openContinuations(meeting) {
  const own = await readBattle(meeting.kept).catch(() => null);
  const other = openView();
  const view = own && viewOf(own, own.log);
  openSheet(
    () => say("page-continuations"),
    () => content(meeting, view, other),
  );
  draw();
}

/** @param {Meeting} meeting
 * @param {View | null} own
 * @param {View | null} other
 */
const content = ({ kept, common, here, there }, own, other) =>
  sideBySide(
    common,
    {
      title: say("page-continuations-own"),
      count: there,
      view: own,
      choose: () => closeSheetThen(() => continueBattle(kept)),
    },
    { title: say("page-continuations-link"), count: here, view: other, choose: closeSheet },
    say("page-continuations-stay"),
  );

/**
 * @typedef {object} Continuation one of two ways in which a battle went on
 * @property {string} title
 * @property {number} count the answers since both parted
 * @property {View | null} view null if it cannot be drawn
 * @property {() => void} choose goes on with it
 */

/** Both continuations of a battle, each with what it alone tells.
 * @param {number} common the number of answers that both begin with
 * @param {Continuation} one
 * @param {Continuation} other
 * @param {string} stay what becomes of the one that is not chosen
 */
export const sideBySide = (common, one, other, stay) => html`
  <p>${say("page-continuations-common", { count: common })}</p>
  <div class="continuations">${continuation(one, other.view)} ${continuation(other, one.view)}</div>
  <p class="soft">${stay}</p>`;

/** @param {Continuation} one
 * @param {View | null} other
 */
const continuation = ({ title, count, view, choose }, other) => html`<section>
  <h3>${title}</h3>
  <p>${say("page-continuations-since", { count })}</p>
  ${view && other ? html`<ul class="result-lines">${linesAfter(view.chronicle, other.chronicle).map((line) => html`<li>${toldLine(view, line)}</li>`)}</ul>` : nothing}
  <button type="button" class="main wide" @click=${choose}>${say("page-continuations-choose")}</button>
</section>`;
