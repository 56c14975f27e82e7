/** Controls that lie apart from the others of a question, and need no name: no group to assistive technology, unless it must be
 * told that they are shut.
 */

import { isAnswerable, takesTaps } from "../battle/tap-guard.js";
import { html, nothing } from "../page/lit-html.js";

/** @param {unknown} controls
 * @param {string | typeof nothing} [look] a class
 */
export const unnamedFieldset = (controls, look = nothing) =>
  html`<fieldset class=${look} role=${takesTaps() ? "presentation" : nothing} ?disabled=${!isAnswerable()} aria-disabled=${takesTaps() ? nothing : "true"}>${controls}</fieldset>`;
