/** Live region that announces the changes made by the last answer, and the chances if they changed. */

import { lastAnswer } from "../battle/last-answer.js";
import { lastLineOf, linesSince } from "../battle/log-lines.js";
import { battleId } from "../battle/state.js";
import { diceInWords, toldSums } from "../drawing/dice.js";
import { html, keyed, nothing } from "../page/lit-html.js";
import { label, language, list, percent, say } from "../page/words.js";

/** @import { ToldLine, View } from "../../shared/view.d.ts" */

/**
 * @typedef {object} Announcement what the latest answer brought
 * @property {string} battle
 * @property {string} language in which it is told
 * @property {View} view
 * @property {string[]} told new lines of the chronicle; where there are none, what was answered or taken back
 * @property {Pick<View, "ask" | "odds" | "names"> | null} heard what the chances were taken from that stood there last; null: those
 *   with which the battle was opened are still counted, and will not be told
 * @property {string[]} chances what is told of them, if they have changed
 * @property {boolean} changed the chances are not those that were heard before
 * @property {boolean} open nothing was told yet, and what was answered may be
 */

/** @type {Announcement | null} */
let news = null;
/** An answer came before the first chances were counted. */
const UNTOLD = { ask: null, odds: [], names: {} };

/** While the phone is handed over nothing is said: the screen must not tell how often a slip was changed. After a change of
 * language nothing stands there: it was heard, and a voice of the new language would misread it.
 * @param {View} view
 * @param {boolean} silent
 */
export function liveRegion(view, silent) {
  const latest = news?.battle === battleId() && news.language === language() ? news : null;
  return html`<div class="unseen" aria-live="polite" data-news>
    ${keyed(
      view.turn,
      silent || !latest
        ? nothing
        : html`${latest.told.map((words) => html`<p>${words}</p>`)}
          ${latest.changed ? latest.chances.map((words) => html`<p data-chances>${words}</p>`) : nothing}`,
    )}
  </div>`;
}

/** The open battle has changed: what there is to be said.
 * @param {View} view
 */
export function announce(view) {
  const latest = announcementFor(view);
  if (latest.open && lastAnswer()) {
    latest.told = [say("page-live-answer", { answer: lastAnswer() })];
    latest.open = false;
  }
  if (!view.counting) hearChances(latest, view);
}

/** The chances are told if they differ from those that stood there before.
 * @param {Announcement} latest
 * @param {View} view
 */
function hearChances(latest, { ask, odds, names }) {
  if (odds === latest.heard?.odds) return;
  const before = latest.heard && chancesOf(latest.heard);
  latest.heard = { ask, odds, names };
  if (!before) return;
  const chances = chancesOf(latest.heard);
  if (chances.join() !== before.join()) Object.assign(latest, { chances, changed: true });
}

/** The announcement for this view: the same as before while nothing was answered.
 * @param {View} view
 * @returns {Announcement}
 */
function announcementFor(view) {
  const before = news?.battle === battleId() ? news : null;
  if (before?.view.turn === view.turn) {
    before.view = view;
    if (before.language !== language())
      Object.assign(before, { language: language(), told: [], chances: [], changed: false });
    return before;
  }
  const told = before ? changes(view, before.view) : [];
  news = {
    battle: battleId(),
    language: language(),
    view,
    told,
    heard: before ? (before.heard ?? UNTOLD) : view.counting ? null : view,
    chances: [],
    changed: false,
    open: before !== null && told.length === 0,
  };
  return news;
}

/** The new lines of the chronicle; outcomes first, so that they are heard even if the next answer cuts the rest off.
 * @param {View} view
 * @param {View} before
 */
function changes(view, before) {
  if (view.turn < before.turn) return [say("page-live-undone")];
  const fresh = linesSince(view, lastLineOf(before));
  const outcome = (/** @type {ToldLine} */ { weight }) => weight === "outcome";
  return [...fresh.filter(outcome), ...fresh.filter((line) => !outcome(line))].map((line) =>
    sentence(view, line),
  );
}

/** A line as it is read aloud.
 * @param {View} view
 * @param {ToldLine} line
 */
const sentence = (view, { die = "d6", faces = [], parted, label: words, source }) =>
  [
    label(words, view.names),
    ...(faces.length > 0
      ? [source === "sum" ? list(toldSums(faces, parted)) : diceInWords(die, faces)]
      : []),
    ...(source ? [say("page-dice-source", { source })] : []),
  ].join(" ");

/** The chances of each case in a sentence.
 * @param {NonNullable<Announcement["heard"]>} view
 */
const chancesOf = ({ ask, odds, names }) =>
  ask
    ? odds.map(({ label: about, bars }) =>
        say("page-live-chances", {
          about: label(about, names),
          chances: list(
            bars.map((bar) =>
              say("page-live-chance", { what: label(bar.label, names), chance: percent(bar.p) }),
            ),
          ),
        }),
      )
    : [];
