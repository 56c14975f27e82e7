/** The offer of the lessons: at home until they were learnt or it was put away, and a way to the lesson of one system. */

import { engine } from "../../engine/engine.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { isLessonSeen, setLessonSeen } from "../../page/preferences.js";
import { systems } from "../../page/systems.js";
import { language, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { openLesson } from "./lesson.js";

/** The systems whose lesson is still on offer. */
const offered = () => systems().filter(({ id, lesson }) => lesson && !isLessonSeen(id));

/** A row with the lessons that are still on offer. */
export function lessonOffer() {
  const some = offered();
  if (some.length === 0) return nothing;
  return html`<section class="lessons" aria-labelledby="lessons-title">
    <h2 id="lessons-title">${say("page-lesson-offer")}</h2>
    <button type="button" class="quiet" data-action="lessons-away" aria-label=${say("page-lesson-away")} @click=${putAway}>×</button>
    <p>${say("page-lesson-offer-about")}</p>
    <ul>${some.map(
      ({
        id,
        title,
      }) => html`<li><button type="button" data-lesson-of=${id} ?disabled=${engine.state === "failed"}
        @click=${() => openLesson(id)}>${title[language()]}</button></li>`,
    )}</ul>
  </section>`;
}

function putAway() {
  for (const { id } of offered()) setLessonSeen(id);
  draw();
}

/** The way to the lesson of a system, if it has one.
 * @param {import("../../../shared/view.d.ts").System | undefined} system
 */
export const lessonEntry = (system) =>
  system?.lesson
    ? html`<li><button type="button" class="wide" data-action="lesson" data-lesson-of=${system.id} @click=${() => openLesson(system.id)}>
      ${icon("rule")} ${say("page-lesson-offer")}</button></li>`
    : nothing;
