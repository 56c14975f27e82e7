/** What the engine has been doing for too long, and a way to stop it. */

import { engine } from "../engine/engine.js";
import { html, nothing } from "../page/lit-html.js";
import { say } from "../page/words.js";

/** Set by whoever knows what stopping means on the screen.
 * @type {() => void} */
let stop = () => {};

/** @param {() => void} what */
export function onStop(what) {
  stop = what;
}

export const working = () => html`<div class="working" role="status" data-working=${engine.slow}>
  ${
    engine.slow
      ? html`<p>${say("page-working", { what: engine.state === "ready" ? engine.slow : "start" })}</p>
        <button type="button" data-action="stop" @click=${() => stop()}>${say("page-stop")}</button>`
      : nothing
  }
</div>`;
