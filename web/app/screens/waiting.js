/** Something is being opened and the engine is not there yet; of a link is shown what it says by itself. */

import { play } from "../battle/state.js";
import { engine } from "../engine/engine.js";
import { goHome, route } from "../navigation/route.js";
import { html, nothing } from "../page/lit-html.js";
import { systemTitle } from "../page/systems.js";
import { language, list, say } from "../page/words.js";
import { engineLine } from "./engine-line.js";

/** @import { Gist } from "../battle/state.js" */

export const waitingFor = () => html`
  <main class="waiting">
    ${play.gist ? summary(play.gist) : html`<h1>${say(engine.state === "ready" ? "page-opening-now" : "page-opening", { what: route.opening })}</h1>`}
    ${engine.state === "ready" ? nothing : engineLine()}
    <button type="button" data-action="home" @click=${goHome}>${say("page-home")}</button>
  </main>`;

/** @param {Gist} gist */
const summary = (gist) => html`
  <h1>${gist.name || say("page-unnamed")}</h1>
  <p class="soft">${say("page-gist-checking")}</p>
  <dl class="gist" data-gist=${gist.system}>
    <div><dt>${say("page-gist-system")}</dt><dd>${systemTitle(gist.system, language())}</dd></div>
    ${
      gist.texts.length > 0
        ? html`<div><dt>${say("page-gist-names")}</dt><dd>${list(gist.texts)}</dd></div>`
        : nothing
    }
    <div><dt>${say("page-gist-length")}</dt><dd>${list(length(gist))}</dd></div>
  </dl>`;

/** How far the battle has come.
 * @param {Gist} gist
 */
const length = ({ turn, throws, rulings }) => [
  say("page-gist-turns", { count: turn }),
  ...(throws > 0 ? [say("page-gist-throws", { count: throws })] : []),
  ...(rulings > 0 ? [say("page-rulings-count", { count: rulings })] : []),
];
