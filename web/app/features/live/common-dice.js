/** The part of the sheet about dice: the host says if they are thrown in common, the guests see it. */

import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { throwInCommon } from "./hosting.js";
import { session } from "./line-state.js";

/** A browser hashes for pages that came by an encrypted connection alone. */
const canSeal = () => Boolean(globalThis.crypto?.subtle);

export function commonDice() {
  if (!canSeal()) return nothing;
  return html`<section class="part" aria-labelledby="live-dice" data-live-common=${session.isCommon}>
    <h3 id="live-dice">${say("page-together-dice")}</h3>
    ${session.role === "host" ? choice() : html`<p>${say("page-together-dice-state", { on: session.isCommon ? "yes" : "no" })}</p>`}
    <p class="soft" id="live-dice-hint">${say("page-together-dice-hint")}</p>
  </section>`;
}

const choice = () => html`<label class="choice-line">
  <span>${say("page-together-dice-common")}</span>
  <input type="checkbox" role="switch" class="toggle" name="live-common" aria-describedby="live-dice-hint"
    .checked=${session.isCommon} @change=${choose}>
</label>`;

/** @param {Event} event */
async function choose(event) {
  const { checked } = /** @type {HTMLInputElement} */ (event.currentTarget);
  await throwInCommon(checked);
  draw();
}
