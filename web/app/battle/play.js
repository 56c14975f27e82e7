/** Answers to the open battle: each is noted in the journal, sent, kept on the device, and only then shown. */

import { stripUnsafe } from "../../shared/text-safety.js";
import { askWhole, door, GivenUp, withEngine } from "../engine/engine.js";
import { afterPaint, draw } from "../page/draw.js";
import { figure, label, list, say } from "../page/words.js";
import { keepBattle, keepView, notePlayed, WrittenElsewhere } from "../storage/battles.js";
import { withTimeLimit } from "../storage/indexed-db.js";
import { noteRequest, randomLots, withdrawRequest } from "../storage/journal.js";
import { requestPersistenceOnce } from "../storage/persistence.js";
import { onWritten } from "../storage/write-behind.js";
import { draft, fitDraft, isChosen, takesSeveral } from "./draft.js";
import { waitingOf } from "./seats.js";
import {
  drawTableLater,
  ignoreTapsBriefly,
  lastLineOf,
  play,
  takesTaps,
  trouble,
} from "./state.js";

/** @import { Answer, Ask, Names, Offer, Option, Reply, Request, Trouble, View } from "../../shared/view.d.ts" */

/** The person did not wait for what they asked for.
 * @type {Trouble} */
const STOPPED = { code: "stopped", label: { id: "page-stopped", with: { what: "battle" } } };

/** @param {Answer} answer */
export async function answer(answer) {
  const shown = play.privateView ?? play.view;
  const { view } = play;
  const by = play.privateView?.ask ?? null;
  await send({ do: "answer", answer, turn: shown?.turn });
  if (shown?.ask && play.view?.can_undo && play.view !== view) {
    setLastAnswer({ ask: shown.ask, offers: shown.offers, answer, names: shown.names });
    draw();
    if (by) await goOnInPrivate(by, shown.viewer);
  }
}

/** The phone stays with a seat that is still asked the same for another of its sides.
 * @param {Ask} before
 * @param {string} seat
 */
async function goOnInPrivate(before, seat) {
  const { view } = play;
  if (!view?.ask?.secret || view.ask.rule !== before.rule) return;
  const [side] = waitingOf(view, view.ask, seat);
  if (side) await lookAs(side);
}

export const undo = () => send({ do: "undo", turn: play.view?.turn });
export const redo = () => send({ do: "redo" });

/** The game master sets a value.
 * @param {string} what
 * @param {string | number} value
 * @param {string} why
 */
export const overrule = (what, value, why) =>
  send({ do: "overrule", what, value, why, turn: play.view?.turn });

/** @param {string} name */
export const rename = (name) => send({ do: "name", name });

/** Something that changes the battle. Gives what stands against it.
 * Every request has lots, even if no dice fall: the journal tells it from others by them.
 * @param {Request} request
 * @returns {Promise<Trouble | null>}
 */
async function send(request) {
  if (!takesTaps()) return null;
  ignoreTapsBriefly();
  setLastAnswer(null);
  const { id } = play;
  Object.assign(play, { busy: true, refused: null });
  draw();
  try {
    const reply = await withEngine(() => sendNoted(id, { ...request, lots: randomLots() }));
    if (play.id !== id) return null;
    play.refused = trouble(reply);
    if (reply.view) requestPersistenceOnce();
    count();
  } catch (error) {
    if (error instanceof GivenUp) return STOPPED;
    if (play.id !== id) return null;
    play.fault = String(error);
  }
  play.busy = false;
  draw();
  return play.refused;
}

/** The battle that is asked about, as this tab knows it, though it may be left meanwhile. */
let asking = { id: "", revision: 0 };

/** A request to the open battle, noted before it is made, and what came of it kept and shown. One that is given up, or over
 * which the engine breaks, is not made again.
 * @param {string} id
 * @param {import("../storage/journal.js").JournalRequest} request
 */
async function sendNoted(id, request) {
  if (play.id !== id) throw new GivenUp(false);
  asking = { id, revision: play.revision };
  noteRequest(id, asking.revision, request);
  const reply = await door(request).catch(async (error) => {
    await withTimeLimit(withdrawRequest(id, request)).catch(() => {});
    throw error;
  });
  await show(reply, asking);
  return reply;
}

/** Keep a reply, then show it: nobody sees dice that a reload could take back. A battle that was left meanwhile is only kept.
 * @param {Reply} reply
 * @param {{id: string, revision: number}} [known] the battle, as this tab knows it
 */
export async function show({ view, save }, known = play) {
  if (!view) return;
  const { id } = known;
  const seen = play.gist ? lastLineOf(view) : play.view ? lastLineOf(play.view) : 0;
  if (!view.odds) keepOldOdds(view);
  try {
    const revision = await keepBattle(id, known.revision, storableView(view), save);
    notePlayed(id);
    if (play.id !== id) return;
    const sketched = play.preview === "sketch";
    if (revision !== null) play.revision = revision;
    play.unkept = revision === null;
    Object.assign(play, {
      view,
      seen,
      gist: null,
      preview: "",
      privateView: null,
      privateViewer: null,
      privateViewAskedBy: null,
      fault: "",
    });
    if (sketched) keepPlace(view);
    if (sketched) drawTableLater();
  } catch (error) {
    if (!(error instanceof WrittenElsewhere)) throw error;
    if (play.id === id) play.elsewhere = true;
  }
  draw();
}

/** What is kept to be shown again: odds of an earlier moment are not.
 * @param {View} view
 */
const storableView = (view) => (view.counting ? { ...view, odds: [] } : view);

/** Until the odds are counted the old ones stand there, so that nothing jumps; a roll that was just opened had none.
 * @param {View} view
 */
function keepOldOdds(view) {
  const before = view.table.contest ? [] : (play.view?.odds ?? []);
  Object.assign(view, { odds: before, counting: true });
}

/** Count the odds of the open battle, after it is shown: they take longer than an answer may. */
export async function count() {
  const { view, id } = play;
  if (!view?.counting) return;
  try {
    const { odds = [] } = await door({ do: "odds" });
    Object.assign(view, { odds, counting: false });
    if (play.privateView) play.privateView.odds = odds;
    if (odds.length > 0 && play.view === view) await keepView(id, play.revision, view);
  } catch (error) {
    console.info(String(error)); // the battle goes on without odds
  }
  draw();
}

/** Bring in what the view tells only when it is asked for: what may be overruled, what is worth keeping. */
export async function complete() {
  const { id } = play;
  const { view } = await askWhole({ do: "look" });
  if (view && play.view && play.id === id) {
    Object.assign(play.view, { settings: view.settings, keep: view.keep });
  }
}

/** The engine's word takes the place of a sketch: nothing is scrolled, and only a focus that is lost is put somewhere.
 * @param {View} view
 */
function keepPlace(view) {
  fitDraft(view);
  afterPaint(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById("ask-words")?.focus({ preventScroll: true });
  });
}

onWritten((id, revision) => {
  if (asking.id === id && revision !== null) asking.revision = revision;
  if (play.id !== id) return;
  if (revision === null) play.elsewhere = true;
  else Object.assign(play, { revision, unkept: false });
  draw();
});

/** The phone is with the seat of this side alone; null covers it again.
 * @param {string | null} side
 */
export async function setPrivateViewer(side) {
  if (side && !takesTaps()) return;
  ignoreTapsBriefly();
  await lookAs(side);
}

/** In private only a question under cover is answered, or one whose proposal was found in what lies face down.
 * @param {string | null} side
 */
async function lookAs(side) {
  const { id } = play;
  Object.assign(play, {
    busy: true,
    privateViewer: null,
    privateView: null,
    privateViewAskedBy: null,
    refused: null,
  });
  draw();
  try {
    const { view = null } = side ? await door({ do: "look", viewer: side }) : {};
    if (!view || document.hidden || play.id !== id) return; // a phone that was put away meanwhile stays covered
    view.odds = play.view?.odds ?? [];
    if (!view.ask?.by && !view.ask?.suggested) view.ask = null;
    Object.assign(play, { privateViewer: side, privateView: view });
  } catch (error) {
    if (play.id === id && !(error instanceof GivenUp)) play.fault = String(error);
  } finally {
    if (play.id === id) play.busy = false;
    draw();
  }
}

/** A side wants to read again what it laid face down; null: it has thought better of it. Whoever held the phone alone
 * holds it no more.
 * @param {string | null} side
 */
export function requestPrivateView(side) {
  ignoreTapsBriefly();
  Object.assign(play, { privateViewAskedBy: side, privateViewer: null, privateView: null });
  draw();
}

/** Pick an option: the answer at once where one is wanted, else on or off; the oldest makes room.
 * @param {View} view
 * @param {Option} option
 */
export function pick(view, option) {
  const { ask } = view;
  if (!ask || option.barred || !takesTaps()) return;
  if (!takesSeveral(ask)) {
    answerWith([option.key]);
    return;
  }
  if (isChosen(option.key)) draft.keys = draft.keys.filter((key) => key !== option.key);
  else draft.keys = [...draft.keys, option.key].slice(-ask.most);
  draw();
}

/** Answer with these options.
 * @param {string[]} keys
 */
export function answerWith(keys) {
  answer({ keys, ...answeringSide() });
}

/** Who answers, where several are asked under cover. */
export function answeringSide() {
  const { ask } = play.privateView ?? {};
  return ask?.by && ask.who.length > 1 ? { by: ask.by } : {};
}

/** Milliseconds that an answer stands there to be taken back. */
const LONG = 8000;

/** @type {{ask: Ask, offers: Offer[], answer: Answer, names: Names} | null} */
let latest = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** This was answered, and can be taken back at a tap for a while; null: nothing can.
 * @param {typeof latest} given
 */
export function setLastAnswer(given) {
  latest = given;
  clearTimeout(timer);
  if (!given) return;
  timer = setTimeout(() => {
    latest = null;
    draw();
  }, LONG);
}

/** The last answer in words, as long as it can be taken back at a tap, else empty. What was laid face down is not told. */
export function lastAnswer() {
  if (!latest) return "";
  const { ask, offers, answer, names } = latest;
  if ("take" in answer) {
    return list(
      offers.filter(({ key }) => key === answer.take).map((one) => label(one.label, names)),
    );
  }
  if (ask.secret) return say("page-deed", { what: "secret" });
  if ("number" in answer) return figure(answer.number);
  if ("form" in answer) return say("page-deed", { what: "form" });
  if ("text" in answer && answer.text) return stripUnsafe(answer.text);
  if (ask.kind === "roll") return say("page-deed", { what: "roll" });
  if ("path" in answer) return say("page-deed", { what: "path" });
  const keys = "keys" in answer ? answer.keys : [];
  const taken = ask.options.filter(({ key }) => keys.includes(key));
  if (taken.length === 0) return say("page-deed", { what: "nothing" });
  return list(taken.map((option) => label(option.label, names)));
}
