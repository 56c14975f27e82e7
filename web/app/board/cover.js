/** The hand-over screen: the phone goes to one side alone before anything secret is shown. */

import { takeOver } from "../battle/play.js";
import { listening } from "../battle/state.js";
import { emblem } from "../drawing/emblem.js";
import { html, nothing } from "../page/lit-html.js";
import { label, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";

/** @import { Ask, View } from "../../shared/view.d.ts" */

/** @param {View} view
 * @param {Ask} ask
 */
export function cover(view, ask) {
  const waiting = ask.who.filter((side) => !ask.done.includes(side));
  return html`
    <main class="cover" data-ask=${ask.rule} data-kind=${ask.kind} aria-labelledby="ask-words">
      ${icon("secret")}
      <p class="cover-subject">${label(ask.label, view.names)}</p>
      <h2 id="ask-words" tabindex="-1">
        ${waiting.length === 1 ? say("page-give-phone", { side: name(waiting[0], view.names) }) : say("page-give-phone-any")}
      </h2>
      <fieldset class="controls" ?disabled=${!listening()}>
        <legend class="unseen">${label(ask.label, view.names)}</legend>
        ${waiting.map((side) => taker(view, side, "main"))}
        ${ask.done.map(
          (
            side,
          ) => html`<p class="laid">${icon("lock")} ${say("page-laid", { side: name(side, view.names) })}</p>
            ${taker(view, side, "quiet")}`,
        )}
      </fieldset>
    </main>`;
}

/** @param {View} view
 * @param {string} side
 * @param {"main" | "quiet"} weight
 */
function taker(view, side, weight) {
  const colour = view.table.sides.find(({ id }) => id === side)?.colour;
  return html`<button type="button" class="${weight} wide" data-action="take-over" data-taker=${side} @click=${() => takeOver(side)}>
    ${colour === undefined ? nothing : emblem(colour)}
    ${say("page-take-over", { side: name(side, view.names), again: weight === "quiet" ? "yes" : "no" })}
  </button>`;
}

/** Above a secret question: who alone may look, and a way to cover it again.
 * @param {string} side
 * @param {View} view
 */
export const uncovered = (side, view) => {
  const whose = say("page-secret", { side: name(side, view.names) });
  return html`
  <section class="private" aria-label=${whose}>${icon("secret")} <span>${whose}</span>
    <button type="button" class="quiet" data-action="cover" @click=${() => takeOver(null)}>${say("page-cover-again")}</button>
  </section>`;
};
