/** A roll: the app throws, or dice that fell on the table are entered: by their sum, or a tap for each. */

import { answer } from "../battle/answering.js";
import { draft, editDraft } from "../battle/draft.js";
import { sideOf } from "../battle/field.js";
import { dieFace, faceName } from "../drawing/dice.js";
import { owner } from "../drawing/owner.js";
import { afterDrawing, draw } from "../page/draw.js";
import { html, live, nothing } from "../page/lit-html.js";
import { label, list, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { sumRows } from "./roll-sums.js";
import { unnamedFieldset } from "./unnamed-fieldset.js";

/** @import { Ask, PoolField, View } from "../../shared/view.d.ts" */

/** The faces of a die that has signs, by the letters that a person may type. */
const SIGNS = new Map([
  ["-", -1],
  ["−", -1],
  ["+", 1],
]);

/** True if the dice of throws whose sum may be told last fell on the table: those of the next will, too. */
let atTable = false;

/** @param {View} view
 * @param {Ask} ask
 * @param {unknown} beside what may be done along with the throw
 */
export function roll(view, { pool }, beside) {
  if (!pool) return nothing;
  if (pool.summed && draft.byFace) return html`${byFace(view, pool)} ${begun() ? nothing : beside}`;
  if (pool.summed && (atTable || draft.sums.some((sum) => sum !== null)))
    return html`${bySum(view, pool)} ${beside}`;
  return html`
    ${begun() ? confirmation() : appRolls(pool)}
    ${pool.summed ? toTable() : nothing}
    ${begun() ? nothing : beside}
    ${pool.summed ? nothing : byFace(view, pool)}`;
}

/** If faces stand in place of sums, they are confirmed in a line of its own that stays in sight.
 * @param {Ask} ask
 */
export const rollClosing = ({ pool }) =>
  pool?.summed && draft.byFace && begun() ? unnamedFieldset(confirmation(), "closing") : nothing;

const toTable =
  () => html`<button type="button" class="quiet wide" data-action="at-table" @click=${enterSums}>
  ${say("page-roll-at-table")}</button>`;

function enterSums() {
  atTable = true;
  draw();
}

/** @param {View} view
 * @param {PoolField} pool
 */
const bySum = (view, pool) => html`<fieldset class="typed">
  <legend>${say("page-roll-sums")}</legend>
  ${sumRows(view, pool)}
  <div class="typed-ways">
    ${otherWay("page-roll-by-face", true)} ${byApp()}
  </div>
</fieldset>`;

const byApp = () =>
  html`<button type="button" class="quiet" data-roll="app" @click=${rollByApp}>${icon("dice")} ${say("page-roll-by-app")}</button>`;

function rollByApp() {
  atTable = false;
  answer({ roll: "app" });
}

/** The way from sums to faces, and back.
 * @param {string} words
 * @param {boolean} byFace
 */
const otherWay = (
  words,
  byFace,
) => html`<button type="button" class="quiet" data-action=${byFace ? "by-face" : "by-sum"}
  @click=${() => goOtherWay(byFace)}>${say(words)}</button>`;

/** Switch between faces and sums, and show the entry from its beginning.
 * @param {boolean} byFace
 */
function goOtherWay(byFace) {
  editDraft({ byFace, faces: draft.faces.map(() => null), sums: [] });
  afterDrawing(() => document.querySelector(".ask-scroll")?.scrollTo({ top: 0 }));
}

/** A pad with more faces than this would push what is entered out of sight, if that stood below. */
const MANY_FACES = 12;

/** @param {View} view
 * @param {PoolField} pool
 */
const byFace = (view, pool) => html`<fieldset class="typed">
      <legend>${say(pool.summed ? "page-roll-faces" : "page-roll-table")}</legend>
      <p class="unseen" role="status">${list(entered().map((face) => faceName(pool.die, face)))}</p>
      ${pool.faces.length > MANY_FACES ? typedThrows(view, pool) : nothing}
      <div class="pad">
        ${pool.faces.map(
          (
            face,
          ) => html`<button type="button" class="face" ?disabled=${full()} @click=${() => enter(face)}>
            ${dieFace(pool.die, face)}<span class="unseen">${faceName(pool.die, face)}</span>
          </button>`,
        )}
      </div>
      ${pool.faces.length > MANY_FACES ? nothing : typedThrows(view, pool)}
      ${pool.summed ? html`<div class="typed-ways">${otherWay("page-roll-by-sum", false)} ${begun() ? nothing : byApp()}</div>` : nothing}
    </fieldset>`;

/** The throws that are entered so far.
 * @param {View} view
 * @param {PoolField} pool
 */
const typedThrows = (view, pool) =>
  pool.throws.length > 0
    ? html`<div class="typed-throws" data-single=${String(pool.throws.every(({ dice }) => dice === 1))} data-marked=${String(isToldByMarks(view, pool))}>${pool.throws.map((one, order) => typedThrow(view, pool, one, order))}</div>`
    : typedDice(pool, 0, pool.dice);

/** True if the marks of their sides tell all throws from each other.
 * @param {View} view
 * @param {PoolField} pool
 */
function isToldByMarks(view, { throws }) {
  const sides = throws.map(({ who }) => sideOf(view, who)?.id);
  return !sides.includes(undefined) && new Set(sides).size === sides.length;
}

/** The dice of one of those who throw at once.
 * @param {View} view
 * @param {PoolField} pool
 * @param {PoolField["throws"][number]} one
 * @param {number} order
 */
function typedThrow(view, pool, one, order) {
  const from = pool.throws.slice(0, order).reduce((sum, { dice }) => sum + dice, 0);
  return html`<div class="typed-throw" role="group" aria-labelledby="throw-${order}">
    <p id="throw-${order}">${owner(view, sideOf(view, one.who))} <span>${label(one.label, view.names)}</span></p>
    ${typedDice(pool, from, one.dice)}
  </div>`;
}

/** @param {PoolField} pool
 * @param {number} from
 * @param {number} count
 */
const typedDice = (pool, from, count) => html`<ol class="typed-dice">
  ${draft.faces.slice(from, from + count).map((face, place) => typedDie(pool, face, from + place))}
</ol>`;

/** @param {PoolField} pool */
const appRolls = (
  pool,
) => html`<button type="button" class="main wide" data-roll="app" @click=${() => answer({ roll: "app" })}>
  ${icon("dice")} ${say("page-roll-app", { dice: pool.dice })}
</button>`;

/** Whoever enters dice confirms them where the app's throw was offered. */
const confirmation = () => html`<div class="typed-confirm">
  <button type="button" class="face back" data-action="take-back" aria-label=${say("page-die-back")} @click=${takeBack}>${icon("back")}</button>
  <button type="submit" class="main" data-action="confirm" ?disabled=${!full()}>
    ${full() ? say("page-roll-confirm") : say("page-roll-missing", { dice: draft.faces.filter((face) => face === null).length })}
  </button>
</div>`;

/** @param {PoolField} pool
 * @param {number | null} face
 * @param {number} place
 */
const typedDie = (pool, face, place) => html`<li>
  <input data-die inputmode="none" autocomplete="off" maxlength="2" aria-label=${say("page-die-number", { number: place + 1 })}
    .value=${live(face === null ? "" : shown(pool.die, face))}
    @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
    @input=${(/** @type {InputEvent} */ event) => typedIn(pool.faces, place, /** @type {HTMLInputElement} */ (event.target))}>
  ${face === null ? nothing : dieFace(pool.die, face)}
</li>`;

/** @param {string} die
 * @param {number} face
 */
const shown = (die, face) => (die === "fate" ? ["−", "0", "+"][face + 1] : String(face));

/** Take the face that a person typed for one die, and go on to the next.
 * @param {number[]} faces
 * @param {number} place
 * @param {HTMLInputElement} input
 */
function typedIn(faces, place, input) {
  const words = input.value.trim();
  const face = words === "" ? null : (SIGNS.get(words) ?? Number(words));
  enterAt(place, face !== null && faces.includes(face) ? face : null);
  const longer = faces.some((other) => other > 9 && String(other).startsWith(words));
  if (draft.faces[place] !== null && !longer) {
    const all = [...document.querySelectorAll("[data-ask] [data-die]")];
    /** @type {HTMLInputElement | undefined} */ (all[place + 1])?.focus();
  }
}

/** @param {number} place
 * @param {number | null} face
 */
const enterAt = (place, face) => editDraft({ faces: draft.faces.with(place, face) });

const entered = () => draft.faces.filter((face) => face !== null);

const begun = () => entered().length > 0;

const full = () => draft.faces.length > 0 && draft.faces.every((face) => face !== null);

/** @param {number} face */
function enter(face) {
  const place = draft.faces.indexOf(null);
  if (place >= 0) enterAt(place, face);
  if (full()) goTo("[data-action='confirm']");
}

function takeBack() {
  const place = draft.faces.findLastIndex((face) => face !== null);
  if (place >= 0) enterAt(place, null);
  if (!begun()) goTo("[data-roll='app']");
}

/** The control under the focus goes: this one comes next.
 * @param {string} control
 */
const goTo = (control) =>
  afterDrawing(() =>
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-ask] ${control}`))?.focus({
      preventScroll: true,
    }),
  );

export function confirmRoll() {
  if (full()) answer({ faces: draft.faces.map(Number) });
}
