/** The steps of the battle's course: what is done, where we are, what lies ahead. */

import { html, nothing } from "../page/lit-html.js";
import { label, say } from "../page/words.js";
import { openCourse } from "./course.js";

/** @import { View } from "../../shared/view.d.ts" */

/** @param {View} view */
export function steps({ table, names }) {
  if (table.steps.length === 0) return nothing;
  return html`<div class="course-bar"><ol class="steps" aria-label=${say("page-steps")}>
    ${table.steps.map(
      (
        step,
        place,
      ) => html`<li data-state=${step.state} aria-current=${step.state === "now" ? "step" : nothing}>
        ${table.steps.length > 1 ? html`<span class="step-mark" aria-hidden="true">${step.state === "done" ? "✓" : place + 1}</span>` : nothing}
        <span class="step-name">${label(step.label, names)}</span>
        <span class="unseen">${say("page-step-state", { state: step.state })}</span>
      </li>`,
    )}
  </ol>
  <button type="button" data-action="course" aria-label=${say("page-steps")} @click=${openCourse}></button></div>`;
}
