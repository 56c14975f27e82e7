/** While the engine is on its way: what the table waits for, said without moving anything on it. */

import { play } from "../battle/state.js";
import { engine } from "../engine/engine.js";
import { html, nothing } from "../page/lit-html.js";
import { megabytes, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { engineLine } from "./engine-line.js";

/** A strip over the tools, which are of no use yet: what is being loaded, and whose word the table is. */
export function pending() {
  if (engine.state !== "loading" || play.elsewhere) return nothing;
  const { what, done, total } = engine;
  return html`<div class="pending" role="status">
    ${play.preview === "sketch" ? html`<p>${icon("info")} ${say("page-sketch")}</p>` : nothing}
    <p>${say("page-engine-loading", { what, done: megabytes(done), total: megabytes(total) })}</p>
    <progress max=${total || 1} .value=${done} aria-label=${say("page-engine")}></progress>
  </div>`;
}

/** In place of the question, which only the engine knows: that it comes, or that nobody has checked what the table shows. */
export function checking() {
  const failed = engine.state === "failed";
  return html`<section class="below" aria-labelledby="ask-words">
    <div class="ask checking" data-unchecked=${String(failed)}>
      <h2 id="ask-words" tabindex="-1">${say(failed ? "page-sketch-unchecked" : "page-sketch-question")}</h2>
      ${failed ? engineLine() : nothing}
    </div>
  </section>`;
}

/** In place of the log. */
export const told = () => html`<section class="log" aria-labelledby="log-title">
  <h2 id="log-title" tabindex="-1">${icon("log")} ${say("page-log")}</h2>
  <p class="soft">${say("page-sketch-log", { count: play.gist?.turn ?? 0 })}</p>
</section>`;
