/** Answers to the open battle: each is noted in its log, sent, kept on the device, and only then shown. */

import { door, GivenUp, withEngine } from "../engine/engine.js";
import {
  keepLog,
  keepOutline,
  notePlayed,
  outlineOf,
  WrittenElsewhere,
} from "../storage/battles.js";
import { withTimeLimit } from "../storage/indexed-db.js";
import { requestPersistenceOnce } from "../storage/persistence.js";
import { keepUnsent } from "../storage/unsent.js";
import { onWritten } from "../storage/write-behind.js";
import { guarded, isGuarded } from "./answer-guard.js";
import { automaticAnswer, isNewRoll } from "./automatic-answers.js";
import { takesSeveral } from "./choice-answer.js";
import { countOdds } from "./count-odds.js";
import { draft, editDraft, isChosen } from "./draft.js";
import { entryOf } from "./entry-of.js";
import { forgetAside, keepAside } from "./interrupted-draft.js";
import { offerToTakeBack } from "./last-answer.js";
import { appendPending, endOf, logOf } from "./open-log.js";
import { lookAs } from "./private-view.js";
import { answeredByLine, STALE } from "./proposing.js";
import { waitingOf } from "./seats.js";
import {
  battleId,
  change,
  changeBriefly,
  isIdle,
  openedBattle,
  openView,
  privateView,
  trouble,
  viewInSight,
} from "./state.js";
import { ignoreTapsBriefly, takesTaps } from "./tap-guard.js";
import { isAskedHere, togetherIn } from "./together.js";
import {
  completed,
  failed,
  refusedWith,
  replyKept,
  requestBegun,
  requestEnded,
  takenElsewhere,
  written,
} from "./transitions.js";
import { storableView, withOldOdds } from "./waiting-odds.js";

/** @import { Answer, Ask, Option, Reply, Request, Trouble, View } from "../../shared/view.d.ts" */
/** @import { BattleLog } from "../storage/battle-log.js" */
/** @import { Entry } from "./entry-of.js" */
/** @import { LastAnswer } from "./transitions.js" */

/** The person did not wait for what they asked for.
 * @type {Trouble} */
const STOPPED = { code: "stopped", label: { id: "page-stopped", with: { what: "battle" } } };

/** The battle in which something was taken back: until a new roll by a tap, the app answers nothing there by itself. */
let takenBackIn = "";

/** @param {Answer} answer */
export async function answer(answer) {
  const shown = viewInSight();
  const inPrivate = privateView();
  const id = battleId();
  if (shown?.ask && !("take" in answer) && !isAskedHere(shown, shown.ask)) return;
  if (shown && "take" in answer) keepAside(id, shown, draft);
  else if (shown) forgetAside(shown);
  const { of } = draft;
  const given = shown?.ask
    ? { ask: shown.ask, offers: shown.offers, answer, names: shown.names }
    : null;
  const { accepted } = await send({ do: "answer", answer }, given);
  if (accepted && !("form" in answer)) keepUnsent(of, undefined); // a form stands there again when it is taken back
  if (!shown || !accepted || !openView()?.can_undo) return;
  const isRolled = isNewRoll(shown, answer);
  if (inPrivate?.view.ask) await goOnInPrivate(inPrivate.view.ask, shown.viewer);
  else if (isRolled && takenBackIn === id) takenBackIn = "";
  if (battleId() === id && takenBackIn !== id && !("take" in answer)) await goOnAtOnce(isRolled);
}

/** The app answers what it need not ask for, as long as there is such a question.
 * @param {boolean} isRolled the latest answer was a new roll
 */
async function goOnAtOnce(isRolled) {
  const view = openView();
  const battle = openedBattle();
  if (!view?.ask || !battle || privateView() || !isIdle() || isGuarded()) return;
  const { ask, offers, names } = view;
  if (!isAskedHere(view, ask)) return;
  const answer = automaticAnswer(view, ask, battle.seen, isRolled);
  if (!answer) return;
  const { accepted } = await submit({ do: "answer", answer }, { ask, offers, answer, names });
  if (accepted) await goOnAtOnce(isNewRoll(view, answer));
}

/** The phone stays with a seat that is still asked the same for another of its sides.
 * @param {Ask} before
 * @param {string} seat
 */
async function goOnInPrivate(before, seat) {
  const view = openView();
  if (!view?.ask?.secret || view.ask.rule !== before.rule) return;
  const [side] = waitingOf(view, view.ask, seat);
  if (side) await lookAs(side);
}

export async function undo() {
  const id = battleId();
  const { accepted } = await send({ do: "undo" });
  if (accepted) takenBackIn = id;
}

export const redo = () => send({ do: "redo" });

/** The game master sets a value. Gives what stands against it.
 * @param {string} what
 * @param {string | number} value
 * @param {string} why
 */
export async function overrule(what, value, why) {
  const shown = viewInSight();
  if (shown) keepAside(battleId(), shown, draft);
  return (await send({ do: "overrule", what, value, why })).told;
}

/** Gives what stands against it.
 * @param {string} name
 */
export const rename = async (name) => (await send({ do: "name", name })).told;

/**
 * @typedef {object} Outcome what came of a request
 * @property {boolean} accepted the battle has changed and is shown
 * @property {Trouble | null} told why it was not, if there is anything to say
 */

/** Something with which a person's tap changes the battle.
 * @param {Request} request
 * @param {LastAnswer | null} [given] what can be taken back at a tap once it is accepted
 * @returns {Promise<Outcome>}
 */
async function send(request, given = null) {
  const asked = takesTaps() ? guarded(request) : null;
  return asked ? submit(asked, given) : { accepted: false, told: null };
}

/** Something that changes the battle. It is meant for the battle as it is on the screen now: whatever comes before it has the
 * door refuse it.
 * @param {Request} request
 * @param {LastAnswer | null} given
 * @returns {Promise<Outcome>}
 */
async function submit(request, given) {
  ignoreTapsBriefly();
  const id = battleId();
  const end = endOf(id);
  const ask = viewInSight()?.ask ?? null;
  const byLine = answeredByLine(id, end, request, ask);
  const answered = byLine ?? sendAlone(id, end, entryOf(request, ask), given);
  changeBriefly(requestBegun);
  try {
    const reply = await answered;
    if (byLine) settle(id, reply, given);
    if (battleId() !== id) return { accepted: false, told: null };
    const told = trouble(reply);
    if (reply.view) requestPersistenceOnce();
    return { accepted: Boolean(reply.view) && openedBattle() !== null, told };
  } catch (error) {
    if (error instanceof GivenUp) return { accepted: false, told: STOPPED };
    change(failed, id, String(error));
    return { accepted: false, told: null };
  }
}

/** @param {string} id
 * @param {string} end of the log that the person saw
 * @param {Entry} entry
 * @param {LastAnswer | null} given
 */
const sendAlone = (id, end, entry, given) => withEngine(() => sendNoted(id, end, entry, given));

/** An entry for the open battle's log, noted before the engine is asked for it, and what came of it kept and shown. One that is
 * given up, or over which the engine breaks, is not asked for again.
 * @param {string} id
 * @param {string} end of the log that the person saw
 * @param {Entry} entry
 * @param {LastAnswer | null} given
 * @returns {Promise<Reply>}
 */
async function sendNoted(id, end, entry, given) {
  const log = logOf(id);
  if (openedBattle()?.id !== id || !log || endOf(id) !== end) {
    const reply = { refused: STALE };
    settle(id, reply, null);
    return reply;
  }
  const at = log.length;
  log.begin([entry]);
  const noted = keepLog(id, log);
  noted.catch(() => {}); // `keepReply` says it
  const reply = await appendPending(log, at).catch(async (error) => {
    log.withdraw();
    await withTimeLimit(keepLog(id, log)).catch(() => {});
    throw error;
  });
  const done = () => settle(id, reply, given);
  if (reply.view) {
    await keepReply(id, log, reply.view, noted, done);
    tellOthers(id, at, reply);
  } else {
    keepLog(id, log).catch(() => change(takenElsewhere, id));
    done();
  }
  return reply;
}

/** The devices that follow this log hear by what it has grown.
 * @param {string} id
 * @param {number} at
 * @param {Reply} reply
 */
function tellOthers(id, at, { entries, heads }) {
  const head = heads?.at(-1);
  if (entries && head) togetherIn(id)?.grew(at, entries, head);
}

/** The request has come to an end, and what came of it is in place.
 * @param {string} id
 * @param {Reply} reply
 * @param {LastAnswer | null} given
 */
function settle(id, reply, given) {
  if (battleId() !== id) return;
  countOdds();
  change(refusedWith, trouble(reply));
  change(requestEnded, id);
  if (given && reply.view && openedBattle()?.view.can_undo) offerToTakeBack(id, given);
}

/** Keep a reply, then show it: nobody sees dice that a reload could take back. A battle that was left meanwhile is only kept.
 * @param {string} id
 * @param {BattleLog} log
 * @param {View} told
 * @param {Promise<boolean>} [noted] whether the device keeps what the reply follows from
 * @param {() => void} [then] what else changes with it, to be drawn at once
 */
export async function keepReply(id, log, told, noted = keepLog(id, log), then = () => {}) {
  const view = told.odds ? told : withOldOdds(told, openView());
  try {
    const isKept = await noted;
    if (log.unwritten) keepLog(id, log).catch(() => change(takenElsewhere, id));
    keepOutline(id, outlineOf(storableView(view), log));
    notePlayed(id);
    change(replyKept, id, view, isKept);
  } catch (error) {
    if (!(error instanceof WrittenElsewhere)) throw error;
    change(takenElsewhere, id);
  }
  then();
}

onWritten((id, isWritten) => {
  if (isWritten) change(written, id);
  else change(takenElsewhere, id);
});

/** Bring in what the view tells only when it is asked for: what may be overruled, what is worth keeping. */
export async function complete() {
  const id = battleId();
  const { view } = await door({ do: "look", screen: "whole" });
  if (view) change(completed, id, view);
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
  if (isChosen(option.key)) editDraft({ keys: draft.keys.filter((key) => key !== option.key) });
  else editDraft({ keys: [...draft.keys, option.key].slice(-ask.most) });
}

/** Answer with these options.
 * @param {readonly string[]} keys
 */
export function answerWith(keys) {
  answer({ keys: [...keys], ...answeringSide() });
}

/** The side that answers, if several are asked under cover. */
export function answeringSide() {
  const ask = privateView()?.view.ask;
  return ask?.by && ask.who.length > 1 ? { by: ask.by } : {};
}
