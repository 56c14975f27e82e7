/** Something is being opened and the engine is not there yet. */

import { html } from "../lit.js";
import { goHome, route } from "../route.js";
import { say } from "../words.js";
import { engineLine } from "./engine-line.js";

export const waitingFor = () => html`
  <main class="waiting">
    <h1>${say("page-opening", { what: route.opening })}</h1>
    ${engineLine()}
    <button type="button" data-action="home" @click=${goHome}>${say("page-home")}</button>
  </main>`;
