/** Scroll a new question's subject into view, and move the focus to the question. */

import { mentionedPieces } from "../battle/field.js";
import { openView } from "../battle/state.js";
import { afterDrawing, focusAfterDrawing } from "../page/draw.js";
import { showTargets } from "./show-targets.js";

/** The subjects of the question; the first that is there counts. */
const SUBJECTS = [
  ".field .briefed",
  ".field .contest",
  ".grid-map",
  ".table .die.asked, .hex[data-asked=true]",
  ".token[data-state=active]",
  ".table .asked",
];

/** Draw soon, then lead the reader to the question: to its subject on the table, and to its words.
 * @param {string} [renewed] a selector of what does not outlast that drawing
 */
export function showQuestion(renewed) {
  focusAfterDrawing(() => (isCovered() ? null : words()), renewed);
  afterDrawing(() => {
    showSubject();
    if (!isCovered()) bringToSight(words());
  });
}

const words = () => document.getElementById("ask-words");

/** True if a sheet lies above the question. */
const isCovered = () => document.querySelector("dialog[open]") !== null;

/** @param {Element | null} some */
function bringToSight(some) {
  const { top, bottom } = some?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (top < 0 || bottom > innerHeight) some?.scrollIntoView({ block: "start" });
}

matchMedia("(orientation: landscape)").addEventListener("change", () => {
  if (document.querySelector(".battle")) showSubject(); // a phone was laid on its side, or set upright
});

/** The engine has verified a sketch: nothing is scrolled, and only a focus that is lost is put somewhere. */
export function keepPlace() {
  if (document.activeElement !== document.body) return;
  words()?.focus({ preventScroll: true });
}

/** Scroll to the subject of the question, and to the newest line of the chronicle. */
export function showSubject() {
  const field = document.querySelector(".field");
  const matter = [...SUBJECTS.slice(0, 4), ...selectorsOfMentioned(), ...SUBJECTS.slice(4)]
    .map((what) => document.querySelector(what))
    .find((found) => found);
  if (!openView()?.ask) field?.scrollTo(0, 0);
  else if (matter?.matches(".briefed, .contest, .grid-map")) {
    matter.scrollIntoView({ block: "start" });
    showSums(matter);
  } else if (matter) {
    scrollToSubject(matter);
    showTargets();
  } else showSides();
  const log = document.querySelector(".log");
  if (log && getComputedStyle(log).overflowY === "auto") log.scrollTop = log.scrollHeight;
}

/** If there is no room for the whole of a thrown contest, its dice and sums come before their parts.
 * @param {Element} matter
 */
function showSums(matter) {
  const field = matter.closest(".field");
  const foot = Math.max(
    0,
    ...[...matter.querySelectorAll("button.hand-total")].map(
      (total) => total.getBoundingClientRect().bottom,
    ),
  );
  const hidden = foot - (field?.getBoundingClientRect().bottom ?? foot);
  if (field && hidden > 0) field.scrollTop += hidden;
}

/** The pieces that the question names. */
function selectorsOfMentioned() {
  const view = openView();
  return view ? mentionedPieces(view).map(({ id }) => `.table [data-at="${CSS.escape(id)}"]`) : [];
}

/** The reader goes to the question; the page moves only where it is out of sight. */
export function toQuestion() {
  words()?.focus({ preventScroll: true });
  bringToSight(words());
}

/** As little movement as may be: the board stays where the eye has it.
 * @param {Element} matter
 */
function scrollToSubject(matter) {
  const waiting = matter.closest(".beside");
  if (waiting) {
    waiting.scrollIntoView({ block: "start" });
    return;
  }
  const room = matter.closest(".field")?.clientHeight ?? 0;
  const around = [".board-scroll", ".hexes", ".dice", ".zone"].map((what) => matter.closest(what));
  const whole = around.find((found) => found && found.clientHeight < room) ?? matter;
  whole.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (whole !== matter) matter.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The sides from their names down; with what stands above them, where there is room. */
function showSides() {
  const field = /** @type {HTMLElement | null} */ (document.querySelector(".field"));
  const sides = /** @type {HTMLElement | null} */ (document.querySelector(".sides, .players"));
  if (!field || !sides) return;
  const roomy = sides.offsetTop < field.clientHeight / 3;
  field.scrollTo(0, roomy ? 0 : sides.offsetTop - 6);
}
