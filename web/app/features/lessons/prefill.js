/** The lesson's answer as the draft of a question that is filled in: numbers, texts, forms and paths stand there to be read, and
 * a tap on the question's own button sends them.
 */

import { draft, editDraft } from "../../battle/draft.js";
import { onChange, openedBattle, viewInSight } from "../../battle/state.js";
import { restored } from "../../battle/unsent-answer.js";
import { door } from "../../engine/engine.js";
import { afterDrawing } from "../../page/draw.js";
import { language } from "../../page/words.js";
import { lessonNow } from "./lesson.js";
import { answerOf } from "./plan.js";

/** @import { Ask } from "../../../shared/view.d.ts" */
/** @import { Answer } from "../../../shared/view.d.ts" */

/** The draft that was filled in last, by the question that it is of. */
let filled = "";

onChange(() => {
  const lesson = lessonNow();
  const ask = viewInSight()?.ask;
  if (!lesson?.step || lesson.place.kind !== "step" || !ask || !openedBattle()) return;
  if (filled === draft.of) return;
  filled = draft.of;
  const wanted = answerOf(lesson.step, language());
  afterDrawing(() => fill(filled, ask, wanted).catch(() => {}));
});

/** @param {string} of
 * @param {Ask} ask
 * @param {Answer} wanted
 */
async function fill(of, ask, wanted) {
  const kept = await entries(ask, wanted);
  if (kept && draft.of === of) editDraft(restored(ask, kept));
}

/** An answer as a draft keeps it; null where a question is not filled in.
 * @param {Ask} ask
 * @param {Answer} wanted
 */
async function entries(ask, wanted) {
  if (ask.form && "form" in wanted) return { form: wanted.form };
  if (ask.number && "number" in wanted) return { number: String(wanted.number) };
  if (ask.text && "text" in wanted) return { text: wanted.text };
  if (!ask.path || !("path" in wanted)) return null;
  const { path } = await door({ do: "path", steps: wanted.path });
  return path ? { path, waypoint: wanted.path.length } : null;
}
