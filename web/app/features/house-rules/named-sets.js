/** Named sets of house rules: their list, and how one is kept, used, shared and deleted. */

import { cleanName, MOST_NAME } from "../../../shared/text-safety.js";
import { draw } from "../../page/draw.js";
import { html } from "../../page/lit-html.js";
import { houseRules, keepHouseRules } from "../../page/preferences.js";
import { sameSetting } from "../../page/switches.js";
import { systemOf, systemTitle } from "../../page/systems.js";
import { language, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { toast } from "../../ui/toast.js";
import { shareFile } from "../share/share-file.js";
import { houseFile } from "./link.js";
import { keepSet, MOST_SETS, removeSet, setsBroken, setsOf } from "./store.js";
import { difference } from "./switch-field.js";

/** @import { NamedSet } from "./store.js" */
/** @import { Setting } from "../../page/switches.js" */
/** @import { System } from "../../../shared/view.d.ts" */

/** The sets of a system: a tap lets one hold for the next battle.
 * @param {System} system
 * @param {Setting} own
 */
export function namedSets(system, own) {
  const kept = setsOf(system.id);
  if (setsBroken()) return html`<p class="refusal" role="alert">${say("page-roster-broken")}</p>`;
  if (kept.length === 0) return html`<p class="soft">${say("page-sets-none")}</p>`;
  return html`<ul class="kept-list">
    ${kept.map(({ id, thing }) => (thing ? one(system, own, id, thing) : damaged(id)))}
  </ul>`;
}

/** @param {System} system
 * @param {Setting} own
 * @param {string} id
 * @param {NamedSet} kept
 */
const one = (system, own, id, { name, switches }) => html`<li class="kept">
  <button type="button" class="open" data-set=${name} aria-pressed=${String(sameSetting(own, switches))} @click=${() => applySet(system, switches, name)}>
    <span class="tick" aria-hidden="true">${sameSetting(own, switches) ? "✓" : ""}</span>
    <span class="kept-words"><b>${name}</b>
      <span class="soft">${say("page-set-count", { count: Object.keys(switches).length })}</span></span>
  </button>
  <button type="button" class="quiet" data-action="share-set" aria-label=${say("page-share-name", { name })}
    @click=${() => shareSet(system.id, name, switches)}>${icon("share")}</button>
  <button type="button" class="quiet" data-action="delete-set" data-hold aria-label=${say("page-delete-name", { name })}
    @click=${() => deleteSet(id, name)}>${icon("delete")}</button>
</li>`;

/** @param {string} id */
const damaged = (id) => html`<li class="kept" data-damaged>
  <p>${icon("warning")} ${say("page-set-damaged", { name: id.slice(id.indexOf("/") + 1) })}</p>
  <button type="button" class="quiet" data-action="delete-set" data-hold aria-label=${say("page-delete-name", { name: id })}
    @click=${() => deleteSet(id, id)}>${icon("delete")}</button>
</li>`;

/** A form that keeps a setting under a name.
 * @param {string} system
 * @param {string} name
 * @param {Setting} setting
 * @param {typeof keepSet} [keeps] keeps it; by default what had that name before gives way
 */
export const saveForm = (system, name, setting, keeps = keepSet) => html`
  <form class="saving" novalidate @submit=${(/** @type {SubmitEvent} */ event) => save(event, system, setting, keeps)}>
    <label>${say("page-set-name")}
      <input class="wide" type="text" name="name" maxlength=${MOST_NAME} autocomplete="off" value=${name}></label>
    <button type="submit" data-action="save-set">${icon("export")} ${say("page-set-save")}</button>
  </form>`;

/** @param {SubmitEvent} event
 * @param {string} system
 * @param {Setting} setting
 * @param {typeof keepSet} keeps
 */
async function save(event, system, setting, keeps) {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (
    /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("name")
  );
  const name = cleanName(field.value);
  if (name === "") {
    field.focus();
    return;
  }
  try {
    const kept = await keeps(system, name, setting);
    if (!kept) toast(say("page-sets-full", { most: MOST_SETS }));
    else if (kept.replaced) toast(say("page-set-replaced", { name }), kept.undo);
    else toast(say("page-set-saved", { name: kept.name }));
  } catch {
    toast(say("page-roster-broken"));
  }
}

/** Let a set hold for the next battle; what the system cannot take stays away.
 * @param {System} system
 * @param {Setting} setting
 * @param {string} name
 */
export function applySet(system, setting, name) {
  const before = houseRules(system);
  keepHouseRules(system, setting);
  toast(
    say("page-set-applied", { name: name || say("page-house-rules-title") }),
    sameSetting(before, setting)
      ? null
      : () => {
          keepHouseRules(system, before);
          draw();
        },
  );
}

/** @param {string} id
 * @param {string} name
 */
async function deleteSet(id, name) {
  try {
    const putBack = await removeSet(id);
    toast(say("page-deleted", { name }), putBack);
  } catch {
    toast(say("page-roster-broken"));
  }
}

/** House rules as a link, or as a file.
 * @param {string} system
 * @param {string} name
 * @param {Setting} setting
 */
export function shareSet(system, name, setting) {
  const title = name || say("page-house-rules-of", { system: systemTitle(system, language()) });
  shareFile({
    file: houseFile(system, name, setting),
    name: title,
    text: say("page-set-share-text", { name: title }),
    hint: say("page-set-share-hint"),
    holds: () => difference(systemOf(system)?.switches ?? [], setting),
  });
}
