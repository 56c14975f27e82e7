/** The game master's rulings: a value, what it shall be, and why. */

import { tidy } from "../../../shared/text-safety.js";
import { complete, overrule } from "../../battle/answering.js";
import { battleId, openView } from "../../battle/state.js";
import { afterDrawing, draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { label, name, say } from "../../page/words.js";
import { keepUnsent, unsent } from "../../storage/unsent.js";
import { icon } from "../../ui/icon.js";
import { ruleSign } from "../../ui/rules.js";
import { isFound, isSearching, searchField, startSearch } from "../../ui/search-field.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";

/** @import { Setting, Trouble, View } from "../../../shared/view.d.ts" */

/** @type {Trouble | null} */
let refused = null;

/** Beyond so many values a list is searched. */
const MANY = 12;

export function openRulings() {
  startSearch();
  openSheet(
    () => say("page-rulings"),
    () => {
      const view = openView();
      if (!view) return nothing;
      const { settings = [] } = view;
      const found = settings.filter((setting) => isFound(...wordsOf(view, setting)));
      return html`<p>${say("page-rulings-hint")}</p>
        ${settings.length > MANY ? searchField() : nothing}
        ${sidesFirst(view, things(found)).map(
          (
            thing,
          ) => html`<details class="setting-group" data-of=${thing} ?open=${isSearching() || isSide(view, thing)}><summary>${name(thing, view.names)}</summary>
            ${list(
              view,
              found.filter(({ of }) => of === thing),
              openRulings,
            )}</details>`,
        )}
        ${list(
          view,
          found.filter(({ of }) => !of),
          openRulings,
        )}
        ${found.length === 0 ? html`<p class="soft">${say(settings.length === 0 ? "page-rulings-none" : "page-search-none")}</p>` : nothing}`;
    },
  );
}

/** The values of things that lie on the table, and of the cards on them, from the sheet of one of them.
 * @param {string[]} ids
 */
export async function openRulingsOf(ids) {
  await complete();
  startSearch();
  const again = () => {
    openSheet(
      () => say("page-rulings"),
      () => (openView() ? rulingsOf(/** @type {View} */ (openView()), ids, again) : nothing),
    );
  };
  again();
}

/** @param {View} view
 * @param {string[]} ids
 * @param {() => void} back
 */
function rulingsOf(view, ids, back) {
  const lying = view.table.cards.filter(({ place }) => place && ids.includes(place));
  const all = [...ids, ...lying.map(({ id }) => id)];
  const own = (view.settings ?? []).filter(({ of }) => of && all.includes(of));
  const found = own.filter((setting) => isFound(...wordsOf(view, setting)));
  return html`${own.length > MANY ? searchField() : nothing}
    ${things(found).map(
      (thing) => html`<section class="part" data-of=${thing}><h3>${name(thing, view.names)}</h3>
        ${list(
          view,
          found.filter(({ of }) => of === thing),
          back,
        )}</section>`,
    )}
    ${found.length === 0 ? html`<p class="soft">${say(own.length === 0 ? "page-rulings-none" : "page-search-none")}</p>` : nothing}
    <button type="button" class="wide" data-action="rulings" @click=${openRulings}>${icon("ruling")} ${say("page-rulings-all")}</button>`;
}

/** @param {View} view
 * @param {string[]} some
 */
const sidesFirst = (view, some) =>
  some.toSorted((one, two) => Number(isSide(view, two)) - Number(isSide(view, one)));

/** True if a thing is a side: its values are few, and wanted often.
 * @param {View} view
 * @param {string} thing
 */
const isSide = (view, thing) => view.table.sides.some(({ id }) => id === thing);

/** The words by which a search finds a value: its name and its owner.
 * @param {View} view
 * @param {Setting} setting
 */
const wordsOf = (view, { label: words, of }) => [
  label(words, view.names),
  of ? name(of, view.names) : "",
];

/** The things that values belong to, in the order in which they come.
 * @param {Setting[]} settings
 */
const things = (settings) => [...new Set(settings.flatMap(({ of }) => of ?? []))];

/** @param {View} view
 * @param {Setting[]} some
 * @param {() => void} back the list that a value was taken from
 */
const list = (view, some, back) => html`<ul class="menu">
  ${some.map(
    (setting) => html`<li class="option">
      <button type="button" class="wide" data-setting=${setting.key} data-rule=${setting.rule ?? nothing} @click=${() => openSetting(setting.key, back)}>
        <span class="option-words">${label(setting.label, view.names)}
          <span class="reason">${say("page-setting-now", { value: shown(view, setting) })}</span></span>
      </button>
      ${ruleSign(setting.rule)}
    </li>`,
  )}
</ul>`;

/** @param {View} view
 * @param {Setting} setting
 */
function shown(view, { choices, value }) {
  const choice = choices?.find(({ key }) => key === value);
  return choice ? label(choice.label, view.names) : value === "" ? "–" : value;
}

/** One value: the keyboard stands in its field, so that a number can be typed at once.
 * @param {string} key
 * @param {() => void} back
 */
function openSetting(key, back) {
  refused = null;
  openSheet(
    () => {
      const view = openView();
      const setting = view?.settings?.find((one) => one.key === key);
      return view && setting ? label(setting.label, view.names) : say("page-rulings");
    },
    () => {
      const view = openView();
      const setting = view?.settings?.find((one) => one.key === key);
      if (!view || !setting) return nothing;
      const { value, why } = enteredFor(view, setting);
      return html`<form class="plain" novalidate @input=${(/** @type {Event} */ event) => keep(event, view, setting)}
        @submit=${(/** @type {SubmitEvent} */ event) => submit(event, setting)}>
        ${field(view, { ...setting, value })}
        <label>${say("page-why")}
          <input class="wide" type="text" name="why" maxlength="200" autocomplete="off" value=${why}></label>
        ${refused ? html`<p class="refusal" role="alert">${label(refused.label, view.names)}</p>` : nothing}
        <button type="submit" class="main wide" data-action="overrule">${icon("ruling")} ${say("page-overrule")}</button>
        <button type="button" class="quiet wide" data-action="rulings-back" @click=${back}>${say("page-back")}</button>
      </form>`;
    },
  );
  afterDrawing(() => {
    const typed = document.querySelector("dialog input[name='value']:not([type='radio'])");
    if (!(typed instanceof HTMLInputElement)) return;
    typed.focus({ preventScroll: true });
    typed.select();
  });
}

/** A ruling that is being entered, as what is typed for a question is kept.
 * @param {View} view
 * @param {Setting} setting
 */
const rulingOf = ({ turn }, { key }) => `${battleId()} ${turn} ruling ${key}`;

/** The entry for a value that was not sent; else the value as it is.
 * @param {View} view
 * @param {Setting} setting
 * @returns {{value: string | number, why: string}}
 */
function enteredFor(view, setting) {
  const kept = /** @type {any} */ (unsent(rulingOf(view, setting)));
  const { value, why } = kept ?? {};
  const isWhole = typeof value === "string" && typeof why === "string";
  return isWhole ? { value, why } : { value: setting.value, why: "" };
}

/** @param {Event} event
 * @param {View} view
 * @param {Setting} setting
 */
function keep({ currentTarget }, view, setting) {
  const data = new FormData(/** @type {HTMLFormElement} */ (currentTarget));
  keepUnsent(rulingOf(view, setting), {
    value: String(data.get("value") ?? ""),
    why: String(data.get("why") ?? ""),
  });
}

/** @param {View} view
 * @param {Setting} setting
 */
function field(view, setting) {
  if (setting.kind === "choice") {
    return html`<fieldset class="switch"><legend>${say("page-new-value")}</legend><div class="segments">
      ${setting.choices?.map(
        ({ key, label: words }) => html`<label>
          <input type="radio" name="value" value=${key} ?checked=${key === setting.value}><span>${label(words, view.names)}</span>
        </label>`,
      )}
    </div></fieldset>`;
  }
  if (setting.kind === "number") {
    return html`<label>${say("page-new-value")}
      <input class="wide" type="number" name="value" aria-describedby="sheet-title" required min=${setting.least ?? nothing} max=${setting.most ?? nothing} value=${setting.value}></label>`;
  }
  return html`<label>${say("page-new-value")}
    ${setting.hint ? html`<span class="soft">${label(setting.hint, view.names)}</span>` : nothing}
    <input class="wide" type="text" name="value" aria-describedby="sheet-title" maxlength=${setting.most ?? nothing} value=${setting.value} autocomplete="off"></label>`;
}

/** @param {SubmitEvent} event
 * @param {Setting} setting
 */
async function submit(event, setting) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  if (!form.reportValidity()) return;
  const data = new FormData(form);
  const words = tidy(String(data.get("value") ?? ""));
  const value = setting.kind === "number" ? Number(words) : words;
  refused = await overrule(setting.key, value, tidy(String(data.get("why"))));
  if (!refused) closeSheet();
  draw();
}
