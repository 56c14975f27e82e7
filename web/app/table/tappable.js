/** Things on the table that an option of the open question lies on can be tapped where they lie. */

import { chosen, pick } from "../ask/draft.js";
import { html } from "../lit.js";
import { label } from "../words.js";

/** @import { Option, View } from "../view.d.ts" */

/** The option that lies on a thing, if the question may be answered there.
 * @param {View} view
 * @param {string} id
 * @returns {Option | undefined}
 */
export const optionOn = (view, id) =>
  view.ask?.secret ? undefined : view.ask?.options.find((option) => option.on === id);

/** A thing on the table; a button while an option lies on it. The panel offers the same to the keyboard.
 * @param {View} view
 * @param {string} id
 * @param {string} kind
 * @param {unknown} content
 */
export function tappable(view, id, kind, content) {
  const option = optionOn(view, id);
  if (!option) return html`<span class=${kind} data-at=${id}>${content}</span>`;
  return html`<button type="button" tabindex="-1" class="${kind} asked" data-at=${id}
    aria-label=${label(option.label, view.names)} aria-pressed=${String(chosen(option.key))}
    aria-disabled=${String(Boolean(option.barred))} @click=${() => pick(view, option)}>${content}</button>`;
}
