/** While the engine is on its way: its state in a line, what the table waits for, and what is being opened. */

import { reload } from "../battle/open-battle.js";
import { battleId, isElsewhere, isSketched, openBattle } from "../battle/state.js";
import { engine, retry } from "../engine/engine.js";
import { versionState } from "../features/updates/updates.js";
import { goHome, openLink, route } from "../navigation/route.js";
import { html, nothing } from "../page/lit-html.js";
import { systemTitle } from "../page/systems.js";
import { language, list, say } from "../page/words.js";
import { icon } from "../ui/icon.js";

/** @import { Gist } from "../battle/transitions.js" */

/** Start anew; a link is read again, an open battle goes on from what was kept. */
function again() {
  if (!navigator.serviceWorker?.controller) location.reload(); // the host may have a newer version by now
  retry();
  if (history.state?.link) openLink(history.state.link);
  else if (battleId()) reload();
}

addEventListener("online", () => {
  if (engine.state === "failed" && engine.offline) again();
});

/** The progress of the loading, in megabytes, once it is known how much there is. */
const progress = () =>
  say("page-engine-loading", {
    what: engine.total > 0 ? engine.what : "start",
    done: engine.done / 1e6,
    total: engine.total / 1e6,
  });

/** The state of the engine in one line: loading (what, how far), ready, or failed (why, what to do). */
export function engineLine() {
  if (engine.state === "failed") {
    return html`<div class="engine" data-state="failed" data-why=${engine.offline ? "offline" : "other"} role="alert">
      <p>${icon("warning")} ${say("page-engine-failed", { why: engine.offline ? "offline" : "other" })}</p>
      <details><summary>${say("page-details")}</summary><pre>${engine.why}</pre></details>
      <button type="button" class="main" data-action="retry" @click=${again}>${say("page-retry")}</button>
    </div>`;
  }
  if (engine.state === "ready") {
    const offline = versionState.whole === null ? "unknown" : versionState.whole ? "yes" : "no";
    return html`<p class="engine" data-state="ready" data-offline=${offline}>${icon("check")}
      ${say("page-engine-ready", { offline })}</p>`;
  }
  return html`<div class="engine" data-state="loading">
    <p>${progress()}</p>
    <progress max=${engine.total || 1} .value=${engine.done} aria-label=${say("page-engine")}></progress>
  </div>`;
}

/** A strip over the tools, which are of no use yet: what is being loaded, and whose word the table is. */
export function pendingStrip() {
  if (engine.state !== "loading" || isElsewhere()) return nothing;
  const { done, total } = engine;
  return html`<div class="pending" role="status">
    ${isSketched() ? html`<p>${icon("info")} ${say("page-sketch")}</p>` : nothing}
    <p>${progress()}</p>
    <progress max=${total || 1} .value=${done} aria-label=${say("page-engine")}></progress>
  </div>`;
}

/** In place of the question, which only the engine knows: that it comes, or that nobody has checked what the table shows. */
export function sketchQuestion() {
  const failed = engine.state === "failed";
  return html`<section class="below" aria-labelledby="ask-words">
    <div class="ask checking" data-unchecked=${String(failed)}>
      <h2 id="ask-words" tabindex="-1">${say(failed ? "page-sketch-unchecked" : "page-sketch-question")}</h2>
      ${failed ? engineLine() : nothing}
    </div>
  </section>`;
}

/** The gist of a link, as long as the engine has not verified it. */
const unread = () => (openBattle.kind === "link" ? openBattle.gist : null);

/** In place of the chronicle. */
export const sketchLog = () => html`<section class="log" aria-labelledby="log-title">
  <h2 id="log-title" tabindex="-1">${icon("log")} ${say("page-log")}</h2>
  <p class="soft">${say("page-sketch-log", { count: unread()?.turn ?? 0 })}</p>
</section>`;

/** The screen for a battle that is being opened while the engine is not there yet; for a link its gist is shown. */
export function waitingFor() {
  const gist = unread();
  return html`
  <main class="waiting">
    ${gist ? summary(gist) : html`<h1>${say(engine.state === "ready" ? "page-opening-now" : "page-opening", { what: route.opening })}</h1>`}
    ${engine.state === "ready" ? nothing : engineLine()}
    <button type="button" data-action="home" @click=${goHome}>${say("page-home")}</button>
  </main>`;
}

/** @param {Gist} gist */
const summary = (gist) => html`
  <h1>${gist.name || systemTitle(gist.system, language())}</h1>
  <p class="soft">${say("page-gist-checking")}</p>
  <dl class="gist" data-gist=${gist.system}>
    <div><dt>${say("page-gist-system")}</dt><dd>${systemTitle(gist.system, language())}</dd></div>
    <div><dt>${say("page-gist-length")}</dt><dd>${list(length(gist))}</dd></div>
  </dl>`;

/** The length of the battle so far.
 * @param {Gist} gist
 */
const length = ({ turn, throws, rulings }) => [
  say("page-gist-turns", { count: turn }),
  ...(throws > 0 ? [say("page-gist-throws", { count: throws })] : []),
  ...(rulings > 0 ? [say("page-rulings-count", { count: rulings })] : []),
];
