/** The state of the engine in one line: loading (what, how far), ready, or failed (why, what to do). */

import { reload } from "../battle/open-battle.js";
import { play } from "../battle/state.js";
import { engine, retry } from "../engine/engine.js";
import { device } from "../features/updates/updates.js";
import { openLink } from "../navigation/route.js";
import { html } from "../page/lit-html.js";
import { megabytes, say } from "../page/words.js";
import { icon } from "../ui/icon.js";

/** Start anew; a link is read again, an open battle goes on from what was kept. */
function again() {
  if (!navigator.serviceWorker?.controller) location.reload(); // the host may have a newer version by now
  retry();
  if (history.state?.link) openLink(history.state.link);
  else if (play.id) reload();
}

addEventListener("online", () => {
  if (engine.state === "failed" && engine.offline) again();
});

export function engineLine() {
  if (engine.state === "failed") {
    return html`<div class="engine" data-state="failed" data-why=${engine.offline ? "offline" : "other"} role="alert">
      <p>${icon("warning")} ${say("page-engine-failed", { why: engine.offline ? "offline" : "other" })}</p>
      <details><summary>${say("page-details")}</summary><pre>${engine.why}</pre></details>
      <button type="button" class="main" data-action="retry" @click=${again}>${say("page-retry")}</button>
    </div>`;
  }
  if (engine.state === "ready") {
    const offline = device.whole === null ? "unknown" : device.whole ? "yes" : "no";
    return html`<p class="engine" data-state="ready" data-offline=${offline}>${icon("check")}
      ${say("page-engine-ready", { offline })}</p>`;
  }
  return html`<div class="engine" data-state="loading">
    <p>${say("page-engine-loading", { what: engine.what, done: megabytes(engine.done), total: megabytes(engine.total) })}</p>
    <progress max=${engine.total || 1} .value=${engine.done} aria-label=${say("page-engine")}></progress>
  </div>`;
}
