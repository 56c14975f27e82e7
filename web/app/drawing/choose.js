/** The options that lie on one thing, in its sheet. */

import { several } from "../battle/draft.js";
import { pick } from "../battle/play.js";
import { html, nothing } from "../page/lit-html.js";
import { label } from "../page/words.js";
import { closeSheet } from "../ui/sheet.js";
import { freeFirst, options } from "./options.js";

/** @import { Option, View } from "../../shared/view.d.ts" */

/** @param {View} view
 * @param {string[]} ids the thing, and what rides on it
 */
export function choose(view, ids) {
  const { ask } = view;
  if (!ask || ask.secret) return nothing;
  const some = ask.options.filter(({ on }) => on !== null && ids.includes(on));
  if (some.length === 0) return nothing;
  /** @param {Option} option */
  const act = (option) => {
    if (option.barred) return;
    if (!several(ask)) closeSheet();
    pick(view, option);
  };
  return html`<section class="choose"><p class="soft">${label(ask.label, view.names)}</p>
    ${options(view, ask, freeFirst(some), act)}</section>`;
}
