/** Draw the page: soon after anything has changed, once; and move a lost focus to the question or the nearest heading. */

import { nothing, render } from "./lit-html.js";

/** @type {() => unknown} */
let screen = () => nothing;
/** @type {(() => void)[]} */
const later = [];
let asked = false;
/** The drawing that may wait.
 * @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
/** The page is being made out of what the modules hold: nothing of that changes meanwhile. */
let drawing = false;
/** The steps before each drawing.
 * @type {(() => void)[]} */
const preparations = [];

/** @typedef {() => (() => void) | void} Step reads the layout, and gives back what is to be changed by it */

/** The steps that follow each drawing.
 * @type {Step[]} */
const steps = [];
/** The way to what gets the focus after the next drawing.
 * @type {(() => HTMLElement | null) | null} */
let focused = null;
/** The element that has let go of the focus for that.
 * @type {HTMLElement | null} */
let released = null;
/** The part of the page that does not outlast the next drawing, as a selector. */
let leaving = "";
/** Holds the element that has the focus while that part is drawn anew; nothing of it is seen.
 * @type {HTMLElement | undefined} */
let keeper;
/** The place of the element that is held there.
 * @type {{parent: Element, next: Node | null} | null} */
let keptFrom = null;
/** The element that had the focus when it was disabled.
 * @type {HTMLElement | null} */
let disabledUnderFocus = null;

/** Set the template to draw from now on.
 * @param {() => unknown} template
 */
export function paint(template) {
  screen = template;
  const broken = document.documentElement.dataset.start === "broken"; // styles may lack
  document.querySelector(".unstarted")?.toggleAttribute("hidden", !broken);
  afterDrawing(() => {
    for (const first of document.querySelectorAll("[data-first]")) first.remove();
  });
}

/** Draw soon. Whoever asks for it while the page is drawn changes what is drawn, and that is a fault of ours. */
export function draw() {
  if (drawing) reportError(new Error("changed while it was drawn"));
  if (asked) return;
  asked = true;
  queueMicrotask(() => {
    asked = false;
    clearTimeout(waiting);
    const before = document.activeElement;
    const parents = parentsOf(before);
    for (const prepare of preparations) tryEach(prepare);
    if (focused) release(before);
    drawing = true;
    try {
      render(screen(), /** @type {HTMLElement} */ (document.getElementById("page")));
    } finally {
      drawing = false;
    }
    tryEach(putBack);
    follow();
    refocusEnabled(before);
    if (isLost(before)) whenSeen(() => restoreFocus(before, parents));
  });
}

/** Draw after so many milliseconds, unless the page is drawn before.
 * @param {number} delay
 */
export function drawWithin(delay) {
  clearTimeout(waiting);
  waiting = setTimeout(draw, delay);
}

/** The steps after a drawing, in an order in which the browser makes the layout once for all that read it: every step reads; the
 * focus moves, which wants styles that are made; every step changes what it has to; then comes what was asked for to follow this
 * drawing. What any of them asks for follows the next one.
 */
function follow() {
  const due = later.splice(0);
  const changes = steps.map(tryEach);
  tryEach(moveFocus);
  for (const change of changes) if (change) tryEach(change);
  for (const then of due) tryEach(then);
}

/** Run a step that follows the drawing, even if another one fails.
 * @template T
 * @param {() => T} step
 */
function tryEach(step) {
  try {
    return step();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** The focus leaves its holder before the drawing after which it goes elsewhere: an element that is removed with the focus has the
 * browser make styles and layout in the middle of the drawing. One in a question that is drawn anew is put aside with the focus, as
 * letting go of it would have the styles made once more. An entry keeps it, for it would tell that it was changed.
 * @param {Element | null} holder
 */
function release(holder) {
  const isFree = holder?.matches("#page :not(dialog *, input, select, textarea)");
  if (!isFree || !(holder instanceof HTMLElement)) return;
  released = holder;
  if (leaving && holder.closest(leaving) && "moveBefore" in holder) putAside(holder);
  else holder.blur();
}

/** @param {HTMLElement} holder */
function putAside(holder) {
  if (!keeper) {
    keeper = document.createElement("div");
    keeper.hidden = true;
    document.body.append(keeper);
  }
  keptFrom = { parent: /** @type {Element} */ (holder.parentElement), next: holder.nextSibling };
  keeper.moveBefore(holder, null);
}

/** The element that was put aside goes back if the part was not drawn anew after all. */
function putBack() {
  const [held, from] = [keeper?.firstElementChild, keptFrom];
  keptFrom = null;
  if (!held || !from?.parent.isConnected) return;
  from.parent.moveBefore(held, from.next?.parentNode === from.parent ? from.next : null);
}

/** It goes to what is found, else back. */
function moveFocus() {
  const target = focused?.() ?? released;
  [focused, released, leaving] = [null, null, ""];
  target?.focus({ preventScroll: true });
  keeper?.replaceChildren();
}

/** Draw soon, then give something the focus without scrolling to it.
 * @param {() => HTMLElement | null} find
 * @param {string} [renewed] a selector of the part that does not outlast the drawing
 */
export function focusAfterDrawing(find, renewed = "") {
  focused = find;
  leaving = renewed;
  draw();
}

/** Draw soon, then do this: focus, scroll.
 * @param {() => void} then
 */
export function afterDrawing(then) {
  later.push(then);
  draw();
}

/** Do this before each drawing: what must know how the page was seen. The browser has made that layout, so reading it costs nothing.
 * @param {() => void} step
 */
export const beforeEachDrawing = (step) => preparations.push(step);

/** Do this after each drawing: what must know which elements are there now. A step changes nothing by which the layout is made;
 * what does so, it gives back.
 * @param {Step} step
 */
export const afterEachDrawing = (step) => steps.push(step);

/** Do this first after each drawing: what changes the layout that the other steps read, and reads none.
 * @param {() => void} step
 */
export const firstAfterEachDrawing = (step) => steps.unshift(step);

/** Draw soon, and do this when it was seen: what reads the layout then finds it made.
 * @param {() => void} then
 */
export function afterPaint(then) {
  afterDrawing(() => whenSeen(then));
}

/** Do this when what was drawn has been seen.
 * @param {() => void} then
 */
export function whenSeen(then) {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}

/** After so long a page counts as idle, in milliseconds. */
const DEADLINE = 3_000;

/** Done when the page is drawn and has nothing to do.
 * @returns {Promise<unknown>}
 */
export async function whenIdle() {
  await new Promise((seen) => afterPaint(() => seen(null)));
  if (!("requestIdleCallback" in globalThis)) return; // not in every browser
  await new Promise((idle) => requestIdleCallback(idle, { timeout: DEADLINE }));
}

/** A control that was shut for a while under the focus gets it back, if nothing else has it.
 * @param {Element | null} before what had the focus before the page was drawn
 */
function refocusEnabled(before) {
  if (before instanceof HTMLElement && before.matches(":disabled")) disabledUnderFocus = before;
  else if (document.activeElement !== document.body || !disabledUnderFocus?.isConnected)
    disabledUnderFocus = null;
  else if (!disabledUnderFocus.matches(":disabled"))
    disabledUnderFocus.focus({ preventScroll: true });
}

/** @param {Element | null} node */
export function parentsOf(node) {
  const parents = [];
  for (let one = node?.parentElement; one; one = one.parentElement) parents.push(one);
  return parents;
}

/** True if the element that had the focus is gone, and nothing else has it.
 * @param {Element | null} before
 */
const isLost = (before) =>
  before !== null && !before.isConnected && document.activeElement === document.body;

/** The open question, else the heading of what the control belonged to; in a sheet, what stands there.
 * @param {Element | null} gone what had the focus before the page was drawn
 * @param {Element[]} parents in which it stood then, from the inside
 */
export function restoreFocus(gone, parents) {
  if (!isLost(gone)) return;
  const open = document.querySelector("dialog[open]");
  const among = parents.filter((one) => one.isConnected && (!open || open.contains(one)));
  const headings = among.map((one) => one.querySelector("h1, h2, h3, h4"));
  const near = headings.find((found) => found !== null);
  const target = /** @type {HTMLElement | null | undefined} */ (
    (open ? null : document.getElementById("ask-words")) ?? near
  );
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
