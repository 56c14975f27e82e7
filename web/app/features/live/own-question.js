/** A secret question is shown at once on the device whose seat alone has to answer it: nobody else holds that device. Whoever has
 * covered one by hand uncovers the next, too.
 */

import { lookAs } from "../../battle/private-view.js";
import { waitingOf } from "../../battle/seats.js";
import { battleId, isIdle, onChange, openView, privateView } from "../../battle/state.js";
import { isAskedHere, onlySeatHere, togetherIn } from "../../battle/together.js";

/** The secret question that was seen last. */
let seen = "";
/** It was covered by hand. */
let isCovered = false;

onChange(() => {
  const view = openView();
  const id = battleId();
  if (!view?.ask?.secret || !togetherIn(id)) return;
  const [side] = waitingOf(view, view.ask, onlySeatHere(view, view.ask));
  const question = `${id} ${view.turn} ${view.ask.rule} ${side}`;
  if (privateView()) {
    if (!isAskedHere(view, view.ask)) queueMicrotask(() => lookAs(null)); // another device has taken the seat
    seen = question;
    isCovered = false;
    return;
  }
  if (!side || !isIdle()) return;
  if (question === seen) isCovered = true;
  if (isCovered) return;
  seen = question;
  queueMicrotask(() => lookAs(side)); // this change is told to all others first
});
