/** The open question, at the bottom of the screen: who is asked, what, and a control for its kind. */

import { draw } from "../draw.js";
import { html, keyed, nothing } from "../lit.js";
import { emblem } from "../parts/emblem.js";
import { listening, play } from "../play.js";
import { ruleSign } from "../rules.js";
import { verdict } from "../table/contest.js";
import { label, list, name, say } from "../words.js";
import { chances } from "./chances.js";
import { choice, confirmChoice } from "./choice.js";
import { draft } from "./draft.js";
import { inGroups } from "./groups.js";
import { confirmNumber, number } from "./number.js";
import { confirmRoll, roll } from "./roll.js";
import { confirmText, text } from "./text.js";

/** @import { Ask, View } from "../view.d.ts" */

/** @param {View} view
 * @param {Ask} ask
 */
export const panel = (view, ask) => html`
  <div class="ask" data-folded=${String(draft.folded)} data-groups=${String(inGroups(view, ask))}>
    ${keyed(
      draft.of,
      html`<form data-ask=${ask.rule} data-kind=${ask.kind} novalidate @submit=${(/** @type {SubmitEvent} */ event) => submit(event, ask)}>
        <div class="ask-head">
          ${decider(view, ask)}
          <h2 id="ask-words" tabindex="-1">${label(ask.label, view.names)}</h2>
          <div class="ask-signs">
            ${ruleSign(ask.rule)}
            <button type="button" class="fold" aria-expanded=${String(!draft.folded)} aria-label=${say("page-fold")} @click=${fold}></button>
          </div>
        </div>
        ${ask.note.map((hint) => html`<p class="hint">${label(hint, view.names)}</p>`)}
        ${refusal(view)}
        <fieldset class="controls" ?disabled=${!listening()}>
          <legend class="unseen">${label(ask.label, view.names)}</legend>
          ${verdict(view, "beside")} ${chances(view, ask)}
          ${control(view, ask)}
        </fieldset>
      </form>`,
    )}
  </div>`;

function fold() {
  draft.folded = !draft.folded;
  draw();
}

/** Who is asked, in words and with the sides' marks.
 * @param {View} view
 * @param {Ask} ask
 */
export function decider(view, ask) {
  const who = play.holder ? [play.holder] : ask.who;
  const marks = view.table.sides.filter(({ id }) => who.includes(id));
  return html`<p class="decider">
    ${marks.map((side) => emblem(side.colour))}
    ${say("page-decides", {
      act: ask.kind,
      who: list(who.map((id) => name(id, view.names))),
      count: who.length,
      role: who.includes("gm") ? "gm" : who.includes("table") ? "table" : "side",
    })}
  </p>`;
}

/** @param {View} view */
export const refusal = (view) =>
  play.refused
    ? html`<p class="refusal" role="alert">${label(play.refused.label, view.names)} ${ruleSign(play.refused.rule ?? null)}</p>`
    : nothing;

/** @param {View} view
 * @param {Ask} ask
 */
function control(view, ask) {
  switch (ask.kind) {
    case "roll":
      return roll(ask);
    case "number":
      return number(ask);
    case "text":
      return text(ask);
    default:
      return choice(view, ask);
  }
}

/** @param {SubmitEvent} event
 * @param {Ask} ask
 */
function submit(event, ask) {
  event.preventDefault();
  if (!listening()) return;
  switch (ask.kind) {
    case "roll":
      confirmRoll();
      break;
    case "number":
      confirmNumber(ask);
      break;
    case "text":
      confirmText();
      break;
    default:
      confirmChoice(ask);
  }
}
