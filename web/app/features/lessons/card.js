/** The card of a lesson: the word of this step, beside the open question, with what is to be done now. */

import { draft } from "../../battle/draft.js";
import { openView, viewInSight } from "../../battle/state.js";
import { isAnswerable, takesTaps } from "../../battle/tap-guard.js";
import { verbInHand } from "../../battle/verbs.js";
import { goHome } from "../../navigation/route.js";
import { isBesideTable } from "../../page/breakpoints.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { language, say } from "../../page/words.js";
import { ruleLink } from "../../ui/rules.js";
import { begin, giveAnswer, isFirst, isRefused, leaveLesson, lessonNow } from "./lesson.js";
import { saidAt } from "./plan.js";
import "./marks.js";
import "./prefill.js";

/** @import { Lesson } from "./lesson.js" */
/** @import { Words } from "./plan.js" */

/** True if the person folded the word away. */
let folded = false;
/** The verb in hand for which the word was unfolded again. */
let unfoldedFor = "";

/** The verb that is in hand while its answer is looked for on the field above the question; "" without one. */
function verbAbove() {
  const view = viewInSight();
  return view && !isBesideTable() && verbInHand(view) ? `${draft.of} ${draft.group}` : "";
}

/** A word of one line while the field above it is where the answer lies, so that the field has its room. */
function isFolded() {
  const verb = verbAbove();
  return folded || (verb !== "" && unfoldedFor !== verb);
}

/** The card, if the open battle is a lesson. */
export function lessonCard() {
  const lesson = lessonNow();
  if (!lesson) return nothing;
  const state = isFirst(lesson) ? "first" : lesson.place.kind;
  const isShort = isFolded();
  return html`<section class="lesson" aria-labelledby="lesson-title" data-lesson=${state} data-lesson-step=${lesson.place.index + 1} data-folded=${String(isShort)}>
    <h2 class="unseen" id="lesson-title">${say("page-lesson")}</h2>
    <div class="lesson-word" id="lesson-word" aria-live="polite" aria-atomic="true" ?hidden=${isShort && state !== "end"}>${word(lesson, state)}</div>
    ${isRefused() ? html`<p class="lesson-other" role="alert">${say("page-lesson-other")}</p>` : nothing}
    <div class="lesson-row">
      ${
        state === "end"
          ? nothing
          : html`<button type="button" class="fold" data-action="lesson-fold" aria-expanded=${String(!isShort)} aria-controls="lesson-word"
        aria-label=${say("page-lesson-fold")} @click=${fold}></button>`
      }
      <span class="lesson-count">${count(lesson, state)}</span>
      ${controls(lesson, state)}
    </div>
  </section>`;
}

function fold() {
  folded = !isFolded();
  unfoldedFor = verbAbove();
  draw();
}

/** @param {Lesson} lesson
 * @param {string} state
 */
function count({ place, plan }, state) {
  if (state === "first") return say("page-lesson");
  return state === "step"
    ? say("page-lesson-step", { step: place.index + 1, steps: plan.steps.length })
    : nothing;
}

/** @param {Lesson} lesson
 * @param {string} state
 */
function word({ plan, place, step }, state) {
  if (state === "astray") return html`<p>${say("page-lesson-astray")}</p>`;
  if (state === "first") return html`<p>${spoken(plan.first[language()])}</p>`;
  if (state === "end") return html`<p>${spoken(plan.last[language()])}</p>`;
  const given = step && "faces" in step.answer;
  return html`<p>${spoken(saidAt(plan, place.index)[language()])}${given ? html` <small>${say("page-lesson-dice")}</small>` : nothing}</p>`;
}

/** The word of the step once more, in the sheet of a thing on which its answer lies: the sheet covers the card.
 * @param {string[]} ids
 */
export function lessonWordFor(ids) {
  const lesson = lessonNow();
  const { step, place, plan } = lesson ?? {};
  if (!step || !plan || place?.kind !== "step" || !("keys" in step.answer)) return nothing;
  const { keys } = step.answer;
  const isHere = viewInSight()?.ask?.options.some(
    ({ key, on }) => keys.includes(key) && on !== null && ids.includes(on),
  );
  return isHere
    ? html`<p class="lesson-aside">${spoken(saidAt(plan, place.index)[language()])}</p>`
    : nothing;
}

/** Words with their links, which open the rule in place.
 * @param {Words} words
 */
const spoken = (words) =>
  words.map((part) => (typeof part === "string" ? part : ruleLink(part.rule, part.words)));

/** @param {Lesson} lesson
 * @param {string} state
 */
function controls({ system }, state) {
  if (state === "end")
    return html`${openView()?.ask ? leave("page-lesson-on") : nothing}
      <a class="button" href="rules/${system}/${language()}.html" target="_blank">${say("page-lesson-read")}</a>
      <button type="button" class="main" data-action="lesson-own" @click=${goHome}>${say("page-lesson-own")}</button>`;
  if (state === "first")
    return html`${leave("page-lesson-leave")}
      <button type="button" class="main" data-action="lesson-begin" @click=${begin}>${say("page-lesson-begin")}</button>`;
  if (state === "astray") return leave("page-lesson-on");
  return html`${leave("page-lesson-leave")}
    <button type="button" data-action="lesson-do" ?disabled=${!isAnswerable()} aria-disabled=${takesTaps() ? nothing : "true"} @click=${giveAnswer}>${say("page-lesson-do")}</button>`;
}

/** @param {string} words */
const leave = (words) =>
  html`<button type="button" class="quiet" data-action="lesson-leave" aria-label=${say("page-lesson-leave-on")} @click=${leaveLesson}>${say(words)}</button>`;
