/** The steps after each change of the open battle, before it is drawn: marks and movements, the announcement, the focus. */

import { draft } from "../battle/draft.js";
import { isSketched, onChange, openView } from "../battle/state.js";
import { animateChanges } from "../board/animate-changes.js";
import { compare } from "../board/changes.js";
import { announce } from "../board/live-region.js";
import { afterDrawing, afterPaint } from "../page/draw.js";
import { keepPlace, showQuestion, showSubject } from "./show-question.js";

/** @import { OpenBattle } from "../battle/transitions.js" */

/** The question that the reader was led to last. */
let shownQuestion = "";

onChange((before) => {
  const view = openView();
  const verified = isSketched(before) && !isSketched();
  if (view) compare(view);
  if (!view) shownQuestion = "";
  else if (verified || draft.of !== shownQuestion) showNew(verified);
  if (view) animateChanges(view);
  if (view) announce(view);
});

/** Another question comes to sight. Of a battle that was just opened, when it was seen once; a sketch has no question yet, and
 * where one is verified the reader stays.
 * @param {boolean} verified
 */
function showNew(verified) {
  shownQuestion = draft.of;
  if (isSketched()) afterPaint(() => afterDrawing(showSubject));
  else if (verified) afterPaint(keepPlace);
  else showQuestion("form[data-ask]"); // it is drawn anew for another question
}
