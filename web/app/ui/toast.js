/** Short notices, some with an undo; and the notice that the engine takes long, with a way to stop it. */

import { engine } from "../engine/engine.js";
import { draw } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { say } from "../page/words.js";
import { icon } from "./icon.js";

const SHORT = 4000;
const LONG = 8000;

/** @type {{text: string, undo: (() => void) | null} | null} */
let shown = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} text
 * @param {(() => void) | null} [undo] what takes it back
 */
export function toast(text, undo = null) {
  shown = { text, undo };
  clearTimeout(timer);
  timer = setTimeout(close, undo ? LONG : SHORT);
  draw();
}

function close() {
  shown = null;
  draw();
}

function takeBack() {
  shown?.undo?.();
  close();
}

export const toasts = () => html`
  <div class="toasts" role="status">
    ${
      shown &&
      html`<div class="toast">
        <span>${shown.text}</span>
        ${
          shown.undo
            ? html`<button type="button" data-action="undo-delete" @click=${takeBack}>
              ${icon("undo")} ${say("page-toast-undo")}
            </button>`
            : nothing
        }
      </div>`
    }
  </div>`;

/** Set by whoever knows what stopping means on the screen.
 * @type {() => void} */
let stop = () => {};

/** @param {() => void} what */
export function onStop(what) {
  stop = what;
}

/** The notice of a request that takes the engine too long, and a button to stop it. */
export const slowEngineNotice =
  () => html`<div class="working" role="status" data-working=${engine.slow}>
  ${
    engine.slow
      ? html`<p>${say("page-working", { what: engine.state === "ready" ? engine.slow : "start" })}</p>
        <button type="button" data-action="stop" @click=${() => stop()}>${say("page-stop")}</button>`
      : nothing
  }
</div>`;
