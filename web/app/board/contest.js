/** The open roll: who rolls what against what, every part of the sums with its rule, and how it would end. */

import { ownerOf, sideOf } from "../battle/field.js";
import { idsIn } from "../battle/label-ids.js";
import { viewInSight } from "../battle/state.js";
import { dieFace, faceName, handDice } from "../drawing/dice.js";
import { barsInWords, stackedBar } from "../drawing/odds.js";
import { owner } from "../drawing/owner.js";
import { ownersIn, unlessUnchanged } from "../drawing/unchanged.js";
import { signed } from "../drawing/values.js";
import { afterEachDrawing, firstAfterEachDrawing } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { label, name, say } from "../page/words.js";
import { ruleLink } from "../ui/rules.js";
import { changed, diceOf, freshMarks, lineKey } from "./changes.js";
import { largeButton, openLarge } from "./outcome.js";

/** @import { Contest, Hand, Odds, View } from "../../shared/view.d.ts" */

/** @param {View} view */
export function contest(view) {
  const { contest: open } = view.table;
  if (!open) return nothing;
  return html`<section class="card contest" aria-labelledby="contest-title">
    <h3 id="contest-title"><span>${ruleLink(open.rule, label(open.label, view.names))}</span> ${largeButton(view)}</h3>
    <div class="hands" data-hands=${open.hands.length}>
      ${unlessUnchanged([open, view.names, ownersIn(view), freshMarks()], () =>
        open.hands.map((hand, order) =>
          handCard(view, hand, order, greatest(open.hands).includes(hand)),
        ),
      )}
    </div>
    ${outcomeSoFar(view, "below")} ${prospects(view, "below")}
  </section>`;
}

/** The roll as it stands, for the acting side. If the hands are hidden or far, it stands beside the question.
 * @param {View} view
 * @param {"below" | "beside"} where
 */
export function outcomeSoFar(view, where) {
  const { outcome, hands = [] } = view.table.contest ?? {};
  if (!outcome) return nothing;
  const side = sideOf(view, hands.find((hand) => hand.acting)?.of ?? null);
  return html`<p class="contest-outcome" data-where=${where} id=${where === "below" ? "contest-outcome" : nothing}>
    <span class="soft">${say("page-as-it-stands")}</span> ${owner(view, side)}
    ${side ? html`<span class="unseen">${name(side.id, view.names)},</span>` : nothing} <b>${label(outcome, view.names)}</b></p>`;
}

/** The chances of the roll; on a phone on its side these stand below all that may be answered: they come late, and move nothing.
 * @param {View} view
 * @param {"below" | "beside"} where
 */
export const prospects = (view, where) =>
  view.table.contest && view.odds.length > 0
    ? html`<div class="verdict" data-where=${where}>${inOrder(view).map((case_) => chance(view, case_, where))}</div>`
    : nothing;

/** The cases of the chances: those that are for nobody alone, then what those who are asked may bring about.
 * @param {View} view
 */
function inOrder(view) {
  const rank = (/** @type {Odds} */ { label: words }) => {
    const owners = idsIn(words).flatMap((id) => ownerOf(view, id)?.id ?? []);
    return owners.length === 0 ? 0 : owners.some((id) => view.ask?.who.includes(id)) ? 1 : 2;
  };
  return view.odds.toSorted((one, two) => rank(one) - rank(two));
}

/** The hands with the greatest of several known sums; none where both who acts and who opposes have it.
 * @param {readonly Hand[]} hands
 */
function greatest(hands) {
  const totals = hands.map(({ total }) => total ?? Number.NaN);
  const most = Math.max(...totals);
  const found = hands.filter(({ total }) => total === most);
  return hands.length > 1 && new Set(found.map(({ acting }) => acting)).size === 1 ? found : [];
}

/** @param {View} view
 * @param {Hand} hand
 * @param {number} order
 * @param {boolean} isGreatest
 */
function handCard(view, hand, order, isGreatest) {
  const side = sideOf(view, hand.of);
  const { names } = view;
  return html`<article class="hand" data-side=${side ? side.colour % 4 : nothing} data-acting=${String(hand.acting)}
      data-greatest=${String(isGreatest)}>
    <h4>${owner(view, side)} <span>${whose(hand, names)}</span></h4>
    <ul class="hand-parts">
      ${hand.parts.map(
        (part, line) => html`<li data-fresh=${String(changed(lineKey(order, line)))}>
          <span>${ruleLink(part.rule, label(part.label, names))}</span> <b>${signed(part.dice)}</b></li>`,
      )}
      ${
        hand.dice.length > 0
          ? html`<li class="hand-dice" data-fresh=${String(changed(diceOf(hand.of ?? "")))}><span>${handDice(view, hand.dice, (die) => html`<span class="hand-die">${dieFace(die.die, die.face)}<span class="unseen">${faceName(die.die, die.face)}</span></span>`)}</span>
            <b>${signed(hand.dice.reduce((sum, { face }) => sum + face, 0))}</b></li>`
          : nothing
      }
    </ul>
    ${
      hand.total === null
        ? html`<p class="hand-total"><span>${say("page-hand-total")}</span> <b>?</b></p>`
        : html`<button type="button" class="hand-total" data-action="big" @click=${openLarge}>
          <span>${say("page-hand-total")}</span> <b>${signed(hand.total)}</b></button>`
    }
  </article>`;
}

/** The name of the roller; the skill stands in the first line of the sum, if there is one.
 * @param {Hand} hand
 * @param {View["names"]} names
 */
const whose = ({ piece, parts, label: words }, names) =>
  piece && parts.length > 0 ? name(piece, names) : label(words, names);

/** @param {View} view
 * @param {Odds} case_
 * @param {"below" | "beside"} where
 */
const chance = (view, case_, where) => html`<div class="contest-odds">
  <p class="soft">${ruleLink(where === "below" ? case_.rule : null, label(case_.label, view.names))}</p>
  ${stackedBar(case_.bars)}
  ${barsInWords(view, case_.bars)}
</div>`;

/** @type {HTMLElement | null} */
let measured = null;
/** True if the latest drawing brought it, or changed it. */
let isNew = false;
/** The open roll that was drawn last, and its shape: by what its height is known beforehand.
 * @type {Contest | null} */
let drawn = null;
let shape = "";
/** The heights of open rolls by their shape.
 * @type {Map<string, string>} */
const heights = new Map();
const sizes = new ResizeObserver(() => measure()?.());

/** The table keeps so much room that the hands and how they stand are in sight above the question. The chances are counted later
 * and have what is left: they move no question.
 */
function measure() {
  if (!measured) return;
  const [whole, chances] = [measured, measured.querySelector(".verdict")].map(
    (part) => part?.getBoundingClientRect().height ?? 0,
  );
  const height = `${Math.round(whole - chances)}px`;
  heights.set(shape, height);
  if (isKept(height)) return;
  return () => keepHeight(height);
}

/** The roll, and the battle's screen, as far as they are there. */
const keepers = () =>
  [measured, measured?.closest(".battle")].filter((one) => one instanceof HTMLElement);

/** @param {string} height */
const isKept = (height) =>
  keepers().every((one) => one.style.getPropertyValue("--contest-height") === height);

/** @param {string} height */
function keepHeight(height) {
  for (const one of keepers()) one.style.setProperty("--contest-height", height);
}

/** Watch the open roll that is drawn from now on. Until it is measured it has the height of the last one of its shape: mostly that
 * is right, and no layout has to be made anew.
 */
function watchSize() {
  const open = /** @type {HTMLElement | null} */ (document.querySelector(".contest"));
  const shown = viewInSight()?.table.contest ?? null;
  isNew = open !== measured || shown !== drawn;
  drawn = shown;
  if (!isNew) return;
  if (open !== measured) {
    sizes.disconnect();
    measured = open;
    if (open) sizes.observe(open);
  }
  shape = JSON.stringify(shown && [shown.rule, shown.outcome !== null, shown.hands.map(shapeOf)]);
  const known = heights.get(shape);
  if (known && !isKept(known)) keepHeight(known);
}

/** @param {Hand} hand */
const shapeOf = ({ parts, dice, total }) => [parts.length, dice.length, total === null];

firstAfterEachDrawing(watchSize);
afterEachDrawing(() => (isNew ? measure() : undefined));
