/** The codes of the open battle on paper: from there a camera opens it again as it stood when it was printed. */

import { openedBattle } from "../../battle/state.js";
import { door, engine } from "../../engine/engine.js";
import { html, nothing } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { codesOf, drawnCode } from "./code.js";

/** @import { Code } from "./code.js" */

/** The most modules on a side of a code that has only the room of a card: printed there, each is a third of a millimetre wide. */
const CARD_MODULES = 57;

/** The codes of the open battle; none while only the engine could make them and is not there, or where its link is too long.
 * @returns {Promise<Code[]>}
 */
export async function battleCodes() {
  if (!openedBattle() || engine.state !== "ready") return [];
  try {
    const { link = "", digits } = await door({ do: "link", short: true });
    return link ? codesOf(digits ?? link) : [];
  } catch {
    return []; // paper without a code is better than none
  }
}

/** The codes on a page of their own size.
 * @param {Code[]} codes
 */
export const codesOnPaper = (codes) =>
  codes.length === 0
    ? nothing
    : html`<section class="paper-codes">
        <p>${say("page-code-paper", { count: codes.length })}</p>
        <div>${codes.map((code, place) => codeOnPaper(code, { part: place + 1, count: codes.length }))}</div>
      </section>`;

/** @param {Code} code
 * @param {{part: number, count: number}} part
 */
const codeOnPaper = (code, part) => html`<figure>
  ${drawnCode(code, part.count > 1 ? say("page-code-part-name", part) : say("page-code"))}
  ${part.count > 1 ? html`<figcaption>${say("page-code-part", part)}</figcaption>` : nothing}
</figure>`;

/** The code for the back of a card, if it is one and so small that a camera can read it there.
 * @param {Code[]} codes
 */
export const codeOnCard = ([code, ...others]) =>
  code && others.length === 0 && code.size <= CARD_MODULES
    ? drawnCode(code, say("page-code"))
    : nothing;
